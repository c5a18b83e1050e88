/**
 * The remaining stock: what the snapshot says, with the movements that its reading cannot have seen. A movement is seen by a reading that began after
 * Directus had acknowledged it. Both times are of the one clock of Directus, so that it does not matter what other machines' clocks say.
 */
import type { Service } from '../service.ts';
import type { ReservationRules } from '../shop/reservation-rules.ts';
import type { Shop } from '../shop/shop.ts';

/** Directus says whole seconds, and may run on several machines: a reading that begins within so long after an acknowledgement proves nothing. */
const clockToleranceMs = 10_000;

type StockService = Pick<Service, 'database' | 'company' | 'reservations'>;

/** Offers as they are now. An order takes its products when it is placed, paid or not; of limited ones, unpaid orders leave a part to others. */
export function offersNow(
	shop: Pick<Shop, 'offer' | 'readFromMs'>,
	{ database: { sql }, company: { project }, reservations }: StockService,
): Shop['offer'] {
	const before = shop.readFromMs === null ? Number.NEGATIVE_INFINITY : shop.readFromMs - clockToleranceMs;
	const unseen = sql.prepare(
		`SELECT coalesce(sum(delta), 0) AS delta FROM stock_movement
			WHERE product = :product AND variant IS :variant AND project = :project AND (booked_at IS NULL OR booked_at >= :before)`,
	);
	const unpaid = sql.prepare(
		`SELECT coalesce(sum(delta), 0) AS delta FROM stock_movement AS movement JOIN open_reservation USING (order_id)
			WHERE product = :product AND variant IS :variant AND project = :project`,
	);
	return (product, variant) => {
		const offer = shop.offer(product, variant);
		if (offer === null) return null;
		const piece = { product, variant, project };
		const left = offer.stock + Number(unseen.get({ ...piece, before: Math.max(before, 0) })?.delta);
		if (offer.orderable) return { ...offer, stock: Math.max(0, left) };
		const held = 0 - Number(unpaid.get(piece)?.delta);
		return { ...offer, stock: Math.max(0, Math.min(left, unpaidLimit(left + held, reservations) - held)) };
	};
}

/** How many of a product unpaid orders may hold together; of a single one, that one. */
function unpaidLimit(stock: number, { unpaidPercent }: ReservationRules): number {
	return Math.ceil((stock * unpaidPercent) / 100);
}
