/**
 * Klarna's REST API as far as the order service uses it, with the checks and the states that Klarna documents. It keeps what it is told in memory. The
 * address of the page that describes a call stands beside it.
 */
import { randomUUID } from 'node:crypto';
import { type KlarnaApiOptions, type Made, refuse, type StandInAnswer, type StandInRequest } from './klarna-api-calls.ts';
import { createKlarnaOrders, type KlarnaOrders } from './klarna-orders.ts';
import { type Purchase, purchaseFaults, unlikeFields } from './klarna-purchase-checks.ts';

/** https://docs.klarna.com/klarna-payments/integrate-with-klarna-payments/step-1-initiate-a-payment/ */
const sessionMs = 48 * 3_600_000;
/** https://docs.klarna.com/klarna-payments/integrate-with-klarna-payments/step-3-create-an-order/create-a-one-time-payment-order/ */
const tokenMs = 60 * 60_000;
/** https://docs.klarna.com/api/escalation-and-retry-policy/ */
const keyMs = 24 * 3_600_000;

interface Session {
	readonly id: string;
	readonly clientToken: string;
	readonly purchase: Purchase;
	readonly expiresAt: number;
	isComplete: boolean;
	lastToken: string | null;
}

interface Authorization {
	readonly session: Session;
	readonly expiresAt: number;
	/** Of the first order that was asked for with it: Klarna answers the same again. */
	answer: StandInAnswer | null;
	isReleased: boolean;
}

export interface KlarnaApi {
	answer(request: StandInRequest): StandInAnswer;
	/** The buyer approves in the dialog of a session. Calls the shop back; null: there is no such session, or it is over. */
	authorize(clientToken: string): string | null;
	readonly orders: KlarnaOrders;
	/** What a session is about; undefined: there is no such session. */
	purchaseOf(session: string): Purchase | undefined;
	/** What Klarna called at the shop, in order. */
	readonly callbacks: readonly Made[];
}

