/** What a buyer may have put on a piece. English. */
import type { TextParts } from '../texts.ts';

export const personalization: TextParts['personalization'] = {
	personalization: {
		optional: 'optional',
		counted: (length, most) => `${length} of ${most} characters`,
		missing: (field) => `Please fill in: ${field}.`,
		tooLong: (length, most) => `These are ${length} characters. There is room for ${most}.`,
		unknownGlyphs: (glyphs, count) =>
			count === 1 ? `We cannot engrave this character: ${glyphs}` : `We cannot engrave these characters: ${glyphs}`,
		noNumber: (field) => `Please enter a number: ${field}.`,
		preview: (text) => (text === '' ? 'Preview of the engraving, still without words' : `Preview of the engraving: ${text}`),
		illustration: 'Illustration only. Lettering and room depend on the piece.',
		noWithdrawal: 'What we make to your specification cannot be returned: there is no right of withdrawal (§ 312g (2) no. 1 BGB).',
	},
};
