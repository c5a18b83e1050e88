/** The backend's REST interface through Directus' own SDK, on a transport of ours: the SDK has neither queue, retries nor limits. */
import { createDirectus, type RestCommand, rest } from '@directus/sdk';
import { BackendFailed, BackendNotConfigured, BackendRefused } from './backend-errors.ts';
import { type BackendOptions, configurationFault, systemClock, usualFirstAttempts } from './backend-options.ts';
import { type AuthRequest, type BackendSchema, dialects } from './dialect.ts';
import { type Answer, parseAnswer, refuseFailure } from './read-answer.ts';
import { createSession, staticSession } from './session.ts';
import { createTransport } from './transport.ts';

export interface BackendClient {
	readonly project: string;
	/** As it was configured. */
	readonly url: string;
	/**
	 * Runs a command of the SDK; one that asks for `meta` gets the whole answer, which the SDK would reduce to its data. Rejects with one of
	 * the error classes beside this file.
	 */
	request<Output>(command: RestCommand<Output, BackendSchema>): Promise<Output>;
	/** The bytes of a file as it was uploaded. */
	readAsset(id: string): Promise<Buffer<ArrayBuffer>>;
	/** The backend's clock in its last answer (RFC 9110, 6.6.1), ISO 8601 in UTC; null if it said none. */
	lastAnswered(): string | null;
	/** Logs out where the client logged in. To be called when the work is done or has failed. */
	close(): Promise<void>;
}

/** Value of the project header, which the backend asks for; filters select a project's records. */
const projectHeader = { 'x-directus-project': '_' };

/** Never throws: a client without URL, project or credentials rejects each request before anything is sent. */
export function createBackendClient(options: BackendOptions): BackendClient {
	const { project, url } = options;
	const fault = configurationFault(options);
	if (fault !== null) {
		const reject = () => Promise.reject(new BackendNotConfigured(fault));
		return { project, url, request: reject, readAsset: reject, lastAnswered: () => null, close: () => Promise.resolve() };
	}

	const clock = options.clock ?? systemClock;
	const log = options.log ?? (() => {});
	const base = new URL(options.url.endsWith('/') ? options.url : `${options.url}/`);
	const { hide, keep } = createSecrets([options.token, options.password, options.otp]);
	const send = createTransport({
		fetch: options.fetch ?? globalThis.fetch,
		clock,
		maxConcurrent: options.maxConcurrent ?? 10,
		requestTimeoutMs: options.requestTimeoutMs ?? 600_000,
		idleTimeoutMs: options.idleTimeoutMs ?? 30_000,
		firstAttempts: options.firstAttempts ?? usualFirstAttempts,
		log,
	});

	const dialect = dialects[options.dialect ?? 'directus'];
	const { token, email = '', password = '', otp } = options;
	const session =
		token === undefined
			? createSession({ dialect, credentials: { email, password, otp }, clock, send: sendAuth, log, keepSecret: keep })
			: staticSession(token);

	/** Nothing of an answer that may hold a token is shown. */
	async function sendAuth({ path, body, bearer, isLogin }: AuthRequest): Promise<unknown> {
		const url = new URL(path.slice(1), base);
		const headers = new Headers({ 'content-type': 'application/json', ...projectHeader });
		if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`);
		const answer = await send(url, { method: 'POST', headers, ...(body !== undefined && { body }) });
		try {
			refuseFailure(url, answer, hide);
		} catch (error) {
			if (!(error instanceof BackendRefused)) throw error;
			if (isLogin) throw new BackendRefused(error.url, error.status, error.serverMessage, 'login');
			throw new BackendFailed(error.url, error.status, error.serverMessage);
		}
		return answer.body.length === 0 ? null : parseAnswer(url, answer, () => '…');
	}

	let lastAnswered: string | null = null;

	/** A token that expires on the way is renewed, and the request sent once more. */
	async function sendAuthorized(url: URL, init: RequestInit): Promise<Answer> {
		const given = new Headers(init.headers);
		const sendWith = (bearer: string) => {
			const authorization = given.get('authorization') ?? `Bearer ${bearer}`;
			return send(url, { ...init, headers: { ...Object.fromEntries(given), ...projectHeader, authorization } });
		};
		const used = await session.token();
		const answer = await sendWith(used);
		const next = answer.status === 401 ? await session.renewed(used) : null;
		return next === null ? answer : sendWith(next);
	}

	async function fetchAnswer(input: string, init: RequestInit): Promise<Response> {
		const url = new URL(input);
		const answer = await sendAuthorized(url, init);
		refuseFailure(url, answer, hide);
		lastAnswered = toIsoTime(answer.headers.get('date'));
		if (answer.status === 204) return new Response(null, { status: 204 });
		if (!isJson(url, base)) return new Response(answer.body, { status: answer.status, headers: { 'content-type': 'text/plain' } });
		const parsed = parseAnswer(url, answer, hide);
		return toParsedResponse(url.searchParams.has('meta') ? { data: parsed } : parsed, answer.status);
	}

	const directus = createDirectus<BackendSchema>(base.href, { globals: { fetch: fetchAnswer } }).with(rest());
	return {
		project,
		url,
		request: (command) => directus.request(command),
		async readAsset(id) {
			const asset = new URL(`assets/${encodeURIComponent(id)}`, base);
			const answer = await sendAuthorized(asset, {});
			refuseFailure(asset, answer, hide);
			return answer.body;
		},
		lastAnswered: () => lastAnswered,
		close: () => session.close(),
	};
}

function toIsoTime(date: string | null): string | null {
	const ms = Date.parse(date ?? '');
	return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** Everything but the two calls that answer in bytes. */
function isJson(url: URL, base: URL): boolean {
	const path = url.pathname.slice(base.pathname.length);
	return path !== 'server/ping' && !path.startsWith('assets/');
}

/** An answer whose JSON was read already, so that the SDK does not read it a second time. */
function toParsedResponse(value: unknown, status: number): Response {
	const response = new Response(null, { status, headers: { 'content-type': 'application/json' } });
	return Object.assign(response, { json: () => Promise.resolve(value) });
}

export interface Secrets {
	/** From now on this text is hidden. */
	keep(secret: string): void;
	/** The text with every secret replaced by an ellipsis, the longest first: one that another one begins with would leave the other's rest. */
	hide(text: string): string;
}

export function createSecrets(initial: readonly (string | undefined)[]): Secrets {
	const secrets = new Set(initial.filter((secret) => secret !== undefined && secret !== '') as string[]);
	return {
		keep: (secret) => secrets.add(secret),
		hide: (text) =>
			[...secrets].sort((one, other) => other.length - one.length).reduce((shown, secret) => shown.replaceAll(secret, '…'), text),
	};
}
