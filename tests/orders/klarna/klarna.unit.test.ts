/** The adapter of Klarna against its stand-in: each step is taken once, whatever becomes of the answers. */
import { expect, it, vi } from 'vitest';
import { ProviderRefused, ProviderUnavailable } from '../../../orders/providers/provider.ts';
import { account } from './account.ts';
import { aPayableOrder, authorize, openSession, type RunningKlarna, runKlarna, serviceUrl } from './run-klarna.ts';

const dayMs = 24 * 3_600_000;

/** An order that the buyer has authorised, and that is made at Klarna. */
async function runWithOrder() {
	const running = await runKlarna();
	const order = aPayableOrder();
	const session = authorize(running, await openSession(running, order));
	const { payment = '' } = await running.klarna.advance(order, session);
	return { running, klarna: running.klarna, order, session: { ...session, payment }, payment };
}

const ordersAt = ({ api }: RunningKlarna) => api.orders.list();

it('opens a session with the secret in its addresses and nowhere else', async () => {
	const running = await runKlarna();
	const session = await openSession(running, aPayableOrder());
	expect(session.token).toMatch(/^client-/);
	running.api.authorize(session.token);
	expect(running.api.callbacks).toEqual([
		{
			url: `${serviceUrl}/ecom/payments/klarna/authorization?secret=${session.secret}`,
			body: { authorization_token: expect.any(String), session_id: session.reference },
		},
	]);
	expect(running.addresses).toEqual(['/payments/v1/sessions']);
});

it('makes one order of an authorisation, even if the answer is lost', async () => {
	const running = await runKlarna();
	const order = aPayableOrder();
	const session = authorize(running, await openSession(running, order));
	running.faults.push('lost');
	await expect(running.klarna.advance(order, session)).rejects.toThrow(ProviderUnavailable);
	expect(await running.klarna.read(order, session)).toMatchObject({ status: 'approved' });
	const state = await running.klarna.advance(order, session);
	const [made] = ordersAt(running);
	expect(ordersAt(running)).toHaveLength(1);
	expect(state).toEqual({
		status: 'settled',
		approval: session.approval,
		payment: made?.order_id,
		facts: [{ kind: 'authorised', reference: made?.order_id, cents: 10_590 }],
	});
});

it('learns of an authorisation that neither browser nor callback brought', async () => {
	const running = await runKlarna();
	const order = aPayableOrder();
	const session = await openSession(running, order);
	expect(await running.klarna.read(order, session)).toEqual({ status: 'open', facts: [] });
	const { approval } = authorize(running, session);
	expect(await running.klarna.read(order, session)).toEqual({ status: 'approved', facts: [], approval });
});

it('says that an authorisation is of no use when Klarna refuses it', async () => {
	const running = await runKlarna();
	const order = aPayableOrder();
	const session = await openSession(running, order);
	const forged = await running.klarna.advance(order, { ...session, approval: 'made-up' });
	expect(forged).toMatchObject({ status: 'declined', facts: [{ kind: 'failed', cents: 10_590 }] });
	const authorised = authorize(running, session);
	running.now += 61 * 60_000;
	expect(await running.klarna.advance(order, authorised)).toMatchObject({
		status: 'declined',
		reason: expect.stringContaining('NOT_FOUND'),
	});
	running.fraud = 'REJECTED';
	expect(await running.klarna.advance(order, authorize(running, session))).toMatchObject({ status: 'declined' });
	expect(ordersAt(running)).toEqual([]);
});

it('lets no buyer authorise another address or amount than that of the order', async () => {
	const running = await runKlarna();
	const order = aPayableOrder();
	const session = authorize(running, await openSession(running, order));
	const elsewhere = { ...order, shipping: { ...order.shipping, city: 'Basel' } };
	expect(await running.klarna.advance(elsewhere, session)).toMatchObject({
		status: 'declined',
		reason: expect.stringContaining('Not matching fields: [shipping_address]'),
	});
	expect(ordersAt(running)).toEqual([]);
});