export function createKlarnaApi(options: KlarnaApiOptions): KlarnaApi {
	const { nowMs, uuid = randomUUID } = options;
	const sessions = new Map<string, Session>();
	const authorizations = new Map<string, Authorization>();
	const answersByKey = new Map<string, { readonly answer: StandInAnswer; readonly at: number }>();
	const callbacks: Made[] = [];
	const callBack = (url: string | undefined, body: unknown, ids: Readonly<Record<string, string>>): void => {
		if (url === undefined) return;
		const made = { url: Object.entries(ids).reduce((whole, [name, id]) => whole.replaceAll(`{${name}}`, id), url), body };
		callbacks.push(made);
		options.callBack(made);
	};
	const orders = createKlarnaOrders(options, callBack);

	function openSession(body: unknown): StandInAnswer {
		const purchase = purchaseFaults(body);
		if ('faults' in purchase) return refuse(400, 'BAD_VALUE', purchase.faults);
		const session: Session = {
			...{ id: uuid(), clientToken: `client-${uuid()}`, purchase, expiresAt: nowMs() + sessionMs },
			...{ isComplete: false, lastToken: null },
		};
		sessions.set(session.id, session);
		return {
			status: 200,
			body: {
				session_id: session.id,
				client_token: session.clientToken,
				payment_method_categories: [{ identifier: 'pay_later', name: 'Rechnung' }],
			},
		};
	}

	/** https://docs.klarna.com/klarna-payments/other-actions/check-the-details-of-a-payment-session/ */
	function readSession(id: string): StandInAnswer {
		const session = sessions.get(id);
		if (session === undefined || (!session.isComplete && session.expiresAt <= nowMs()))
			return refuse(404, 'NOT_FOUND', ['Invalid session id']);
		const { purchase, isComplete, lastToken, clientToken, expiresAt } = session;
		return {
			status: 200,
			body: {
				...purchase,
				status: isComplete ? 'complete' : 'incomplete',
				client_token: clientToken,
				expires_at: new Date(expiresAt).toISOString(),
				...(lastToken !== null && { authorization_token: lastToken }),
			},
		};
	}

	/** https://docs.klarna.com/resources/error-details/errors-in-klarna-payments/ */
	function createOrder(token: string, body: unknown): StandInAnswer {
		const authorization = authorizations.get(token);
		if (authorization?.answer) return authorization.answer;
		if (authorization === undefined || authorization.isReleased || authorization.expiresAt <= nowMs()) {
			return refuse(404, 'NOT_FOUND', ['Invalid authorization token']);
		}
		const { session } = authorization;
		if (session.isComplete) return refuse(404, 'SESSION_COMPLETED', ['The session is completed']);
		const purchase = purchaseFaults(body);
		if ('faults' in purchase) return refuse(400, 'BAD_VALUE', purchase.faults);
		const unlike = unlikeFields(session.purchase, purchase);
		if (unlike.length > 0) return refuse(409, 'BAD_VALUE', [`Not matching fields: [${unlike.join(', ')}]`]);
		const { id, fraudStatus } = orders.add(purchase, session.purchase.merchant_urls);
		if (fraudStatus !== 'REJECTED') session.isComplete = true;
		authorization.answer =
			fraudStatus === 'REJECTED'
				? refuse(403, 'REJECTED', [])
				: {
						status: 200,
						body: { order_id: id, redirect_url: 'https://payments.klarna.com/redirect', fraud_status: fraudStatus },
					};
		if (fraudStatus !== 'REJECTED') callBack(session.purchase.merchant_urls.push, {}, { 'session.id': session.id, 'order.id': id });
		return authorization.answer;
	}

	/** https://docs.klarna.com/klarna-payments/other-actions/cancel-an-authorization/ */
	function releaseAuthorization(token: string): StandInAnswer {
		const authorization = authorizations.get(token);
		if (authorization === undefined || authorization.answer !== null) return refuse(404, 'NOT_FOUND', ['Invalid authorization token']);
		authorization.isReleased = true;
		return { status: 204, body: null };
	}

	function answerCall({ method, path, body }: StandInRequest): StandInAnswer {
		const payments = /^\/payments\/v1\/(sessions|authorizations)(?:\/([^/]+)(\/order)?)?$/.exec(path);
		const [, kind, id = '', isOrder] = payments ?? [];
		const call = `${method} ${kind}${id === '' ? '' : '/id'}${isOrder ?? ''}`;
		if (call === 'POST sessions') return openSession(body);
		if (call === 'GET sessions/id') return readSession(decodeURIComponent(id));
		if (call === 'POST authorizations/id/order') return createOrder(decodeURIComponent(id), body);
		if (call === 'DELETE authorizations/id') return releaseAuthorization(decodeURIComponent(id));
		return orders.answer({ method, path, body });
	}

	return {
		orders,
		callbacks,
		purchaseOf: (session) => sessions.get(session)?.purchase,
		answer(request) {
			if (request.authorization !== `Basic ${Buffer.from(options.credentials).toString('base64')}`) {
				return refuse(401, 'UNAUTHORIZED', ['Wrong credentials']);
			}
			const { key } = request;
			const known = key === undefined ? undefined : answersByKey.get(key);
			if (known !== undefined && nowMs() - known.at < keyMs) return known.answer;
			const answer = answerCall(request);
			if (key !== undefined && answer.status < 500) answersByKey.set(key, { answer, at: nowMs() });
			return answer;
		},
		authorize(clientToken) {
			const session = [...sessions.values()].find((each) => each.clientToken === clientToken);
			if (session === undefined || session.isComplete || session.expiresAt <= nowMs()) return null;
			const token = `authorization-${uuid()}`;
			authorizations.set(token, { session, expiresAt: nowMs() + tokenMs, answer: null, isReleased: false });
			session.lastToken = token;
			const { authorization } = session.purchase.merchant_urls;
			callBack(authorization, { authorization_token: token, session_id: session.id }, { 'session.id': session.id });
			return token;
		},
	};
}
