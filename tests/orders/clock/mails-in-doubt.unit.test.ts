/** A mail is tried for five days, whatever a clock that jumps says of them; and what comes before anybody saw the jump gets the time that was. */
import { expect, it } from 'vitest';
import type { MailTransport } from '../../../orders/outbox/mail-channel.ts';
import { anOrder } from '../an-order.ts';
import { runOrders } from '../run-orders.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Nobody but the machine says the time, and the mail server does not answer. */
async function runWithoutServer() {
	let nowMs = Date.parse('2026-11-20T12:00:00Z');
	let timers: { readonly dueMs: number; readonly work: () => void }[] = [];
	let passedMs = 0;
	const transport: MailTransport = { send: async () => ({ kind: 'later', reason: 'ECONNREFUSED' }) };
	const orders = await runOrders({
		mail: { transport, from: 'shop@goldschmiede.example' },
		clock: {
			nowMs: () => nowMs,
			evidence: { builtAtMs: () => null, witnesses: [] },
			after(ms, work) {
				const timer = { dueMs: passedMs + ms, work };
				timers.push(timer);
				return () => {
					timers = timers.filter((each) => each !== timer);
				};
			},
		},
	});
	return {
		orders,
		jump(ms: number) {
			nowMs += ms;
		},
		async pass(ms: number) {
			nowMs += ms;
			passedMs += ms;
			const due = timers.filter(({ dueMs }) => dueMs <= passedMs);
			timers = timers.filter(({ dueMs }) => dueMs > passedMs);
			for (const { work } of due) work();
			await new Promise((resolve) => setTimeout(resolve, 20));
			await orders.get('/ecom/status');
		},
		givenUp: () => orders.rows("SELECT id FROM outbox WHERE channel = 'mail' AND refusal IS NOT NULL"),
	};
}

it('gives up no mail while the time is in doubt', async () => {
	const { orders, jump, pass, givenUp } = await runWithoutServer();
	expect((await orders.postJson('/ecom/order', anOrder())).status).toBe(200);
	jump(30 * dayMs);
	for (let tries = 0; tries < 3; tries++) await pass(2 * minuteMs);
	expect(givenUp()).toEqual([]);
});

it('tries a mail for five days that waited while the clock was years behind', async () => {
	const { orders, jump, pass, givenUp } = await runWithoutServer();
	expect((await orders.postJson('/ecom/order', anOrder())).status).toBe(200);
	for (let minutes = 0; minutes < 12; minutes++) await pass(minuteMs);
	jump(-365 * dayMs);
	await pass(2 * minuteMs);
	jump(365 * dayMs);
	for (let tries = 0; tries < 4; tries++) await pass(2 * minuteMs);
	expect(givenUp()).toEqual([]);
});

it('tries a mail for five days that was written while the clock was years behind', async () => {
	const { orders, jump, pass, givenUp } = await runWithoutServer();
	await pass(minuteMs);
	jump(-365 * dayMs);
	await pass(minuteMs);
	expect((await orders.postJson('/ecom/order', anOrder())).status).toBe(200);
	jump(365 * dayMs);
	for (let tries = 0; tries < 4; tries++) await pass(2 * minuteMs);
	expect(orders.rows("SELECT count(*) AS doubts FROM setting WHERE name = 'time_doubt'")).toEqual([{ doubts: 0 }]);
	expect(givenUp()).toEqual([]);
});

it('corrects what came after the clock was put back, and before that was noticed', async () => {
	const { orders, jump, pass, givenUp } = await runWithoutServer();
	await pass(minuteMs);
	jump(-365 * dayMs);
	expect((await orders.postJson('/ecom/order', anOrder())).status).toBe(200);
	await pass(minuteMs);
	jump(365 * dayMs);
	for (let tries = 0; tries < 4; tries++) await pass(2 * minuteMs);
	expect(givenUp()).toEqual([]);
	const years = "SELECT DISTINCT strftime('%Y', at / 1000, 'unixepoch') AS year FROM";
	for (const table of ['shop_order', 'order_line', 'order_event', 'outbox'])
		expect(orders.rows(`${years} ${table}`)).toEqual([{ year: '2026' }]);
});
