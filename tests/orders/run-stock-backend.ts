/** What the service knows of Directus where it books movements of the stock: records under their keys, a hook that adds them, and a clock. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface MovementRecord {
	readonly id: string;
	readonly project: string;
	readonly product: number;
	readonly variant: number | null;
	readonly delta: number;
	booked: boolean;
}

export interface StockBackend {
	readonly url: string;
	/** By key. */
	readonly records: Map<string, MovementRecord>;
	/** False: the hook is not installed. */
	hasHook: boolean;
	/** Its answers are lost, although it has done what it was asked. */
	losesAnswers: boolean;
	/** It refuses with this status and code. */
	refusal: { readonly status: number; readonly code: string } | null;
	/** What it says of the time; null: nothing. */
	date: string | null;
	/** Sum of what the hook has booked. */
	booked(product: number, variant?: number | null): number;
}

/** To be called inside a test; stopped after it. */
export async function runStockBackend(): Promise<StockBackend> {
	const records = new Map<string, MovementRecord>();
	const server = createServer((request, response) => void answer(request, response));
	server.listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const backend: StockBackend = {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		...{ records, hasHook: true, losesAnswers: false, refusal: null },
		date: 'Fri, 20 Nov 2026 12:00:00 GMT',
		booked: (product, variant = null) =>
			[...records.values()]
				.filter((record) => record.booked && record.product === product && record.variant === variant)
				.reduce((sum, { delta }) => sum + delta, 0),
	};

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const body = Buffer.concat(await request.toArray()).toString();
		const { status, data } = handle(request, body);
		if (backend.losesAnswers) {
			request.socket.destroy();
			return;
		}
		if (backend.date === null) response.sendDate = false;
		else response.setHeader('Date', backend.date);
		response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(data));
	}

	function handle({ method, url, headers }: IncomingMessage, body: string): { readonly status: number; readonly data: unknown } {
		if (headers.authorization !== 'Bearer stock-token') return refuse(403, 'FORBIDDEN');
		if (backend.refusal !== null) return refuse(backend.refusal.status, backend.refusal.code);
		if (method === 'POST') {
			const record: MovementRecord = { ...JSON.parse(body), booked: backend.hasHook };
			if (records.has(record.id)) return refuse(400, 'RECORD_NOT_UNIQUE');
			records.set(record.id, record);
			return { status: 200, data: { data: { id: record.id, booked: record.booked } } };
		}
		const filter = JSON.parse(new URL(url ?? '', 'http://directus').searchParams.get('filter') ?? '');
		const found = filter.id._in.flatMap((key: string) => records.get(key) ?? []);
		return { status: 200, data: { data: found.map(({ id, booked }: MovementRecord) => ({ id, booked })) } };
	}

	return backend;
}

function refuse(status: number, code: string) {
	return { status, data: { errors: [{ message: 'No', extensions: { code } }] } };
}
