/** The words of one page in every language, in its own chunk: as a part of the texts their files would be named in what every page loads. */
import type { PerLanguage } from '../../site/languages.ts';

const de = {
	/** As the link on every page says. */
	title: 'Vertrag widerrufen',
	intro: 'Hier widerrufen Sie einen Vertrag, den Sie bei uns online geschlossen haben. Gründe müssen Sie nicht nennen.',
	/** The words in brackets lead to the instructions on withdrawal. */
	notice: 'Was beim Widerruf gilt, steht in der [Widerrufsbelehrung].',
	/** Where the site has no order service; the words in brackets lead to the contact page. */
	withoutForm:
		'Einen Widerruf nehmen wir per E-Mail und per Brief entgegen: Es genügt, dass Sie den Vertrag nennen und erklären, dass Sie ihn widerrufen. Sie erreichen uns unter [Kontakt].',
	form: 'Widerruf',
	steps: { fill: 'Schritt 1 von 2: Ihre Angaben', confirm: 'Schritt 2 von 2: Prüfen und bestätigen' },
	needed: 'Wir benötigen Ihren Namen, den Vertrag und Ihre E-Mail-Adresse; die Mitteilung ist freiwillig.',
	name: 'Name',
	contract: 'Bestellnummer, oder was Sie bestellt haben',
	email: 'E-Mail-Adresse, an die wir den Eingang bestätigen',
	message: 'Mitteilung (freiwillig), zum Beispiel, wenn Sie nur einen Teil widerrufen',
	/** The fields' names in the second step. */
	shown: { name: 'Name', contract: 'Vertrag', email: 'E-Mail', message: 'Mitteilung' },
	goOn: 'Weiter',
	check: 'Bitte prüfen Sie Ihre Angaben. Der Widerruf geht erst bei uns ein, wenn Sie ihn bestätigen.',
	confirm: 'Widerruf bestätigen',
	back: 'Angaben ändern',
	/** What is in brackets leads to the privacy notice. */
	privacy: 'Wir verwenden Ihre Angaben, um den Widerruf zu bearbeiten. Mehr dazu im [Datenschutzhinweis].',
	received: 'Ihr Widerruf ist bei uns eingegangen.',
	receivedAt: (moment: string) => `Eingegangen am ${moment}.`,
	/** Where the receipt goes, without naming the address. */
	receipt:
		'Den Eingang bestätigen wir Ihnen per E-Mail, mit Inhalt, Datum und Uhrzeit. Trifft keine Bestätigung ein, sehen Sie bitte im Spamordner nach oder rufen Sie uns an.',
	limited:
		'Von Ihrem Anschluss kamen zu viele Nachrichten. Bitte versuchen Sie es in zehn Minuten noch einmal, oder schreiben Sie uns: Ein Widerruf gilt auch per E-Mail oder Brief.',
	failed:
		'Ihr Widerruf konnte nicht gesendet werden. Ihre Angaben sind erhalten geblieben. Bitte versuchen Sie es noch einmal, oder schreiben Sie uns: Ein Widerruf gilt auch per E-Mail oder Brief.',
};

const en: typeof de = {
	title: 'Withdraw from contract',
	intro: 'Here you can withdraw from a contract that you concluded with us online. You do not have to give a reason.',
	notice: 'The [instructions on withdrawal] explain what applies to a withdrawal.',
	withoutForm:
		'You can withdraw by e-mail or by letter: simply name the contract and state that you are withdrawing from it. You will find our details under [Contact].',
	form: 'Withdrawal',
	steps: { fill: 'Step 1 of 2: your details', confirm: 'Step 2 of 2: check and confirm' },
	needed: 'We need your name, the contract and your e-mail address; the message is optional.',
	name: 'Name',
	contract: 'Order number, or what you ordered',
	email: 'E-mail address for our confirmation of receipt',
	message: 'Message (optional), for example if you are withdrawing from only part of the order',
	shown: { name: 'Name', contract: 'Contract', email: 'E-mail', message: 'Message' },
	goOn: 'Continue',
	check: 'Please check your details. Your withdrawal reaches us only once you have confirmed it.',
	confirm: 'Confirm withdrawal',
	back: 'Edit your details',
	privacy: 'We use your details to process your withdrawal. For more information, see our [privacy notice].',
	received: 'We have received your withdrawal.',
	receivedAt: (moment) => `Received on ${moment}.`,
	receipt:
		'We will confirm receipt by e-mail, with the content, date and time. If nothing arrives, please check your spam folder or give us a call.',
	limited:
		'Too many messages have been sent from your connection. Please try again in ten minutes, or write to us: a withdrawal is just as valid by e-mail or letter.',
	failed:
		'Your withdrawal could not be sent. Your details have been kept. Please try again, or write to us: a withdrawal is just as valid by e-mail or letter.',
};

const fr: typeof de = {
	title: 'Se rétracter du contrat',
	intro: 'Vous pouvez ici vous rétracter d’un contrat conclu en ligne avec nous. Vous n’avez pas à indiquer de motif.',
	notice: 'Les [instructions relatives à la rétractation] précisent les règles applicables.',
	withoutForm:
		'Vous pouvez vous rétracter par e-mail ou par courrier\u00a0: il suffit d’indiquer le contrat et de déclarer que vous vous en rétractez. Nos coordonnées figurent sous [Contact].',
	form: 'Rétractation',
	steps: { fill: 'Étape 1 sur 2\u00a0: vos informations', confirm: 'Étape 2 sur 2\u00a0: vérifier et confirmer' },
	needed: 'Il nous faut votre nom, le contrat et votre adresse e-mail\u202f; le message est facultatif.',
	name: 'Nom',
	contract: 'Numéro de commande, ou ce que vous avez commandé',
	email: 'Adresse e-mail pour l’accusé de réception',
	message: 'Message (facultatif), par exemple si vous ne vous rétractez que pour une partie de la commande',
	shown: { name: 'Nom', contract: 'Contrat', email: 'E-mail', message: 'Message' },
	goOn: 'Continuer',
	check: 'Veuillez vérifier vos informations. Votre rétractation ne nous parvient qu’une fois confirmée.',
	confirm: 'Confirmer la rétractation',
	back: 'Modifier les informations',
	privacy: 'Vos données nous servent à traiter la rétractation. Pour en savoir plus\u00a0: [protection des données].',
	received: 'Nous avons bien reçu votre rétractation.',
	receivedAt: (moment) => `Reçue le ${moment}.`,
	receipt:
		'Nous vous confirmons la réception par e-mail, avec le contenu, la date et l’heure. Si vous ne recevez rien, vérifiez vos courriers indésirables ou appelez-nous.',
	limited:
		'Trop de messages ont été envoyés depuis votre connexion. Veuillez réessayer dans dix minutes, ou écrivez-nous\u00a0: une rétractation vaut aussi par e-mail ou par courrier.',
	failed:
		'Votre rétractation n’a pas pu être envoyée. Vos informations sont conservées. Veuillez réessayer, ou écrivez-nous\u00a0: une rétractation vaut aussi par e-mail ou par courrier.',
};

export const withdrawWords: PerLanguage<typeof de> = { de, en, fr };
