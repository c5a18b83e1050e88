/** A backend that says again what a real Directus answered: to the same questions, each as often as it was asked, and to no others. */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type BackendRequest, type BackendServer, sendJson, startBackend } from '../../support/backend-server.ts';

/** What was asked, tokens that a login brought by their names in the recording. */
interface RecordedQuestion {
	readonly method: string;
	readonly path: string;
	readonly query: Readonly<Record<string, string>>;
	/** null: none was sent. */
	readonly bearer: string | null;
	/** Parsed; null where there was none. */
	readonly body: unknown;
}

interface RecordedExchange {
	readonly question: RecordedQuestion;
	readonly status: number;
	readonly contentType: string | null;
	/** The answer as it was parsed; or its bytes in base64, where it was no JSON. */
	readonly json?: unknown;
	readonly base64?: string;
}

export interface RecordedBackend {
	readonly server: BackendServer;
	/** What was recorded and has not been asked for. */
	unasked(): readonly RecordedQuestion[];
}

/** `file`: below `recorded/`, exchanges by the name of what was tried; `part` is one of those. */
export async function startRecordedBackend(file: string, part: string): Promise<RecordedBackend> {
	const recording: Record<string, readonly RecordedExchange[]> = JSON.parse(
		readFileSync(new URL(`recorded/${file}`, import.meta.url), 'utf8'),
	);
	const left = [...(recording[part] ?? [])];
	const server = await startBackend({ records: {} });
	server.failWith((request, response) => {
		const question = toQuestion(request);
		const index = left.findIndex((exchange) => isDeepStrictEqual(exchange.question, question));
		const [exchange] = index === -1 ? [] : left.splice(index, 1);
		if (exchange === undefined) {
			return sendJson(response, 501, { errors: [{ message: `Not recorded in ${part}: ${JSON.stringify(question)}` }] });
		}
		const { status, contentType, json, base64 } = exchange;
		response.writeHead(status, contentType === null ? {} : { 'content-type': contentType });
		response.end(base64 === undefined ? JSON.stringify(json) : Buffer.from(base64, 'base64'));
		return true;
	});
	return { server, unasked: () => left.map(({ question }) => question) };
}

/** What a request asks, as recordings hold it. */
function toQuestion({ method, path, query, headers, body }: BackendRequest): RecordedQuestion {
	const bearer = headers.authorization?.replace(/^Bearer /, '') ?? null;
	return { method, path, query: Object.fromEntries(query), bearer, body: body === '' ? null : JSON.parse(body) };
}
