/** Changes the state of an order or of one of its lines, and records who did it, when and why. To be called inside a transaction. */
import type { Database } from '../store/database.ts';
import { type EventName, type LineTransition, lineTransitions, type OrderTransition, orderTransitions } from './order-states.ts';

export interface Cause {
	/** Such as `buyer`, `service`, or the name of a user of Directus. */
	readonly who: string;
	/** For people; left out where the transition says all. */
	readonly why?: string;
}

/** False, and nothing is changed: the order is not in a state from which this leads on. */
export function changeOrder(database: Database, id: number, transition: OrderTransition, cause: Cause, now: number): boolean {
	const { from, to } = orderTransitions[transition];
	const { changes } = database.sql
		.prepare(`UPDATE shop_order SET state = :to, revision = revision + 1 WHERE id = :id AND state IN (SELECT value FROM json_each(:from))`)
		.run({ id, to, from: JSON.stringify(from) });
	if (changes > 0) recordEvent(database, { order: id, transition, ...cause }, now);
	return changes > 0;
}

interface LineChange {
	readonly order: number;
	readonly position: number;
	readonly transition: LineTransition;
	/** Who brings the parcel, and its number, where there is one. */
	readonly carrier?: string | null;
	readonly tracking?: string | null;
}

/** As above, of the line at a position. */
export function changeLine(
	database: Database,
	{ order, position, transition, carrier = null, tracking = null }: LineChange,
	cause: Cause,
	now: number,
): boolean {
	const { from, to } = lineTransitions[transition];
	const { changes } = database.sql
		.prepare(
			`UPDATE order_line SET state = :to, dropped = iif(:to = 'dropped', count, dropped), carrier = coalesce(:carrier, carrier), tracking = coalesce(:tracking, tracking)
				WHERE order_id = :order AND position = :position AND state IN (SELECT value FROM json_each(:from))`,
		)
		.run({ order, position, to, carrier, tracking, from: JSON.stringify(from) });
	if (changes === 0) return false;
	database.sql.prepare('UPDATE shop_order SET revision = revision + 1 WHERE id = :order').run({ order });
	recordEvent(database, { order, transition, position, ...cause }, now);
	return true;
}

interface OrderEvent extends Cause {
	readonly order: number;
	readonly transition: EventName;
	/** Of the line; left out: the order as a whole. */
	readonly position?: number;
}

export function recordEvent(database: Database, { order, transition, position, who, why }: OrderEvent, now: number): void {
	database.sql
		.prepare(
			'INSERT INTO order_event (order_id, position, at, transition, who, why) VALUES (:order, :position, :now, :transition, :who, :why)',
		)
		.run({ order, position: position ?? null, now, transition, who, why: why ?? null });
}
