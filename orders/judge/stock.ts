/** What the lines of a cart get of what there is. */
import type { Offer, Shop } from '../shop/shop.ts';

/** A line as a buyer wants it. */
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

/**
 * One for each line, in their order: two may want the same product, with different engravings, and the first gets it. `perOrder`: how many products
 * that cannot be reordered the lines get together.
 */
export function takeLines(lines: readonly WantedLine[], offer: Shop['offer'], perOrder: number): TakenLine[] {
	const taken = new Map<string, number>();
	let limited = 0;
	return lines.map(({ product, variant, count, surchargeCents = 0 }): TakenLine => {
		const found = offer(product, variant);
		if (found === null || found.cents === null) return { state: 'gone' };
		const cents = found.cents + surchargeCents;
		const key = `${product} ${variant}`;
		const left = Math.min(found.stock - (taken.get(key) ?? 0), perOrder - limited);
		if (left <= 0 && !found.orderable) return { state: 'sold_out', cents };
		const had = found.orderable ? count : Math.min(count, left);
		taken.set(key, (taken.get(key) ?? 0) + had);
		if (!found.orderable) limited += had;
		return { state: 'available', cents, count: had, offer: found };
	});
}
