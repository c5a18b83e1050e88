/** Brings the products that a product's page suggests: those that belong to it, some by chance, and those looked at last. */
import type { Language } from '../../site/languages.ts';
import type { FetchQuery } from '../catalogue/fetch-query.ts';
import { createCatalogueLoader } from '../catalogue/load-catalogue.ts';
import { readCards } from '../catalogue/read-cards.ts';
import type { ShopReads } from '../live/shop-reads.ts';
import type { ProductCardData } from '../products/product-card-data.ts';
import type { Kinship } from '../products/product-data.ts';
import { chooseRelated } from './choose-related.ts';

/** Products in a row. */
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
	/** Reads from the backend or the build. */
	readonly random: ShopReads['random'];
}

/** Rejects where the catalogue cannot be had. A product that is newer than the build has no card yet: pictures and what stands at a price come with the build. */
export async function loadSuggestions(fetchQuery: FetchQuery, request: SuggestionsRequest): Promise<Suggested> {
	const { id, kinship, language } = request;
	const catalogue = await createCatalogueLoader(fetchQuery)();
	const related = chooseRelated(catalogue, id, kinship, limit);
	const random = await chooseOthers(request.random, new Set([id, ...related]));
	const recent = request.recent.filter((each) => each !== id).slice(0, limit);
	const wanted = new Set([...related, ...random, ...recent]);
	const cards = await readCards(fetchQuery, catalogue, [...wanted], language);
	const pick = (ids: readonly number[]) => ids.flatMap((each) => cards.find((card) => card.id === each) ?? []);
	return { related: pick(related), random: pick(random), recent: pick(recent) };
}

/** Ids. Asked for once more only where too many of them are shown already, as happens in a small shop. */
async function chooseOthers(random: ShopReads['random'], shown: ReadonlySet<number>): Promise<readonly number[]> {
	const others = async (count: number) => (await random(count)).flatMap(({ id }) => (shown.has(id) ? [] : [id])).slice(0, limit);
	const some = await others(limit);
	return some.length === limit ? some : await others(limit + shown.size);
}
