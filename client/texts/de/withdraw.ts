/** Where contracts are withdrawn from. German. */
import type { WithdrawTexts } from '../texts.ts';

export const withdraw: WithdrawTexts = {
	withdraw: {
		title: 'Vertrag widerrufen',
		intro: 'Hier widerrufen Sie einen Vertrag, den Sie bei uns online geschlossen haben. Gründe müssen Sie nicht nennen.',
		notice: 'Was beim Widerruf gilt, steht in der [Widerrufsbelehrung].',
		withoutForm:
			'Einen Widerruf nehmen wir per E-Mail und per Brief entgegen: Es genügt, dass Sie den Vertrag nennen und erklären, dass Sie ihn widerrufen. Sie erreichen uns unter [Kontakt].',
		form: 'Widerruf',
		steps: { fill: 'Schritt 1 von 2: Ihre Angaben', confirm: 'Schritt 2 von 2: Prüfen und bestätigen' },
		needed: 'Wir benötigen Ihren Namen, den Vertrag und Ihre E-Mail-Adresse; die Mitteilung ist freiwillig.',
		name: 'Name',
		contract: 'Bestellnummer, oder was Sie bestellt haben',
		email: 'E-Mail-Adresse, an die wir den Eingang bestätigen',
		message: 'Mitteilung (freiwillig), zum Beispiel, wenn Sie nur einen Teil widerrufen',
		shown: { name: 'Name', contract: 'Vertrag', email: 'E-Mail', message: 'Mitteilung' },
		goOn: 'Weiter',
		check: 'Bitte prüfen Sie Ihre Angaben. Der Widerruf geht erst bei uns ein, wenn Sie ihn bestätigen.',
		confirm: 'Widerruf bestätigen',
		back: 'Angaben ändern',
		privacy: 'Wir verwenden Ihre Angaben, um den Widerruf zu bearbeiten. Mehr dazu im [Datenschutzhinweis].',
		received: 'Ihr Widerruf ist bei uns eingegangen.',
		receivedAt: (moment) => `Eingegangen am ${moment}.`,
		receipt:
			'Den Eingang bestätigen wir Ihnen per E-Mail, mit Inhalt, Datum und Uhrzeit. Trifft keine Bestätigung ein, sehen Sie bitte im Spamordner nach oder rufen Sie uns an.',
		limited:
			'Von Ihrem Anschluss kamen zu viele Nachrichten. Bitte versuchen Sie es in zehn Minuten noch einmal, oder schreiben Sie uns: Ein Widerruf gilt auch per E-Mail oder Brief.',
		failed:
			'Ihr Widerruf konnte nicht gesendet werden. Ihre Angaben sind erhalten geblieben. Bitte versuchen Sie es noch einmal, oder schreiben Sie uns: Ein Widerruf gilt auch per E-Mail oder Brief.',
	},
};
