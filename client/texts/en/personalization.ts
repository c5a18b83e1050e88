/** Words of a product's personalisation. English. */
import type { TextParts } from '../texts.ts';

export const personalization: TextParts['personalization'] = {
	personalization: {
		optional: 'optional',
		counted: (length, most) => `${length} of ${most} characters`,
		missing: 'Please fill in this field.',
		tooLong: (length, most) => `That is ${length} characters; there is room for ${most}.`,
		unknownGlyphs: (glyphs, count) =>
			count === 1 ? `We cannot engrave this character: ${glyphs}` : `We cannot engrave these characters: ${glyphs}`,
		surcharge: (amount) => `+ ${amount} each`,
		priceWith: (amount) => `Price with your choice: ${amount}`,
		noNumber: 'Please enter a number.',
		preview: (text) => (text === '' ? 'Preview of the engraving, no text yet' : `Preview of the engraving: ${text}`),
		illustration: 'For illustration only. Lettering and spacing vary with the piece.',
	},
};
