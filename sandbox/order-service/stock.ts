/** The remaining stock: the snapshot's, less what was ordered since it was fetched. */
import type { Goods } from './goods.ts';
import type { Service } from './service.ts';

/** Offers as they are now. An order that is placed takes its products at once, paid or not; the next fetch brings a stock from which the shop has taken them. */
export function offersNow(
	goods: Pick<Goods, 'offer' | 'fetchedAtMs'>,
	{ database: { sql }, nowMs, house: { project } }: Pick<Service, 'database' | 'nowMs' | 'house'>,
): Goods['offer'] {
	// a time to come is another machine's clock, and proves nothing: rather all orders count than none
	const since = goods.fetchedAtMs <= nowMs() ? goods.fetchedAtMs : 0;
	const ordered = sql.prepare(
		`SELECT coalesce(sum(count), 0) AS count FROM order_line WHERE product = ? AND variant IS ? AND at > ? AND project IN (?, '')`,
	);
	return (product, variant) => {
		const offer = goods.offer(product, variant);
		if (offer === null) return null;
		const taken = Number(ordered.get(product, variant, since, project)?.count);
		return { ...offer, stock: Math.max(0, offer.stock - taken) };
	};
}
