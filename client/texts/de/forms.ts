/** Forms, and the pages that they lead to. German. */
export const forms = {
	contact: {
		title: 'Kontakt',
		address: 'So finden Sie uns',
		reach: 'So erreichen Sie uns',
		directions: 'Den Weg zeigen Ihnen auch:',
		directionsBy: (service: string) => `Route mit ${service}`,
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
		/** Below a phone field: how what was typed is read, as `+49 30 123456`; that it is kept where it cannot be read. */
		phoneRead: (number: string) => `Wir erreichen Sie unter ${number}`,
		phoneKept: 'Sie können trotzdem fortfahren: Wir übernehmen Ihre Angabe so, wie sie hier steht.',
		/** Label of a hidden field. */
		trap: 'Bitte leer lassen',
		sending: 'Wird gesendet …',
		summary: 'Bitte prüfen Sie Ihre Angaben:',
		/** The fault of any field, without its label: that is above it, and in the list before this. */
		faults: {
			missing: 'Bitte füllen Sie dieses Feld aus.',
			too_long: 'Das ist zu lang.',
			invalid: 'Das enthält Zeichen, die nicht gesendet werden können.',
		},
		emailInvalid: 'Bitte geben Sie eine E-Mail-Adresse wie name@beispiel.de an.',
		privacyMissing: 'Bitte bestätigen Sie, dass Sie den Datenschutzhinweis gelesen haben.',
		/** The consent that a message needs; what is in brackets leads to the privacy notice. */
		privacy: 'Ich habe den [Datenschutzhinweis] gelesen und bin einverstanden, dass meine Angaben verwendet werden, um mir zu antworten.',
		/** Without scripts, where fields were empty or wrong. */
		incomplete: 'Es fehlt noch etwas, oder eine Angabe stimmt nicht. Ihre Eingaben finden Sie mit „Zurück“ im Browser wieder.',
		limited: 'Von Ihrem Anschluss kamen zu viele Nachrichten. Bitte versuchen Sie es in zehn Minuten noch einmal.',
		failed:
			'Das Senden ist leider nicht gelungen. Ihre Angaben sind erhalten geblieben. Bitte versuchen Sie es noch einmal, oder rufen Sie uns an.',
	},
	/** Fixed texts in English. */
	newsletter: {
		title: 'Newsletter',
		intro: 'Neue Stücke und Neuigkeiten aus unserem Geschäft, per E-Mail.',
		signUp: 'Anmelden',
		email: 'E-Mail',
		submit: 'Newsletter bestellen',
		/** What is in brackets leads to the privacy notice. */
		consent:
			'Sie bestätigen die Anmeldung mit einem Link, den wir Ihnen schicken, und können den Newsletter jederzeit abbestellen. Mehr dazu im [Datenschutzhinweis].',
		success: 'Vielen Dank für Ihre Anmeldung!',
		checkMail: 'Wir haben Ihnen eine E-Mail geschickt. Der Newsletter beginnt, sobald Sie den Link darin bestätigt haben.',
		failed: 'Ein unerwarteter Fehler ist aufgetreten',
		missing: 'E-Mail fehlt',
		/** Too many sign-ups for one address, subscribed or not. */
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
