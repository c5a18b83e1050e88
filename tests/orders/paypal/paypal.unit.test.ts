/** Orders paid by PayPal: the service makes PayPal's order, and believes PayPal alone about the money. */
import { expect, it, onTestFinished } from 'vitest';
import { standInProviders } from '../../../commands/serving/serve-with-stand-ins.ts';
import { createPaypal } from '../../../orders/payments/paypal/paypal.ts';
import { toCents, toMoney } from '../../../orders/payments/paypal/paypal-state.ts';
import { standInPaypalAccount } from '../../../sandbox/providers/paypal-rest.ts';
import { startProviders } from '../../../sandbox/providers/stand-ins.ts';
import { anOrder } from '../an-order.ts';
import { runPaypal } from './run-paypal.ts';

const calls = (paypal: { calls: string[] }, step: RegExp) => paypal.calls.filter((call) => step.test(call)).length;
const creations = /^POST \/v2\/checkout\/orders$/;
const captures = /capture$/;
const refused = (status: number, code: string) => [status, expect.objectContaining({ status: 'error', code })];

it('makes one order at PayPal once ours is committed, with its sum and its id, and answers a repetition with the same one', async () => {
	const { place, paypal } = await runPaypal();
	const order = anOrder({ payment_method: 4 });
	const [first, second] = [await place(order), await place(order)];
	expect(first.paypal_order_id).toMatch(/^[0-9A-Z]{17}$/);
	expect(second).toEqual(first);
	expect(calls(paypal, creations)).toBe(1);
	expect(paypal.orders.get(first.paypal_order_id)?.unit).toEqual({
		amount: { currency_code: 'EUR', value: '105.90' },
		custom_id: first.order_uuid,
		invoice_id: `B-1001-${first.order_uuid.slice(0, 8)}`,
		payee: { merchant_id: standInPaypalAccount.merchantId },
	});
});

it('captures what the buyer approved, books it once, and accepts the order with it', async () => {
	const { orders, place, approve, report, paypal, ledger } = await runPaypal();
	const order = await place();
	approve(order);
	for (const _ of [1, 2]) expect(await report(order)).toEqual([200, { status: 'ok' }]);
	expect([ledger(), calls(paypal, captures)]).toEqual([['1001 received 10590'], 1]);
	const captured = paypal.orders.get(order.paypal_order_id)?.captures[0]?.id;
	expect(orders.rows('SELECT provider, reference FROM ledger')).toEqual([{ provider: 'paypal', reference: captured }]);
	expect(orders.rows('SELECT state FROM shop_order')).toEqual([{ state: 'accepted' }]);
	expect(orders.rows('SELECT transition, who FROM order_event ORDER BY id')).toEqual([
		{ transition: 'place', who: 'buyer' },
		{ transition: 'payment_received', who: 'paypal' },
		{ transition: 'accept', who: 'paypal' },
	]);
});

it('pays nothing by a payment that is made up, of another order, or not approved', async () => {
	const { orders, place, approve, report, ledger } = await runPaypal();
	const [own, other] = [await place(), await place()];
	expect(await report(own, 'MADE-UP')).toEqual(refused(422, 'invalid'));
	approve(other);
	expect(await report(own, other.paypal_order_id)).toEqual(refused(422, 'invalid'));
	expect(await report(own)).toEqual(refused(402, 'declined'));
	expect([ledger(), orders.rows('SELECT DISTINCT state FROM shop_order')]).toEqual([[], [{ state: 'placed' }]]);
	expect(await report(other)).toEqual([200, { status: 'ok' }]);
});

it.each([
	['amount', (unit: { amount: unknown }) => Object.assign(unit, { amount: { currency_code: 'EUR', value: '1.00' } })],
	['currency', (unit: { amount: unknown }) => Object.assign(unit, { amount: { currency_code: 'USD', value: '105.90' } })],
	['payee', (unit: { amount: unknown }) => Object.assign(unit, { payee: { merchant_id: 'SOMEBODYELSE1' } })],
	['order', (unit: { amount: unknown }) => Object.assign(unit, { custom_id: crypto.randomUUID() })],
])('captures nothing where PayPal’s order is of another %s', async (_, change) => {
	const { place, approve, report, paypal, ledger } = await runPaypal();
	const order = await place();
	approve(order);
	const found = paypal.orders.get(order.paypal_order_id);
	if (found) change(found.unit);
	expect(await report(order)).toEqual(refused(402, 'declined'));
	expect([ledger(), calls(paypal, captures)]).toEqual([[], 0]);
});

it('lets the buyer choose another card after a decline, in the same order of PayPal', async () => {
	const { place, approve, report, paypal, ledger } = await runPaypal();
	const order = await place();
	approve(order);
	paypal.captureStatus = 'INSTRUMENT_DECLINED';
	expect(await report(order)).toEqual(refused(402, 'declined'));
	paypal.captureStatus = 'COMPLETED';
	approve(order);
	expect(await report(order)).toEqual([200, { status: 'ok' }]);
	expect(ledger()).toEqual(['1001 received 10590']);
});

