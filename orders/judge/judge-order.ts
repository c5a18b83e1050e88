/**
 * Judges an order by the shop as it is now. An offer that the shop lacks is a fault of the order; one that differs from what the buyer saw is a
 * change, of which the buyer has to hear before anything is ordered.
 */
import type { FieldFault } from '../../client/orders/contract/answer.ts';
import type { OrderChange, OrderRequest } from '../../client/orders/contract/order-request.ts';
import { countryCodes } from '../../site/countries.ts';
import type { TaxScheme } from '../../site/money.ts';
import type { PaymentKind } from '../../site/payment-kinds.ts';
import { toAmount, toCents } from '../shop/amounts.ts';
import { type ChosenDelivery, chooseDelivery, type Delivery } from '../shop/delivery.ts';
import { type CheckedPersonalization, checkPersonalization, surchargeOf } from '../shop/personalization.ts';
import type { ProductDetails, Shop } from '../shop/shop.ts';
import { type TakenLine, takeLines, type WantedLine } from './stock.ts';
import { computeOrderTotal, type OrderTotal } from './totals.ts';

export interface JudgedLine {
	readonly product: ProductDetails;
	readonly personalization: CheckedPersonalization;
	/** Of one product, with its surcharge. */
	readonly cents: number;
	/** How its tax is shown; null: as the shop's. */
	readonly taxScheme: TaxScheme | null;
	/** It cannot be reordered. */
	readonly isLimited: boolean;
}

/** Made to the buyer's specification, so that it cannot be sent back (§ 312g (2) no. 1 BGB). */
export function isMadeToOrder({ personalization, product }: JudgedLine): boolean {
	return personalization !== null && product.personalization?.withdrawalExcluded === true;
}

export interface SoundOrder {
	/** In the order of the request. */
	readonly lines: readonly JudgedLine[];
	readonly total: OrderTotal;
	readonly delivery: ChosenDelivery;
	readonly paymentKind: PaymentKind;
}

export type JudgedOrder =
	| { readonly kind: 'sound'; readonly order: SoundOrder }
	| { readonly kind: 'faulty'; readonly faults: readonly FieldFault[] }
	| { readonly kind: 'changed'; readonly changes: readonly OrderChange[] };

/** The shop as it is now; `offer` with what is left of the stock. */
export interface ShopNow extends Pick<Shop, 'offer' | 'details' | 'delivery' | 'wrappingCents' | 'legalVersions'> {
	/** See `takeLines`. */
	readonly perOrder: number;
	/** null: no order is paid by it. */
	paymentKindOf(methodId: number): PaymentKind | null;
}

export function judgeOrder(request: OrderRequest, shop: ShopNow): JudgedOrder {
	const choice = {
		countryCode: request.shipping_address.country_code,
		postcode: request.shipping_address.zip_code,
		methodId: request.shipping_method,
		paymentId: request.payment_method,
	};
	const delivery = chooseDelivery(shop.delivery, choice);
	const paymentKind = shop.paymentKindOf(request.payment_method);
	const { lines, wanted, faults } = judgeLines(request, shop);
	if ('faults' in delivery) faults.unshift(...delivery.faults);
	else if (paymentKind === null) faults.unshift(notOffered);
	faults.unshift(...unknownCountries(request), ...pickUpFaults(request, shop.delivery, paymentKind));
	if ('faults' in delivery || paymentKind === null || faults.length > 0) return { kind: 'faulty', faults };
	const changes = [...compareLines(request, takeLines(wanted, shop.offer, shop.perOrder)), ...compareCosts(request, delivery.cents, shop)];
	if (changes.length > 0) return { kind: 'changed', changes };
	const { countryCode, postcode, methodId: shippingMethod, paymentId: paymentMethod } = choice;
	const isWrapped = request.present_wrapping !== null;
	const total = computeOrderTotal({ lines: wanted, countryCode, postcode, shippingMethod, paymentMethod, isWrapped }, shop);
	if (total === null) throw new Error('An order in which everything can be had has a total');
	const said = toCents(request.total_price_brutto);
	if (said !== total.totalCents) {
		return { kind: 'changed', changes: [{ kind: 'total', from: request.total_price_brutto, to: toAmount(total.totalCents) }] };
	}
	if (delivery.maxCents !== null && total.totalCents > delivery.maxCents) return { kind: 'faulty', faults: [notOffered] };
	const texts = compareLegalTexts(request, shop);
	if (texts.length > 0) return { kind: 'changed', changes: texts };
	return { kind: 'sound', order: { lines, total, delivery, paymentKind } };
}

