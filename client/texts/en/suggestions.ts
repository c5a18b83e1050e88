/** Other products on the page of a product. English. */
import type { TextParts } from '../texts.ts';

export const suggestions: TextParts['suggestions'] = {
	suggestions: {
		related: 'You may also like',
		random: 'More to discover',
		recent: 'Recently viewed',
		notNoted: 'If you wish, this browser can remember the pieces you view for 30 days. Nothing leaves your device.',
		noted: 'This browser remembers the pieces you view.',
		begin: 'Remember the pieces I view',
		clear: 'Clear the list and stop remembering',
	},
};
