/** What a buyer may have put on a piece. English. */
import type { TextParts } from '../texts.ts';

export const personalization: TextParts['personalization'] = {
	personalization: {
		optional: 'optional',
		counted: (length, most) => `${length} of ${most} characters`,
		missing: 'Please fill in this field.',
		tooLong: (length, most) => `These are ${length} characters. There is room for ${most}.`,
		unknownGlyphs: (glyphs, count) =>
			count === 1 ? `We cannot engrave this character: ${glyphs}` : `We cannot engrave these characters: ${glyphs}`,
		noNumber: 'Please enter a number.',
		preview: (text) => (text === '' ? 'Preview of the engraving, still without words' : `Preview of the engraving: ${text}`),
		illustration: 'Illustration only. Lettering and room depend on the piece.',
		noWithdrawal:
			'What we make to your specification cannot be returned: there is no right of withdrawal (§\u00a0312g (2) no.\u00a01 BGB).',
	},
};
