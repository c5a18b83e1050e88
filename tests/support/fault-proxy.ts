/** A proxy on a local port before a backend, real or recorded: it passes everything on, and spoils what a test wants spoilt, on real sockets. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ProxiedRequest {
	readonly path: string;
	readonly query: URLSearchParams;
}

export interface ProxiedAnswer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Buffer;
}

export interface FaultContext {
	readonly request: ProxiedRequest;
	readonly response: ServerResponse;
	/** What the backend answers. */
	answer(): Promise<ProxiedAnswer>;
	/** Passes an answer on, framed as its body is long. */
	send(answer: ProxiedAnswer): void;
	/** Takes no more connections, and breaks those that are open. */
	refuse(): void;
}

/** Answers in the backend's place, or spoils its answer. */
export type Fault = (context: FaultContext) => void | Promise<void>;

export interface PlannedFault {
	/** Which requests it meets. */
	readonly at: RegExp;
	/** How many of them, from the first one on. */
	readonly times: number;
	readonly fault: Fault;
}

export interface FaultProxy {
	readonly url: string;
	/** Of all requests since the last plan. */
	readonly paths: readonly string[];
	/** Most requests that were open at one time since the last plan. */
	readonly mostAtOnce: number;
	/** How often the planned fault was met. */
	readonly met: number;
	/** Spoils by this plan from now on, or nothing; takes connections again. */
	plan(planned: PlannedFault | null): Promise<void>;
	close(): Promise<void>;
}

export interface FaultProxyOptions {
	/** Of answers: left out, only those that say what an answer is; `all`: as a browser wants them. */
	readonly headers?: 'all';
}

/** `upstream`: address of the backend. */
export async function startFaultProxy(upstream: string, { headers: kept }: FaultProxyOptions = {}): Promise<FaultProxy> {
	let planned: PlannedFault | null = null;
	let met = 0;
	let open = 0;
	let mostAtOnce = 0;
	let paths: string[] = [];

	const server = createServer((message, response) => {
		open += 1;
		mostAtOnce = Math.max(mostAtOnce, open);
		response.on('close', () => {
			open -= 1;
		});
		const target = new URL(message.url ?? '/', upstream);
		paths.push(target.pathname);
		const spoils = planned?.at.test(target.pathname) && met < planned.times ? planned.fault : null;
		if (spoils !== null) met += 1;
		const request = { path: target.pathname, query: target.searchParams };
		const context: FaultContext = {
			request,
			response,
			answer: () => forward(message, target, kept === 'all'),
			send: (answer) => send(response, answer),
			refuse,
		};
		// A client that hangs up on the way takes nothing with it.
		Promise.resolve((spoils ?? passOn)(context)).catch(() => response.destroy());
	});

	function refuse(): void {
		server.close();
		server.closeAllConnections();
	}

	function listen(port: number): Promise<void> {
		return new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
	}

	await listen(0);
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		get paths() {
			return paths;
		},
		get mostAtOnce() {
			return mostAtOnce;
		},
		get met() {
			return met;
		},
		async plan(next) {
			planned = next;
			[met, mostAtOnce, paths] = [0, 0, []];
			if (!server.listening) await listen(port);
		},
		async close() {
			if (!server.listening) return;
			await new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			});
		},
	};
}

const passOn: Fault = async ({ answer, send: pass }) => pass(await answer());

/** Headers that tell what an answer is. */
const essential: ReadonlySet<string> = new Set(['content-type', 'retry-after', 'location']);
/** Headers of how one answer was framed. */
const framing: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']);

async function forward(message: IncomingMessage, target: URL, keepsAll: boolean): Promise<ProxiedAnswer> {
	const { host: _, connection: __, 'content-length': ___, ...headers } = message.headers;
	const chunks: Uint8Array[] = await message.toArray();
	const sent = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
	const method = message.method ?? 'GET';
	const answer = await fetch(target, { method, headers: headers as Record<string, string>, redirect: 'manual', ...sent });
	const body = Buffer.from(await answer.arrayBuffer());
	const kept = [...answer.headers].filter(([name]) => (keepsAll ? !framing.has(name) : essential.has(name)));
	return { status: answer.status, headers: Object.fromEntries(kept), body };
}

function send(response: ServerResponse, { status, headers, body }: ProxiedAnswer): void {
	response.writeHead(status, { ...headers, 'content-length': String(body.length) }).end(body);
}
