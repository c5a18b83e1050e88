/** What is left of the stock: the snapshot's, less what was ordered since it was fetched (design §8). */
import type { Database } from './database.ts';
import type { Goods } from './goods.ts';

/** Offers as they are now. An order that is placed takes its pieces at once, paid or not; the next fetch brings a stock from which the house has taken them. */
export function offersNow(goods: Pick<Goods, 'offer' | 'fetchedAtMs'>, { sql }: Pick<Database, 'sql'>): Goods['offer'] {
	const ordered = sql.prepare('SELECT coalesce(sum(count), 0) AS count FROM order_line WHERE product = ? AND variant IS ? AND at > ?');
	return (product, variant) => {
		const offer = goods.offer(product, variant);
		if (offer === null) return null;
		const taken = Number(ordered.get(product, variant, goods.fetchedAtMs)?.count);
		return { ...offer, stock: Math.max(0, offer.stock - taken) };
	};
}
