/** The answer to a request, as a value: deciding it writes to no socket. */
import type { ServerResponse } from 'node:http';
import { type FieldFault, type RefusalCode, refusals } from '../../client/orders/contract/answer.ts';
import type { OrderChange, OrderRefused } from '../../client/orders/contract/order-request.ts';

export type Reply =
	| { readonly kind: 'json'; readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> }
	| { readonly kind: 'page'; readonly status: number; readonly html: string; readonly policy: string }
	/** 303: the browser asks for `location` by GET, even after a POST. */
	| { readonly kind: 'redirect'; readonly location: string };

export interface RefusalDetails {
	readonly faults?: readonly FieldFault[];
	/** Of an order. */
	readonly changes?: readonly OrderChange[];
	readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal as JSON, under the status that belongs to its code. */
export function refuse(code: RefusalCode, message: string, { faults, changes, headers }: RefusalDetails = {}): Reply {
	const body: OrderRefused = {
		status: 'error',
		code,
		message,
		...(faults && { faults: [...faults] }),
		...(changes && { changes: [...changes] }),
	};
	return { kind: 'json', status: refusals[code], body, ...(headers && { headers }) };
}

/** Nothing that this service answers may be kept, framed or taken for something else. */
const commonHeaders: Readonly<Record<string, string>> = {
	'Cache-Control': 'no-store',
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
	'Referrer-Policy': 'no-referrer',
	'X-Robots-Tag': 'noindex',
};

/** Writes the reply; `extra` headers go with it. */
export function sendReply(response: ServerResponse, reply: Reply, extra: Readonly<Record<string, string>>): void {
	const { status, headers, body } = toHttp(reply);
	response.writeHead(status, { ...commonHeaders, ...headers, ...extra }).end(response.req.method === 'HEAD' ? undefined : body);
}

interface HttpAnswer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
}

function toHttp(reply: Reply): HttpAnswer {
	switch (reply.kind) {
		case 'json': {
			const headers = { 'Content-Type': 'application/json;charset=utf-8', ...reply.headers };
			return { status: reply.status, headers, body: JSON.stringify(reply.body) };
		}
		case 'page': {
			const headers = { 'Content-Type': 'text/html;charset=utf-8', 'Content-Security-Policy': reply.policy };
			return { status: reply.status, headers, body: reply.html };
		}
		case 'redirect':
			return { status: 303, headers: { Location: reply.location }, body: '' };
	}
}
