/** Brings the cards of some pieces, with their prices, from the files of the catalogue. */
import type { Language } from '../../site/languages.ts';
import { isMoney, type Money } from '../../site/money.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { cardBlockOf, catalogueQueries } from '../catalogue/catalogue-data.ts';
import { toCardsData } from '../catalogue/check-answers.ts';
import type { FetchQuery } from '../catalogue/fetch-query.ts';
import type { ProductCardData } from '../pages/product-card-data.ts';

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
		if (card === undefined || piece === undefined) return [];
		const highest = catalogue.highest.get(piece);
		const price = { amount: toMoney(catalogue.amounts[piece] ?? 0), highest: highest === undefined ? null : toMoney(highest) };
		return [{ ...card, price }];
	});
}

/** null: on request. */
function toMoney(cents: number): Money | null {
	const amount = (cents / 100).toFixed(2);
	return cents > 0 && isMoney(amount) ? amount : null;
}
