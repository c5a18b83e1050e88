/** Answers calls of Klarna's REST API over HTTP, and makes those that Klarna makes at the shop. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KlarnaApi } from './klarna-api.ts';
import type { Made } from './klarna-api-calls.ts';

const apiPaths = /^\/(?:payments|ordermanagement)\/v1\//;

/** False: the request is for something else, and nothing was done with it. */
export function answerKlarnaCall(api: Pick<KlarnaApi, 'answer'>, request: IncomingMessage, response: ServerResponse): boolean {
	const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
	if (!apiPaths.test(pathname)) return false;
	void readBody(request).then((body) => {
		const answer = api.answer({
			method: request.method ?? 'GET',
			path: pathname,
			body: parseJson(body),
			authorization: request.headers.authorization,
			key: headerOf(request, 'klarna-idempotency-key'),
		});
		response.writeHead(answer.status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...answer.headers });
		response.end(answer.body === null ? undefined : JSON.stringify(answer.body));
	});
	return true;
}

/** Never settles where the sender breaks off: there is nobody to answer. */
export function readBody(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	request.on('data', (part: Buffer) => parts.push(part));
	return new Promise((resolve) => request.on('end', () => resolve(Buffer.concat(parts).toString('utf8'))));
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
	const value = headers[name];
	return Array.isArray(value) ? value[0] : value;
}

/** null: there is no body, or none that Klarna could read. */
function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** Resolves to the shop's status; 0: it did not answer. */
export async function callShop({ url, body }: Made): Promise<number> {
	try {
		const init = {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify(body),
			redirect: 'error',
		} as const;
		const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) });
		await answer.body?.cancel();
		return answer.status;
	} catch {
		return 0;
	}
}
