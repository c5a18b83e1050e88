/** What every page says: the shell around it, navigation, and prices. German. */
import type { TextParts } from '../texts.ts';

export const base: TextParts['base'] = {
	shell: {
		skipToContent: 'Zum Inhalt springen',
		home: 'Startseite',
		menu: 'Menü',
		closeMenu: 'Menü schließen',
		mainNavigation: 'Hauptmenü',
		chooseLanguage: 'Sprache wählen',
		shopNavigation: 'Einkauf',
		legalNavigation: 'Rechtliches',
		legalSidebar: 'Firmenangaben',
		closeLegalSidebar: 'Firmenangaben schließen',
		cookieSettings: 'Cookie Einstellungen',
		cookieSettingsFailed: 'Die Einstellungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
		withdrawFromContract: 'Vertrag widerrufen',
		newTab: '(öffnet in einem neuen Tab)',
		cart: 'Warenkorb',
		cartWithCount: (count) => `Warenkorb (${count})`,
		wish: 'Merken',
		drafts: {
			name: 'Entwurf',
			text: 'Entwurf: Diese Ansicht zeigt auch, was noch nicht veröffentlicht ist. Sie ist nicht die Website des Hauses.',
		},
	},
	price: {
		onRequest: 'Preis auf Anfrage',
		taxIncluded: 'inkl. MwSt.',
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
