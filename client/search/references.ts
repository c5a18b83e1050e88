/** Finds products by their reference numbers, as a buyer copies them from a receipt. */
import { foldReference } from './fold-text.ts';

export interface References {
	/** How surely each product is the one that is meant, by its number; more is surer, none is absent. */
	find(words: string): ReadonlyMap<number, number>;
}

/** How a product is found by its reference. */
const sureness = { same: 3, sameLetters: 2, beginning: 1 } as const;

/** `numbersOf`: of each product its reference and those of its variants, in full. */
export function createReferences(numbersOf: ReadonlyMap<number, readonly string[]>): References {
	const numbers = [...numbersOf].flatMap(([piece, own]) =>
		own.map((number) => ({ piece, exact: number.toLowerCase(), key: foldReference(number) })),
	);
	return {
		find(words) {
			const exact = words.toLowerCase();
			const key = foldReference(words);
			// letters alone are words, and all words have beginnings
			const mayBegin = /\d/.test(key);
			const found = new Map<number, number>();
			for (const number of numbers) {
				const sure = howSure(number, exact, key, mayBegin);
				if (sure > (found.get(number.piece) ?? 0)) found.set(number.piece, sure);
			}
			return found;
		},
	};
}

function howSure(number: { readonly exact: string; readonly key: string }, exact: string, key: string, mayBegin: boolean): number {
	if (number.exact === exact) return sureness.same;
	if (key === '') return 0;
	if (number.key === key) return sureness.sameLetters;
	return mayBegin && number.key.startsWith(key) ? sureness.beginning : 0;
}
