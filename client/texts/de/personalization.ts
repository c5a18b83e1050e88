/** Words of a product's personalisation. German. */
import type { TextParts } from '../texts.ts';

export const personalization: TextParts['personalization'] = {
	personalization: {
		optional: 'freiwillig',
		counted: (length, most) => `${length} von ${most} Zeichen`,
		missing: 'Bitte füllen Sie dieses Feld aus.',
		tooLong: (length, most) => `Das sind ${length} Zeichen. Platz ist für ${most}.`,
		unknownGlyphs: (glyphs, count) =>
			count === 1 ? `Dieses Zeichen können wir nicht gravieren: ${glyphs}` : `Diese Zeichen können wir nicht gravieren: ${glyphs}`,
		surcharge: (amount) => `+ ${amount} je Stück`,
		priceWith: (amount) => `Preis mit Ihrem Wunsch: ${amount}`,
		noNumber: 'Bitte geben Sie eine Zahl ein.',
		preview: (text) => (text === '' ? 'Vorschau der Gravur, noch ohne Text' : `Vorschau der Gravur: ${text}`),
		illustration: 'Darstellung beispielhaft. Schrift und Platz hängen vom Stück ab.',
	},
};
