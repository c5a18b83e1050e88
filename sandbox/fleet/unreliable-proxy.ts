/** A network that fails on demand: an HTTP proxy before an object storage or anything else, whose behaviour is switched while it runs. */
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../random.ts';

/** Shares are from 0 to 1, of the requests that a mode is for; all if left out. */
export type ProxyMode =
	| { readonly kind: 'pass' }
	/** Answers 503 and passes nothing on. */
	| (Aim & { readonly kind: 'unavailable' })
	/** Waits before it passes a request on, and sends its answer in drips of so many bytes, with a pause after each. */
	| (Aim & { readonly kind: 'slow'; readonly delayMs: number; readonly dripBytes?: number; readonly dripMs?: number })
	/** Breaks the connection: `before` the request is passed on, `after` that, so that its answer is lost, or `within` its answer. */
	| (Aim & { readonly kind: 'drop'; readonly when: 'before' | 'after' | 'within' })
	/** A partition that swallows: takes connections and requests, passes nothing on, and answers nothing, not even what was asked before. */
	| (Aim & { readonly kind: 'silent' })
	/** A partition that is noticed: takes no connections, and breaks those that are open. */
	| { readonly kind: 'refuse' };

interface Aim {
	readonly share?: number;
	/** Left out, all. */
	readonly only?: (request: { readonly method: string; readonly path: string }) => boolean;
}

export interface UnreliableProxy {
	readonly url: string;
	readonly counts: ProxyCounts;
	/** From now on. What was silent breaks. */
	set(mode: ProxyMode): Promise<void>;
	close(): Promise<void>;
}

export interface ProxyCounts {
	readonly requests: number;
	/** Those that met the mode. */
	readonly spoiled: number;
	/** Those that reached what is behind. */
	readonly forwarded: number;
}

export interface ProxyOptions {
	/** Left out, a free one. */
	readonly port?: number;
	/** The same seed spoils the same requests, if they come in the same order. */
	readonly seed?: number;
}

/** `upstream`: origin of what is behind. Hosts and encodings are passed on unchanged, as signatures cover them. */
export async function startUnreliableProxy(upstream: string, { port: wanted = 0, seed = 1 }: ProxyOptions = {}): Promise<UnreliableProxy> {
	const { hostname, port: upstreamPort } = new URL(upstream);
	const agent = new Agent({ keepAlive: true });
	const random = createRandom(seed);
	const counts = { requests: 0, spoiled: 0, forwarded: 0 };
	const silent = new Set<ServerResponse>();
	let mode: ProxyMode = { kind: 'pass' };

	function chooseMode({ method = '', url = '' }: IncomingMessage): ProxyMode {
		if (mode.kind === 'pass' || mode.kind === 'refuse') return mode;
		const isMet = (mode.only?.({ method, path: url }) ?? true) && random.next() < (mode.share ?? 1);
		return isMet ? mode : { kind: 'pass' };
	}

	const server = createServer(async (message, response) => {
		counts.requests += 1;
		const chosen = chooseMode(message);
		if (chosen.kind !== 'pass') counts.spoiled += 1;
		try {
			await handle(chosen, message, response);
		} catch {
			// What is behind does not answer, or the client has gone: the client sees a broken connection, as without a proxy.
			response.destroy();
		}
	});

	async function handle(chosen: ProxyMode, message: IncomingMessage, response: ServerResponse): Promise<void> {
		if (chosen.kind === 'unavailable') {
			message.resume();
			response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('Service Unavailable');
			return;
		}
		if (chosen.kind === 'silent') {
			message.resume();
			silent.add(response);
			return;
		}
		if (chosen.kind === 'refuse' || (chosen.kind === 'drop' && chosen.when === 'before')) {
			response.destroy();
			return;
		}
		if (chosen.kind === 'slow') await sleep(chosen.delayMs);
		const answer = await forward(message);
		// The network failed while the answer was on its way.
		if (mode.kind === 'silent') silent.add(response);
		else if (chosen.kind === 'drop') await dropAnswer(chosen.when, answer, response);
		else await passAnswer(chosen, answer, response);
	}

	async function forward(message: IncomingMessage): Promise<IncomingMessage> {
		const { method, url, rawHeaders } = message;
		const sent = request({ hostname, port: upstreamPort, method, path: url, headers: rawHeaders, agent });
		message.pipe(sent);
		message.once('error', (error) => sent.destroy(error));
		// Before the answer, `once` rejects with it; after that, the stream of the answer ends early.
		sent.on('error', () => {});
		counts.forwarded += 1;
		const [answer]: IncomingMessage[] = await once(sent, 'response');
		if (answer === undefined) throw new Error('no answer');
		return answer;
	}

	function listen(port: number): Promise<void> {
		return new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
	}

	function breakConnections(): Promise<void> {
		const closed = new Promise<void>((resolve) => server.close(() => resolve()));
		server.closeAllConnections();
		return closed;
	}

	await listen(wanted);
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		counts,
		async set(next) {
			mode = next;
			for (const response of silent) response.destroy();
			silent.clear();
			if (next.kind === 'refuse') await breakConnections();
			else if (!server.listening) await listen(port);
		},
		async close() {
			if (server.listening) await breakConnections();
			agent.destroy();
		},
	};
}

async function passAnswer(mode: ProxyMode, answer: IncomingMessage, response: ServerResponse): Promise<void> {
	response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
	if (mode.kind !== 'slow' || mode.dripBytes === undefined) {
		await pipeline(answer, response);
		return;
	}
	for await (const chunk of answer) {
		for (let start = 0; start < chunk.length; start += mode.dripBytes) {
			if (response.destroyed) return;
			response.write(chunk.subarray(start, start + mode.dripBytes));
			await sleep(mode.dripMs ?? 0);
		}
	}
	response.end();
}

/** `within`: with the head and the first half of the first part. */
async function dropAnswer(when: 'before' | 'after' | 'within', answer: IncomingMessage, response: ServerResponse): Promise<void> {
	if (when === 'within') {
		response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
		for await (const chunk of answer) {
			await new Promise((resolve) => response.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), resolve));
			break;
		}
	}
	answer.resume();
	response.destroy();
}
