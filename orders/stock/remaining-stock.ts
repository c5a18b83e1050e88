/**
 * The remaining stock: what the snapshot says, with the movements that its reading cannot have seen. A movement is seen by a reading that began after
 * Directus had acknowledged it. Both times are of the one clock of Directus, so that it does not matter what other machines' clocks say.
 */
import type { Service } from '../service.ts';
import type { Shop } from '../shop/shop.ts';
import { noticeSnapshot } from './noticed-snapshot.ts';

/** Directus says whole seconds, and may run on several machines: a reading that begins within so long after an acknowledgement proves nothing. */
const clockToleranceMs = 10_000;

type StockService = Pick<Service, 'database' | 'company'>;
/** The stock that a snapshot says, and when it was read. */
export type StockOfShop = Pick<Shop, 'offer' | 'snapshot' | 'readFromMs'>;

/** SQL over a movement: the snapshot may not know of it. */
const isUnseen = `(booked_at IS NULL OR booked_at >= :before)
	AND (delta < 0 OR snapshot = :snapshot OR queued_at IS NULL OR (sent_at IS NOT NULL AND booked_at IS NULL))`;

function readingOf(shop: StockOfShop, { database }: StockService): { readonly before: number; readonly snapshot: string } {
	const snapshot = noticeSnapshot(database, shop);
	return { snapshot, before: shop.readFromMs === null ? 0 : shop.readFromMs - clockToleranceMs };
}

/**
 * Offers as they are now, without what other orders hold, paid or not. What was taken counts as long as it may be missing in the snapshot. What came back
 * counts only if it cannot be in the snapshot already, else it would be there twice: the snapshot is older, or the hook has certainly not booked it.
 */
export function offersNow(shop: StockOfShop, service: StockService): Shop['offer'] {
	const { project } = service.company;
	const reading = readingOf(shop, service);
	const unseen = service.database.sql.prepare(
		`SELECT coalesce(sum(delta), 0) AS delta FROM stock_movement
			WHERE product = :product AND variant IS :variant AND project = :project AND ${isUnseen}`,
	);
	return (product, variant) => {
		const offer = shop.offer(product, variant);
		if (offer === null) return null;
		const left = offer.stock + Number(unseen.get({ product, variant, project, ...reading })?.delta);
		return { ...offer, stock: Math.max(0, left) };
	};
}

/** What of all products that cannot be reordered is left, held or not seen by the snapshot, as one sum of movements. */
export function unseenOfLimited(shop: StockOfShop, service: StockService): number {
	const { sql } = service.database;
	const found = sql
		.prepare(
			`SELECT coalesce(sum(delta), 0) AS delta FROM stock_movement JOIN order_line AS line USING (order_id, position)
				WHERE line.limited = 1 AND stock_movement.project = :project AND ${isUnseen}`,
		)
		.get({ project: service.company.project, ...readingOf(shop, service) });
	return Number(found?.delta);
}
