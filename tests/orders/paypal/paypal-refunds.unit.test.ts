/** Refunds at PayPal: made once, found again where the answer was lost, and a task where PayPal refuses. */
import { expect, it, onTestFinished } from 'vitest';
import { standInProviders } from '../../../commands/serving/serve-with-stand-ins.ts';
import { readPayableOrder } from '../../../orders/payments/payable-order.ts';
import { lookAtPayment, settlePayment } from '../../../orders/payments/settle-payment.ts';
import { requestRefund } from '../../../orders/refunds/request-refund.ts';
import { addSession, beginPayment, currentSession, type PaymentSession } from '../../../orders/transitions/sessions.ts';
import type { RestFault } from '../../../sandbox/providers/paypal-rest.ts';
import { startProviders } from '../../../sandbox/providers/stand-ins.ts';
import { aService } from '../a-service.ts';

/** A service whose one order is paid by PayPal. */
async function aPaidOrder() {
	const providers = await startProviders();
	onTestFinished(providers.close);
	const { paypal } = providers;
	paypal.approvesAlone = true;
	const adapters = standInProviders(providers, () => '').filter(({ kind }) => kind === 'paypal');
	const parts = await aService([{ payment_method: 4 }], adapters);
	const { service } = parts;
	const { database } = service;
	const uuid = String(database.sql.prepare('SELECT uuid FROM shop_order').get()?.uuid);
	const open = async (attempt: number, secret: string) => {
		const opened = await adapters[0]?.open(readPayableOrder(database, 1001), { attempt, secret });
		addSession(database, { order: 1001, provider: 'paypal', attempt, secret, ...(opened ?? { reference: '', token: '' }) }, 1);
		const session = currentSession(database, 1001);
		if (session === undefined) throw new Error('The order has no session');
		return session;
	};
	const session = await open(0, uuid);
	expect(await settlePayment(service, session, session.reference)).toEqual({ kind: 'paid' });
	/** As if the first capture had not been known, by an account that takes one number of an invoice twice. */
	const captureToo = async (other: PaymentSession) => {
		Object.assign(paypal.orders.get(other.reference)?.unit ?? {}, { invoice_id: 'another' });
		await adapters[0]?.advance(readPayableOrder(database, 1001), other);
	};
	const ask = (cents: number, key: string) =>
		database.transaction(() => requestRefund(service, { order: 1001, cents, key, why: 'Stein locker', who: 'Anna' }));
	const deliver = async () => {
		database.sql.exec('UPDATE outbox SET due_at = 0 WHERE settled_at IS NULL');
		await service.outbox.deliver();
	};
	const refundsAtPaypal = () => [...paypal.orders.values()].flatMap(({ refunds }) => refunds.map(({ amount }) => amount.value));
	const booked = () => parts.rows("SELECT cents FROM ledger WHERE kind = 'refunded' ORDER BY id").map(({ cents }) => cents);
	return { ...parts, paypal, open, captureToo, ask, deliver, refundsAtPaypal, booked };
}

it('sends parts back, each once, and no more than came', async () => {
	const { ask, deliver, refundsAtPaypal, booked } = await aPaidOrder();
	expect([ask(590, 'a'), ask(10_000, 'b'), ask(1, 'c')].map(({ kind }) => kind)).toEqual(['requested', 'requested', 'too_much']);
	await deliver();
	await deliver();
	expect([refundsAtPaypal(), booked()]).toEqual([
		['5.90', '100.00'],
		[590, 10_000],
	]);
});

it('gives back what two orders of PayPal have captured for one of ours, each from its own', async () => {
	const { service, open, captureToo, ask, deliver, paypal, rows, booked } = await aPaidOrder();
	const second = await open(1, 'another secret');
	await captureToo(second);
	await lookAtPayment(service, 1001);
	expect(rows("SELECT cents FROM ledger WHERE kind = 'received'")).toEqual([{ cents: 10_590 }, { cents: 10_590 }]);
	await deliver();
	const refundsOf = () => [...paypal.orders.values()].map(({ refunds }) => refunds.map(({ amount }) => amount.value));
	expect([refundsOf(), booked()]).toEqual([[[], ['105.90']], [10_590]]);
	for (let times = 0; times < 2; times += 1) await lookAtPayment(service, 1001);
	expect(rows('SELECT key FROM refund')).toHaveLength(1);
	expect(ask(10_590, 'a').kind).toBe('requested');
	await deliver();
	expect([refundsOf(), booked()]).toEqual([
		[['105.90'], ['105.90']],
		[10_590, 10_590],
	]);
});

it('splits a refund over two captures, and takes of each no more than it holds', async () => {
	const { service, open, captureToo, ask, deliver, paypal, rows } = await aPaidOrder();
	const second = await open(1, 'another secret');
	await captureToo(second);
	expect(ask(590, 'before').kind).toBe('requested');
	await lookAtPayment(service, 1001);
	expect(rows('SELECT cents FROM refund ORDER BY rowid')).toEqual([{ cents: 590 }, { cents: 10_590 }]);
	rows('DELETE FROM refund_payment WHERE refund = (SELECT uuid FROM refund WHERE cents = 10590) RETURNING refund');
	rows('DELETE FROM refund WHERE cents = 10590 RETURNING uuid');
	expect(ask(20_590, 'all').kind).toBe('split');
	expect(ask(1, 'more').kind).toBe('too_much');
	await deliver();
	expect([...paypal.orders.values()].map(({ refunds }) => refunds.map(({ amount }) => amount.value).sort())).toEqual([
		['100.00', '5.90'],
		['105.90'],
	]);
});

it('finds a refund again whose answer it never got, even after PayPal has forgotten its key', async () => {
	const { ask, deliver, refundsAtPaypal, booked, paypal, rows } = await aPaidOrder();
	const refund = /refund$/;
	let fault: RestFault | null = 'down';
	paypal.fault = (call) => (refund.test(call) ? fault : null);
	ask(590, 'a');
	await deliver();
	expect([refundsAtPaypal(), rows('SELECT state FROM refund')]).toEqual([[], [{ state: 'requested' }]]);
	fault = null;
	await deliver();
	const made = paypal.orders.values().next().value?.refunds[0];
	expect(made?.custom_id).toBe(rows('SELECT uuid FROM refund')[0]?.uuid);
	expect([refundsAtPaypal(), booked()]).toEqual([['5.90'], [590]]);
	paypal.forgetKeys();
	// as if the service had ended between the refund and its note
	rows("UPDATE refund SET state = 'requested', settled_at = NULL RETURNING uuid");
	rows("UPDATE outbox SET settled_at = NULL WHERE channel = 'refund' RETURNING id");
	await deliver();
	expect([refundsAtPaypal(), booked()]).toEqual([['5.90'], [590]]);
});

it('looks for a refund where the money came, also where another session was approved after it', async () => {
	const { service, open, ask, deliver, refundsAtPaypal, paypal, rows } = await aPaidOrder();
	// as PayPal's call leaves it, which names no approval
	rows('UPDATE payment_session SET approval = NULL RETURNING attempt');
	const other = await open(1, 'another secret');
	beginPayment(service.database, other, other.reference, 1);
	ask(590, 'a');
	await deliver();
	paypal.forgetKeys();
	rows("UPDATE refund SET state = 'requested', settled_at = NULL RETURNING uuid");
	rows("UPDATE outbox SET settled_at = NULL WHERE channel = 'refund' RETURNING id");
	await deliver();
	expect(refundsAtPaypal()).toEqual(['5.90']);
});