it('releases the second authorisation of an order', async () => {
	const { running, klarna, order, session } = await runWithOrder();
	const other = await klarna.open(order, { attempt: 1, secret: 'other' });
	const second = authorize(running, { ...session, attempt: 1, reference: other.reference, token: other.token, payment: null });
	expect(await klarna.release?.(order, second)).toEqual({ status: 'ended', facts: [] });
	expect(await klarna.advance(order, second)).toMatchObject({ status: 'declined' });
	expect(ordersAt(running)).toHaveLength(1);
});

it('takes no order as paid that Klarna makes and rejects at once', async () => {
	const running = await runKlarna();
	const order = aPayableOrder();
	const session = authorize(running, await openSession(running, order));
	const answer = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ order_id: 'k1', fraud_status: 'REJECTED' }));
	const state = await running.klarna.advance(order, session);
	answer.mockRestore();
	expect(state).toMatchObject({ status: 'ended', payment: 'k1', facts: [{ kind: 'failed', reference: 'k1' }] });
});

it('waits while Klarna looks at an order, and ends when it is rejected', async () => {
	const running = await runKlarna();
	running.fraud = 'PENDING';
	const order = aPayableOrder();
	const session = authorize(running, await openSession(running, order));
	const { status, payment = null, facts } = await running.klarna.advance(order, session);
	expect([status, facts]).toEqual(['pending', []]);
	const known = { ...session, payment };
	expect(await running.klarna.read(order, known)).toMatchObject({ status: 'pending' });
	running.api.orders.review(payment ?? '', 'ACCEPTED');
	expect(await running.klarna.read(order, known)).toMatchObject({ status: 'settled', facts: [{ kind: 'authorised', cents: 10_590 }] });
	running.api.orders.review(payment ?? '', 'REJECTED');
	expect(await running.klarna.read(order, known)).toMatchObject({ status: 'ended', facts: [{ kind: 'failed', reference: payment }] });
	expect(running.api.callbacks.map(({ url }) => new URL(url).pathname)).toEqual([
		'/ecom/payments/klarna/authorization',
		...Array(3).fill('/ecom/payments/klarna/order'),
	]);
});

it('captures each part once, whatever becomes of the answer', async () => {
	const { running, klarna, order, session, payment } = await runWithOrder();
	const first = { uuid: crypto.randomUUID(), cents: 4000 };
	// the look before, then the capture
	running.faults.push('none', 'lost');
	await expect(klarna.collect?.(order, session, first)).rejects.toThrow(ProviderUnavailable);
	// a day later Klarna has forgotten the key
	running.now += 2 * dayMs;
	await klarna.collect?.(order, session, first);
	const state = await klarna.collect?.(order, session, { uuid: crypto.randomUUID(), cents: 6590 });
	expect(state?.facts).toEqual([
		{ kind: 'authorised', reference: payment, cents: 10_590 },
		{ kind: 'received', reference: expect.any(String), cents: 4000 },
		{ kind: 'received', reference: expect.any(String), cents: 6590 },
	]);
	await expect(klarna.collect?.(order, session, { uuid: crypto.randomUUID(), cents: 1 })).rejects.toThrow(
		new ProviderRefused(
			'Klarna refused a capture with status 403: CAPTURE_NOT_ALLOWED, Capture not allowed; its logs name the call stand-in',
			'CAPTURE_NOT_ALLOWED',
		),
	);
});

it('refunds each part once, and not more than was captured', async () => {
	const { running, klarna, order, session } = await runWithOrder();
	await klarna.collect?.(order, session, { uuid: crypto.randomUUID(), cents: 5000 });
	const refund = { uuid: crypto.randomUUID(), cents: 3000, received: [] };
	running.faults.push('none', 'lost');
	await expect(klarna.refund(order, session, refund)).rejects.toThrow(ProviderUnavailable);
	running.now += 2 * dayMs;
	const outcome = await klarna.refund(order, session, refund);
	expect(outcome).toEqual({ kind: 'done', fact: { kind: 'refunded', reference: expect.any(String), cents: 3000 } });
	expect(ordersAt(running)[0]).toMatchObject({ refunded_amount: 3000 });
	expect(await klarna.refund(order, session, { ...refund, uuid: crypto.randomUUID() })).toMatchObject({ kind: 'refused' });
});

