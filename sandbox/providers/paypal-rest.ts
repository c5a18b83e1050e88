/**
 * PayPal's REST interface as far as the order service uses it: a login, orders, captures, refunds, disputes, the list of transactions, and signed calls.
 * All it knows is in memory. It keeps PayPal's rules: a step is taken once, keys are kept for some hours, and only what was approved is captured.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { webhookEvents } from './paypal-calls.ts';

export interface PaypalAccount {
	readonly clientId: string;
	readonly clientSecret: string;
	readonly merchantId: string;
	readonly webhookId: string;
}

/** One account for all local services. */
export const standInPaypalAccount: PaypalAccount = {
	clientId: 'stand-in-client',
	clientSecret: 'stand-in-secret',
	merchantId: 'STANDA2222222',
	webhookId: '2TAND2N2EBH22K222',
};

interface Money {
	readonly currency_code: string;
	readonly value: string;
}

interface Transaction {
	readonly id: string;
	status: string;
	readonly amount: Money;
	readonly custom_id?: string;
	readonly create_time: string;
	/** Of a refund: the capture that it is of. */
	readonly capture?: string;
}

export interface StandInOrder {
	readonly id: string;
	status: string;
	update_time: string;
	readonly create_time: string;
	readonly unit: { amount: Money; custom_id?: string; invoice_id?: string; payee: { merchant_id: string } };
	readonly captures: Transaction[];
	readonly refunds: Transaction[];
}

interface Dispute {
	readonly dispute_id: string;
	status: string;
	readonly dispute_amount: Money;
	readonly disputed_transactions: readonly { readonly seller_transaction_id: string }[];
	dispute_outcome?: { readonly outcome_code: string; readonly amount_refunded?: Money };
}

/** What a call does instead of answering as it should. */
export type RestFault =
	/** It is not carried out, and nothing is answered. */
	| 'lost'
	/** It is carried out, and nothing is answered. */
	| 'unanswered'
	/** It is not carried out: 503. */
	| 'down';

export interface PaypalRest {
	readonly orders: ReadonlyMap<string, StandInOrder>;
	readonly disputes: Map<string, Dispute>;
	/** Method and path of every call that came, in order. */
	readonly calls: string[];
	/** Chooses what becomes of a call; null: it is answered. */
	fault: (call: string) => RestFault | null;
	/** Buyers approve at once: for pages whose window of approval is played elsewhere. */
	approvesAlone: boolean;
	/** Set up at PayPal for the account's service. */
	webhook: { readonly url: string; readonly event_types: readonly { readonly name: string }[] };
	/** Calls an address with a signed event, as PayPal's simulator does. */
	simulate: (url: string, event: unknown) => void;
	/** What a capture becomes. */
	captureStatus: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'INSTRUMENT_DECLINED';
	/** The account has not enough money for a refund. */
	refusesRefunds: boolean;
	/** The buyer approves in PayPal's window. False: there is no such order to approve. */
	approve(id: string): boolean;
	/** PayPal keeps the keys of steps for hours only. */
	forgetKeys(): void;
	/** Answers a request; false: it is none of these. */
	answer(request: IncomingMessage, response: ServerResponse, pathname: string): boolean;
	/** Carries a call out, and says how it is answered. */
	carryOut(call: PaypalCall): PaypalAnswer;
}

export interface PaypalCall {
	readonly method: string;
	/** With its query. */
	readonly url: string;
	readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
	/** `''`: there is none. */
	readonly body: string;
}

export interface PaypalAnswer {
	readonly status: number;
	/** Sent as JSON. */
	readonly body: unknown;
}

/** What is left out is the machine's. */
interface PaypalSurroundings {
	nowMs?(): number;
	uuid?(): string;
}

