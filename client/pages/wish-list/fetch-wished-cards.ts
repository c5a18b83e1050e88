/** Fetches the cards of wished pieces as the shop has them today, from the catalogue's files. */
import type { Language } from '../../../site/languages.ts';
import { isMoney, type Money } from '../../../site/money.ts';
import { type Catalogue, createCatalogue } from '../../catalogue/catalogue.ts';
import { cardBlockOf, catalogueQueries } from '../../catalogue/catalogue-data.ts';
import { toCardsData, toFacetsData, toOffersData } from '../../catalogue/check-answers.ts';
import type { FetchQuery } from '../../catalogue/fetch-query.ts';
import type { ProductCardData } from '../product-card-data.ts';

/** By id; pieces that the shop does not have any more are missing. */
export type WishedCards = ReadonlyMap<number, ProductCardData>;

/** Rejects where a file cannot be had. */
export async function fetchWishedCards(ids: readonly number[], language: Language, fetchQuery: FetchQuery): Promise<WishedCards> {
	if (ids.length === 0) return new Map();
	const catalogue = await fetchCatalogue(fetchQuery);
	const wished = new Set(ids);
	const pieces = [...catalogue.ids.entries()].filter(([, id]) => wished.has(id));
	const blocks = [...new Set(pieces.map(([, id]) => cardBlockOf(id)))];
	const answers = await Promise.all(blocks.map((block) => fetchQuery(catalogueQueries.cards(language, block))));
	const cards = new Map(answers.flatMap((answer) => toCardsData(answer).cards.map((card) => [card.id, card] as const)));
	return new Map(
		pieces.flatMap(([piece, id]) => {
			const card = cards.get(id);
			const highest = catalogue.highest.get(piece);
			const price = { amount: toMoney(catalogue.amounts[piece] ?? 0), highest: highest === undefined ? null : toMoney(highest) };
			return card === undefined ? [] : [[id, { ...card, price }] as const];
		}),
	);
}

async function fetchCatalogue(fetchQuery: FetchQuery, anew = false): Promise<Catalogue> {
	const [facets, offers] = await Promise.all([
		fetchQuery(catalogueQueries.facets, { anew }),
		fetchQuery(catalogueQueries.offers, { anew }),
	]);
	const catalogue = createCatalogue(toFacetsData(facets), toOffersData(offers));
	if (catalogue !== null) return catalogue;
	if (anew) throw new Error('The columns of the catalogue are of different builds');
	return await fetchCatalogue(fetchQuery, true);
}

/** null: on request. */
function toMoney(cents: number): Money | null {
	const amount = (cents / 100).toFixed(2);
	return cents > 0 && isMoney(amount) ? amount : null;
}
