/** The answer to a request, as a value: deciding it writes to no socket. */
import { createHash } from 'node:crypto';
import { type FieldFault, type RefusalCode, refusals } from '../../client/orders/contract/answer.ts';
import type { OrderChange, OrderRefused } from '../../client/orders/contract/order-request.ts';

export type Reply =
	| { readonly kind: 'json'; readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> }
	| PageReply
	/** 303: the browser asks for `location` by GET, even after a POST. */
	| { readonly kind: 'redirect'; readonly location: string };

export interface PageReply {
	readonly kind: 'page';
	readonly status: number;
	readonly html: string;
	readonly policy: string;
}

interface RefusalDetails {
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

/** The few pages that the service shows itself: plain documents without scripts, whose one style sheet stands in their policy. */
const css = [
	'body{max-width:44rem;margin:4rem auto;padding:0 1.25rem;font:1.125rem/1.5 Georgia,serif;color:#14191d;background:#fcfcfb}',
	'h1{font-weight:400;line-height:1.1}button{min-height:3rem;padding:.5rem 1.5rem;font:inherit;background:#12383b;color:#fff;border:0}',
	'a{color:inherit;text-decoration-thickness:1px}a,td,th{overflow-wrap:anywhere}table{width:100%;border-collapse:collapse}td,th{padding:.5rem .5rem .5rem 0;border-top:1px solid #c9cbc9;text-align:left;vertical-align:top}',
	'.account{margin:1.5rem 0;background:#f1f0ec;border-left:3px solid #12383b}.account th{padding-left:1rem;font-weight:400;color:#555c60}.account td{padding-right:1rem}',
	'.account tr:first-child>*{border-top:0}.value{-webkit-user-select:all;user-select:all}',
].join('');

const policy = [
	"default-src 'none'",
	`style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join('; ');

/** `body` is HTML; what visitors wrote is escaped in it. `formTargets`: origins that forms lead on to. */
export function pageReply(language: string, title: string, body: string, formTargets: readonly string[] = []): PageReply {
	const html = [
		`<!doctype html>\n<html lang="${language}">\n<head>`,
		'<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">',
		`<title>${escapeHtml(title)}</title>\n<style>${css}</style>\n</head>\n<body>\n<main>\n<h1>${escapeHtml(title)}</h1>\n${body}\n</main>\n</body>\n</html>\n`,
	].join('\n');
	return {
		kind: 'page',
		status: 200,
		html,
		policy: policy.replace("form-action 'self'", ["form-action 'self'", ...formTargets].join(' ')),
	};
}

export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
