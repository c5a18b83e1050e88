/**
 * The remaining stock: what the snapshot says, with the movements that its reading cannot have seen. A movement is seen by a reading that began after
 * Directus had acknowledged it. Both times are of the one clock of Directus, so that it does not matter what other machines' clocks say.
 */
import type { Service } from '../service.ts';
import type { ReservationRules } from '../shop/reservation-rules.ts';
import type { Shop } from '../shop/shop.ts';
import { noticeSnapshot } from './noticed-snapshot.ts';

/** Directus says whole seconds, and may run on several machines: a reading that begins within so long after an acknowledgement proves nothing. */
const clockToleranceMs = 10_000;

type StockService = Pick<Service, 'database' | 'company' | 'reservations'>;

/**
 * Offers as they are now. An order takes its products when it is placed, paid or not; of limited ones, unpaid orders leave a part to others.
 * What was taken counts as long as it may be missing in the snapshot. What came back counts only if it cannot be in the snapshot already, else it
 * would be there twice: the snapshot is older, or the hook has certainly not booked it.
 */
export function offersNow(
	shop: Pick<Shop, 'offer' | 'snapshot' | 'readFromMs'>,
	{ database, company: { project }, reservations }: StockService,
): Shop['offer'] {
	const { sql } = database;
	const snapshot = noticeSnapshot(database, shop);
	const before = shop.readFromMs === null ? 0 : shop.readFromMs - clockToleranceMs;
	const unseen = sql.prepare(
		`SELECT coalesce(sum(delta), 0) AS delta FROM stock_movement
			WHERE product = :product AND variant IS :variant AND project = :project AND (booked_at IS NULL OR booked_at >= :before)
				AND (delta < 0 OR snapshot = :snapshot OR queued_at IS NULL OR (sent_at IS NOT NULL AND booked_at IS NULL))`,
	);
	const unpaid = sql.prepare(
		`SELECT coalesce(sum(delta), 0) AS delta FROM stock_movement AS movement JOIN open_reservation USING (order_id)
			WHERE product = :product AND variant IS :variant AND project = :project`,
	);
	return (product, variant) => {
		const offer = shop.offer(product, variant);
		if (offer === null) return null;
		const piece = { product, variant, project };
		const left = offer.stock + Number(unseen.get({ ...piece, before, snapshot })?.delta);
		if (offer.orderable) return { ...offer, stock: Math.max(0, left) };
		const held = 0 - Number(unpaid.get(piece)?.delta);
		return { ...offer, stock: Math.max(0, Math.min(left, unpaidLimit(left + held, reservations) - held)) };
	};
}

/** How many of a product unpaid orders may hold together; of a single one, that one. */
function unpaidLimit(stock: number, { unpaidPercent }: ReservationRules): number {
	return Math.ceil((stock * unpaidPercent) / 100);
}