it('opens another order at PayPal where a capture failed for good, and where PayPal forgot the first one', async () => {
	const { place, approve, report, paypal, ledger } = await runPaypal();
	const sent = anOrder({ payment_method: 4 });
	const first = await place(sent);
	approve(first);
	paypal.captureStatus = 'DECLINED';
	expect(await report(first)).toEqual(refused(402, 'declined'));
	paypal.captureStatus = 'COMPLETED';
	const second = await place(sent);
	expect(second.paypal_order_id).not.toBe(first.paypal_order_id);
	(paypal.orders as Map<string, unknown>).delete(second.paypal_order_id);
	const third = await place(sent);
	expect(third.paypal_order_id).not.toBe(second.paypal_order_id);
	approve(third);
	expect(await report(third)).toEqual([200, { status: 'ok' }]);
	expect(ledger()).toEqual(['1001 failed 10590', '1001 received 10590']);
});

it('says that an order is paid where the buyer approves another order of PayPal after its capture', async () => {
	const { place, approve, report, paypal, ledger } = await runPaypal();
	const sent = anOrder({ payment_method: 4 });
	const first = await place(sent);
	const [found, orders] = [paypal.orders.get(first.paypal_order_id), paypal.orders as Map<string, unknown>];
	orders.delete(first.paypal_order_id);
	const second = await place(sent);
	expect(second.paypal_order_id).not.toBe(first.paypal_order_id);
	orders.set(first.paypal_order_id, found);
	for (const order of [first, second]) approve(order);
	for (const order of [first, second, first]) expect(await report(order)).toEqual([200, { status: 'ok' }]);
	expect([ledger(), calls(paypal, captures)]).toEqual([['1001 received 10590'], 1]);
});

it('waits for a capture that PayPal still reviews, and learns its end by a call', async () => {
	const { orders, place, approve, report, call, paypal, ledger } = await runPaypal();
	const order = await place();
	approve(order);
	paypal.captureStatus = 'PENDING';
	expect(await report(order)).toEqual([200, { status: 'ok', pending: true }]);
	expect([ledger(), orders.rows('SELECT under_way_at IS NULL AS isKnown FROM payment_session')]).toEqual([[], [{ isKnown: 0 }]]);
	const capture = paypal.orders.get(order.paypal_order_id)?.captures[0];
	if (capture) capture.status = 'COMPLETED';
	expect(await call({ event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: capture?.id, custom_id: order.order_uuid } })).toBe(200);
	expect([ledger(), orders.rows('SELECT under_way_at IS NULL AS isKnown FROM payment_session')]).toEqual([
		['1001 received 10590'],
		[{ isKnown: 1 }],
	]);
});

it.each(['lost', 'unanswered', 'down'] as const)('finishes by itself a capture that is %s', async (fault) => {
	const { place, approve, report, giveUp, later, paypal, ledger } = await runPaypal();
	const order = await place();
	approve(order);
	paypal.fault = (call) => (captures.test(call) ? fault : null);
	if (fault === 'down') expect(await report(order)).toEqual(refused(500, 'failed'));
	else void report(order).catch(() => {});
	await expect.poll(() => calls(paypal, captures)).toBe(1);
	paypal.fault = () => null;
	giveUp();
	await expect.poll(later, { timeout: 60_000 }).toBeUndefined();
	await expect.poll(ledger).toEqual(['1001 received 10590']);
	expect(calls(paypal, captures)).toBe(fault === 'unanswered' ? 1 : 2);
});

it('places orders while PayPal is down, and opens the payment as soon as the order is sent again', async () => {
	const { place, paypal } = await runPaypal();
	paypal.fault = (call) => (creations.test(call) ? 'down' : null);
	const sent = anOrder({ payment_method: 4 });
	const first = await place(sent);
	expect(first).toMatchObject({ status: 'ok', order_id: 1001 });
	expect(first).not.toHaveProperty('paypal_order_id');
	paypal.fault = () => null;
	expect(await place(sent)).toMatchObject({ order_id: 1001, paypal_order_id: expect.any(String) });
});

it('says so where its login is wrong, and knows of no payment then', async () => {
	const providers = await startProviders();
	onTestFinished(providers.close);
	const settings = { ...standInPaypalAccount, clientSecret: 'wrong', apiUrl: providers.origins.paypal };
	const { place } = await runPaypal({ providers: [createPaypal(settings)] });
	expect(await place()).not.toHaveProperty('paypal_order_id');
	expect(standInProviders(providers, () => '').map(({ kind }) => kind)).toContain('paypal');
});

it.each([
	[1, '0.01'],
	[10_590, '105.90'],
	[100, '1.00'],
	[123_456_789, '1234567.89'],
])('writes and reads %i cents as %s', (cents, value) => {
	expect(toMoney(cents)).toEqual({ currency_code: 'EUR', value });
	expect(toCents({ currency_code: 'EUR', value })).toBe(cents);
});

it.each(['1.5', '1.005', 'NaN', '1e3', ''])('takes %j for no amount', (value) => {
	expect(() => toCents({ currency_code: 'EUR', value })).toThrow('no amount of euro');
});