it.each([
	['all, where nothing is captured', 0],
	['the rest, where a part is captured', 4000],
])('releases %s', async (_, cents) => {
	const { running, klarna, order, session, payment } = await runWithOrder();
	if (cents > 0) await klarna.collect?.(order, session, { uuid: crypto.randomUUID(), cents });
	running.faults.push('none', 'lost');
	await expect(klarna.release?.(order, session)).rejects.toThrow(ProviderUnavailable);
	const state = await klarna.release?.(order, session);
	expect(state?.facts.filter(({ kind }) => kind === 'released')).toEqual([{ kind: 'released', reference: payment, cents: 10_590 - cents }]);
	expect(await klarna.release?.(order, session)).toEqual(state);
});

it('has nothing to release of an authorisation whose session has expired', async () => {
	const running = await runKlarna();
	const order = aPayableOrder();
	const session = authorize(running, await openSession(running, order));
	running.now += 49 * 3_600_000;
	expect(await running.klarna.release?.(order, session)).toEqual({ status: 'ended', facts: [] });
});

it('releases an order whose id was lost with the answer', async () => {
	const running = await runKlarna();
	const order = aPayableOrder();
	const session = authorize(running, await openSession(running, order));
	running.faults.push('lost');
	await expect(running.klarna.advance(order, session)).rejects.toThrow(ProviderUnavailable);
	await running.klarna.release?.(order, session);
	expect(ordersAt(running)).toMatchObject([{ status: 'CANCELLED' }]);
});

it('keeps an authorisation beyond its 28 days, and tells when it ran out', async () => {
	const { running, klarna, order, session } = await runWithOrder();
	const createdAt = running.now;
	running.now += 20 * dayMs;
	await klarna.extend?.(order, session, crypto.randomUUID());
	expect((await klarna.read(order, session)).collectUntil).toBe(createdAt + 48 * dayMs);
	running.now += 29 * dayMs;
	expect(await klarna.read(order, session)).toMatchObject({ facts: [{ kind: 'authorised' }, { kind: 'released', cents: 10_590 }] });
	await expect(klarna.extend?.(order, session, crypto.randomUUID())).rejects.toThrow(ProviderRefused);
});

it("takes another order's payment for none of its own", async () => {
	const { klarna, session } = await runWithOrder();
	const other = aPayableOrder();
	expect(await klarna.read(other, session)).toMatchObject({ status: 'foreign', facts: [] });
	expect(await klarna.refund(other, session, { uuid: crypto.randomUUID(), cents: 1, received: [] })).toMatchObject({ kind: 'refused' });
	expect(await klarna.collect?.(other, session, { uuid: crypto.randomUUID(), cents: 1 })).toMatchObject({ status: 'foreign' });
});

it('knows a session that is over', async () => {
	const running = await runKlarna();
	const order = aPayableOrder();
	const session = await openSession(running, order);
	expect(await running.klarna.read(order, { ...session, reference: 'unknown' })).toEqual({ status: 'ended', facts: [] });
	running.now += 49 * 3_600_000;
	expect(running.api.authorize(session.token)).toBeNull();
});

it.each([429, 500, 503, 200])('does not know what became of a call that is answered with status %i and no body', async (status) => {
	const running = await runKlarna();
	running.faults.push(status);
	await expect(openSession(running, aPayableOrder())).rejects.toThrow(/^Klarna gave no usable answer to the session/);
});

it('says what to look up when the credentials are wrong', async () => {
	const { createKlarna } = await import('../../../orders/payments/klarna/klarna.ts');
	const { url } = await runKlarna();
	const klarna = createKlarna({ account: { ...account, apiUrl: url, password: 'wrong' }, serviceUrl: () => serviceUrl });
	await expect(klarna.open(aPayableOrder(), { attempt: 0, secret: 's' })).rejects.toThrow(
		new ProviderRefused(
			'Klarna refused the session with status 401: UNAUTHORIZED, Wrong credentials; its logs name the call stand-in',
			'UNAUTHORIZED',
		),
	);
});
