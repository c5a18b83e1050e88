/**
 * The movements of the stock: what orders took from it, and what came back. They are never changed and never absolute, so that an edit of the shop's
 * owner is not lost. Each is brought to Directus, which adds it to its stock. To be called inside the transaction of their cause.
 */
import type { Service } from '../service.ts';
import { noticedSnapshot } from './noticed-snapshot.ts';

export type MovementReason = 'sale' | 'cancellation' | 'return';

/** A line of an order, as far as its stock goes. */
export interface StockLine {
	readonly order: number;
	readonly position: number;
}

type StockService = Pick<Service, 'database' | 'nowMs'>;

/** Takes all lines of an order that take nothing now, without what is dropped of them. */
export function takeStock(service: StockService, order: number): void {
	for (const { position, count, taken } of linesOf(service, order)) {
		if (taken === 0 && count > 0) move(service, { order, position }, 'sale', -count);
	}
}

/** Whether an order takes any of its products now: it holds them, or has bought them. */
export function takesStock(service: Pick<StockService, 'database'>, order: number): boolean {
	return linesOf(service, order).some(({ taken }) => taken > 0);
}

/** Puts back what all lines of an order still take. */
export function giveBackStock(service: StockService, order: number): void {
	for (const { position, taken } of linesOf(service, order)) {
		if (taken > 0) move(service, { order, position }, 'cancellation', taken);
	}
}

/** `count` products of a line are not sent, and can be sold again; more than it takes are an invariant broken by the caller. */
export function giveBackPieces(service: StockService, line: StockLine, count: number): void {
	moveBack(service, line, 'cancellation', count);
}

/** As above, of products that came back. */
export function returnStock(service: StockService, line: StockLine, count: number): void {
	moveBack(service, line, 'return', count);
}

function moveBack(service: StockService, line: StockLine, reason: 'cancellation' | 'return', count: number): void {
	const taken = linesOf(service, line.order).find(({ position }) => position === line.position)?.taken ?? 0;
	if (count < 1 || count > taken) throw new Error(`Line ${line.position} of order ${line.order} took ${taken} products, not ${count}`);
	move(service, line, reason, count);
}

interface TakenLine {
	readonly position: number;
	/** What is not dropped of it. */
	readonly count: number;
	/** How many it takes from the stock now. */
	readonly taken: number;
}

function linesOf({ database }: Pick<StockService, 'database'>, order: number): readonly TakenLine[] {
	const rows = database.sql
		.prepare(
			`SELECT position, count - dropped AS count, (SELECT coalesce(sum(delta), 0) FROM stock_movement AS movement
				WHERE movement.order_id = line.order_id AND movement.position = line.position) AS delta
				FROM order_line AS line WHERE order_id = :order ORDER BY position`,
		)
		.all({ order });
	return rows.map(({ position, count, delta }) => ({ position: Number(position), count: Number(count), taken: 0 - Number(delta) }));
}

/** Its key follows from its cause, so that the same movement never comes twice, neither here nor in Directus. */
function move({ database, nowMs }: StockService, { order, position }: StockLine, reason: MovementReason, delta: number): void {
	const { sql } = database;
	const earlier = sql
		.prepare('SELECT count(*) AS count FROM stock_movement WHERE order_id = :order AND position = :position AND reason = :reason')
		.get({ order, position, reason });
	const round = Number(earlier?.count) + 1;
	const { changes } = sql
		.prepare(
			`INSERT INTO stock_movement (key, order_id, position, project, product, variant, delta, reason, at, snapshot)
				SELECT uuid || '/' || position || '/' || :reason || :suffix, order_id, position, project, product, variant, :delta, :reason, :now,
					:snapshot
				FROM order_line JOIN shop_order ON id = order_id WHERE order_id = :order AND position = :position`,
		)
		.run({ order, position, reason, delta, suffix: round === 1 ? '' : `/${round}`, now: nowMs(), snapshot: noticedSnapshot(database) });
	if (changes === 0) throw new Error(`There is no line ${position} of order ${order}`);
}
