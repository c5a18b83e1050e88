/** The statements beside which orders are measured leave the same rows as the orders did, so that both sides did the same work. */
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createOrders } from '../../../bench/orders/create-orders.ts';
import { repeatOrders } from '../../../bench/orders/recorded-statements.ts';
import { startService } from '../../../bench/orders/start-service.ts';
import { type Database, openDatabase } from '../../../orders/store/database.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

it('repeat everything that orders wrote, and nothing that followed from them', async () => {
	const folder = await temporaryFolder();
	const [served, repeated] = [path.join(folder, 'served'), path.join(folder, 'repeated')];
	const bodies = await createOrders(5);
	const service = await startService(served, 'record');
	await service.post(bodies);
	await service.idle();
	const placed = await service.stop();
	expect(placed).toHaveLength(bodies.length);

	const [original, copy] = [openDatabase(served), openDatabase(repeated)];
	onTestFinished(() => {
		original.close();
		copy.close();
	});
	repeatOrders(copy, placed);
	const rows = (database: Database, sql: string) => database.sql.prepare(sql).all();
	for (const table of ['shop_order', 'order_line', 'order_event', 'stock_movement', 'reservation', 'payment_term', 'document']) {
		const all = `SELECT * FROM ${table} ORDER BY 1, 2`;
		expect(rows(copy, all), table).toEqual(rows(original, all));
		expect(rows(copy, all), table).not.toEqual([]);
	}
	// Its own entries alone: the shop's mail and the document of each, which the buyer's mail follows from.
	expect(rows(copy, 'SELECT channel, count(*) AS count FROM outbox GROUP BY channel ORDER BY channel')).toEqual([
		{ channel: 'document', count: 5 },
		{ channel: 'mail', count: 5 },
	]);
}, 60_000);
