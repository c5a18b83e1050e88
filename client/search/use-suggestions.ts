/** The suggestions below the field while words are typed: which one the keyboard has chosen, and whether they are open. */
import { useRef, useState } from 'react';
import type { PriceNoteData } from '../products/product-card-data.ts';
import { loadSheet } from '../runtime/load-sheet.ts';
import { usePage } from '../ui/page-context.tsx';
import { loadSearch } from './load-search.ts';
import type { Suggestion } from './suggest.ts';

export interface Suggestions {
	readonly items: readonly Suggestion[];
	/** The note at their prices. */
	readonly note: PriceNoteData;
	/** Words for which they are; `''` before any came. */
	readonly words: string;
	/** Also where there are none, which is said. */
	readonly isOpen: boolean;
	/** Place among the items; -1: none. */
	readonly active: number;
	/** Loads what makes them, before anything is typed. */
	prepare(): void;
	/** Shows those for other words, as soon as they are there. */
	ask(words: string): void;
	/** Chooses the next or the one before; behind the last one comes the field itself. */
	move(step: 1 | -1): void;
	close(): void;
}

const none = { items: [], note: { shippingPath: null }, words: '', isOpen: false, active: -1 } as const;

export function useSuggestions(): Suggestions {
	const { language } = usePage();
	const [shown, setShown] = useState<Pick<Suggestions, 'items' | 'note' | 'words' | 'isOpen' | 'active'>>(none);
	const latest = useRef('');
	const find = async (words: string): Promise<void> => {
		const [{ suggester }] = await Promise.all([loadSearch(window), loadSheet(document, 'search-list')]);
		const suggested = await suggester.suggest(language, words);
		if (latest.current === words) setShown({ ...(suggested ?? none), words, isOpen: true, active: -1 });
	};
	return {
		...shown,
		prepare() {
			Promise.all([loadSearch(window), loadSheet(document, 'search-list')])
				.then(([{ suggester }]) => suggester.prepare(language))
				.catch((error: unknown) => console.warn('The search could not be prepared', error));
		},
		ask(words) {
			latest.current = words;
			if (words.trim() === '') setShown(none);
			// the form works without them, and its page says what is the matter
			else find(words).catch((error: unknown) => console.warn('The suggestions could not be loaded', error));
		},
		move(step) {
			const { items, active } = shown;
			if (items.length === 0) return;
			const places = items.length + 1;
			setShown({ ...shown, isOpen: true, active: ((active + 1 + step + places) % places) - 1 });
		},
		close() {
			latest.current = '';
			setShown({ ...shown, isOpen: false, active: -1 });
		},
	};
}
