/** PayPal's calls: lost, doubled, reordered, late, forged, or of another account, they do no harm, and a genuine one brings the service up to date. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { readOrderRecord } from '../../../orders/desk/mirror/order-record.ts';
import { createWebhook } from '../../../orders/payments/paypal/paypal-webhook.ts';
import { openDatabase } from '../../../orders/store/database.ts';
import { certificatePath, createCallSigner, simulatorWebhookId } from '../../../sandbox/providers/paypal-calls.ts';
import { standInPaypalAccount } from '../../../sandbox/providers/paypal-rest.ts';
import { startProviders } from '../../../sandbox/providers/stand-ins.ts';
import { aCompany } from '../run-orders.ts';
import { someShop } from '../some-shop.ts';
import { type PaypalAccepted, runPaypal } from './run-paypal.ts';

const approved = ({ paypal_order_id }: PaypalAccepted) => ({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: paypal_order_id } });

it('captures what was approved where the buyer’s browser never said so', async () => {
	const { place, approve, call, ledger } = await runPaypal();
	const order = await place();
	approve(order);
	expect(await call(approved(order))).toBe(200);
	await expect.poll(ledger).toEqual(['1001 received 10590']);
});

it('books a payment once, whichever calls come, how often, and in which order', async () => {
	const { orders, place, approve, report, call, paypal, ledger } = await runPaypal();
	const order = await place();
	approve(order);
	const completed = { event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'LATER', custom_id: order.order_uuid } };
	const statuses = await Promise.all([
		call(completed),
		call(approved(order)),
		report(order).then(([status]) => status),
		call(approved(order)),
	]);
	expect(statuses).toEqual([200, 200, 200, 200]);
	for (const event of [approved(order), completed]) expect(await call(event)).toBe(200);
	await orders.get('/ecom/status');
	expect([ledger(), paypal.orders.get(order.paypal_order_id)?.captures.length]).toEqual([['1001 received 10590'], 1]);
});

it('books a refund that was made at PayPal itself, and a dispute from its begin to its end', async () => {
	const { place, approve, report, call, paypal, ledger } = await runPaypal();
	const order = await place();
	approve(order);
	await report(order);
	const capture = paypal.orders.get(order.paypal_order_id)?.captures[0];
	const now = new Date().toISOString();
	paypal.orders.get(order.paypal_order_id)?.refunds.push({
		...{
			id: 'REFUND1',
			status: 'COMPLETED',
			amount: { currency_code: 'EUR', value: '5.90' },
			create_time: now,
			capture: capture?.id ?? '',
		},
	});
	const links = [{ rel: 'up', href: `https://api-m.paypal.com/v2/payments/captures/${capture?.id}` }];
	for (const _ of [1, 2]) await call({ event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: { id: 'REFUND1', links } });
	await expect.poll(ledger).toEqual(['1001 received 10590', '1001 refunded 590']);
	const dispute = {
		...{ dispute_id: 'PP-D-1', status: 'OPEN', dispute_amount: { currency_code: 'EUR', value: '105.90' } },
		disputed_transactions: [{ seller_transaction_id: capture?.id ?? '' }],
	};
	paypal.disputes.set('PP-D-1', dispute);
	await call({ event_type: 'CUSTOMER.DISPUTE.CREATED', resource: { dispute_id: 'PP-D-1' } });
	await expect.poll(() => ledger().at(-1)).toBe('1001 disputed 10590');
	dispute.status = 'RESOLVED';
	for (const _ of [1, 2]) await call({ event_type: 'CUSTOMER.DISPUTE.RESOLVED', resource: { dispute_id: 'PP-D-1' } });
	await expect.poll(() => ledger().slice(2)).toEqual(['1001 disputed 10590', '1001 dispute_ended 10590']);
});

it.each(['before', 'after'])('books once what a dispute took that the buyer won, where PayPal tells of the refund %s', async (when) => {
	const { orders, place, approve, report, call, paypal, ledger } = await runPaypal();
	const order = await place();
	approve(order);
	await report(order);
	const capture = paypal.orders.get(order.paypal_order_id)?.captures[0]?.id ?? '';
	const money = { currency_code: 'EUR', value: '105.90' };
	const tell = async () => {
		paypal.orders.get(order.paypal_order_id)?.refunds.push({
			...{ id: 'REVERSAL1', status: 'COMPLETED', amount: money, create_time: new Date().toISOString(), capture },
		});
		const links = [{ rel: 'up', href: `https://api-m.paypal.com/v2/payments/captures/${capture}` }];
		await call({ event_type: 'PAYMENT.CAPTURE.REVERSED', resource: { id: 'REVERSAL1', links } });
	};
	if (when === 'before') {
		await tell();
		await expect.poll(ledger).toContain('1001 refunded 10590');
	}
	paypal.disputes.set('PP-D-4', {
		...{ dispute_id: 'PP-D-4', status: 'RESOLVED', dispute_amount: money, disputed_transactions: [{ seller_transaction_id: capture }] },
		dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded: money },
	});
	for (const _ of [1, 2]) await call({ event_type: 'CUSTOMER.DISPUTE.RESOLVED', resource: { dispute_id: 'PP-D-4' } });
	await expect.poll(ledger).toContain('1001 refunded 10590');
	await expect.poll(ledger).toContain('1001 dispute_ended 10590');
	if (when === 'after') {
		await tell();
		await expect.poll(() => orders.rows("SELECT 1 FROM refund WHERE reference = 'REVERSAL1'")).toHaveLength(1);
	}
	expect(ledger().filter((line) => line.includes('refunded'))).toEqual(['1001 refunded 10590']);
	const read = openDatabase(orders.dataDir);
	onTestFinished(() => read.close());
	const record = readOrderRecord(1001, await someShop().read(), aCompany(), read);
	expect(record).toMatchObject({ to_do: 'cancel', payment_state: 'refunded', turnover: '0.00' });
});

it('books no loss where PayPal itself pays the buyer', async () => {
	const { place, approve, report, call, paypal, ledger } = await runPaypal();
	const order = await place();
	approve(order);
	await report(order);
	const money = { currency_code: 'EUR', value: '105.90' };
	paypal.disputes.set('PP-D-5', {
		...{ dispute_id: 'PP-D-5', status: 'RESOLVED', dispute_amount: money },
		disputed_transactions: [{ seller_transaction_id: paypal.orders.get(order.paypal_order_id)?.captures[0]?.id ?? '' }],
		dispute_outcome: { outcome_code: 'RESOLVED_WITH_PAYOUT', amount_refunded: money },
	});
	await call({ event_type: 'CUSTOMER.DISPUTE.RESOLVED', resource: { dispute_id: 'PP-D-5' } });
	await expect.poll(() => ledger().slice(1)).toEqual(['1001 disputed 10590', '1001 dispute_ended 10590']);
});

it.each([
	['does not show', undefined],
	[
		'shows without its payment',
		{ dispute_id: 'PP-D-2', status: 'OPEN', dispute_amount: { currency_code: 'EUR', value: '105.90' }, disputed_transactions: [] },
	],
])('tells the shop of a dispute that PayPal %s, and does not ask for ever', async (_, dispute) => {
	const { orders, call, later, paypal } = await runPaypal();
	if (dispute !== undefined) paypal.disputes.set('PP-D-2', dispute);
	expect(await call({ event_type: 'CUSTOMER.DISPUTE.CREATED', resource: { dispute_id: 'PP-D-2' } })).toBe(200);
	const asked = () => paypal.calls.filter((each) => each.endsWith('/disputes/PP-D-2')).length;
	for (let hours = 0; hours < 20; hours += 1) await later();
	expect(asked()).toBe(12);
	const alerts = orders.mails().filter((mail) => mail.includes('Subject: Konflikt zu einer Zahlung: PP-D-2'));
	expect(alerts).toHaveLength(1);
	expect(alerts[0]).toContain('To: laden@goldschmiede.example');
	expect(orders.rows('SELECT 1 FROM outbox WHERE settled_at IS NULL')).toEqual([]);
});

it('books a dispute that PayPal shows late', async () => {
	const { place, approve, report, call, later, paypal, ledger } = await runPaypal();
	const order = await place();
	approve(order);
	await report(order);
	expect(await call({ event_type: 'CUSTOMER.DISPUTE.CREATED', resource: { dispute_id: 'PP-D-3' } })).toBe(200);
	paypal.disputes.set('PP-D-3', {
		...{ dispute_id: 'PP-D-3', status: 'OPEN', dispute_amount: { currency_code: 'EUR', value: '105.90' } },
		disputed_transactions: [{ seller_transaction_id: paypal.orders.get(order.paypal_order_id)?.captures[0]?.id ?? '' }],
	});
	await later();
	expect(ledger().at(-1)).toBe('1001 disputed 10590');
});

it('answers what PayPal’s simulator sends, and does nothing of it', async () => {
	const { orders, place, approve, paypal, ledger } = await runPaypal();
	const order = await place();
	approve(order);
	const signer = createCallSigner();
	const webhook = createWebhook(
		{ ...standInPaypalAccount, apiUrl: '' },
		{ certificates: { origins: ['https://certificates.example'], authorities: [signer.authority] }, nowMs: () => Date.now() },
	);
	const body = JSON.stringify(approved(order));
	const certificateUrl = `https://certificates.example${certificatePath}`;
	const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(signer.certificate));
	onTestFinished(() => fetching.mockRestore());
	const heard = (webhookId: string) =>
		webhook.hear({ headers: signer.headersOf(body, { webhookId, certificateUrl }), query: new URLSearchParams(), body: Buffer.from(body) });
	expect(await heard(simulatorWebhookId)).toEqual({ kind: 'nothing' });
	expect(await heard(standInPaypalAccount.webhookId)).toEqual({ kind: 'hint', hint: { session: order.paypal_order_id } });
	expect((await heard('ANOTHER')).kind).toBe('forged');
	expect([
		ledger(),
		paypal.orders.get(order.paypal_order_id)?.captures,
		orders.rows("SELECT 1 FROM outbox WHERE channel = 'payment'"),
	]).toEqual([[], [], []]);
});

it('answers calls about nothing of this shop, and does nothing', async () => {
	const { orders, call, place, ledger } = await runPaypal();
	await place();
	for (const event of [
		{ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'OF-ANOTHER-SHOP' } },
		{ event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'X', custom_id: crypto.randomUUID() } },
		{ event_type: 'BILLING.PLAN.CREATED', resource: {} },
		{ event_type: 'CUSTOMER.DISPUTE.CREATED', resource: {} },
	]) {
		expect(await call(event)).toBe(200);
	}
	expect([ledger(), orders.rows("SELECT id FROM outbox WHERE channel = 'payment'")]).toEqual([[], []]);
});

it('takes no call that PayPal did not sign for this webhook, and asks nobody else for certificates', async () => {
	const { origins, authority, close } = await startProviders();
	onTestFinished(close);
	const signer = createCallSigner();
	const certificateUrl = origins.paypal + certificatePath;
	const body = JSON.stringify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'PP-1' } });
	const webhook = createWebhook(
		{ ...standInPaypalAccount, apiUrl: origins.paypal },
		{ certificates: { origins: [origins.paypal], authorities: [authority] }, nowMs: Date.now },
	);
	const hear = async (changes: Record<string, string | undefined>, sent = body) => {
		const headers = { ...signer.headersOf(body, { webhookId: standInPaypalAccount.webhookId, certificateUrl }), ...changes };
		const heard = await webhook.hear({ headers, query: new URLSearchParams(), body: Buffer.from(sent) });
		return 'reason' in heard ? `${heard.kind}: ${heard.reason}` : heard.kind;
	};
	// signed by somebody else, with the certificate of PayPal
	expect(await hear({})).toBe('forged: its signature is wrong');
	expect(await hear({ 'paypal-transmission-sig': undefined })).toBe('forged: it carries no signature');
	expect(await hear({ 'paypal-auth-algo': 'none' })).toBe('forged: it carries no signature');
	for (const url of [
		'https://paypal.com.evil.example/v1/notifications/certs/x',
		`${origins.paypal}/smart/buttons`,
		'file:///etc/passwd',
		'x',
	]) {
		expect(await hear({ 'paypal-cert-url': url })).toBe('forged: its certificate lies at no host of PayPal');
	}
	expect(await hear({ 'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/x' })).toContain('no host of PayPal');
	const untrusting = createWebhook(
		{ ...standInPaypalAccount, apiUrl: origins.paypal },
		{ certificates: { origins: [origins.paypal], authorities: [signer.authority] }, nowMs: Date.now },
	);
	const headers = signer.headersOf(body, { webhookId: standInPaypalAccount.webhookId, certificateUrl });
	expect(await untrusting.hear({ headers, query: new URLSearchParams(), body: Buffer.from(body) })).toEqual({
		kind: 'forged',
		reason: 'its certificate leads to no known authority',
	});
});

it('takes no call of an account whose authority it does not know', async () => {
	const { callPaypalWebhook, close } = await startProviders();
	onTestFinished(close);
	const { orders, place, approve, ledger } = await runPaypal();
	const order = await place();
	approve(order);
	expect((await callPaypalWebhook(`${orders.url}/ecom/payments/paypal/webhook`, approved(order))).status).toBe(404);
	expect(ledger()).toEqual([]);
});
