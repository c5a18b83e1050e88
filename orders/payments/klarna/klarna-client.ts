/** Calls Klarna's two APIs, Klarna Payments and Order Management. Klarna keeps no library for Node. */
import type * as z from 'zod';
import { machineNetwork, type Network } from '../../providers/network.ts';
import { ProviderRefused, ProviderUnavailable } from '../../providers/provider.ts';
import {
	createdOrder,
	type FraudStatus,
	type ManagedOrder,
	managedOrder,
	openedSession,
	readSession,
	refusedCall,
} from './klarna-answers.ts';
import type { KlarnaPurchase } from './klarna-purchase.ts';

export interface KlarnaAccount {
	/** Without a trailing slash; https://docs.klarna.com/api/api-urls/ lists those of live shops and of the playground. */
	readonly apiUrl: string;
	readonly username: string;
	readonly password: string;
}

export interface KlarnaSessionState {
	/** Its order is placed. */
	readonly isComplete: boolean;
	/** Of the last authorisation; null: the buyer has given none, or Klarna does not say. */
	readonly authorizationToken: string | null;
}

/** A part of an order that is dispatched, or whose money goes back. */
export interface KlarnaPart {
	readonly cents: number;
	/** Our key, by which it is found again. */
	readonly reference: string;
}

/**
 * Every call rejects with `ProviderRefused`, or `ProviderUnavailable` where its outcome is unknown. `key`: a UUID, the same at every repetition; Klarna
 * knows it for 24 hours (https://docs.klarna.com/api/escalation-and-retry-policy/), so whoever repeats a call later reads the state first.
 */
export interface KlarnaClient {
	/** Reads an order that does not exist. Why Klarna does not let the shop ask, or null. @throws ProviderUnavailable */
	tryLogin(): Promise<string | null>;
	/** A session lives for 48 hours, or until its order is placed. */
	openSession(
		purchase: KlarnaPurchase,
		urls: SessionUrls,
		key: string,
	): Promise<{ readonly sessionId: string; readonly clientToken: string }>;
	readSession(sessionId: string): Promise<KlarnaSessionState>;
	/** Klarna compares the purchase with the session's. A token is good for one order, within 60 minutes; the same token again is the same order. */
	createOrder(
		token: string,
		purchase: KlarnaPurchase,
		key: string,
	): Promise<{ readonly orderId: string; readonly fraudStatus: FraudStatus }>;
	/** Gives up an authorisation of which no order is made. */
	releaseAuthorization(token: string): Promise<void>;
	readOrder(orderId: string): Promise<ManagedOrder>;
	/** Resolves to the capture's id. */
	capture(orderId: string, part: KlarnaPart, key: string): Promise<string>;
	/** Resolves to the refund's id. */
	refund(orderId: string, part: KlarnaPart, key: string): Promise<string>;
	/** Of an order without captures. */
	cancelOrder(orderId: string, key: string): Promise<void>;
	/** Of an order that was captured in part. */
	releaseRemaining(orderId: string, key: string): Promise<void>;
	/** By as many days as the account has, counted from now, up to 180 days after the order. */
	extendAuthorization(orderId: string, key: string): Promise<void>;
}

/** Where Klarna says what happens, with a secret in each. */
export interface SessionUrls {
	readonly authorization: string;
	readonly notification: string;
	readonly push: string;
}

/** Klarna answers within 10 seconds, or with 504; a buyer waits meanwhile. */
const answerTimeoutMs = 12_000;

