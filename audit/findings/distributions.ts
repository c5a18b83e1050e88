/** Prices and stock of the catalogue in ranges, for charts: how the offer is spread shows what a list of numbers hides. */
import type { Catalogue } from '../../shop/catalogue/catalogue.ts';
import type { Money } from '../../site/money.ts';

export interface Range {
	/** In euro or products; null: no limit. `to` is not part of the range of a price, and part of the range of a stock. */
	readonly from: number;
	readonly to: number | null;
	readonly products: number;
}

export interface Distributions {
	/** By the lowest price of a product. */
	readonly prices: readonly Range[];
	/** Products without a price. */
	readonly onRequest: number;
	readonly stock: readonly Range[];
}

/** The lowest price of a product, and its stock. */
export interface Offer {
	/** null: on request. */
	readonly price: Money | null;
	readonly stock: number;
}

const priceLimits = [0, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] as const;
const stockRanges: readonly (readonly [from: number, to: number | null])[] = [
	[0, 0],
	[1, 1],
	[2, 4],
	[5, 9],
	[10, null],
];

/** Of each product; with variants, their stock together. */
export function listOffers(catalogue: Catalogue): readonly Offer[] {
	const prices = new Map(catalogue.entries.map(({ id, price }) => [id, price.amount]));
	return catalogue.shards.flatMap(({ ids }) =>
		ids.map((id) => {
			const { hasVariants, variants, stock } = catalogue.product(id);
			return { price: prices.get(id) ?? null, stock: hasVariants ? variants.reduce((sum, variant) => sum + variant.stock, 0) : stock };
		}),
	);
}

export function toDistributions(offers: readonly Offer[]): Distributions {
	const prices = offers.flatMap(({ price }) => (price === null ? [] : [Number(price)]));
	const count = (values: readonly number[], isIn: (value: number) => boolean) => values.filter(isIn).length;
	return {
		prices: priceLimits.map((from, index) => {
			const to = priceLimits[index + 1] ?? null;
			return { from, to, products: count(prices, (price) => price >= from && (to === null || price < to)) };
		}),
		onRequest: offers.length - prices.length,
		stock: stockRanges.map(([from, to]) => ({
			from,
			to,
			products: count(
				offers.map(({ stock }) => stock),
				(stock) => stock >= from && (to === null || stock <= to),
			),
		})),
	};
}
