/** Sends one HTTP request over connections that stay open, and reads the answer as it was stored: `fetch` would decompress it. */
import { Agent as HttpAgent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

export interface Outgoing {
	readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
	readonly url: string;
	readonly headers?: Readonly<OutgoingHttpHeaders>;
	readonly body?: Buffer;
}

export interface Answer {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer<ArrayBuffer>;
}

/** Rejects where the answer is not there whole in time. */
export function createSender({ endpoint, timeoutMs }: { readonly endpoint: string; readonly timeoutMs: number }) {
	const isSecure = endpoint.startsWith('https:');
	const agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
	const request = isSecure ? requestHttps : requestHttp;
	return ({ method, url, headers = {}, body }: Outgoing): Promise<Answer> =>
		new Promise((resolve, reject) => {
			const length = body === undefined ? {} : { 'content-length': body.byteLength };
			const sent = request(url, { method, headers: { ...headers, ...length }, agent, signal: AbortSignal.timeout(timeoutMs) });
			sent.on('error', reject);
			sent.on('response', (answer) => {
				const chunks: Buffer[] = [];
				answer.on('data', (chunk: Buffer) => chunks.push(chunk));
				answer.on('error', reject);
				answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }));
			});
			sent.end(body);
		});
}
