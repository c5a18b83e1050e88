/** What a buyer may have put on a piece. French. */
import type { TextParts } from '../texts.ts';

export const personalization: TextParts['personalization'] = {
	personalization: {
		optional: 'facultatif',
		counted: (length, most) => `${length} sur ${most} caractères`,
		missing: 'Veuillez remplir ce champ.',
		tooLong: (length, most) => `Cela fait ${length} caractères. Il y a de la place pour ${most}.`,
		unknownGlyphs: (glyphs, count) =>
			count === 1
				? `Nous ne pouvons pas graver ce caractère\u00a0: ${glyphs}`
				: `Nous ne pouvons pas graver ces caractères\u00a0: ${glyphs}`,
		noNumber: 'Veuillez saisir un nombre.',
		preview: (text) => (text === '' ? 'Aperçu de la gravure, encore sans texte' : `Aperçu de la gravure\u00a0: ${text}`),
		illustration: 'Illustration non contractuelle. L’écriture et la place dépendent de la pièce.',
		noWithdrawal:
			'Une pièce réalisée selon vos indications ne peut pas être rendue\u00a0: le droit de rétractation ne s’applique pas (§\u00a0312g al.\u00a02 n°\u00a01 BGB).',
	},
};
