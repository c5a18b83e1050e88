/** What products are called, as far as a search finds them by it: names, references, and what variants add to these. */
import type { NamesData } from '../../client/search/search-data.ts';
import type { Language } from '../../site/languages.ts';
import type { ProductSummary } from '../catalogue/catalogue.ts';
import { toText } from '../data/localized-text.ts';

/** `products`: of one block, by id. */
export function toNames(
	pieces: readonly Pick<ProductSummary, 'id' | 'displayName' | 'referenceNumber' | 'referenceSuffixes'>[],
	language: Language,
): NamesData {
	return {
		idSteps: pieces.map(({ id }, index) => id - (pieces[index - 1]?.id ?? 0)),
		names: pieces.map(({ displayName }) => toText(displayName, language)),
		references: pieces.map(({ referenceNumber }) => referenceNumber ?? ''),
		suffixes: pieces.flatMap(({ referenceSuffixes }, place) =>
			referenceSuffixes.length === 0 ? [] : [[place, referenceSuffixes] as const],
		),
	};
}
