/** The search of the shop. English. */
import type { TextParts } from '../texts.ts';

export const search: TextParts['search'] = {
	search: {
		title: 'Search',
		label: 'What are you looking for?',
		submit: 'Search',
		close: 'Close search',
		suggestions: 'Suggestions',
		suggested: (suggestions) =>
			suggestions === 0
				? 'No suggestions'
				: `${suggestions === 1 ? '1 suggestion' : `${suggestions} suggestions`}, choose with the arrow keys`,
		pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
		start: 'Browse the shop',
		searching: 'Searching.',
		found: (words, count) => `${count === 1 ? '1 piece' : `${count} pieces`} for “${words}”`,
		near: (words) => `There is nothing for “${words}”. Did you mean one of these pieces?`,
		nothing: (words) => `We found nothing for “${words}”.`,
		instead: 'Searched one by one',
		contact: 'Ask us',
		relevance: 'Best match',
		notLoaded: 'The search could not be loaded.',
		withoutScript: 'The search needs JavaScript. You find all pieces in the shop as well.',
	},
};
