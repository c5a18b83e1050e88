/** Finds pages by words, as products are found: in other forms and by other words for the same. There are few, so each is looked at. */
import type { Language } from '../../site/languages.ts';
import { plainText } from '../../site/text.ts';
import { foldWords } from './fold-text.ts';
import type { FoundPage, SynonymsData } from './search-data.ts';
import { cutWords } from './search-words.ts';
import { stem } from './stem.ts';
import { createTermReader } from './typed-terms.ts';
import { fitOf, fits, type TypedWord } from './vocabulary.ts';

export interface PageIndex {
	/** The best first. All words have to fit. */
	find(typed: string, limit: number): readonly FoundPage[];
}

/** A page's name says more than its headings. */
const weights = { name: 3, words: 1 } as const;
/** As much of a term's other words counts as of its own; they stand for what a page is called, and not for what it mentions. */
const otherWord = 0.75;

export function createPageIndex(pages: readonly FoundPage[], synonyms: SynonymsData, language: Language): PageIndex {
	const { readWords, readTerms } = createTermReader(synonyms, language);
	const toWords = (text: string, weight: number) =>
		foldWords(text).map(({ folded }) => ({ folded, stem: stem(folded, language), weight, isName: weight === weights.name }));
	const known = pages.map((page) => ({
		page,
		entries: [...toWords(plainText(page.name), weights.name), ...toWords(page.words, weights.words)],
	}));
	type Entries = (typeof known)[number]['entries'];

	/** 0: one of the words is missing, or is in the middle of another one only. */
	function fitOfAll(words: readonly TypedWord[], entries: Entries): number {
		const each = words.map((word) => Math.max(0, ...entries.map((entry) => toScore(fitOf(entry, word), entry.weight))));
		return each.some((fit) => fit === 0) ? 0 : each.reduce((sum, fit) => sum + fit, 0);
	}

	return {
		find(typed, limit) {
			const terms = readTerms(readWords(cutWords(typed)));
			if (terms.length === 0) return [];
			const scored = known.map(({ page, entries }) => {
				const each = terms.map(({ words, others }) =>
					Math.max(
						fitOfAll(words, entries),
						...others.map(
							(other) =>
								fitOfAll(
									other,
									entries.filter(({ isName }) => isName),
								) * otherWord,
						),
					),
				);
				return { page, score: each.some((score) => score === 0) ? 0 : each.reduce((sum, score) => sum + score, 0) };
			});
			return scored
				.filter(({ score }) => score > 0)
				.sort((left, right) => right.score - left.score)
				.slice(0, limit)
				.map(({ page }) => page);
		},
	};
}

function toScore(fit: number, weight: number): number {
	return fit > fits.inside ? fit * weight : 0;
}
