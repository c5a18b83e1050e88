/** The backend's REST interface through Directus' own SDK, on a transport of ours: the SDK has neither queue, retries nor limits. */
import { createDirectus, type RestCommand, rest, staticToken } from '@directus/sdk';
import type { WireRecord } from '../snapshot/wire-record.ts';
import { BackendFailed } from './backend-failed.ts';
import { BackendInvalidJson } from './backend-invalid-json.ts';
import { BackendNotConfigured } from './backend-not-configured.ts';
import { BackendRefused } from './backend-refused.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Answer, Fetch } from './read-answer.ts';
import { createTransport, withoutQuery } from './transport.ts';

export interface BackendOptions {
	/** Where Directus lives, possibly below a path. */
	readonly url: string;
	/** Static token with read access. */
	readonly token: string;
	/** Domain of the project whose records are read. */
	readonly project: string;
	readonly fetch?: Fetch;
	readonly clock?: Clock;
	readonly maxConcurrent?: number;
	/** Ceiling of a request, retries included. */
	readonly requestTimeoutMs?: number;
	/** Longest time without a byte. */
	readonly idleTimeoutMs?: number;
	/** Told in a sentence whenever something is tried again. */
	readonly log?: (line: string) => void;
}

/** Every collection by its name; nothing is known of records until they are judged. */
export type BackendSchema = Record<string, WireRecord[]>;

export interface BackendClient {
	readonly project: string;
	/** Runs a command of the SDK. Rejects with one of the error classes beside this file. */
	request<Output>(command: RestCommand<Output, BackendSchema>): Promise<Output>;
	/** The bytes of a file as it was uploaded. */
	readAsset(id: string): Promise<Buffer<ArrayBuffer>>;
}

/** Value of the project header that the specification asks for; records are told apart by filters. */
const projectHeader = { 'X-Directus-Project': '_' };

/** Never throws: a client without URL, project or token rejects each request before anything is sent. */
export function createBackendClient(options: BackendOptions): BackendClient {
	const { project, token } = options;
	const fault = configurationFault(options);
	if (fault !== null) {
		const reject = () => Promise.reject(new BackendNotConfigured(fault));
		return { project, request: reject, readAsset: reject };
	}

	const base = new URL(options.url.endsWith('/') ? options.url : `${options.url}/`);
	const send = createTransport({
		fetch: options.fetch ?? globalThis.fetch,
		clock: options.clock ?? systemClock,
		maxConcurrent: options.maxConcurrent ?? 10,
		requestTimeoutMs: options.requestTimeoutMs ?? 600_000,
		idleTimeoutMs: options.idleTimeoutMs ?? 30_000,
		log: options.log ?? (() => {}),
	});

	async function fetchJson(input: string, init: RequestInit): Promise<Response> {
		const url = new URL(input);
		const answer = await send(url, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...projectHeader } });
		refuseFailure(url, answer);
		if (answer.status === 204) return new Response(null, { status: 204 });
		refuseInvalidJson(url, answer);
		return new Response(answer.body, { status: answer.status, headers: { 'content-type': 'application/json' } });
	}

	const directus = createDirectus<BackendSchema>(base.href, { globals: { fetch: fetchJson } })
		.with(staticToken(token))
		.with(rest());
	return {
		project,
		request: (command) => directus.request(command),
		async readAsset(id) {
			const url = new URL(`assets/${encodeURIComponent(id)}`, base);
			const answer = await send(url, { headers: { authorization: `Bearer ${token}`, ...projectHeader } });
			refuseFailure(url, answer);
			return answer.body;
		},
	};
}

function configurationFault({ url, project, token }: BackendOptions): string | null {
	if (url.trim() === '') return 'no URL is configured (DIRECTUS_URL)';
	if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return `its URL ${JSON.stringify(url)} is no http address (DIRECTUS_URL)`;
	if (project.trim() === '') return 'no project is configured (projectDomain in site.config.ts, or PROJECT_DOMAIN)';
	if (!/^[\x21-\x7e]+$/.test(token)) return 'its token is missing, or has characters that no token has (DIRECTUS_TOKEN)';
	return null;
}

function refuseFailure(url: URL, { status, body }: Answer): void {
	if (status >= 200 && status < 300) return;
	const message = serverMessage(body);
	if (status === 401 || status === 403) throw new BackendRefused(withoutQuery(url), status, message ?? 'Unknown error occured');
	throw new BackendFailed(withoutQuery(url), status, message);
}

function refuseInvalidJson(url: URL, { body }: Answer): void {
	const text = body.toString('utf8');
	try {
		JSON.parse(text);
	} catch (error) {
		throw new BackendInvalidJson(withoutQuery(url), text, error);
	}
}

/** `errors[0].message` of Directus' error format, else null. */
function serverMessage(body: Buffer): string | null {
	let answer: unknown;
	try {
		answer = JSON.parse(body.toString('utf8'));
	} catch {
		return null; // a proxy's page says nothing worth repeating
	}
	if (typeof answer !== 'object' || answer === null || !('errors' in answer) || !Array.isArray(answer.errors)) return null;
	const message: unknown = answer.errors[0]?.message;
	return typeof message === 'string' && message !== '' ? message : null;
}
