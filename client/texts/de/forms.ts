/** Forms, and the pages that they lead to. German. */
import type { TextParts } from '../texts.ts';

export const forms: TextParts['forms'] = {
	contact: {
		title: 'Kontakt',
		address: 'So finden Sie uns',
		reach: 'So erreichen Sie uns',
		directions: 'Den Weg zeigen Ihnen auch:',
		directionsBy: (service) => `Route mit ${service}`,
		form: {
			title: 'Schreiben Sie uns',
			name: 'Name',
			email: 'E-Mail',
			message: 'Nachricht',
			submit: 'Nachricht senden',
			sent: 'Ihre Nachricht ist angekommen.',
		},
	},
	forms: {
		allRequired: 'Alle Felder sind auszufüllen.',
		phoneRead: (number) => `Wir erreichen Sie unter ${number}`,
		phoneKept: 'Sie können trotzdem fortfahren: Wir übernehmen Ihre Angabe so, wie sie hier steht.',
		trap: 'Bitte leer lassen',
		sending: 'Wird gesendet …',
		summary: 'Bitte prüfen Sie Ihre Angaben:',
		faults: {
			missing: 'Bitte füllen Sie dieses Feld aus.',
			too_long: 'Das ist zu lang.',
			invalid: 'Das enthält Zeichen, die nicht gesendet werden können.',
		},
		emailInvalid: 'Bitte geben Sie eine E-Mail-Adresse wie name@beispiel.de an.',
		privacyMissing: 'Bitte bestätigen Sie, dass Sie den Datenschutzhinweis gelesen haben.',
		privacy: 'Ich habe den [Datenschutzhinweis] gelesen und bin einverstanden, dass meine Angaben verwendet werden, um mir zu antworten.',
		incomplete: 'Es fehlt noch etwas, oder eine Angabe stimmt nicht. Ihre Eingaben finden Sie mit „Zurück“ im Browser wieder.',
		limited: 'Von Ihrem Anschluss kamen zu viele Nachrichten. Bitte versuchen Sie es in zehn Minuten noch einmal.',
		failed:
			'Das Senden ist leider nicht gelungen. Ihre Angaben sind erhalten geblieben. Bitte versuchen Sie es noch einmal, oder rufen Sie uns an.',
	},
	newsletter: {
		title: 'Newsletter',
		intro: 'Neue Stücke und Neuigkeiten aus unserem Geschäft, per E-Mail.',
		signUp: 'Anmelden',
		email: 'E-Mail',
		submit: 'Newsletter bestellen',
		consent:
			'Sie bestätigen die Anmeldung mit einem Link, den wir Ihnen schicken, und können den Newsletter jederzeit abbestellen. Mehr dazu im [Datenschutzhinweis].',
		success: 'Vielen Dank für Ihre Anmeldung!',
		checkMail: 'Wir haben Ihnen eine E-Mail geschickt. Der Newsletter beginnt, sobald Sie den Link darin bestätigt haben.',
		failed: 'Ein unerwarteter Fehler ist aufgetreten',
		missing: 'E-Mail fehlt',
		duplicate: 'Zu viele Anmeldeversuche mit dieser Adresse',
		confirmed: 'Ihre Anmeldung ist bestätigt. Sie erhalten von nun an unseren Newsletter.',
		expired: 'Dieser Link gilt nicht mehr. Bitte melden Sie sich noch einmal an.',
		unsubscribed: 'Sie sind abgemeldet und erhalten keinen Newsletter mehr.',
	},
	thanks: {
		title: 'Vielen Dank',
		text: 'Ihre Nachricht ist angekommen. Wir antworten so bald wie möglich.',
		home: 'Zur Startseite',
	},
	phone: {
		NOT_A_NUMBER: 'Das ist keine Telefonnummer.',
		TOO_SHORT: 'Diese Telefonnummer ist zu kurz.',
		TOO_LONG: 'Diese Telefonnummer ist zu lang.',
		INVALID_COUNTRY: 'Diese Landesvorwahl gibt es nicht.',
	},
};