export function createKlarnaClient(account: KlarnaAccount, network: Partial<Network> = {}): KlarnaClient {
	const send = createSend(account, { ...machineNetwork, ...network });
	const call = async (what: string, asked: Call): Promise<Response> => judge(what, await send(what, asked));
	const order = (id: string): string => `/ordermanagement/v1/orders/${encodeURIComponent(id)}`;
	const authorization = (token: string): string => `/payments/v1/authorizations/${encodeURIComponent(token)}`;
	/** Whoever reads a message sees no token and no id of a session: the log keeps it. */
	return {
		async tryLogin() {
			const what = 'an order that does not exist';
			const answer = await send(what, { method: 'GET', path: order(crypto.randomUUID()) });
			await answer.body?.cancel();
			if (saysNothing(answer.status)) throw noAnswer(what, `status ${answer.status}`);
			return answer.status === 401 || answer.status === 403 ? `Klarna refused the login of this shop with status ${answer.status}` : null;
		},
		async openSession(purchase, urls, key) {
			const body = { ...purchase, intent: 'buy', merchant_urls: urls };
			const answer = await call('the session', { method: 'POST', path: '/payments/v1/sessions', body, key });
			const { session_id: sessionId, client_token: clientToken } = await parse('the session', answer, openedSession);
			return { sessionId, clientToken };
		},
		async readSession(id) {
			const answer = await call("a session's state", { method: 'GET', path: `/payments/v1/sessions/${encodeURIComponent(id)}` });
			const { status, authorization_token: token } = await parse("a session's state", answer, readSession);
			return { isComplete: status === 'complete', authorizationToken: token ?? null };
		},
		async createOrder(token, purchase, key) {
			const answer = await call('the order', { method: 'POST', path: `${authorization(token)}/order`, body: purchase, key });
			const { order_id: orderId, fraud_status: fraudStatus } = await parse('the order', answer, createdOrder);
			return { orderId, fraudStatus };
		},
		async releaseAuthorization(token) {
			await call('the release of an authorisation', { method: 'DELETE', path: authorization(token) });
		},
		async readOrder(id) {
			return parse("an order's state", await call("an order's state", { method: 'GET', path: order(id) }), managedOrder);
		},
		async capture(id, { cents, reference }, key) {
			const body = { captured_amount: cents, reference };
			const answer = await call('a capture', { method: 'POST', path: `${order(id)}/captures`, body, key });
			return nameOf('a capture', answer, 'Capture-Id');
		},
		async refund(id, { cents, reference }, key) {
			const body = { refunded_amount: cents, reference };
			const answer = await call('a refund', { method: 'POST', path: `${order(id)}/refunds`, body, key });
			return nameOf('a refund', answer, 'Refund-Id');
		},
		async cancelOrder(id, key) {
			await call('a cancellation', { method: 'POST', path: `${order(id)}/cancel`, key });
		},
		async releaseRemaining(id, key) {
			await call('the release of the rest', { method: 'POST', path: `${order(id)}/release-remaining-authorization`, key });
		},
		async extendAuthorization(id, key) {
			await call('a longer authorisation', { method: 'POST', path: `${order(id)}/extend-authorization-time`, key });
		},
	};
}

interface Call {
	readonly method: 'GET' | 'POST' | 'DELETE';
	readonly path: string;
	readonly body?: unknown;
	readonly key?: string;
}

/** Rejects without an answer. */
function createSend({ apiUrl, username, password }: KlarnaAccount, { fetch, timeout }: Network) {
	const credentials = Buffer.from(`${username}:${password}`).toString('base64');
	return (what: string, { method, path, body, key }: Call): Promise<Response> =>
		fetch(apiUrl + path, {
			method,
			headers: {
				Authorization: `Basic ${credentials}`,
				Accept: 'application/json',
				...(body !== undefined && { 'Content-Type': 'application/json' }),
				...(key !== undefined && { 'Klarna-Idempotency-Key': key }),
			},
			...(body !== undefined && { body: JSON.stringify(body) }),
			redirect: 'error',
			signal: timeout(answerTimeoutMs),
		}).catch((error: unknown) => {
			throw noAnswer(what, error instanceof Error ? error.name : 'no connection', { cause: error });
		});
}

/** Of the outcome. */
const saysNothing = (status: number): boolean => status === 429 || status >= 500 || (status < 400 && status >= 300);

/** Status 2xx, else it rejects. */
async function judge(what: string, answer: Response): Promise<Response> {
	if (answer.ok) return answer;
	if (saysNothing(answer.status)) {
		await answer.body?.cancel();
		throw noAnswer(what, `status ${answer.status}`);
	}
	const told = refusedCall.safeParse(await readBody(answer));
	const { error_code: code, error_messages: messages, correlation_id: correlationId } = told.data ?? refusedCall.parse({});
	const why = [code, ...messages].filter(Boolean).join(', ') || 'without a reason';
	const id = correlationId === '' ? '' : `; its logs name the call ${correlationId}`;
	throw new ProviderRefused(`Klarna refused ${what} with status ${answer.status}: ${why}${id}`, code);
}

async function parse<Schema extends z.ZodType>(what: string, answer: Response, schema: Schema): Promise<z.output<Schema>> {
	const result = schema.safeParse(await readBody(answer));
	if (result.success) return result.data;
	const fields = result.error.issues.map(({ path }) => path.join('.')).join(', ');
	throw noAnswer(what, `its answer is not of the shape that Klarna documents (${fields})`);
}

/** null: it is no JSON, or broke off. */
async function readBody(answer: Response): Promise<unknown> {
	try {
		return await answer.json();
	} catch {
		return null;
	}
}

/** The id of what was made: in a header of its own, and at the end of its address. */
async function nameOf(what: string, answer: Response, header: 'Capture-Id' | 'Refund-Id'): Promise<string> {
	await answer.body?.cancel();
	const id = answer.headers.get(header) ?? answer.headers.get('Location')?.split('/').at(-1);
	if (id === undefined || id === '') throw noAnswer(what, `its answer has no ${header}`);
	return id;
}

function noAnswer(what: string, reason: string, options?: ErrorOptions): ProviderUnavailable {
	return new ProviderUnavailable(`Klarna gave no usable answer to ${what}: ${reason}`, options);
}
