/** Authorised money is kept for as long as the shop says, and the shop hears in time when it cannot be kept. */
import { expect, it } from 'vitest';
import { readOrderRecord } from '../../../orders/desk/mirror/order-record.ts';
import { keepAuthorized } from '../../../orders/payments/keep-authorized.ts';
import { aService } from '../a-service.ts';
import { aLine } from '../an-order.ts';
import { aDispatch } from './dispatch.ts';
import { runKlarna } from './run-klarna.ts';

const dayMs = 24 * 3_600_000;

async function run(collectDays?: number, order: Record<string, unknown> = {}) {
	const klarna = await runKlarna();
	const { service: parts, mails, rows } = await aService([{ payment_method: 5, ...order }], [klarna.klarna]);
	const config = { methodId: 5, scriptUrl: 'https://klarna.example/api.js', ...(collectDays !== undefined && { collectDays }) };
	// When its order was placed.
	klarna.now = Date.parse('2026-11-20T12:00:00Z');
	const service = { ...parts, nowMs: () => klarna.now, payments: { bankTransferId: 1, paypal: null, klarna: config } };
	const dispatch = await aDispatch(service, klarna);
	const toDo = async () => readOrderRecord(1001, await service.shop.read(), service.company, service.database)?.to_do;
	const told = () => mails().filter((mail) => mail.includes('kann nur noch bis')).length;
	return {
		...{ klarna, dispatch, told, rows, toDo },
		async pass(days: number) {
			klarna.now += days * dayMs;
			const before = klarna.calls.length;
			await keepAuthorized(service);
			await service.outbox.deliver();
			return klarna.calls.slice(before);
		},
	};
}

const look = 'GET /ordermanagement/v1/orders/…';
const extend = 'POST /ordermanagement/v1/orders/…/extend-authorization-time';

it('asks how long an authorisation lasts once, and tells the shop a week before its end, once', async () => {
	const { pass, told } = await run();
	expect(await pass(0)).toEqual([look]);
	expect(await pass(20)).toEqual([]);
	expect([await pass(2), told()]).toEqual([[look], 1]);
	expect([await pass(1), told()]).toEqual([[], 1]);
});

it('is a task on the desk until it is dispatched or dropped', async () => {
	const { pass, toDo, dispatch } = await run(undefined, {
		lines: [aLine(), aLine({ product: 3, price_brutto: '19.90' })],
		total_price_brutto: '125.80',
	});
	await pass(20);
	expect(await toDo()).toBe('pack');
	await pass(2);
	expect(await toDo()).toBe('lapses');
	await dispatch.ship([0]);
	expect(await toDo()).toBe('lapses');
	await dispatch.drop([{ position: 1, count: null }]);
	expect(await toDo()).toBe('none');
});

it('extends it where products are made to order, and tells the shop at the end of that', async () => {
	const { pass, told, klarna } = await run(60);
	await pass(0);
	expect(await pass(22)).toEqual([look, extend, look]);
	expect([await pass(22), told()]).toEqual([[look, extend, look], 0]);
	expect([await pass(22), told()]).toEqual([[look], 1]);
	expect(klarna.api.orders.list()).toMatchObject([{ status: 'AUTHORIZED' }]);
});

it('tells the shop where Klarna refuses to extend it', async () => {
	const { pass, told, klarna } = await run(60);
	await pass(0);
	klarna.onCall = (phase) => {
		if (phase === 'before' && klarna.calls.at(-1) === extend) klarna.faults.push(403);
		return false;
	};
	expect([await pass(22), told()]).toEqual([[look, extend], 1]);
	expect([await pass(1), told()]).toEqual([[], 1]);
});

it('leaves alone what is dispatched, dropped or cancelled', async () => {
	const shipped = await run();
	await shipped.dispatch.ship([0]);
	expect(await shipped.pass(25)).toEqual([]);
	const cancelled = await run();
	await cancelled.dispatch.cancel();
	expect(await cancelled.pass(25)).toEqual([]);
	const dropped = await run(undefined, { lines: [aLine(), aLine({ product: 3, price_brutto: '19.90' })], total_price_brutto: '125.80' });
	await dropped.dispatch.ship([0]);
	await dropped.dispatch.drop([{ position: 1, count: null }]);
	expect([await dropped.pass(25), dropped.told()]).toEqual([[], 0]);
});

it('waits while Klarna does not answer', async () => {
	const { klarna, pass, told } = await run();
	klarna.faults.push(503);
	await pass(22);
	expect(told()).toBe(0);
	await pass(0);
	expect(told()).toBe(1);
});
