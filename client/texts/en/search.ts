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
				: `${suggestions === 1 ? '1 suggestion' : `${suggestions} suggestions`}, use the arrow keys to choose`,
		pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
		page: 'Page',
		onPages: 'On our pages',
		foundPages: (words, count) => `${count === 1 ? '1 page' : `${count} pages`} for “${words}”`,
		start: 'Browse the shop',
		searching: 'Searching …',
		found: (words, count) => `${count === 1 ? '1 piece' : `${count} pieces`} for “${words}”`,
		near: (words) => `There is nothing for “${words}”. Did you mean one of these?`,
		nothing: (words) => `We found nothing for “${words}”.`,
		instead: 'Word by word',
		contact: 'Ask us',
		inLanguage: 'Search in English',
		relevance: 'Best match',
		notLoaded: 'The search could not be loaded.',
		withoutScript: 'Search needs JavaScript. You can also find all our pieces in the shop.',
	},
};
