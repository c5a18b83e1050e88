/** Serves the stand-ins on this machine, at an origin of their own as the real providers have one. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { originsAt, type ProviderOrigins } from './provider-origins.ts';
import { answerAsProvider } from './stand-ins.ts';

export interface RunningProviders {
	readonly origins: ProviderOrigins;
	close(): Promise<void>;
}

const host = '127.0.0.1';

export async function startProviders(): Promise<RunningProviders> {
	const server = createServer((request, response) => {
		const { contentType, body } = answerAsProvider(new URL(request.url ?? '/', origin), originsAt(origin));
		request.resume();
		response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' }).end(body);
	});
	await new Promise<void>((listening, reject) => {
		server.once('error', reject);
		server.listen(0, host, listening);
	});
	const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
	return {
		origins: originsAt(origin),
		close: () =>
			new Promise((done, reject) => {
				server.close((error) => (error ? reject(error) : done()));
				server.closeAllConnections();
			}),
	};
}
