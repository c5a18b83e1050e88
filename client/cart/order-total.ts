/** The exact total of an order. The order service has its own arithmetic, which shares no code with this; a test compares both. */
import { Decimal } from 'decimal.js';
import type { Money } from '../../site/money.ts';

export interface PricedLine {
	/** Of one product. */
	readonly priceBrutto: Money;
	readonly count: number;
}

/** `wrap` null: no gift wrap. */
export function orderTotal(lines: readonly PricedLine[], shipping: Money, wrap: Money | null): Money {
	const pieces = lines.reduce((sum, { priceBrutto, count }) => sum.plus(new Decimal(priceBrutto).times(count)), new Decimal(0));
	return pieces
		.plus(shipping)
		.plus(wrap ?? 0)
		.toFixed(2) as Money;
}

/** Whether an amount is no more than a limit; null: there is none. */
export function isWithin(amount: Money, limit: Money | null): boolean {
	return limit === null || new Decimal(amount).lessThanOrEqualTo(limit);
}
