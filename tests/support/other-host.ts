/** A program on another port, which notes whether anybody asks it for something. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface OtherHost {
	readonly url: string;
	/** Addresses that it was asked for. */
	readonly asked: readonly string[];
}

/** To be called inside a test. */
export async function startOtherHost(): Promise<OtherHost> {
	const asked: string[] = [];
	const server = createServer((message, response) => {
		asked.push(message.url ?? '');
		response.end('{}');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
