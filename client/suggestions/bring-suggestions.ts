/** Brings the pieces that a piece's page suggests: those that belong to it, some by chance, and those looked at last. */
import type { Language } from '../../site/languages.ts';
import type { FetchQuery } from '../catalogue/fetch-query.ts';
import { createCatalogueLoader } from '../catalogue/load-catalogue.ts';
import { readCards } from '../catalogue/read-cards.ts';
import { chooseRandom } from '../live/choose-random.ts';
import type { ProductCardData } from '../pages/product-card-data.ts';
import { chooseRelated, type Kinship } from './choose-related.ts';

/** Pieces in a row. */
const limit = 4;

export interface Suggested {
	readonly related: readonly ProductCardData[];
	/** None of those related. */
	readonly random: readonly ProductCardData[];
	readonly recent: readonly ProductCardData[];
}

export interface SuggestionsRequest {
	readonly id: number;
	readonly kinship: Kinship;
	/** Ids, the last one first. */
	readonly recent: readonly number[];
	readonly language: Language;
	/** Of 0 to below 1. */
	readonly random: () => number;
}

/** Rejects where the catalogue cannot be had. */
export async function bringSuggestions(fetchQuery: FetchQuery, request: SuggestionsRequest): Promise<Suggested> {
	const { id, kinship, language } = request;
	const catalogue = await createCatalogueLoader(fetchQuery)();
	const related = chooseRelated(catalogue, id, kinship, limit);
	const shown = new Set([id, ...related]);
	const random = chooseRandom(
		catalogue.ids.filter((each) => !shown.has(each)),
		limit,
		request.random,
	);
	const recent = request.recent.filter((each) => each !== id).slice(0, limit);
	const cards = await readCards(fetchQuery, catalogue, [...new Set([...related, ...random, ...recent])], language);
	const pick = (ids: readonly number[]) => ids.flatMap((each) => cards.find((card) => card.id === each) ?? []);
	return { related: pick(related), random: pick(random), recent: pick(recent) };
}
