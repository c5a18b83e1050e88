/**
 * Reservations: an order takes its products when it is placed, and holds them for a time until it is paid. To be called inside a transaction.
 */
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { PaymentKind } from '../../site/payment-kinds.ts';
import type { Service } from '../service.ts';
import { takeStock } from './movements.ts';

/** Who orders. */
export interface Buyer {
	readonly email: string;
	/** The address that the order came from. */
	readonly ip: string;
}

type ReservingService = Pick<Service, 'database' | 'outbox' | 'nowMs' | 'secret' | 'reservations'>;

/** Takes the order's products, and says until when it holds them without a payment. */
export function reserve(service: ReservingService, order: number, paymentKind: PaymentKind, { ip }: Pick<Buyer, 'ip'>): void {
	const { database, nowMs, reservations } = service;
	takeStock(service, order);
	database.sql
		.prepare('INSERT INTO reservation (order_id, expires_at, network) VALUES (:order, :expiresAt, :network)')
		.run({ order, expiresAt: nowMs() + reservations.minutes[paymentKind] * 60_000, network: networkOf(ip, service) });
}

/** The order holds its products for as long as one that is paid this way, counted from now. */
export function prolong({ database, nowMs, reservations }: ReservingService, order: number, paymentKind: PaymentKind): void {
	database.sql
		.prepare('UPDATE reservation SET expires_at = max(expires_at, :expiresAt) WHERE order_id = :order')
		.run({ order, expiresAt: nowMs() + reservations.minutes[paymentKind] * 60_000 });
}

/** As above, whatever time the order had: that was a wrong one. */
export function renew({ database, nowMs, reservations }: ReservingService, order: number, paymentKind: PaymentKind): void {
	database.sql
		.prepare('UPDATE reservation SET expires_at = :expiresAt WHERE order_id = :order')
		.run({ order, expiresAt: nowMs() + reservations.minutes[paymentKind] * 60_000 });
}

/** Whether a buyer, or their network, would hold more products than they may without a payment. `limited`: of this order, those that cannot be reordered. */
export function holdsTooMuch(service: ReservingService, { email, ip }: Buyer, limited: number): boolean {
	if (limited === 0) return false;
	const { perBuyer, perNetwork } = service.reservations;
	const { buyer, network } =
		service.database.sql
			.prepare(
				`SELECT coalesce(sum(line.count) FILTER (WHERE lower(email) = :email), 0) AS buyer,
				coalesce(sum(line.count) FILTER (WHERE network = :network), 0) AS network
				FROM open_reservation JOIN shop_order ON id = open_reservation.order_id JOIN order_line AS line ON line.order_id = id
				WHERE line.limited = 1 AND (lower(email) = :email OR network = :network)`,
			)
			.get({ email: email.toLowerCase(), network: networkOf(ip, service) }) ?? {};
	return Number(buyer) + limited > perBuyer || Number(network) + limited > perNetwork;
}

/** Not readable, and gone with the reservation. */
function networkOf(ip: string, { secret }: Pick<Service, 'secret'>): string {
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
