/**
 * Klarna Payments: a session before the buyer decides, an order when the buyer has authorised it, its money at dispatch. Klarna hands the authorisation to
 * the browser, and to an address with a secret, so an order is made even if the browser is closed.
 */
import type { Network } from '../../providers/network.ts';
import {
	type MoneyFact,
	type OpenedSession,
	type PayableOrder,
	type PaymentProvider,
	ProviderRefused,
	type RefundOutcome,
	type SessionState,
} from '../../providers/provider.ts';
import { uuidOf } from '../../store/uuid-of.ts';
import type { PaymentSession } from '../../transitions/sessions.ts';
import type { ManagedOrder } from './klarna-answers.ts';
import { hearAuthorization, hearOrder, klarnaPaths } from './klarna-calls.ts';
import { createKlarnaClient, type KlarnaAccount, type KlarnaClient } from './klarna-client.ts';
import { toKlarnaPurchase } from './klarna-purchase.ts';

/** What is left out of the network is the machine's. */
export interface KlarnaOptions extends Partial<Network> {
	readonly account: KlarnaAccount;
	/** Where Klarna reaches the service, without a trailing slash; asked for with each session. */
	serviceUrl(): string;
}

export function createKlarna({ account, serviceUrl, ...network }: KlarnaOptions): PaymentProvider {
	const client = createKlarnaClient(account, network);
	return {
		kind: 'klarna',
		tokenField: 'client_token',
		tryLogin: () => client.tryLogin(),
		routes: [
			{ path: klarnaPaths.authorization, hear: hearAuthorization },
			{ path: klarnaPaths.order, hear: hearOrder },
		],
		open: (order, attempt) => open(client, order, { ...attempt, serviceUrl: serviceUrl() }),
		read: (order, session) => read(client, order, session),
		advance: (order, session) => advance(client, order, session),
		collect: (order, session, part) => collect(client, order, session, part),
		release: (order, session) => release(client, order, session),
		extend: (order, session, uuid) => extend(client, order, session, uuid),
		refund: (order, session, part) => refund(client, order, session, part),
	};
}

async function open(
	client: KlarnaClient,
	order: PayableOrder,
	{ attempt, secret, serviceUrl }: { readonly attempt: number; readonly secret: string; readonly serviceUrl: string },
): Promise<OpenedSession> {
	const ask = `secret=${encodeURIComponent(secret)}`;
	const ofOrder = `${serviceUrl}${klarnaPaths.order}?${ask}`;
	const urls = {
		authorization: `${serviceUrl}${klarnaPaths.authorization}?${ask}`,
		notification: ofOrder,
		// Klarna puts the order's id in: the service learns it although the answer to its own call was lost.
		push: `${ofOrder}&order={order.id}`,
	};
	const key = uuidOf('klarna', order.uuid, 'session', attempt);
	const { sessionId, clientToken } = await client.openSession(toKlarnaPurchase(order), urls, key);
	return { reference: sessionId, token: clientToken };
}

async function read(client: KlarnaClient, order: PayableOrder, session: PaymentSession): Promise<SessionState> {
	if (session.payment !== null) return readOrder(client, order, session.payment);
	try {
		const { isComplete, authorizationToken } = await client.readSession(session.reference);
		const approval = session.approval ?? authorizationToken;
		if (approval === null) return { status: isComplete ? 'ended' : 'open', facts: [] };
		return { status: 'approved', facts: [], approval };
	} catch (error) {
		if (error instanceof ProviderRefused && error.code === 'NOT_FOUND') return { status: 'ended', facts: [] };
		throw error;
	}
}

/**
 * Makes the order of an authorisation. It may be called again without a look before: Klarna answers the same for the same authorisation
 * (https://github.com/krokedil/klarna-payments-for-woocommerce/issues/31), and a look would not tell the order's id.
 */
async function advance(client: KlarnaClient, order: PayableOrder, session: PaymentSession): Promise<SessionState> {
	if (session.payment !== null) return read(client, order, session);
	const found = session.approval === null ? await read(client, order, session) : null;
	const token = session.approval ?? found?.approval;
	if (token === undefined) return found ?? { status: 'open', facts: [] };
	try {
		const { orderId, fraudStatus } = await client.createOrder(token, toKlarnaPurchase(order), uuidOf('klarna', order.uuid, 'order', token));
		const made = { approval: token, payment: orderId };
		if (fraudStatus === 'PENDING') return { status: 'pending', facts: [], ...made };
		if (fraudStatus === 'REJECTED')
			return { status: 'ended', facts: [failed(order, orderId)], ...made, reason: 'Klarna rejected the order' };
		return { status: 'settled', facts: [authorised(order, orderId)], ...made };
	} catch (error) {
		if (!(error instanceof ProviderRefused && ofNoUse.has(error.code))) throw error;
		if (error.code === 'SESSION_COMPLETED') await giveUp(client, token);
		return { status: 'declined', facts: [failed(order, uuidOf('klarna', order.uuid, 'refusal', token))], reason: error.message };
	}
}

/** Codes that are about the authorisation, and not about the shop's account: it expired, was made up, is of another purchase, or was refused. */
const ofNoUse: ReadonlySet<string> = new Set(['NOT_FOUND', 'SESSION_COMPLETED', 'BAD_VALUE', 'REJECTED']);

async function readOrder(client: KlarnaClient, order: PayableOrder, id: string): Promise<SessionState> {
	return toState(order, await client.readOrder(id));
}

