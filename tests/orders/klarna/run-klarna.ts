/** Klarna's stand-in on a port of its own, and an adapter that calls it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createKlarna } from '../../../orders/payments/klarna/klarna.ts';
import type { PayableOrder, PaymentProvider } from '../../../orders/providers/provider.ts';
import type { PaymentSession } from '../../../orders/transitions/sessions.ts';
import { createKlarnaApi, type KlarnaApi } from '../../../sandbox/providers/klarna-api.ts';
import type { FraudStatus, StandInRequest } from '../../../sandbox/providers/klarna-api-calls.ts';
import { answerKlarnaCall } from '../../../sandbox/providers/klarna-server.ts';
import { account } from './account.ts';

/** What becomes of a call: answered, made and its answer lost, not made, or answered with a status. */
export type CallFault = 'none' | 'lost' | 'dropped' | number;

export interface RunningKlarna {
	readonly url: string;
	readonly api: KlarnaApi;
	readonly klarna: PaymentProvider;
	/** Of the next calls, one after the other. */
	readonly faults: CallFault[];
	/** Method and path of every call. */
	readonly calls: string[];
	/** The addresses of the calls as they were asked for, with their queries. */
	readonly addresses: string[];
	/** Is told of each call before Klarna acts on it, and after; true: the caller gets no answer, and before it Klarna does nothing. */
	onCall: (phase: 'before' | 'after', number: number) => boolean;
	/** What Klarna thinks of the next order. */
	fraud: FraudStatus;
	now: number;
}

export const serviceUrl = 'https://shop.example';

/** To be called inside a test; stopped after it. */
export async function runKlarna(): Promise<RunningKlarna> {
	const onCall: RunningKlarna['onCall'] = () => false;
	const running = {
		onCall,
		faults: [] as CallFault[],
		calls: [] as string[],
		addresses: [] as string[],
		fraud: 'ACCEPTED' as FraudStatus,
		now: Date.now(),
	};
	const api = createKlarnaApi({
		credentials: `${account.username}:${account.password}`,
		nowMs: () => running.now,
		callBack() {},
		judge: () => running.fraud,
	});
	const faulty: Pick<KlarnaApi, 'answer'> = { answer: (request) => answerWithFault(api, request, running) };
	const server = createServer((request, response) => {
		running.addresses.push(request.url ?? '');
		const [fault] = running.faults;
		if (fault === 'dropped' || fault === 'lost') {
			response.writeHead = () => {
				request.socket.destroy();
				return response;
			};
		}
		answerKlarnaCall(faulty, request, response);
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const klarna = createKlarna({ account: { ...account, apiUrl: url }, serviceUrl: () => serviceUrl });
	return Object.assign(running, { url, api, klarna });
}

function answerWithFault(api: KlarnaApi, request: StandInRequest, running: Pick<RunningKlarna, 'faults' | 'calls' | 'onCall'>) {
	running.calls.push(`${request.method} ${request.path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')}`);
	const number = running.calls.length;
	if (running.onCall('before', number)) return { status: 503, body: null };
	const fault = running.faults.shift() ?? 'none';
	if (typeof fault === 'number') return { status: fault, body: null };
	const answer = fault === 'dropped' ? { status: 503, body: null } : api.answer(request);
	return running.onCall('after', number) ? { status: 503, body: null } : answer;
}

const address = {
	first_name: 'Änne',
	last_name: 'Öhlschläger',
	street: 'Kornmarkt',
	number: '7 a',
	zip_code: '79098',
	city: 'Freiburg',
	country_code: 'DE',
};

/** A ring of 100 euro by parcel. */
export function aPayableOrder(overrides: Partial<PayableOrder> = {}): PayableOrder {
	return {
		...{ id: 1001, uuid: crypto.randomUUID(), reference: 'B-1001', language: 'de', email: 'aenne@post.example' },
		...{ totalCents: 10_590, shippingCents: 590, wrappingCents: null, country: 'DE', billing: address, shipping: address },
		lines: [{ name: 'Ring', count: 1, cents: 10_000 }],
		taxedLines: [
			{ kind: 'product', name: 'Ring', reference: 'R-1', count: 1, cents: 10_000, percent: 19, taxCents: 1597 },
			{ kind: 'shipping', name: '', reference: '', count: 1, cents: 590, percent: 19, taxCents: 94 },
		],
		...overrides,
	};
}

/** A session that was opened, and what is known of it. */
export async function openSession({ klarna }: RunningKlarna, order: PayableOrder): Promise<PaymentSession> {
	const secret = crypto.randomUUID();
	const { reference, token } = await klarna.open(order, { attempt: 0, secret });
	return { order: order.id, provider: 'klarna', attempt: 0, reference, token, secret, approval: null, payment: null };
}

/** The buyer has authorised it. */
export function authorize({ api }: RunningKlarna, session: PaymentSession): PaymentSession {
	const approval = api.authorize(session.token);
	if (approval === null) throw new Error('The session cannot be authorised');
	return { ...session, approval };
}
