/**
 * Keeps the order that was placed last: for this tab, so that a reload shows it, and for others and later, so that a payment can be resumed. It
 * names people, and is forgotten as checkout data is.
 */
import * as z from 'zod/mini';
import { languages } from '../../../site/languages.ts';
import { isMoney, type Money } from '../../../site/money.ts';
import { paymentKinds } from '../../../site/payment-kinds.ts';
import { address } from '../../orders/contract/address.ts';
import { parseJson, type StorageArea } from '../../runtime/storage.ts';
import type { PlacedOrder } from '../placed-order.ts';
import { checkoutMaxAgeMs, personalVersion, placedOrderKey } from './personal-storage.ts';

/** The tab's own storage, and the one that all tabs share. */
export interface OrderAreas {
	readonly tab: StorageArea;
	readonly shared: StorageArea;
}

/** In the order in which a payment takes them. */
const paymentStates = ['open', 'approved', 'confirmed'] as const;

const text = z.string();
export const money = z.custom<Money>((value) => isMoney(value) && !value.startsWith('-'));
const id = z.int().check(z.minimum(1));

const draftFields = {
	language: z.enum(languages),
	email: text,
	shippingAddress: address,
	invoiceAddress: z.nullable(address),
	pickUp: z.optional(z.literal(true)),
	comment: z.nullable(text),
	shippingName: text,
	shippingCost: money,
	transport: z.optional(
		z.nullable(z.object({ least: z.int(), most: z.int(), isCarried: z.boolean(), weekdaysOnly: z.optional(z.literal(true)) })),
	),
	presentWrapping: z.nullable(money),
	tax: z.optional(z.nullable(text)),
	vat: z.optional(z.nullable(z.object({ percent: z.number(), amount: money, isOfAll: z.boolean() }))),
	lines: z.array(
		z.object({
			product: id,
			path: z.optional(text),
			variant: z.nullable(id),
			personalization: z.nullable(z.record(text, z.json())),
			name: text,
			variantName: z.nullable(text),
			reference: z.optional(z.nullable(text)),
			facts: z.optional(z.array(z.object({ label: text, value: text }))),
			traits: z.array(z.object({ label: text, value: text })),
			withdrawalExcluded: z.boolean(),
			count: id,
			price: money,
			surcharge: z.optional(money),
			basis: z.optional(text),
			totalPrice: money,
			tax: z.optional(z.nullable(text)),
		}),
	),
};

/** The stored part of an order while its answer is missing. */
export const orderDraft = z.object({ ...draftFields, paymentKind: z.enum(paymentKinds), paymentName: text });

const placedOrder = z.object({
	...draftFields,
	orderId: id,
	orderUuid: z.uuid(),
	reference: text,
	placedAt: text,
	total: money,
	payment: z.object({
		kind: z.enum(paymentKinds),
		name: text,
		clientToken: z.nullable(text),
		state: z.enum(paymentStates),
		approval: z.nullable(z.record(text, text)),
	}),
	isFinished: z.boolean(),
});

const envelope = z.object({ version: z.literal(personalVersion), timestamp: z.number(), order: placedOrder });

/**
 * The tab's own order before that of others; null where there is none that can be read and is young enough. Of one order, another tab may have
 * brought the payment further.
 */
export function readPlacedOrder({ tab, shared }: OrderAreas, nowMs: number): PlacedOrder | null {
	const own = readFrom(tab, nowMs);
	const others = readFrom(shared, nowMs);
	return own === null ? others : furtherOrder(own, others);
}

/** The same order as another tab knows it, where it has come further there. */
export function furtherOrder(own: PlacedOrder, others: PlacedOrder | null): PlacedOrder {
	return own.orderUuid === others?.orderUuid && progressOf(others) > progressOf(own) ? others : own;
}

function progressOf({ payment: { state }, isFinished }: PlacedOrder): number {
	return paymentStates.indexOf(state) * 2 + Number(isFinished);
}

/** Returns whether a reload finds it. */
export function writePlacedOrder({ tab, shared }: OrderAreas, order: PlacedOrder, nowMs: number): boolean {
	const value = JSON.stringify({ version: personalVersion, timestamp: nowMs, order });
	const isShared = shared.write(placedOrderKey, value);
	return tab.write(placedOrderKey, value) || isShared;
}

/** An old order is removed; an unreadable one stays until the next start (`sweepPersonalData`). */
function readFrom(area: StorageArea, nowMs: number): PlacedOrder | null {
	const stored = area.read(placedOrderKey);
	if (stored === 'unavailable' || stored.value === null) return null;
	const parsed = envelope.safeParse(parseJson(stored.value));
	if (!parsed.success) return null;
	const { timestamp, order } = parsed.data;
	if (nowMs - timestamp <= checkoutMaxAgeMs) return order;
	area.remove(placedOrderKey);
	return null;
}
