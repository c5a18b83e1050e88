/** What an order comes to, in whole cents: the service's own arithmetic, which shares no code with the browser's. */
import { chooseDelivery } from './delivery.ts';
import type { Goods } from './goods.ts';
import { takeLines, type WantedLine } from './take-lines.ts';

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
	goods: Pick<Goods, 'offer' | 'delivery' | 'wrappingCents'>,
): OrderTotal | null {
	const delivery = chooseDelivery(goods.delivery, { countryCode, postcode, methodId, paymentId });
	if ('faults' in delivery || (isWrapped && goods.wrappingCents === null)) return null;
	const lineCents: number[] = [];
	for (const [index, taken] of takeLines(lines, goods.offer).entries()) {
		if (taken.state !== 'available' || taken.count !== lines[index]?.count) return null;
		lineCents.push(taken.cents * taken.count);
	}
	const wrappingCents = isWrapped ? goods.wrappingCents : null;
	const totalCents = lineCents.reduce((sum, cents) => sum + cents, delivery.cents + (wrappingCents ?? 0));
	return { lineCents, shippingCents: delivery.cents, wrappingCents, totalCents };
}
