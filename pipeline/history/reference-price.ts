/**
 * The reference price of a reduction (§ 11 PAngV): the lowest price of the 30 days before it began, which stays the same while the reduction
 * lasts. It follows from the history alone: today's date never enters.
 */
import type { Money } from '../../site/money.ts';
import { centsOf } from '../content/product-price.ts';
import type { PricePoint } from './price-history.ts';

export interface Reduction {
	/** The price that is shown now. */
	readonly price: Money;
	/** The lowest one of the 30 days before the reduction began; above `price`. */
	readonly reference: Money;
	/** When the price was lowered for the first time. */
	readonly began: string;
}

const windowMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The reduction that the last point is part of; null where there is none, or none that may be called one. A price that is lowered step by step
 * is one reduction, which began with the first step (§ 11 (2)). It ends when the price rises, and when no price is shown for a while: what comes
 * after that is judged anew, by the stricter reading.
 */
export function findReduction(points: readonly PricePoint[]): Reduction | null {
	const price = points.at(-1)?.price ?? null;
	// The last point before the first step down.
	let high = points.length - 1;
	while (isLowered(points[high - 1], points[high])) high -= 1;
	const began = points[high + 1]?.from;
	if (price === null || began === undefined) return null;
	const reference = lowestBefore(points, began);
	return reference !== null && isBelow(price, reference) ? { price, reference, began } : null;
}

function isLowered(before: PricePoint | undefined, after: PricePoint | undefined): boolean {
	return before?.price != null && after?.price != null && isBelow(after.price, before.price);
}

/** Of the prices that were shown at any time of the 30 days before; null where none was. */
function lowestBefore(points: readonly PricePoint[], moment: string): Money | null {
	const start = new Date(Date.parse(moment) - windowMs).toISOString();
	const shown = points.flatMap(({ from, price }, index) => {
		const end = points[index + 1]?.from ?? moment;
		return price !== null && from < moment && end > start ? [price] : [];
	});
	return shown.reduce<Money | null>((lowest, price) => (lowest === null || isBelow(price, lowest) ? price : lowest), null);
}

function isBelow(left: Money, right: Money): boolean {
	return centsOf(left) < centsOf(right);
}
