/**
 * The exact total of an order, and the VAT in it. The order service has its own arithmetic, which shares no code with this; a test
 * compares both.
 */
import { Decimal } from 'decimal.js';
import type { Money, TaxScheme } from '../../site/money.ts';

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

/** The VAT in a total. */
export interface IncludedVat {
	readonly percent: number;
	readonly amount: Money;
	/** False: something in the total is taxed in another way (§ 25a, § 19 UStG). */
	readonly isOfAll: boolean;
}

export interface TaxedOrder {
	readonly lines: readonly (PricedLine & { readonly taxScheme: TaxScheme | null })[];
	readonly shipping: Money;
	/** null: no gift wrap. */
	readonly wrap: Money | null;
}

export interface ShopTax {
	readonly taxScheme: TaxScheme;
	/** null: the shop names no rate. */
	readonly vatPercent: number | null;
}

/** null: no VAT is shown. Delivery and gift wrap are taxed as the shop is, beside products with VAT. */
export function includedVat({ lines, shipping, wrap }: TaxedOrder, { taxScheme, vatPercent }: ShopTax): IncludedVat | null {
	const taxed = lines.filter((line) => (line.taxScheme ?? taxScheme) === 'standard');
	if (vatPercent === null || taxed.length === 0) return null;
	const extras = new Decimal(shipping).plus(wrap ?? 0);
	const gross = sumOf(taxed).plus(taxScheme === 'standard' ? extras : 0);
	const amount = gross.times(vatPercent).div(new Decimal(100).plus(vatPercent)).toFixed(2, Decimal.ROUND_HALF_UP);
	return { percent: vatPercent, amount: amount as Money, isOfAll: gross.equals(sumOf(lines).plus(extras)) };
}

function sumOf(lines: readonly PricedLine[]): Decimal {
	return lines.reduce((sum, { priceBrutto, count }) => sum.plus(new Decimal(priceBrutto).times(count)), new Decimal(0));
}
