/**
 * A database of version 3, in which holds ended with their orders, with open orders of each kind of payment: all of them go on, and hold what they held.
 * `databases/open-orders.sql` was written by that version.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { aLine, anOrder } from './an-order.ts';
import { runOrders } from './run-orders.ts';

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;
const placedAt = Date.parse('2026-11-20T12:00:00Z');

async function anOldFolder(): Promise<string> {
	const dir = await temporaryFolder();
	const sql = new DatabaseSync(path.join(dir, 'orders.sqlite'), { enableForeignKeyConstraints: false });
	sql.exec(readFileSync(path.join(import.meta.dirname, 'databases/open-orders.sql'), 'utf8'));
	sql.close();
	return dir;
}

/** The service as a shop runs it, so many milliseconds after the orders were placed. */
const runLater = (dataDir: string, ms = 0) =>
	runOrders({ dataDir, reservations: {}, clock: { nowMs: () => placedAt + ms, evidence: null } });

it('loses no open order, and each holds as long as it was told', async () => {
	const dataDir = await anOldFolder();
	const orders = await runLater(dataDir);
	expect(
		orders.rows(
			'SELECT id, payment_kind AS kind, state, held_until - expires_at AS rest, by_shop FROM shop_order JOIN reservation ON order_id = id',
		),
	).toEqual([
		{ id: 1001, kind: 'transfer', state: 'placed', rest: 0, by_shop: 0 },
		{ id: 1002, kind: 'paypal', state: 'placed', rest: 0, by_shop: 0 },
		{ id: 1003, kind: 'house', state: 'placed', rest: 0, by_shop: 0 },
		{ id: 1004, kind: 'transfer', state: 'accepted', rest: 0, by_shop: 0 },
	]);
	expect(orders.rows('SELECT * FROM order_confirmation')).toEqual([]);
	await orders.stop();
	const states = async (ms: number) => {
		const later = await runLater(dataDir, ms);
		const found = later.rows('SELECT state FROM shop_order ORDER BY id').map(({ state }) => state);
		await later.stop();
		return found;
	};
	expect(await states(29 * minuteMs)).toEqual(['placed', 'placed', 'placed', 'accepted']);
	expect(await states(30 * minuteMs)).toEqual(['placed', 'cancelled', 'placed', 'accepted']);
	// Nobody asked them to confirm anything: neither two hours nor a week ends them.
	expect(await states(17 * dayMs - 1)).toEqual(['placed', 'cancelled', 'placed', 'accepted']);
	expect(await states(17 * dayMs)).toEqual(['cancelled', 'cancelled', 'cancelled', 'accepted']);
});

it('counts what they hold towards the limits, by mailbox however it is written', async () => {
	const orders = await runLater(await anOldFolder());
	const place = async (email: string, line: Record<string, unknown>) => {
		const answer = await orders.postJson('/ecom/order', anOrder({ email, lines: [aLine(line)] }));
		expect(answer.status).toBe(200);
		return (await answer.json()).order_id;
	};
	const held = (id: number) => orders.rows(`SELECT held_until FROM reservation WHERE order_id = ${id}`)[0]?.held_until !== null;
	// Two of three of product 1 are held, and two are held by that mailbox; of product 10, four of nine.
	expect(held(await place('annamuster+1@googlemail.com', { product: 10 }))).toBe(false);
	expect(held(await place('emil@post.example', { product: 1 }))).toBe(false);
	expect(held(await place('emil@post.example', { product: 10 }))).toBe(true);
	expect(held(await place('fritz@post.example', { product: 10 }))).toBe(false);
});
