/** What the desk shows of each order, once nothing waits to be shown: people decide by it. */
import { shownOrder } from '../operations/desk.ts';
import type { World } from '../world.ts';

interface Shown {
	readonly revision: unknown;
	readonly state: unknown;
	readonly lines: readonly { readonly position: number; readonly state: string }[];
	readonly payments: readonly unknown[];
	readonly events: readonly unknown[];
}

/** A sentence for an order that is shown as it is not; null: there is none. */
export function findStaleView(world: World): string | null {
	if (world.isRestored || world.rows("SELECT 1 FROM outbox WHERE channel = 'desk' AND settled_at IS NULL LIMIT 1").length > 0) return null;
	const kept = world.rows(
		// What is dropped of a line stands on a line of its own.
		`SELECT id, uuid, revision, state, (SELECT group_concat(state || iif(state <> 'dropped' AND dropped > 0, ' dropped', ''), ' ' ORDER BY position) FROM order_line WHERE order_id = shop_order.id) AS lines,
			(SELECT count(*) FROM ledger WHERE order_id = shop_order.id) AS payments, (SELECT count(*) FROM order_event WHERE order_id = shop_order.id) AS events
			FROM shop_order`,
	);
	for (const { id, uuid, ...order } of kept) {
		const shown = shownOrder(world, String(uuid)) as Shown | undefined;
		if (shown === undefined) return `The desk does not show order ${id}`;
		const { revision, state, lines, payments, events } = shown;
		const onDesk = { revision, state, lines: lines.map((line) => line.state).join(' '), payments: payments.length, events: events.length };
		const isEqual = Object.entries(onDesk).every(([name, value]) => order[name] === value);
		if (!isEqual) return `The desk shows order ${id} as ${JSON.stringify(onDesk)}, and it is ${JSON.stringify(order)}`;
	}
	return null;
}
