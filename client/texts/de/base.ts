/** Texts of every page: the shell around it, navigation, and prices. German. */
import type { TextParts } from '../texts.ts';

export const base: TextParts['base'] = {
	shell: {
		cookieSettings: 'Cookie Einstellungen',
		cookieSettingsFailed: 'Die Einstellungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
		newTab: '(öffnet in einem neuen Tab)',
		cart: 'Warenkorb',
		cartWithCount: (count) => `Warenkorb (${count})`,
		wish: 'Merken',
	},
	price: {
		onRequest: 'Preis auf Anfrage',
		taxIncluded: 'inkl. MwSt.',
		vat: (rate, amount) => `darin enthalten ${rate} MwSt.: ${amount}`,
		vatOfSome: (rate, amount) => `darin enthalten ${rate} MwSt.: ${amount} (aus den Posten inkl. MwSt.)`,
		plusShipping: 'zzgl. Versand',
		base: (price, unit) => `Grundpreis: ${price} je ${unit}`,
		label: 'Preis',
		range: (lowest, highest) => `${lowest} – ${highest}`,
	},
	navigation: {
		arrived: (title) => `Seite geöffnet: ${title}`,
		slow: 'Die Seite wird geladen.',
		failed: 'Die Seite konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
		incomplete: 'Ein Teil dieser Seite konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
	},
};
