/** A Directus of a few lines for tests of the order desk: it keeps records, sets creators, refuses a second record of a key, and fails as told. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { DeskOptions } from '../../../orders/desk/desk.ts';
import { createDeskRecords, type DeskRecords } from './desk-records.ts';

export interface DeskStandIn extends Omit<DeskRecords, 'answer'> {
	readonly options: DeskOptions;
	/** Answers nothing but 503 until it is told otherwise. */
	setDown(isDown: boolean): void;
	/** Takes requests and answers none. */
	hang(): void;
}

/** To be called inside a test; stopped after it. */
export async function startDeskStandIn(): Promise<DeskStandIn> {
	const { answer, ...records } = createDeskRecords();
	let isDown = false;
	let isHanging = false;
	const server = createServer(async (request, response) => {
		const chunks = await request.toArray();
		const text = Buffer.concat(chunks).toString();
		if (isHanging) return;
		const { status, body } = isDown
			? { status: 503, body: {} }
			: answer(request.method ?? '', new URL(request.url ?? '', 'http://desk'), text === '' ? {} : JSON.parse(text));
		response.writeHead(status, { 'content-type': 'application/json' }).end(status === 204 ? undefined : JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const { port } = server.address() as AddressInfo;
	return {
		options: {
			...{ url: `http://127.0.0.1:${port}`, token: 'desk-token-of-tests', wakeSecret: 'wake-secret-of-tests' },
			...{ refundsPerDayCents: 20_000, lookEveryMs: 25 },
		},
		...records,
		setDown(down) {
			isDown = down;
		},
		hang() {
			isHanging = true;
		},
	};
}
