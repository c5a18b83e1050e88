/** The cart. German. */
import type { TextParts } from '../texts.ts';

export const cart: TextParts['cart'] = {
	cart: {
		title: 'Warenkorb',
		loading: 'Ihr Warenkorb wird geladen.',
		empty: 'Ihr Warenkorb ist leer.',
		toShop: 'Zum Schaufenster',
		unavailable: 'Der Einkauf im Internet ist zurzeit geschlossen. Im Geschäft sind wir gern für Sie da.',
		order: 'Diese Auswahl bestellen Sie telefonisch, per E-Mail oder bei uns im Geschäft.',
		orderLink: 'Kontakt und Öffnungszeiten',
		withoutScript: 'Der Warenkorb liegt in Ihrem Browser und braucht JavaScript. Ohne JavaScript bestellen Sie gern telefonisch.',
		lines: 'Ihre Auswahl',
		unitPrice: 'Einzelpreis',
		lineTotal: 'Summe',
		quantityOf: (name) => `Anzahl: ${name}`,
		fewer: (name) => `Eines weniger: ${name}`,
		more: (name) => `Eines mehr: ${name}`,
		remove: 'Entfernen',
		removeLine: (name) => `${name} entfernen`,
		removed: (name) => `${name} wurde entfernt.`,
		changed: (name, count) => `${name}: Anzahl ${count}.`,
		total: 'Gesamtbetrag',
		clear: 'Warenkorb leeren',
		cleared: 'Der Warenkorb ist geleert.',
		notLoaded: 'Ihr Warenkorb konnte nicht geladen werden.',
		retry: 'Noch einmal versuchen',
		failed: 'Die Änderung hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.',
	},
};
