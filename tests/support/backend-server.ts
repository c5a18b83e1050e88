/** A small backend on a local port that answers as Directus does, counts what it is asked, and fails where a test wants it to. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';

export interface BackendRequest {
	readonly path: string;
	readonly query: URLSearchParams;
	readonly headers: IncomingMessage['headers'];
	readonly method: string;
	readonly body: string;
}

/** Answers a request in the backend's place; false lets the backend answer. */
export type Fault = (request: BackendRequest, response: ServerResponse, nth: number) => boolean | Promise<boolean>;

export interface BackendServer {
	readonly url: string;
	readonly requests: readonly BackendRequest[];
	/** Most requests that were open at one time. */
	readonly mostAtOnce: number;
	/** Fails from now on; `nth` counts requests to the same path from 1. */
	failWith(fault: Fault): void;
	close(): Promise<void>;
}

export interface BackendData {
	/** Records by collection, of all projects. */
	readonly records: Record<string, readonly WireRecord[]>;
	readonly assets?: Record<string, Buffer>;
	readonly queryLimit?: number;
}

export async function startBackend(data: BackendData): Promise<BackendServer> {
	const requests: BackendRequest[] = [];
	const timesAsked = new Map<string, number>();
	let fault: Fault = () => false;
	let open = 0;
	let mostAtOnce = 0;
	const server = createServer(async (message, response) => {
		// A snapshot says when its backend was read: two of the same content are to be alike.
		response.sendDate = false;
		const url = new URL(message.url ?? '/', 'http://backend.invalid');
		const body = message.method === 'GET' ? '' : await text(message);
		const request = { path: url.pathname, query: url.searchParams, headers: message.headers, method: message.method ?? '', body };
		requests.push(request);
		open += 1;
		mostAtOnce = Math.max(mostAtOnce, open);
		response.on('close', () => {
			open -= 1;
		});
		const nth = (timesAsked.get(request.path) ?? 0) + 1;
		timesAsked.set(request.path, nth);
		if (!(await fault(request, response, nth))) answer(data, request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = typeof address === 'object' && address !== null ? address.port : 0;
	return {
		url: `http://127.0.0.1:${port}`,
		requests,
		get mostAtOnce() {
			return mostAtOnce;
		},
		failWith(next) {
			fault = next;
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

export function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): true {
	response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
	return true;
}

/** A page of a list, and how many records the list has. */
export function sendList(response: ServerResponse, records: readonly unknown[], count: unknown = records.length): true {
	return sendJson(response, 200, { data: records, meta: { filter_count: count } });
}

export function sendError(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): true {
	return sendJson(response, status, { errors: [{ message, extensions: { code: 'X' } }] }, headers);
}

function answer(data: BackendData, { path, query, headers }: BackendRequest, response: ServerResponse): void {
	if (headers.authorization !== 'Bearer token') sendError(response, 401, 'Invalid user credentials.');
	else if (path === '/server/info') {
		sendJson(response, 200, { data: { version: '11.17.4', queryLimit: { default: 100, max: data.queryLimit ?? -1 } } });
	} else if (path.startsWith('/assets/')) {
		const asset = data.assets?.[path.slice('/assets/'.length)];
		if (asset === undefined) sendError(response, 403, "You don't have permission to access this.");
		else response.writeHead(200, { 'content-type': 'image/png' }).end(asset);
	} else if (path === '/files' || path.startsWith('/items/')) {
		const collection = path === '/files' ? 'directus_files' : path.slice('/items/'.length);
		const filter: unknown = JSON.parse(query.get('filter') ?? '{}');
		const found = (data.records[collection] ?? []).filter((record) => matches(record, filter));
		const filterCount = String(found.length);
		sendJson(response, 200, { data: page(found, query), ...(query.has('meta') && { meta: { filter_count: filterCount } }) });
	} else sendError(response, 404, `Route ${path} doesn't exist.`);
}

function page(records: readonly WireRecord[], query: URLSearchParams): readonly WireRecord[] {
	const key = query.get('sort') ?? 'id';
	const sorted = records.toSorted((a, b) => (Number(a[key]) || 0) - (Number(b[key]) || 0));
	const limit = Number(query.get('limit') ?? 100);
	const start = Number(query.get('offset') ?? 0);
	return sorted.slice(start, start + limit).map((record) => selectFields(record, query.get('fields')?.split(',') ?? ['*']));
}

/** Lists of rows are lists of their ids unless their own fields are asked for; lists without ids are data. */
function selectFields(record: WireRecord, fields: readonly string[]): WireRecord {
	const below = Map.groupBy(fields, (field) => field.split('.')[0] ?? '');
	const names = below.has('*') ? Object.keys(record) : [...below.keys()].filter((name) => name in record);
	return Object.fromEntries(
		names.map((name) => {
			const inner = (below.get(name) ?? []).filter((field) => field.includes('.')).map((field) => field.slice(name.length + 1));
			const value = record[name];
			if (!Array.isArray(value) || !value.every((row) => isWireRecord(row) && 'id' in row)) return [name, value];
			return [name, value.map((row) => (inner.length === 0 ? row.id : selectFields(row, inner)))];
		}),
	);
}

function matches(record: WireRecord, filter: unknown): boolean {
	if (!isWireRecord(filter)) return true;
	return Object.entries(filter).every(([field, condition]) => {
		if (field === '_or') return Array.isArray(condition) && condition.some((each) => matches(record, each));
		if (field === '_and') return Array.isArray(condition) && condition.every((each) => matches(record, each));
		if (!isWireRecord(condition)) return false;
		const value = String(record[field]);
		if ('_null' in condition) return record[field] === null;
		if ('_eq' in condition) return value === condition._eq;
		if (typeof condition._gte === 'string') return typeof record[field] === 'string' && value >= condition._gte;
		if (Array.isArray(condition._in)) return condition._in.map(String).includes(value);
		if (typeof condition._istarts_with === 'string') return value.toLowerCase().startsWith(condition._istarts_with.toLowerCase());
		throw new Error(`The test's backend does not know the filter ${JSON.stringify(condition)}`);
	});
}
