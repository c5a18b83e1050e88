/**
 * Keeps the order that was placed last: for this tab, so that a reload shows it, and for others and later, so that a payment can be resumed. It
 * names people, and is forgotten as checkout data is.
 */
import * as z from 'zod/mini';
import { parseJson, type StorageArea } from '../../runtime/storage.ts';
import { type PlacedOrder, paymentStates, placedOrder } from '../placed-order.ts';
import { checkoutMaxAgeMs, personalVersion, placedOrderKey } from './personal-storage.ts';

/** The tab's own storage, and the one that all tabs share. */
export interface OrderAreas {
	readonly tab: StorageArea;
	readonly shared: StorageArea;
}

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
