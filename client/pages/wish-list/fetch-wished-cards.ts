/** Fetches the cards of wished products as the shop has them today, from the catalogue's files. */
import type { Language } from '../../../site/languages.ts';
import type { FetchQuery } from '../../catalogue/fetch-query.ts';
import { createCatalogueLoader } from '../../catalogue/load-catalogue.ts';
import { readCards } from '../../catalogue/read-cards.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';

/** By id; products that the shop does not have any more are missing. */
export type WishedCards = ReadonlyMap<number, ProductCardData>;

/** Rejects where a file cannot be had. */
export async function fetchWishedCards(ids: readonly number[], language: Language, fetchQuery: FetchQuery): Promise<WishedCards> {
	if (ids.length === 0) return new Map();
	const cards = await readCards(fetchQuery, await createCatalogueLoader(fetchQuery)(), ids, language);
	return new Map(cards.map((card) => [card.id, card]));
}
