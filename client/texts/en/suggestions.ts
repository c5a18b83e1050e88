/** Other pieces on the page of a piece. English. */
import type { TextParts } from '../texts.ts';

export const suggestions: TextParts['suggestions'] = {
	suggestions: {
		related: 'Goes well with it',
		random: 'From our window',
		recent: 'Viewed last',
		notNoted: 'If you like, this browser remembers for 30 days which pieces you look at. None of it leaves your device.',
		noted: 'This browser remembers the pieces that you look at.',
		begin: 'Remember pieces I view',
		clear: 'Clear the list and stop remembering',
	},
};
