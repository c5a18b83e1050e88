/** Brings the cards of some products, with their prices, from the files of the catalogue. */
import type { Language } from '../../site/languages.ts';
import type { ProductCardData } from '../products/product-card-data.ts';
import type { Catalogue } from './catalogue.ts';
import { cardBlockOf, catalogueQueries } from './catalogue-data.ts';
import { toCardsData } from './check-answers.ts';
import type { FetchQuery } from './fetch-query.ts';

/** In the order of the ids, without those that the shop does not have any more. Rejects where they could not be had. */
export async function readCards(
	fetchQuery: FetchQuery,
	catalogue: Catalogue,
	ids: readonly number[],
	language: Language,
): Promise<ProductCardData[]> {
	const places = new Map(catalogue.ids.map((id, piece) => [id, piece]));
	const blocks = [...new Set(ids.filter((id) => places.has(id)).map(cardBlockOf))];
	const answers = await Promise.all(blocks.map((block) => fetchQuery(catalogueQueries.cards(language, block))));
	const cards = new Map(answers.flatMap((answer) => toCardsData(answer).cards).map((card) => [card.id, card]));
	return ids.flatMap((id) => {
		const [card, piece] = [cards.get(id), places.get(id)];
		return card === undefined || piece === undefined ? [] : [{ ...card, price: catalogue.priceOf(piece) }];
	});
}
