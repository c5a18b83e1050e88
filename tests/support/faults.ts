/** What a network and a backend do to answers, each as a fault for the proxy. */
import { setTimeout as pause } from 'node:timers/promises';
import { isWireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { Fault, ProxiedAnswer } from './fault-proxy.ts';

export const refused: Fault = ({ refuse }) => refuse();

export const reset: Fault = ({ response }) => {
	response.socket?.resetAndDestroy();
};

export function busy(status: number, retryAfter: string | null): Fault {
	return ({ send }) => {
		const body = Buffer.from(JSON.stringify({ errors: [{ message: 'Under pressure.', extensions: { code: 'X' } }] }));
		send({ status, headers: { 'content-type': 'application/json', ...(retryAfter !== null && { 'retry-after': retryAfter }) }, body });
	};
}

/** Takes the request, and never says a word. */
export const hanging: Fault = () => {};

/** Whole, but late. */
export function slow(ms: number): Fault {
	return async ({ answer, send }) => {
		await pause(ms);
		send(await answer());
	};
}

/** A few bytes at a time, to the end of the answer. */
export const dripping: Fault = async ({ answer, response }) => {
	const { status, headers, body } = await answer();
	response.writeHead(status, headers);
	const size = Math.ceil(body.length / 5);
	for (let start = 0; start < body.length; start += size) {
		response.write(body.subarray(start, start + size));
		await pause(20);
	}
	response.end();
};

/** A byte at a time, without an end. */
export const drippingForever: Fault = ({ response }) => {
	response.writeHead(200, { 'content-type': 'application/json' });
	const timer = setInterval(() => response.write(' '), 20);
	response.on('close', () => clearInterval(timer));
};

/** Ends before its end, yet says that it is whole. `part` from 0 to 1. */
export function cutFramed(part: number): Fault {
	return changed(({ body, ...rest }) => ({ ...rest, body: body.subarray(0, cutAt(body, part)) }));
}

/** The connection ends before the answer does. */
export function cutOff(part: number): Fault {
	return async ({ answer, response }) => {
		const { status, headers, body } = await answer();
		response.writeHead(status, { ...headers, 'content-length': String(body.length) });
		response.write(body.subarray(0, cutAt(body, part)), () => response.destroy());
	};
}

/** At least one byte is missing. */
function cutAt(body: Buffer, part: number): number {
	return Math.min(Math.floor(body.length * part), body.length - 1);
}

export function answering(body: string, contentType = 'application/json', status = 200): Fault {
	return ({ send }) => send({ status, headers: { 'content-type': contentType }, body: Buffer.from(body) });
}

export function changed(change: (answer: ProxiedAnswer) => ProxiedAnswer): Fault {
	return async ({ answer, send }) => send(change(await answer()));
}

export function redirecting(location: string): Fault {
	return ({ send }) => send({ status: 302, headers: { location }, body: Buffer.alloc(0) });
}

type List = readonly Record<string, unknown>[];

/** Changes the records of a list, and what is said to be their count. */
export function changedList(changeRecords: (records: List) => List, changeCount: (count: number) => number = (count) => count): Fault {
	return changed(({ body, ...rest }) => {
		const answer: unknown = JSON.parse(body.toString('utf8'));
		if (!isWireRecord(answer) || !Array.isArray(answer.data) || !isWireRecord(answer.meta))
			throw new Error('The answer is no list with a count');
		const meta = { ...answer.meta, filter_count: changeCount(Number(answer.meta.filter_count)) };
		return { ...rest, body: Buffer.from(JSON.stringify({ data: changeRecords(answer.data), meta })) };
	});
}
