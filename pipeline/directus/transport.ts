/** Carries requests to the backend and no other host: a few at once, tried again where waiting helps, read to the last byte. */
import PQueue from 'p-queue';
import { AnswerTooLarge, BackendRedirected, BackendUnreachable } from './backend-errors.ts';
import type { Clock, FirstAttempts } from './backend-options.ts';
import { type Answer, type Fetch, maxFileBytes, maxJsonBytes, NoByte, readAnswer, withoutQuery } from './read-answer.ts';

interface TransportOptions {
	readonly fetch: Fetch;
	readonly clock: Clock;
	readonly maxConcurrent: number;
	/** Ceiling of a request from its first attempt on, retries included. */
	readonly requestTimeoutMs: number;
	readonly idleTimeoutMs: number;
	readonly firstAttempts: FirstAttempts;
	/** Gets a sentence whenever something is tried again, or waited for. */
	readonly log: (line: string) => void;
}

/** Sends a request; any status but those worth a retry is an answer. @throws BackendUnreachable, BackendRedirected */
export type Transport = (url: URL, init: RequestInit) => Promise<Answer>;

const statusesToRetry: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const maxRedirects = 5;

/** Retries go before what has not been tried yet. */
const retryPriority = 1;

export function createTransport(options: TransportOptions): Transport {
	const { clock, idleTimeoutMs, requestTimeoutMs, firstAttempts, log } = options;
	let hasAnswered = false;
	const queue = new PQueue({ concurrency: options.maxConcurrent });
	const pause = createSharedPause(queue, clock);

	/** Follows redirects within the backend. */
	async function exchange(url: URL, init: RequestInit, deadline: AbortSignal): Promise<Answer> {
		let current = url;
		for (let hops = 0; hops <= maxRedirects; hops += 1) {
			const answer = await readAnswer(options.fetch, current, init, { deadline, idleTimeoutMs, maxBytes: maxBytesOf(current) });
			const location = redirects.has(answer.status) ? answer.headers.get('location') : null;
			if (location === null) return answer;
			const next = new URL(location, current);
			if (next.origin !== url.origin) throw new BackendRedirected(withoutQuery(current), withoutQuery(next));
			current = next;
		}
		throw new BackendRedirected(withoutQuery(url), withoutQuery(current));
	}

	/** null: worth another attempt. The pause begins before this request's place goes to the next one. */
	async function attempt(url: URL, init: RequestInit, deadline: AbortSignal, attempts: number): Promise<Answer | null> {
		const outcome = await waitAloud(url, () => exchange(url, init, deadline).then(toOutcome, toFault));
		const answer = 'answer' in outcome ? outcome.answer : null;
		hasAnswered ||= answer !== null && !statusesToRetry.has(answer.status);
		const most = attemptsFor(outcome);
		if (answer !== null && (!statusesToRetry.has(answer.status) || attempts >= most)) return answer;
		if ('reason' in outcome && (attempts >= most || deadline.aborted)) {
			const reason = deadline.aborted ? `not done after ${requestTimeoutMs / 1000} seconds` : outcome.reason;
			throw new BackendUnreachable(withoutQuery(url), `${reason}, attempt ${attempts} of ${most}`, outcome.cause);
		}
		const waitMs = retryDelayMs(attempts, answer?.headers.get('retry-after') ?? null, clock.now());
		const what = 'reason' in outcome ? `gave no whole answer (${outcome.reason})` : `answered ${outcome.answer.status}`;
		log(`${withoutQuery(url)} ${what}; all requests wait ${Math.ceil(waitMs / 1000)} s`);
		pause(waitMs);
		return null;
	}

	/** A backend that never answered in this run hangs rather than being busy. */
	function attemptsFor(outcome: Outcome): number {
		if (hasAnswered) return maxAttempts;
		return 'reason' in outcome && outcome.cause instanceof NoByte ? firstAttempts.silent : firstAttempts.all;
	}

	/** Says of a backend that has not answered yet that it is waited for. */
	async function waitAloud(url: URL, work: () => Promise<Outcome>): Promise<Outcome> {
		if (hasAnswered) return await work();
		const silenceMs = idleTimeoutMs * silencePart;
		const say = () =>
			log(
				`${withoutQuery(url)} has not answered for ${silenceMs / 1000} s; it is waited for, ${idleTimeoutMs / 1000} s without a byte at most`,
			);
		const timer = setTimeout(say, silenceMs).unref();
		try {
			return await work();
		} finally {
			clearTimeout(timer);
		}
	}

	return async (url, init) => {
		let deadline: AbortSignal | undefined;
		for (let attempts = 1; ; attempts += 1) {
			const start = () => {
				deadline ??= AbortSignal.timeout(requestTimeoutMs);
				return attempt(url, init, deadline, attempts);
			};
			const answer = await queue.add(start, { priority: attempts > 1 ? retryPriority : 0 });
			if (answer !== null) return answer;
		}
	};
}

type Outcome = { readonly answer: Answer } | { readonly reason: string; readonly cause: unknown };

function toOutcome(answer: Answer): Outcome {
	return { answer };
}

/** A fault of the network is worth a retry; anything else is thrown. */
function toFault(error: unknown): Outcome {
	if (error instanceof BackendRedirected || error instanceof AnswerTooLarge) throw error;
	return { reason: faultReason(error), cause: error };
}

/** fetch says "fetch failed" and hides what happened in the causes. */
function faultReason(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	if (error.cause !== undefined) return faultReason(error.cause);
	return error.message || ('code' in error ? String(error.code) : error.name);
}

function maxBytesOf({ pathname }: URL): number {
	return pathname.includes('/assets/') ? maxFileBytes : maxJsonBytes;
}

const maxAttempts = 5;
/** After this part of the idle time, ten seconds, a person wonders what the program does. */
const silencePart = 1 / 3;
const firstDelayMs = 1000;
const maxDelayMs = 30_000;

/** A backend that asks for more than this is not worth waiting for in one go. */
const maxRetryAfterMs = 120_000;

/** Doubles from one second up to 30; longer if the backend asks for it. `failures` counts from 1. */
function retryDelayMs(failures: number, retryAfter: string | null, nowMs: number): number {
	const own = Math.min(firstDelayMs * 2 ** (failures - 1), maxDelayMs);
	return Math.max(own, Math.min(parseRetryAfterMs(retryAfter, nowMs) ?? 0, maxRetryAfterMs));
}

/** A `Retry-After` of seconds or of an HTTP date; null where it says nothing that can be followed. */
function parseRetryAfterMs(header: string | null, nowMs: number): number | null {
	const value = header?.trim() ?? '';
	if (/^\d+$/.test(value)) return Number(value) * 1000;
	if (!/^[A-Z][a-z]{2},? /.test(value)) return null;
	const atMs = Date.parse(value);
	return Number.isNaN(atMs) || atMs < nowMs ? null : atMs - nowMs;
}

/** One pause for all requests: a backend that is busy for one of them is busy for all. A pause that lasts longer already stays. */
function createSharedPause(queue: PQueue, clock: Clock): (ms: number) => void {
	let until = 0;
	let waiting = false;

	async function resume(): Promise<void> {
		while (clock.now() < until) await clock.sleep(until - clock.now());
		waiting = false;
		queue.start();
	}

	return (ms) => {
		until = Math.max(until, clock.now() + ms);
		queue.pause();
		if (waiting) return;
		waiting = true;
		void resume();
	};
}
