/** How many products were offered at a price, from the prices that every fetch records. */
import { type PriceHistory, parseItemKey } from '../../pipeline/history/price-history.ts';
import type { CatalogueMoment } from './catalogue-history.ts';

/** A moment for each fetch at which any price changed, the oldest first. A product with variants counts while any of them has a price. */
export function toOfferHistory(prices: PriceHistory): readonly CatalogueMoment[] {
	const changes = [...prices].flatMap(([key, points]) => points.map(({ from, price }) => ({ key, from, isPriced: price !== null })));
	const byMoment = [...Map.groupBy(changes, ({ from }) => from)].sort(([a], [b]) => (a < b ? -1 : 1));
	const priced = new Map<number, Set<string>>();
	return byMoment.map(([at, members]) => {
		for (const { key, isPriced } of members) {
			const { productId } = parseItemKey(key);
			const items = priced.get(productId) ?? new Set();
			priced.set(productId, items);
			if (isPriced) {
				items.add(key);
			} else {
				items.delete(key);
			}
		}
		return { at, products: [...priced.values()].filter(({ size }) => size > 0).length };
	});
}
