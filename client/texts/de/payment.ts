/** Where an order is paid through a provider. German. */
import type { TextParts } from '../texts.ts';

export const payment: TextParts['checkout']['payment'] = {
	title: 'Bezahlen',
	loading: 'Ihre Bestellung wird geladen …',
	withoutScript: 'Zum Bezahlen benötigt diese Seite JavaScript. Wie Sie ohne JavaScript bezahlen, sagen wir Ihnen gern:',
	none: 'Diesem Browser ist keine Bestellung bekannt, die noch zu bezahlen ist.',
	notHere: 'Für Ihre letzte Bestellung ist auf dieser Seite nichts mehr zu tun.',
	toConfirmation: 'Zur Bestellbestätigung',
	toContact: 'Zur Kontaktseite',
	toCart: 'Zum Warenkorb',
	retry: 'Noch einmal versuchen',
	placed: 'Ihre Bestellung ist bei uns eingegangen. Jetzt fehlt nur noch die Zahlung.',
	cartKept: 'Ihr Warenkorb wird geleert, sobald die Zahlung abgeschlossen ist; bestellen müssen Sie nichts noch einmal.',
	number: 'Bestellnummer',
	amount: 'Zu zahlen',
	heading: (provider) => `Zahlung mit ${provider}`,
	paypalIntro:
		'Die Schaltfläche öffnet ein Fenster von PayPal, in dem Sie sich anmelden und die Zahlung freigeben. Name und Anschrift geben wir nicht weiter.',
	klarnaIntro:
		'Klarna zeigt Ihnen hier seine Bedingungen. Ihre Anschrift und E-Mail-Adresse erfährt Klarna erst, wenn Sie die Anfrage unten absenden.',
	authorize: 'Anfrage an Klarna senden',
	providerLoading: (provider) => `${provider} wird geladen …`,
	open: (provider) => `${provider} fragt Sie nach der Freigabe. Bitte lassen Sie diese Seite so lange offen.`,
	blocked: (provider) =>
		`${provider} lässt sich gerade nicht laden. Möglicherweise hält eine Erweiterung Ihres Browsers den Dienst zurück, oder er antwortet nicht.`,
	closed: (provider) => `Sie haben ${provider} verlassen, ohne die Zahlung freizugeben. Es ist nichts bezahlt.`,
	failed: (provider) => `Bei ${provider} ist ein Fehler aufgetreten. Die Zahlung ist nicht freigegeben.`,
	declined: (provider) => `${provider} hat diese Zahlung abgelehnt. Den Grund erfahren wir nicht; ${provider} kann ihn Ihnen nennen.`,
	posting: 'Ihre Freigabe wird an uns übermittelt …',
	unposted: (provider) =>
		`Sie haben die Zahlung bei ${provider} freigegeben, aber wir konnten das nicht bestätigen. Bitte zahlen Sie nicht noch einmal: „Erneut übermitteln“ sendet dieselbe Freigabe, auch später oder nachdem Sie die Seite neu geladen haben.`,
	resend: 'Erneut übermitteln',
	memoryOnly: 'Ihr Browser kann sich die Freigabe nicht merken. Bitte lassen Sie diese Seite offen, bis die Zahlung bestätigt ist.',
	refused: (provider) => `${provider} hat die freigegebene Zahlung nicht ausgeführt. Es ist nichts bezahlt.`,
	done: 'Ihre Zahlung ist bestätigt.',
	others: 'Anders bezahlen',
	transfer: (reference) => `Ihre Bestellung besteht weiter. Sie können den Betrag auch überweisen; der Verwendungszweck ist ${reference}.`,
	toTransfer: 'Bankverbindung zeigen',
	ask: 'Oder fragen Sie uns:',
};