const notOffered: FieldFault = { field: 'payment_method', code: 'invalid' };

/** Where is delivered to is the shop's to say; a bill goes to any country that there is. */
function unknownCountries({ invoice_address }: OrderRequest): readonly FieldFault[] {
	return invoice_address === null || countryCodes.includes(invoice_address.country_code)
		? []
		: [{ field: 'invoice_address.country_code', code: 'invalid' }];
}

/** Only some methods are collection. Klarna asks for the buyer's address, which a collected order has as its billing address only. */
function pickUpFaults(
	{ pick_up, shipping_method, invoice_address }: OrderRequest,
	{ methods }: Delivery,
	paymentKind: PaymentKind | null,
): readonly FieldFault[] {
	if (!pick_up) return [];
	return [
		...(methods.get(shipping_method)?.isPickUp ? [] : [{ field: 'pick_up', code: 'invalid' } as const]),
		...(paymentKind === 'klarna' && invoice_address === null ? [{ field: 'invoice_address', code: 'missing' } as const] : []),
	];
}

/** Of what can be had at all; products that cannot are changes. */
function judgeLines({ lines }: OrderRequest, { offer, details }: ShopNow): JudgedLines {
	const judged: JudgedLine[] = [];
	const wanted: WantedLine[] = [];
	const faults: FieldFault[] = [];
	for (const [index, line] of lines.entries()) {
		wanted.push(line);
		const found = details(line.product, line.variant);
		const { cents = null, taxScheme = null, orderable } = offer(line.product, line.variant) ?? {};
		if (found === null || cents === null) continue;
		const checked = checkPersonalization(line.personalization, found.personalization, `lines.${index}.personalization`);
		if ('faults' in checked) {
			faults.push(...checked.faults);
			continue;
		}
		const surchargeCents = surchargeOf(checked.values, found.personalization);
		wanted[index] = { ...line, surchargeCents };
		judged.push({ product: found, personalization: checked.values, cents: cents + surchargeCents, taxScheme, isLimited: !orderable });
	}
	return { lines: judged, wanted, faults };
}

interface JudgedLines {
	readonly lines: readonly JudgedLine[];
	/** All of the order, with their surcharges. */
	readonly wanted: readonly WantedLine[];
	readonly faults: FieldFault[];
}

function compareLines({ lines }: OrderRequest, taken: readonly TakenLine[]): OrderChange[] {
	return lines.flatMap(({ count, price_brutto: from }, line): OrderChange[] => {
		const now = taken[line];
		if (now === undefined || now.state === 'gone') return [{ kind: 'gone', line }];
		if (now.state === 'sold_out') return [{ kind: 'sold_out', line }];
		return [
			...(toCents(from) === now.cents ? [] : [{ kind: 'price', line, from, to: toAmount(now.cents) } as const]),
			...(now.count === count ? [] : [{ kind: 'count', line, from: count, to: now.count } as const]),
		];
	});
}

/** Gift wrap that is not wanted has no price. */
function compareCosts(request: OrderRequest, shippingCents: number, { wrappingCents }: ShopNow): OrderChange[] {
	const { shipping_cost: cost, present_wrapping: wrapping } = request;
	const wrappingNow = wrappingCents === null ? null : toAmount(wrappingCents);
	return [
		...(toCents(cost) === shippingCents ? [] : [{ kind: 'shipping_cost', from: cost, to: toAmount(shippingCents) } as const]),
		...(wrapping === null || toCents(wrapping) === wrappingCents
			? []
			: [{ kind: 'present_wrapping', from: wrapping, to: wrappingNow } as const]),
	];
}

/** Both what the buyer was not shown and what the shop does not have, or has no more: the receipt brings the present versions (§ 312f BGB). */
function compareLegalTexts({ legal_texts: sent, language }: OrderRequest, { legalVersions }: Pick<Shop, 'legalVersions'>): OrderChange[] {
	const current = legalVersions[language];
	const isIn = (texts: OrderRequest['legal_texts'], { type, hash }: OrderRequest['legal_texts'][number]): boolean =>
		texts.some((each) => each.type === type && each.hash === hash);
	const differing = [...current.filter((text) => !isIn(sent, text)), ...sent.filter((text) => !isIn(current, text))];
	return [...new Set(differing.map(({ type }) => type))].map((type) => ({ kind: 'legal_text', type }));
}
