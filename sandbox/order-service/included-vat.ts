/** How much VAT an order holds, in whole cents: the service's own arithmetic, which shares no code with the browser's. */
import type { TaxScheme } from '../../site/money.ts';
import type { OrderTotal } from './order-total.ts';

export interface IncludedVat {
	readonly percent: number;
	readonly cents: number;
	/** False: something in the total is taxed in another way. */
	readonly isOfAll: boolean;
}

export interface ShopTax {
	readonly taxScheme: TaxScheme;
	/** null: the shop names no rate, or charges no VAT. */
	readonly vatPercent: number | null;
}

/** Rates have up to four decimals. */
const partsOfPercent = 10_000;
const hundredPercent = BigInt(100 * partsOfPercent);

/** `schemes`: of each line; null: as the shop's. null: no VAT is shown. */
export function includedVat(total: OrderTotal, schemes: readonly (TaxScheme | null)[], shop: ShopTax): IncludedVat | null {
	const { vatPercent: percent, taxScheme } = shop;
	const isTaxed = schemes.map((scheme) => (scheme ?? taxScheme) === 'standard');
	if (percent === null || !isTaxed.includes(true)) return null;
	const extras = taxScheme === 'standard' ? total.shippingCents + (total.wrappingCents ?? 0) : 0;
	const gross = total.lineCents.reduce((sum, cents, index) => sum + (isTaxed[index] ? cents : 0), extras);
	return { percent, cents: shareOf(gross, percent), isOfAll: gross === total.totalCents };
}

/** Rounded half up, once for the whole. */
function shareOf(grossCents: number, percent: number): number {
	const rate = BigInt(Math.round(percent * partsOfPercent));
	const whole = hundredPercent + rate;
	return Number((2n * BigInt(grossCents) * rate + whole) / (2n * whole));
}
