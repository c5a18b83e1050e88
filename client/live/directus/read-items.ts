/** Reads records of the backend from the browser, as `GET /items/{collection}`. */
import type { LiveSource } from '../../runtime/built-page.ts';

export interface ItemsQuery {
	/** Beside that of the project, which every read has. */
	readonly filter: Readonly<Record<string, unknown>>;
	/** As Directus names them; the project is always read. */
	readonly fields: readonly string[];
	readonly sort?: readonly string[];
	/** -1: no limit. */
	readonly limit: number;
	/** From 1. */
	readonly page?: number;
	readonly meta?: '*';
	/** Child lists that are read whole, which would otherwise end after 100 rows. */
	readonly whole?: readonly string[];
}

export interface ItemsAnswer {
	/** Each of the project that was asked for. */
	readonly data: readonly Readonly<Record<string, unknown>>[];
	/** As the backend gave it; undefined where it gave none. */
	readonly meta: unknown;
}

export type ReadItems = (collection: string, query: ItemsQuery) => Promise<ItemsAnswer>;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A visitor waits for the page; the build has a ceiling of 600,000 ms. */
const attemptTimeoutMs = 8000;

/**
 * Rejects with a ContentError, before any request where address or project is missing. A record of another project fails the read as a whole: a
 * backend that ignores the filter is not to be trusted with the rest.
 */
export function createReadItems({ url, token, project }: LiveSource, fetch: Fetch): ReadItems {
	async function request(address: string): Promise<unknown> {
		const headers = { authorization: `Bearer ${token}`, 'x-directus-project': '_' };
		const init: RequestInit = { headers, credentials: 'omit', redirect: 'error', signal: AbortSignal.timeout(attemptTimeoutMs) };
		const { ok, status, text } = await readText(address, init).catch((error: unknown) => Promise.reject(networkError(error)));
		const answer = parseAnswer(text, ok, status);
		if (!ok) throw failedRead(answer, status);
		return answer;
	}

	async function readText(address: string, init: RequestInit): Promise<{ ok: boolean; status: number; text: string }> {
		const response = await fetch(address, init);
		return { ok: response.ok, status: response.status, text: await response.text() };
	}

	return async (collection, query) => {
		if (url === '' || project === '') throw new ContentError('The backend cannot be asked: no URL or no project is configured', -1);
		const answer = await request(`${url}/items/${collection}?${toSearch(query, project)}`);
		const { data, meta } = toAnswer(answer);
		for (const record of data) {
			// as the backend's database may compare them
			if (String(record.project).toLowerCase() !== project.toLowerCase())
				throw new ContentError(`${collection} ${record.id} does not belong to ${project}`, 422);
		}
		return { data, meta };
	};
}

function parseAnswer(text: string, ok: boolean, status: number): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw ok ? invalidJson(error) : failedRead(null, status);
	}
}

function toSearch({ filter, fields, sort, limit, page, meta, whole }: ItemsQuery, project: string): URLSearchParams {
	const deep = Object.fromEntries((whole ?? []).map((list) => [list, { _limit: -1 }]));
	return new URLSearchParams({
		filter: JSON.stringify({ project: { _eq: project }, ...filter }),
		fields: ['project', ...fields].join(),
		limit: String(limit),
		...(sort && { sort: sort.join() }),
		...(page !== undefined && { page: String(page) }),
		...(meta && { meta }),
		...(whole && { deep: JSON.stringify(deep) }),
	});
}

function toAnswer(answer: unknown): ItemsAnswer {
	if (typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data) && answer.data.every(isRecord))
		return { data: answer.data, meta: 'meta' in answer ? answer.meta : undefined };
	throw invalidJson(null);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null;
}

/** The fixed texts of failed reads of the backend. */
const messages = { network: 'Network error', json: 'API returned invalid JSON', unknown: 'Unknown error occured' } as const;

/** A read of the backend failed; thrown, because the fetch cache retries what throws. */
export class ContentError extends Error {
	override readonly name = 'ContentError';
	/** -1: no answer; 422: an answer that is no JSON, or not what was asked for; else the status of the answer. */
	readonly code: number;

	constructor(message: string, code: number, cause?: unknown) {
		super(message, { cause });
		this.code = code;
	}
}

const networkError = (cause: unknown): ContentError => new ContentError(messages.network, -1, cause);
const invalidJson = (cause: unknown): ContentError => new ContentError(messages.json, 422, cause);

/** `answer`: the JSON of an answer whose status says that it failed. */
function failedRead(answer: unknown, status: number): ContentError {
	const errors = isRecord(answer) && Array.isArray(answer.errors) ? answer.errors : [];
	const [first]: readonly unknown[] = errors;
	const message = isRecord(first) && typeof first.message === 'string' ? first.message : messages.unknown;
	return new ContentError(message, status);
}
