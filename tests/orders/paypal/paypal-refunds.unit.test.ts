/** Refunds at PayPal: made once, found again where the answer was lost, and a task where PayPal refuses. */
import { expect, it, onTestFinished } from 'vitest';
import { standInProviders } from '../../../commands/serving/serve-with-stand-ins.ts';
import { readPayableOrder } from '../../../orders/payments/payable-order.ts';
import { settlePayment } from '../../../orders/payments/settle-payment.ts';
import { requestRefund } from '../../../orders/refunds/request-refund.ts';
import { addSession, beginPayment, currentSession } from '../../../orders/transitions/sessions.ts';
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
	const ask = (cents: number, key: string) =>
		database.transaction(() => requestRefund(service, { order: 1001, cents, key, why: 'Stein locker', who: 'Anna' }));
	const deliver = async () => {
		database.sql.exec('UPDATE outbox SET due_at = 0 WHERE settled_at IS NULL');
		await service.outbox.deliver();
	};
	const refundsAtPaypal = () => [...paypal.orders.values()].flatMap(({ refunds }) => refunds.map(({ amount }) => amount.value));
	const booked = () => parts.rows("SELECT cents FROM ledger WHERE kind = 'refunded' ORDER BY id").map(({ cents }) => cents);
	return { ...parts, paypal, open, ask, deliver, refundsAtPaypal, booked };
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