/** At dispatch. What was captured by an earlier try has the part's UUID as its reference. */
async function collect(
	client: KlarnaClient,
	order: PayableOrder,
	session: PaymentSession,
	{ uuid, cents }: { readonly uuid: string; readonly cents: number },
): Promise<SessionState> {
	const id = await expectOrderId(client, order, session);
	const before = await client.readOrder(id);
	const state = toState(order, before);
	if (state.status === 'foreign' || before.captures.some(({ reference }) => reference === uuid)) return state;
	await client.capture(id, { cents, reference: uuid }, uuid);
	return readOrder(client, order, id);
}

/** Gives back what was not captured: of an order, or of an authorisation of which no order is made. */
async function release(client: KlarnaClient, order: PayableOrder, session: PaymentSession): Promise<SessionState> {
	const id = await orderIdOf(client, order, session);
	if (id === null) {
		const { approval } = await read(client, order, session);
		if (approval !== undefined) await giveUp(client, approval);
		return { status: 'ended', facts: [] };
	}
	const before = await client.readOrder(id);
	const state = toState(order, before);
	if (state.status === 'foreign' || isOver(before) || before.remaining_authorized_amount === 0) return state;
	const key = uuidOf('klarna', order.uuid, 'release');
	if (before.captured_amount === 0) await client.cancelOrder(id, key);
	else await client.releaseRemaining(id, key);
	return readOrder(client, order, id);
}

async function extend(client: KlarnaClient, order: PayableOrder, session: PaymentSession, uuid: string): Promise<SessionState> {
	const id = await expectOrderId(client, order, session);
	await client.extendAuthorization(id, uuid);
	return readOrder(client, order, id);
}

async function refund(
	client: KlarnaClient,
	order: PayableOrder,
	session: PaymentSession,
	{ uuid, cents }: { readonly uuid: string; readonly cents: number },
): Promise<RefundOutcome> {
	try {
		const id = await expectOrderId(client, order, session);
		const before = await client.readOrder(id);
		if (isForeign(order, before)) return { kind: 'refused', reason: 'The order at Klarna is not the one of the shop' };
		const known = before.refunds.find(({ reference }) => reference === uuid);
		const reference = known?.refund_id ?? (await client.refund(id, { cents, reference: uuid }, uuid));
		return { kind: 'done', fact: { kind: 'refunded', reference, cents } };
	} catch (error) {
		if (error instanceof ProviderRefused) return { kind: 'refused', reason: error.message };
		throw error;
	}
}

/** null: no order was made. One whose answer was lost is asked for again. */
async function orderIdOf(client: KlarnaClient, order: PayableOrder, session: PaymentSession): Promise<string | null> {
	if (session.payment !== null) return session.payment;
	if (session.approval === null || !(await isComplete(client, session))) return null;
	return (await advance(client, order, session)).payment ?? null;
}

/** One that Klarna does not know any more has expired before an order was made. */
async function isComplete(client: KlarnaClient, { reference }: PaymentSession): Promise<boolean> {
	try {
		return (await client.readSession(reference)).isComplete;
	} catch (error) {
		if (error instanceof ProviderRefused && error.code === 'NOT_FOUND') return false;
		throw error;
	}
}

async function expectOrderId(client: KlarnaClient, order: PayableOrder, session: PaymentSession): Promise<string> {
	const id = await orderIdOf(client, order, session);
	if (id === null) throw new ProviderRefused('Klarna has no order of this session', 'NO_SUCH_ORDER');
	return id;
}

/** One that is gone already needs nothing more. */
async function giveUp(client: KlarnaClient, token: string): Promise<void> {
	try {
		await client.releaseAuthorization(token);
	} catch (error) {
		if (!(error instanceof ProviderRefused)) throw error;
	}
}

function authorised({ totalCents: cents }: PayableOrder, reference: string): MoneyFact {
	return { kind: 'authorised', reference, cents };
}

function failed({ totalCents: cents }: PayableOrder, reference: string): MoneyFact {
	return { kind: 'failed', reference, cents };
}

function isForeign({ totalCents, uuid }: PayableOrder, { order_amount, purchase_currency, merchant_reference2 }: ManagedOrder): boolean {
	return order_amount !== totalCents || purchase_currency !== 'EUR' || merchant_reference2 !== uuid;
}

function isOver({ status }: ManagedOrder): boolean {
	return status === 'CANCELLED' || status === 'EXPIRED' || status === 'CLOSED';
}

function toState(order: PayableOrder, found: ManagedOrder): SessionState {
	const { order_id: payment, captured_amount: capturedCents, fraud_status: fraudStatus } = found;
	if (isForeign(order, found))
		return { status: 'foreign', facts: [], reason: 'The order at Klarna has another amount, currency or reference' };
	if (fraudStatus === 'PENDING') return { status: 'pending', facts: [], payment };
	if (fraudStatus === 'REJECTED') {
		return { status: 'ended', facts: [failed(order, payment)], payment, reason: 'Klarna rejected the order after its review' };
	}
	const restCents = isOver(found) ? order.totalCents - capturedCents : order.totalCents - capturedCents - found.remaining_authorized_amount;
	const facts: readonly MoneyFact[] = [
		authorised(order, payment),
		...found.captures.map(({ capture_id: reference, captured_amount: cents }): MoneyFact => ({ kind: 'received', reference, cents })),
		...found.refunds.map(
			({ refund_id: reference, refunded_amount: cents, reference: refund }): MoneyFact => ({
				...{ kind: 'refunded', reference, cents },
				...(refund !== undefined && { refund }),
			}),
		),
		...(restCents > 0 ? [{ kind: 'released', reference: payment, cents: restCents } as const] : []),
	];
	return { status: 'settled', facts, payment, ...(found.expires_at !== undefined && { collectUntil: Date.parse(found.expires_at) }) };
}
