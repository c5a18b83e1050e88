/** The pieces of a purchase, chosen among those of the demo that are ordered as often as one likes: tests take none of them from each other. */
import type { ProductData } from '../../../client/products/product-data.ts';
import { readTestSite } from '../test-pages.ts';
import { toCents } from './amounts.ts';
import type { Basket } from './purchase-cases.ts';

/** Any font of an engraver has them. */
export const engravedWords = 'Ada';

export interface WantedPiece {
	readonly data: ProductData;
	readonly count: number;
	/** Place of the variant among those to choose from; null: the product comes in none. */
	readonly variantIndex: number | null;
	/** null: nothing is put on it. */
	readonly engraving: string | null;
	/** What one costs. */
	readonly cents: number;
}

/** The cheapest of each sort, so that every way to pay is offered. */
export function choosePieces({ pieces }: Basket): readonly WantedPiece[] {
	const products = readTestSite().flatMap((page) =>
		page.template === 'product' && page.result.language === 'de' && page.result.cart ? [page.result] : [],
	);
	return pieces.map((sort) => {
		const [cheapest] = products.flatMap((data) => toWanted(data, sort) ?? []).toSorted((one, other) => one.cents - other.cents);
		if (!cheapest) throw new Error(`The demo has no piece that is ${sort} and ordered as often as one likes`);
		return cheapest;
	});
}

function toWanted(data: ProductData, sort: Basket['pieces'][number]): WantedPiece | null {
	const { offer, variants, personalization } = data;
	const isWritten = personalization?.fields.some(({ type }) => type === 'text') ?? false;
	if (sort === 'engraved' ? !(isWritten && personalization?.isRequired) : personalization !== null) return null;
	const offers = sort === 'variant' ? variants : [offer];
	// the last: no mere first press chooses it
	const variantIndex = offers.findLastIndex((each) => each?.orderable && each.price !== null);
	const price = offers[variantIndex]?.price;
	if (!price) return null;
	return {
		data,
		cents: toCents(price),
		count: sort === 'plain' ? 2 : 1,
		variantIndex: sort === 'variant' ? variantIndex : null,
		engraving: sort === 'engraved' ? engravedWords : null,
	};
}
