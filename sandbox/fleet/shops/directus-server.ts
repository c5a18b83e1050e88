/** Serves the records of many shops over HTTP as Directus does, and takes edits below `/control/`. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { isWireRecord, type WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createQueries } from './answer-query.ts';
import { type Control, createControl } from './control.ts';
import { UnknownFilter } from './filter.ts';
import { filesCollection } from './generate-records.ts';
import type { Pictures } from './pictures.ts';
import { EditRefused, type RecordStore } from './record-store.ts';

export interface DirectusSource {
	readonly store: RecordStore;
	readonly pictures: Pictures;
	readonly seed: number;
	/** May read all shops, and edit. */
	readonly token: string;
}

/** Not listening yet. */
export function createDirectusServer({ store, pictures, seed, token }: DirectusSource): Server {
	const answerQuery = createQueries(store);
	let requests = 0;
	const notifications: WireRecord[] = [];
	const answers = createAnswerCache(store.versionOf);
	const control = createControl(store, seed, () => ({ requests, notifications }));

	async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
		const { pathname: path, searchParams: query } = new URL(message.url ?? '/', 'http://directus.invalid');
		if (path === '/server/ping') response.writeHead(200, { 'content-type': 'text/plain' }).end('pong');
		else if (message.headers.authorization !== `Bearer ${token}`)
			sendError(response, 401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');
		else if (path.startsWith('/control/')) sendJson(response, 200, { data: await runControl(control, path, query, message) });
		else if (path === '/notifications' && message.method === 'POST') {
			const sent: unknown = await json(message);
			const added = (Array.isArray(sent) ? sent : [sent]).filter(isWireRecord);
			notifications.push(...added);
			sendJson(response, 200, { data: added });
		} else if (message.method !== 'GET') sendError(response, 403, 'FORBIDDEN', "You don't have permission to access this.");
		else {
			requests += 1;
			const known = answers.find(message.url ?? '');
			if (known !== null) sendBody(response, 200, known);
			else read(message.url ?? '', path, query, response);
		}
	}

	function read(url: string, path: string, query: URLSearchParams, response: ServerResponse): void {
		const collection = path === '/files' ? filesCollection : (/^\/items\/([^/]+)$/.exec(path)?.[1] ?? null);
		if (path === '/server/info') {
			sendJson(response, 200, { data: { version: '11.17.4', queryLimit: { default: 100, max: -1 } } });
		} else if (path.startsWith('/assets/')) {
			const bytes = pictures.bytes.get(path.slice('/assets/'.length));
			if (bytes === undefined) sendError(response, 403, 'FORBIDDEN', "You don't have permission to access this.");
			else response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': bytes.length }).end(bytes);
		} else if (collection === null) sendError(response, 404, 'ROUTE_NOT_FOUND', `Route ${path} doesn't exist.`);
		else if (!store.hasCollection(collection)) {
			sendError(response, 403, 'FORBIDDEN', `You don't have permission to access collection "${collection}" or it does not exist.`);
		} else {
			const { body, scope } = answerQuery(collection, query);
			const answer = Buffer.from(JSON.stringify(body));
			answers.keep(url, scope, answer);
			sendBody(response, 200, answer);
		}
	}

	return createServer((message, response) => {
		answer(message, response).catch((error: unknown) => {
			const isRefused = error instanceof UnknownFilter || error instanceof EditRefused || error instanceof SyntaxError;
			if (!isRefused) console.error(error);
			const reason = error instanceof Error ? error.message : String(error);
			sendError(response, isRefused ? 400 : 500, isRefused ? 'INVALID_PAYLOAD' : 'INTERNAL_SERVER_ERROR', reason);
		});
	});
}

async function runControl(control: Control, path: string, query: URLSearchParams, message: IncomingMessage): Promise<unknown> {
	const body: unknown = message.method === 'POST' ? await json(message) : Object.fromEntries(query);
	return control(path.slice('/control/'.length), isWireRecord(body) ? body : {});
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
	sendBody(response, status, Buffer.from(JSON.stringify(body)));
}

function sendBody(response: ServerResponse, status: number, body: Buffer): void {
	response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }).end(body);
}

function sendError(response: ServerResponse, status: number, code: string, message: string): void {
	sendJson(response, status, { errors: [{ message, extensions: { code } }] });
}
