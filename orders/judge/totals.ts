/** Adds up an order and its VAT in whole cents: the service's own arithmetic, which shares no code with the browser's. */
import type { TaxScheme } from '../../site/money.ts';
import { chooseDelivery } from '../shop/delivery.ts';
import type { Shop } from '../shop/shop.ts';
import { takeLines, type WantedLine } from './stock.ts';

/** An order without any price. */
export interface WantedOrder {
	readonly lines: readonly WantedLine[];
	/** Of the shipping address. */
	readonly countryCode: string;
	readonly postcode: string;
	/** Ids. */
	readonly shippingMethod: number;
	readonly paymentMethod: number;
	readonly isWrapped: boolean;
}

export interface OrderTotal {
	/** Of each line: all its products. */
	readonly lineCents: readonly number[];
	readonly shippingCents: number;
	/** null: no gift wrap is wanted. */
	readonly wrappingCents: number | null;
	readonly totalCents: number;
}

/** null: not everything can be had as it is wanted, or the shop does not deliver, wrap or take payment that way. */
export function computeOrderTotal(
	{ lines, countryCode, postcode, shippingMethod: methodId, paymentMethod: paymentId, isWrapped }: WantedOrder,
	shop: Pick<Shop, 'offer' | 'delivery' | 'wrappingCents'>,
): OrderTotal | null {
	const delivery = chooseDelivery(shop.delivery, { countryCode, postcode, methodId, paymentId });
	if ('faults' in delivery || (isWrapped && shop.wrappingCents === null)) return null;
	const lineCents: number[] = [];
	for (const [index, taken] of takeLines(lines, shop.offer, Number.POSITIVE_INFINITY).entries()) {
		if (taken.state !== 'available' || taken.count !== lines[index]?.count) return null;
		lineCents.push(taken.cents * taken.count);
	}
	const wrappingCents = isWrapped ? shop.wrappingCents : null;
	const totalCents = lineCents.reduce((sum, cents) => sum + cents, delivery.cents + (wrappingCents ?? 0));
	return { lineCents, shippingCents: delivery.cents, wrappingCents, totalCents };
}

/** How much VAT an order holds, in whole cents: the service's own arithmetic, which shares no code with the browser's. */
export interface IncludedVat {
	readonly percent: number;
	readonly cents: number;
	/** False: something in the total is taxed in another way. */
	readonly isOfAll: boolean;
}

interface ShopTax {
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

/** The VAT in a gross amount, rounded half up to the cent. */
export function shareOf(grossCents: number, percent: number): number {
	const rate = BigInt(Math.round(percent * partsOfPercent));
	const whole = hundredPercent + rate;
	return Number((2n * BigInt(grossCents) * rate + whole) / (2n * whole));
}
