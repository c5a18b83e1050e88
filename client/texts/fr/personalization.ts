/** Words of a product's personalisation. French. */
import type { TextParts } from '../texts.ts';

export const personalization: TextParts['personalization'] = {
	personalization: {
		optional: 'facultatif',
		counted: (length, most) => `${length} sur ${most} caractères`,
		missing: 'Veuillez remplir ce champ.',
		tooLong: (length, most) => `${length} caractères saisis, ${most} au maximum.`,
		unknownGlyphs: (glyphs, count) =>
			count === 1
				? `Nous ne pouvons pas graver ce caractère\u00a0: ${glyphs}`
				: `Nous ne pouvons pas graver ces caractères\u00a0: ${glyphs}`,
		surcharge: (amount) => `+ ${amount} par pièce`,
		priceWith: (amount) => `Prix avec votre choix\u00a0: ${amount}`,
		noNumber: 'Veuillez saisir un nombre.',
		preview: (text) => (text === '' ? 'Aperçu de la gravure, sans texte pour l’instant' : `Aperçu de la gravure\u00a0: ${text}`),
		illustration: 'Illustration non contractuelle. La police et la mise en place varient selon la pièce.',
	},
};
