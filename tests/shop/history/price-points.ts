/** Prices by day, for tests. */
import type { PricePoint } from '../../../shop/history/price-history.ts';
import { isMoney } from '../../../site/money.ts';

const start = Date.UTC(2026, 0, 1, 12);

/** The moment of a day; day 0 is 1 January 2026. */
export function dayOf(day: number): string {
	return new Date(start + day * 24 * 60 * 60 * 1000).toISOString();
}

/** `80.00 reduced` is announced as a reduction. */
export function aPoint(day: number, text: string | null): PricePoint {
	const [price = null, mark] = text?.split(' ') ?? [];
	if (price !== null && !isMoney(price)) throw new Error(`${price} is no amount`);
	return { from: dayOf(day), price, isReduced: mark === 'reduced' };
}
