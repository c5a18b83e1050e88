/** Gives the lines of a cart what there is: two lines may want the same product, with different engravings, and the first gets it. */
import type { Goods, Offer } from './goods.ts';

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
export function takeLines(lines: readonly WantedLine[], offer: Goods['offer']): TakenLine[] {
	const taken = new Map<string, number>();
	return lines.map(({ product, variant, count, surchargeCents = 0 }): TakenLine => {
		const found = offer(product, variant);
		if (found === null || found.cents === null) return { state: 'gone' };
		const cents = found.cents + surchargeCents;
		const piece = `${product} ${variant}`;
		const left = found.stock - (taken.get(piece) ?? 0);
		if (left <= 0 && !found.orderable) return { state: 'sold_out', cents };
		const had = found.orderable ? count : Math.min(count, left);
		taken.set(piece, (taken.get(piece) ?? 0) + had);
		return { state: 'available', cents, count: had, offer: found };
	});
}