export function createPaypalRest(
	account: PaypalAccount = standInPaypalAccount,
	{ nowMs = () => Date.now(), uuid = randomUUID }: PaypalSurroundings = {},
): PaypalRest {
	/** As PayPal writes its ids: 17 capital letters and digits. */
	const newId = (): string => uuid().replaceAll('-', '').toUpperCase().slice(0, 17);
	const timeNow = (): string => new Date(nowMs()).toISOString();
	const orders = new Map<string, StandInOrder>();
	const disputes = new Map<string, Dispute>();
	const calls: string[] = [];
	/** By the key of a step; PayPal keeps them for hours. */
	const answered = new Map<string, PaypalAnswer>();
	const tokens = new Set<string>();
	const rest: PaypalRest = {
		orders,
		disputes,
		calls,
		fault: () => null,
		approvesAlone: false,
		webhook: { url: 'https://shop.example/ecom/payments/paypal/webhook', event_types: webhookEvents.map((name) => ({ name })) },
		simulate: () => {},
		captureStatus: 'COMPLETED',
		refusesRefunds: false,
		approve(id) {
			const order = orders.get(id);
			if (order === undefined || !['CREATED', 'PAYER_ACTION_REQUIRED'].includes(order.status)) return false;
			touch(order, 'APPROVED');
			return true;
		},
		forgetKeys: () => answered.clear(),
		answer(request, response, pathname) {
			// Below the same origin, Klarna's script reports to /v1/event.
			if (!/^\/v[12]\/(?!event$)/.test(pathname)) return false;
			void handle(request, response, pathname);
			return true;
		},
		carryOut: dispatch,
	};

	async function handle(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
		const body = await text(request);
		const call = `${request.method} ${pathname}`;
		calls.push(call);
		const fault = rest.fault(call);
		// Whoever asked waits, until it gives up or is killed.
		if (fault === 'lost') return;
		const { status, body: answer } =
			fault === 'down'
				? failure(503, 'SERVICE_UNAVAILABLE')
				: dispatch({ method: String(request.method), url: request.url ?? '/', headers: request.headers, body });
		if (fault === 'unanswered') return;
		response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
	}

	function dispatch({ method, url, headers, body }: PaypalCall): PaypalAnswer {
		const { pathname, searchParams } = new URL(url, 'http://paypal');
		const call = `${method} ${pathname}`;
		if (call === 'POST /v1/oauth2/token') return login(String(headers.authorization));
		if (!tokens.has(String(headers.authorization))) return failure(401, 'AUTHENTICATION_FAILURE');
		const key = headers['paypal-request-id'];
		const known = typeof key === 'string' ? answered.get(`${call} ${key}`) : undefined;
		// Of refunds PayPal publishes no other status than the first time.
		if (known !== undefined) return { ...known, status: call.endsWith('/refund') ? known.status : 200 };
		const content = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
		const answer = carryOut(call, content, searchParams);
		if (typeof key === 'string' && answer.status < 300) answered.set(`${call} ${key}`, answer);
		return answer;
	}

	function login(authorization: string): PaypalAnswer {
		const expected = `Basic ${Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64')}`;
		if (authorization !== expected)
			return { status: 401, body: { error: 'invalid_client', error_description: 'Client Authentication failed' } };
		const token = newId();
		tokens.add(`Bearer ${token}`);
		return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } };
	}

	function carryOut(call: string, content: Record<string, unknown>, query: URLSearchParams): PaypalAnswer {
		const [, id = '', step] = /\/(?:orders|captures|disputes)\/([^/]+)(?:\/(\w+))?$/.exec(call) ?? [];
		if (call === 'POST /v2/checkout/orders') return create(content);
		if (call.startsWith('GET /v1/reporting/transactions')) return list(query);
		if (call.startsWith('GET /v1/customer/disputes/')) return found(disputes.get(id));
		if (call.startsWith('POST /v2/payments/captures/') && step === 'refund') return refund(id, content);
		if (call.startsWith('GET /v1/notifications/webhooks/')) {
			return call.endsWith(`/${account.webhookId}`)
				? { status: 200, body: { id: account.webhookId, ...rest.webhook } }
				: failure(404, 'INVALID_RESOURCE_ID');
		}
		if (call === 'POST /v1/notifications/simulate-event') return simulate(content);
		const order = orders.get(id);
		if (order === undefined) return failure(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
		if (call.startsWith('GET /v2/checkout/orders/')) return { status: 200, body: toWire(order) };
		return step === 'capture' ? capture(order) : failure(404, 'RESOURCE_NOT_FOUND');
	}

	function create(content: Record<string, unknown>): PaypalAnswer {
		const [unit] = (content.purchase_units ?? []) as readonly { amount?: Money; custom_id?: string; invoice_id?: string }[];
		if (content.intent !== 'CAPTURE' || unit?.amount === undefined) return failure(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER');
		if (unit.amount.currency_code !== 'EUR' || !/^\d{1,7}\.\d\d$/.test(unit.amount.value)) {
			return failure(422, 'UNPROCESSABLE_ENTITY', 'DECIMAL_PRECISION');
		}
		const now = timeNow();
		const order: StandInOrder = {
			...{
				id: newId(),
				status: rest.approvesAlone ? 'APPROVED' : 'PAYER_ACTION_REQUIRED',
				create_time: now,
				update_time: now,
				captures: [],
				refunds: [],
			},
			unit: {
				...{ amount: unit.amount, payee: { merchant_id: account.merchantId } },
				...(unit.custom_id !== undefined && { custom_id: unit.custom_id }),
				...(unit.invoice_id !== undefined && { invoice_id: unit.invoice_id }),
			},
		};
		orders.set(order.id, order);
		return { status: 201, body: toWire(order) };
	}

	function simulate({ url, event_type }: Record<string, unknown>): PaypalAnswer {
		if (typeof url !== 'string' || !URL.canParse(url) || typeof event_type !== 'string') return failure(400, 'VALIDATION_ERROR');
		const id = `WH-${newId()}-${newId()}`;
		const event = {
			...{ id, create_time: timeNow(), resource_type: 'capture', event_version: '1.0', resource_version: '2.0' },
			...{ event_type, summary: 'A simulated event', resource: { id: newId(), status: 'COMPLETED' } },
			links: [{ href: `https://api-m.paypal.com/v1/notifications/webhooks-events/${id}`, rel: 'self', method: 'GET' }],
		};
		rest.simulate(url, event);
		return { status: 202, body: event };
	}

	function capture(order: StandInOrder): PaypalAnswer {
		if (order.status === 'COMPLETED') return failure(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
		if (order.status !== 'APPROVED') return failure(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
		const { invoice_id } = order.unit;
		const isPaid = [...orders.values()].some((each) => each.unit.invoice_id === invoice_id && each.captures.some(isMade));
		if (invoice_id !== undefined && isPaid) return failure(422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_INVOICE_ID');
		if (rest.captureStatus === 'INSTRUMENT_DECLINED') {
			touch(order, 'PAYER_ACTION_REQUIRED');
			return failure(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED');
		}
		order.captures.push({ ...toTransaction(order), status: rest.captureStatus });
		touch(order, 'COMPLETED');
		return { status: 201, body: toWire(order) };
	}

	function refund(id: string, content: Record<string, unknown>): PaypalAnswer {
		const order = [...orders.values()].find(({ captures }) => captures.some((each) => each.id === id));
		const from = order?.captures.find((each) => each.id === id);
		if (order === undefined || from === undefined) return failure(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
		const cents = (money: Money) => Math.round(Number(money.value) * 100);
		const amount = (content.amount as Money | undefined) ?? from.amount;
		const back = order.refunds.filter(({ capture: each }) => each === id).reduce((sum, each) => sum + cents(each.amount), 0);
		if (!isMade(from) || back + cents(amount) > cents(from.amount)) {
			return failure(422, 'UNPROCESSABLE_ENTITY', back >= cents(from.amount) ? 'CAPTURE_FULLY_REFUNDED' : 'REFUND_AMOUNT_EXCEEDED');
		}
		if (rest.refusesRefunds) return failure(422, 'UNPROCESSABLE_ENTITY', 'REFUND_FAILED_INSUFFICIENT_FUNDS');
		const made = {
			...toTransaction(order),
			amount,
			capture: id,
			status: 'COMPLETED',
			...(typeof content.custom_id === 'string' && { custom_id: content.custom_id }),
		};
		order.refunds.push(made);
		from.status = back + cents(amount) === cents(from.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
		return { status: 201, body: toWireTransaction(made) };
	}

	function list(query: URLSearchParams): PaypalAnswer {
		const [from, to] = [query.get('start_date') ?? '', query.get('end_date') ?? ''].map((time) => Date.parse(time));
		const details = [...orders.values()].flatMap(({ unit, captures, refunds }) =>
			[
				...captures.filter(isMade).map((each) => ({ each, code: 'T0006', sign: '' })),
				...refunds.map((each) => ({ each, code: 'T1107', sign: '-' })),
			].map(({ each, code, sign }) => ({ each, code, sign, unit })),
		);
		return {
			status: 200,
			body: {
				transaction_details: details
					.filter(({ each }) => Date.parse(each.create_time) >= Number(from) && Date.parse(each.create_time) <= Number(to))
					.map(({ each, code, sign, unit }) => ({
						transaction_info: {
							transaction_id: each.id,
							transaction_event_code: code,
							transaction_initiation_date: each.create_time,
							transaction_amount: { ...each.amount, value: sign + each.amount.value },
							transaction_status: 'S',
							...(unit.custom_id !== undefined && { custom_field: unit.custom_id }),
						},
					})),
				total_pages: 1,
			},
		};
	}

	/** Times are told apart even within a millisecond. */
	function touch(order: StandInOrder, status: string): void {
		order.status = status;
		order.update_time = new Date(Math.max(nowMs(), Date.parse(order.update_time) + 1)).toISOString();
	}

	function toTransaction({ unit }: StandInOrder): Omit<Transaction, 'status'> {
		return {
			...{ id: newId(), amount: unit.amount, create_time: timeNow() },
			...(unit.custom_id !== undefined && { custom_id: unit.custom_id }),
		};
	}

	return rest;
}

/** By the names that PayPal publishes them for. */
const messages: Readonly<Record<string, string>> = {
	UNPROCESSABLE_ENTITY: 'The requested action could not be performed, semantically incorrect, or failed business validation.',
	RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
	INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
};

function failure(status: number, name: string, issue?: string): PaypalAnswer {
	return {
		status,
		body: { name, message: messages[name] ?? name, debug_id: 'stand-in', ...(issue && { details: [{ issue, description: issue }] }) },
	};
}

function found(body: unknown): PaypalAnswer {
	return body === undefined ? failure(404, 'RESOURCE_NOT_FOUND') : { status: 200, body };
}

function isMade({ status }: Transaction): boolean {
	return ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(status);
}

function toWire({ id, status, create_time, update_time, unit, captures, refunds }: StandInOrder): unknown {
	const payments = {
		...(captures.length > 0 && { captures: captures.map(toWireTransaction) }),
		...(refunds.length > 0 && { refunds: refunds.map(toWireTransaction) }),
	};
	return {
		...{ id, intent: 'CAPTURE', status, create_time, update_time },
		purchase_units: [{ reference_id: 'default', ...unit, ...(captures.length > 0 && { payments }) }],
		links: [{ href: `https://api-m.paypal.com/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' }],
	};
}

function toWireTransaction({ capture, ...transaction }: Transaction): unknown {
	const kind = capture === undefined ? 'captures' : 'refunds';
	const link = (href: string, rel: string) => ({ href: `https://api-m.paypal.com/v2/payments/${href}`, rel, method: 'GET' });
	return {
		...transaction,
		update_time: transaction.create_time,
		links: [link(`${kind}/${transaction.id}`, 'self'), ...(capture === undefined ? [] : [link(`captures/${capture}`, 'up')])],
	};
}
