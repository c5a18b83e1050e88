/** Reads the bodies of requests, and never more bytes than a form or an order can have. */
import type { IncomingHttpHeaders } from 'node:http';
import { type RefusalCode, toPathFaults } from '../../client/orders/contract/answer.ts';
import type { Endpoint } from '../../client/orders/contract/endpoints.ts';
import { errorMessages } from '../../client/orders/contract/error-messages.ts';
import type { Service } from '../service.ts';
import { type Reply, refuse } from './reply.ts';

/** A request whose body is in memory; fastify's requests have this shape. */
export interface Asked {
	readonly method: string;
	readonly headers: IncomingHttpHeaders;
	/** undefined: there is none. */
	readonly body: Buffer | undefined;
	/** The visitor's address. */
	readonly ip: string;
}

interface JsonQuestion<Content> {
	readonly endpoint: Endpoint;
	readonly schema: {
		safeParse(
			value: unknown,
		):
			| { readonly success: true; readonly data: Content }
			| { readonly success: false; readonly error: { readonly issues: Parameters<typeof toPathFaults>[0] } };
	};
	/** Seconds after which the visitor may ask again; null: now. */
	readonly waitSeconds: number | null;
}

/** The JSON that a script sent, once its fields are as the contract wants them and it names this project; or the refusal that it gets. */
export function readJson<Content extends { readonly project: string }>(
	request: Asked,
	{ endpoint, schema, waitSeconds }: JsonQuestion<Content>,
	{ company }: Pick<Service, 'company'>,
): { readonly data: Content } | { readonly reply: Reply } {
	const message = errorMessages[endpoint];
	if (waitSeconds !== null) return { reply: refuse('limited', message, { headers: { 'Retry-After': String(waitSeconds) } }) };
	const body = readBody(request);
	if (body.kind === 'faulty') return { reply: refuse(body.code, body.reason) };
	if (body.kind === 'form') return { reply: refuse('unsupported', 'The body is not application/json') };
	const parsed = schema.safeParse(body.value);
	if (!parsed.success) return { reply: refuse('invalid', message, { faults: toPathFaults(parsed.error.issues) }) };
	if (parsed.data.project !== company.project) return { reply: refuse('unknown_project', 'This service answers another project') };
	return { data: parsed.data };
}

/** The largest message, all of it in characters that take three bytes encoded as nine, has about 45 kB; no one writes that. */
export const bodyMaxBytes = 64 * 1024;
/** Of an order: a hundred lines, on each of which as much is written as the contract takes, in characters of three bytes, have 613 kB. */
export const orderMaxBytes = 640 * 1024;
/** Real bodies nest a handful deep; a reader that calls itself for each level would end the stack long before the body ends. */
const maxDepth = 40;
/** A form has a dozen fields. */
const maxFields = 50;

export type Body =
	| { readonly kind: 'json'; readonly value: unknown }
	/** As a browser sends a form without scripts; the first value of each field. */
	| { readonly kind: 'form'; readonly fields: Readonly<Record<string, string>> }
	| { readonly kind: 'faulty'; readonly code: RefusalCode; readonly reason: string };

const formType = 'application/x-www-form-urlencoded';

/** Whether a browser sends a form without scripts. */
export function isPlainForm(request: Pick<Asked, 'headers'>): boolean {
	return typeOf(request) === formType;
}

function typeOf(request: Pick<Asked, 'headers'>): string | undefined {
	return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
}

export function readBody(request: Asked): Body {
	const type = typeOf(request);
	if (type !== 'application/json' && type !== formType) {
		return faulty('unsupported', 'The body is neither application/json nor application/x-www-form-urlencoded');
	}
	if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') return faulty('unsupported', 'The body is compressed');
	const text = decode(request.body ?? Buffer.alloc(0));
	if (text === null) return faulty('unreadable', 'The body is not UTF-8');
	return type === 'application/json' ? parseJson(text) : parseForm(text);
}

function faulty(code: RefusalCode, reason: string): Body {
	return { kind: 'faulty', code, reason };
}

function decode(bytes: Buffer): string | null {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}

function parseJson(text: string): Body {
	if (isTooDeep(text)) return faulty('unreadable', `The body nests deeper than ${maxDepth}`);
	try {
		return { kind: 'json', value: JSON.parse(text) };
	} catch {
		return faulty('unreadable', 'The body is not JSON');
	}
}

/** Counts the brackets outside of its texts in one pass, because parsing a deep one takes long. */
function isTooDeep(text: string): boolean {
	let depth = 0;
	let isInText = false;
	for (let place = 0; place < text.length; place++) {
		const character = text[place];
		if (character === '"') isInText = !isInText;
		else if (isInText && character === '\\') place++;
		else if (!isInText && (character === '[' || character === '{') && ++depth > maxDepth) return true;
		else if (!isInText && (character === ']' || character === '}')) depth--;
	}
	return false;
}

function parseForm(text: string): Body {
	const entries = [...new URLSearchParams(text)];
	if (entries.length > maxFields) return faulty('unreadable', `The body has more than ${maxFields} fields`);
	return { kind: 'form', fields: Object.fromEntries(entries.reverse()) };
}
