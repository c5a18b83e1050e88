/** The remaining stock: the snapshot's, less what was ordered since it was fetched. */
import type { Service } from '../service.ts';
import type { Offer, Shop } from '../shop/shop.ts';

/** Offers as they are now. An order that is placed takes its products at once, paid or not; the next fetch brings a stock from which the shop has taken them. */
export function offersNow(
	shop: Pick<Shop, 'offer' | 'fetchedAtMs'>,
	{ database: { sql }, nowMs, company: { project } }: Pick<Service, 'database' | 'nowMs' | 'company'>,
): Shop['offer'] {
	// a time to come is another machine's clock, and proves nothing: rather all orders count than none
	const since = shop.fetchedAtMs <= nowMs() ? shop.fetchedAtMs : 0;
	const ordered = sql.prepare(
		`SELECT coalesce(sum(count), 0) AS count FROM order_line 
			WHERE product = :product AND variant IS :variant AND at > :since AND project = :project`,
	);
	return (product, variant) => {
		const offer = shop.offer(product, variant);
		if (offer === null) return null;
		const taken = Number(ordered.get({ product, variant, since, project })?.count);
		return { ...offer, stock: Math.max(0, offer.stock - taken) };
	};
}

/** Gives the lines of a cart what there is: two lines may want the same product, with different engravings, and the first gets it. */
export interface WantedLine {
	readonly product: number;
	readonly variant: number | null;
	readonly count: number;
	/** Surcharge on one product; left out: none. */
	readonly surchargeCents?: number;
}

export type TakenLine =
	/** The shop does not have it, or sells it on request only. */
	| { readonly state: 'gone' }
	| { readonly state: 'sold_out'; readonly cents: number }
	/** `count`: how many the line gets. `cents`: of one product, with its surcharge. */
	| { readonly state: 'available'; readonly cents: number; readonly count: number; readonly offer: Offer };

/** One for each line, in their order. */
export function takeLines(lines: readonly WantedLine[], offer: Shop['offer']): TakenLine[] {
	const taken = new Map<string, number>();
	return lines.map(({ product, variant, count, surchargeCents = 0 }): TakenLine => {
		const found = offer(product, variant);
		if (found === null || found.cents === null) return { state: 'gone' };
		const cents = found.cents + surchargeCents;
		const key = `${product} ${variant}`;
		const left = found.stock - (taken.get(key) ?? 0);
		if (left <= 0 && !found.orderable) return { state: 'sold_out', cents };
		const had = found.orderable ? count : Math.min(count, left);
		taken.set(key, (taken.get(key) ?? 0) + had);
		return { state: 'available', cents, count: had, offer: found };
	});
}
