/** Reads what scripts send as JSON, up to the point where its fields are as the contract wants them and it is meant for this project. */
import type { IncomingMessage } from 'node:http';
import { toPathFaults } from '../../client/orders/contract/answer.ts';
import type { Endpoint } from '../../client/orders/contract/endpoints.ts';
import { errorMessages } from '../../client/orders/contract/error-messages.ts';
import { readBody } from './read-body.ts';
import { type Reply, refuse } from './reply.ts';
import type { Service } from './service.ts';

export interface JsonQuestion<Asked> {
	readonly endpoint: Endpoint;
	readonly schema: {
		safeParse(
			value: unknown,
		):
			| { readonly success: true; readonly data: Asked }
			| { readonly success: false; readonly error: { readonly issues: Parameters<typeof toPathFaults>[0] } };
	};
	/** Seconds after which the visitor may ask again; null: now. */
	readonly waitSeconds: number | null;
	/** Left out: as of a form. */
	readonly maxBytes?: number;
}

/** The request, or the refusal that it gets. */
export async function readJson<Asked extends { readonly project: string }>(
	request: IncomingMessage,
	{ endpoint, schema, waitSeconds, maxBytes }: JsonQuestion<Asked>,
	{ house }: Pick<Service, 'house'>,
): Promise<{ readonly data: Asked } | { readonly reply: Reply }> {
	const message = errorMessages[endpoint];
	if (waitSeconds !== null) return { reply: refuse('limited', message, { headers: { 'Retry-After': String(waitSeconds) } }) };
	const body = await readBody(request, maxBytes);
	if (body.kind === 'faulty') return { reply: refuse(body.code, body.reason) };
	if (body.kind === 'form') return { reply: refuse('unsupported', 'The body is not application/json') };
	const parsed = schema.safeParse(body.value);
	if (!parsed.success) return { reply: refuse('invalid', message, { faults: toPathFaults(parsed.error.issues) }) };
	if (parsed.data.project !== house.project) return { reply: refuse('unknown_project', 'This service answers another project') };
	return { data: parsed.data };
}
