/** Takes back what a buyer has sent back, all of a line or a part of it. The refund is a step of its own: the shop looks at the products first. */
import { writeReturn } from '../mail/order-steps.ts';
import { returnStock } from '../stock/movements.ts';
import { type Cause, changeLine, recordEvent } from '../transitions/change-order.ts';
import { readStoredOrder } from '../transitions/stored-order.ts';
import type { ActingService } from './accept-order.ts';
import type { ActionRefusal } from './action-refusal.ts';

export interface ReturnedLine {
	readonly position: number;
	/** How many came back now. */
	readonly count: number;
}

/** To be called inside a transaction. null: done. */
export function takeBackLines(service: ActingService, id: number, returned: readonly ReturnedLine[], cause: Cause): ActionRefusal | null {
	const { database, outbox, company, nowMs } = service;
	const order = readStoredOrder(database, id);
	if (order === null) return 'unknown_order';
	const named = new Map(returned.map(({ position, count }) => [position, count]));
	const lines = order.lines.flatMap((line) => (named.has(line.position) ? [{ line, count: named.get(line.position) ?? 0 }] : []));
	if (lines.length === 0 || lines.length !== returned.length) return 'unknown_line';
	if (lines.some(({ line }) => line.state === 'to_pack' || line.state === 'dropped')) return 'wrong_line_state';
	if (lines.some(({ line, count }) => !Number.isSafeInteger(count) || count < 1 || count > line.count - line.dropped - line.returned))
		return 'wrong_count';
	for (const { line, count } of lines) {
		const { position } = line;
		database.sql
			.prepare('UPDATE order_line SET returned = returned + :count WHERE order_id = :id AND position = :position')
			.run({ id, position, count });
		// What was made for one buyer is not sold to another.
		if (!line.isMadeToOrder) returnStock(service, { order: id, position }, count);
		if (line.returned + count === line.count - line.dropped)
			changeLine(database, { order: id, position, transition: 'return' }, cause, nowMs());
		else takeBackPart(service, { id, position, part: `${count} of ${line.count - line.dropped}` }, cause);
	}
	outbox.queue(
		'mail',
		writeReturn(
			order,
			lines.map(({ line, count }) => ({ ...line, count })),
			company,
		),
	);
	return null;
}

/** A line of which a part is still with the buyer stays shipped. */
function takeBackPart(
	{ database, nowMs }: ActingService,
	{ id, position, part }: { readonly id: number; readonly position: number; readonly part: string },
	{ who, why }: Cause,
): void {
	database.sql.prepare('UPDATE shop_order SET revision = revision + 1 WHERE id = :id').run({ id });
	const reason = why === undefined ? part : `${part}, ${why}`;
	recordEvent(database, { order: id, position, transition: 'return_part', who, why: reason }, nowMs());
}
