/**
 * Reservations: until when an order may wait for its payment or its acceptance, and until when it holds its products meanwhile. An order may wait without
 * holding anything. To be called inside a transaction.
 */
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { PaymentKind } from '../../site/payment-kinds.ts';
import type { Service } from '../service.ts';
import type { Database } from '../store/database.ts';
import { giveBackStock, takeStock } from './movements.ts';

type ReservingService = Pick<Service, 'database' | 'nowMs' | 'reservations'>;
type HoldingService = Pick<Service, 'database' | 'nowMs'>;

interface NewReservation {
	readonly paymentKind: PaymentKind;
	/** Of the buyer, from `networkOf`. */
	readonly network: string;
	/** False: the order is beyond what unpaid orders may hold. */
	readonly holds: boolean;
}

/** Says until when the order waits, and takes its products where it may hold them. */
export function reserve(service: ReservingService, order: number, { paymentKind, network, holds }: NewReservation): void {
	const expiresAt = endOf(service, paymentKind);
	service.database.sql
		.prepare('INSERT INTO reservation (order_id, expires_at, network) VALUES (:order, :expiresAt, :network)')
		.run({ order, expiresAt, network });
	if (holds) hold(service, order);
}

/** Takes what the order does not take yet, until the order itself ends. */
export function hold(service: HoldingService, order: number): void {
	takeStock(service, order);
	service.database.sql
		.prepare('UPDATE reservation SET held_until = max(coalesce(held_until, 0), expires_at) WHERE order_id = :order')
		.run({ order });
}

/** The products can be sold to others; the order goes on waiting. */
export function endHold(service: HoldingService, order: number): void {
	giveBackStock(service, order);
	service.database.sql.prepare('UPDATE reservation SET held_until = NULL WHERE order_id = :order').run({ order });
}

/** The service accepts it by itself no more: that is for a person at the shop. */
export function leaveToShop({ sql }: Database, order: number): void {
	sql.prepare('UPDATE reservation SET by_shop = 1 WHERE order_id = :order').run({ order });
}

/** The order waits and holds no longer: it is paid, or over. */
export function endReservation({ sql }: Database, order: number): void {
	sql.prepare('DELETE FROM reservation WHERE order_id = :order').run({ order });
}

export interface Reservation {
	/** When the order ends if nothing comes. */
	readonly expiresAt: number;
	/** null: it holds nothing. */
	readonly heldUntil: number | null;
	/** See `leaveToShop`. */
	readonly isLeftToShop: boolean;
	/** `''`: it is not known any more. */
	readonly network: string;
}

/** null: there is none, because it is paid, or over. */
export function readReservation({ sql }: Database, order: number): Reservation | null {
	const row = sql.prepare('SELECT expires_at, held_until, by_shop, network FROM reservation WHERE order_id = :order').get({ order });
	if (row === undefined) return null;
	return {
		expiresAt: Number(row.expires_at),
		heldUntil: row.held_until === null ? null : Number(row.held_until),
		isLeftToShop: row.by_shop === 1,
		network: String(row.network),
	};
}

/** The order waits, and holds what it holds, for as long as one that is paid this way, counted from now. */
export function prolong(service: ReservingService, order: number, paymentKind: PaymentKind): void {
	waitUntil(service.database, order, Math.max(endOf(service, paymentKind), readReservation(service.database, order)?.expiresAt ?? 0));
}

/** As above, whatever time the order had: that was a wrong one. */
export function renew(service: ReservingService, order: number, paymentKind: PaymentKind): void {
	waitUntil(service.database, order, endOf(service, paymentKind));
}

/** Both the order and its hold end then. An order that holds nothing goes on holding nothing. */
export function waitUntil({ sql }: Database, order: number, expiresAt: number): void {
	sql
		.prepare(
			'UPDATE reservation SET expires_at = :expiresAt, held_until = iif(held_until IS NULL, NULL, :expiresAt) WHERE order_id = :order',
		)
		.run({ order, expiresAt });
}

function endOf({ nowMs, reservations }: ReservingService, paymentKind: PaymentKind): number {
	return nowMs() + reservations.minutes[paymentKind] * 60_000;
}

/** The network of an address: not readable, and gone with the reservation. */
export function networkOf(ip: string, { secret }: Pick<Service, 'secret'>): string {
	return createHmac('sha256', secret)
		.update(`network ${isIPv6(ip) ? firstHalf(ip) : ip}`)
		.digest('base64url')
		.slice(0, 22);
}

/** A household has a whole network of IPv6 addresses: the first half counts. */
function firstHalf(ip: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
	if (mapped !== undefined) return mapped;
	const [head = [], tail = []] = ip.split('::').map((part) => (part === '' ? [] : part.split(':')));
	const between = ip.includes('::') ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : [];
	return [...head, ...between, ...tail].slice(0, 4).join(':');
}
