/** How much VAT an amount holds, exactly. The order service has its own arithmetic, which shares no code with this; a test compares both. */
import { Decimal } from 'decimal.js';
import type { Money } from '../../site/money.ts';
import type { TaxScheme } from '../../site/tax-schemes.ts';
import type { PricedLine } from './order-total.ts';

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
