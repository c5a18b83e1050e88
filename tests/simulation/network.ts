/** The network between the service and what it calls: each call has a fate, by the weather on its way. */
import type { Random } from '../../sandbox/random.ts';
import type { SimulatedTime } from './simulated-time.ts';

export const weathers = ['fine', 'slow', 'flaky', 'down'] as const;
export type Weather = (typeof weathers)[number];

export interface NetworkCall {
	readonly method: string;
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	/** `''`: there is none. */
	readonly body: string;
	/** How far the machine's clock was ahead when the call left. */
	readonly aheadMs: number;
}

type Fate =
	| { readonly kind: 'answered'; readonly afterMs: number }
	/** It does not arrive. */
	| { readonly kind: 'lost' }
	/** It arrives, and its answer does not. */
	| { readonly kind: 'unanswered' }
	/** Whoever stands before the other side says 503. */
	| { readonly kind: 'refused' }
	| { readonly kind: 'cut' };

export interface NetworkOptions {
	readonly time: SimulatedTime;
	random(): Random;
	weather(url: string): Weather;
	carryOut(call: NetworkCall): Response;
	stir(): void;
	/** Called with each call that leaves and each answer that arrives. */
	step(): void;
	onFault(): void;
	/** Called with what was answered, once the answer is there. */
	onAnswered(call: NetworkCall): void;
}

/** Used for one process: what it waits for, it never gets once `isOver`. */
export function createFetch(options: NetworkOptions, isOver: () => boolean): typeof globalThis.fetch {
	const { time, random, weather, carryOut, stir, step, onFault, onAnswered } = options;
	const never = (): Promise<never> => new Promise(() => {});
	return async (input, init = {}) => {
		if (isOver()) return never();
		const call: NetworkCall = {
			method: init.method ?? 'GET',
			url: String(input),
			headers: Object.fromEntries(new Headers(init.headers).entries()),
			body: init.body === undefined || init.body === null ? '' : String(init.body),
			aheadMs: time.aheadMs(),
		};
		stir();
		step();
		if (isOver()) return never();
		const fate = chooseFate(random(), weather(call.url));
		if (fate.kind !== 'answered') onFault();
		if (fate.kind === 'cut') throw new TypeError('fetch failed');
		if (fate.kind === 'refused') return new Response('<html>503</html>', { status: 503 });
		if (fate.kind === 'lost') return await untilAborted(init.signal);
		if (fate.kind === 'unanswered') {
			carryOut(call);
			return await untilAborted(init.signal);
		}
		if (fate.afterMs > 0) {
			// Half of the time goes by on the way there.
			await passed(time, fate.afterMs / 2, init.signal);
			if (isOver()) return never();
		}
		const answer = carryOut(call);
		if (fate.afterMs > 0) await passed(time, fate.afterMs / 2, init.signal);
		stir();
		if (isOver()) return never();
		onAnswered(call);
		step();
		return isOver() ? never() : answer;
	};
}

function chooseFate(random: Random, weather: Weather): Fate {
	const chance = random.next();
	if (weather === 'down') return chance < 0.5 ? { kind: 'refused' } : { kind: 'cut' };
	if (weather === 'flaky') {
		if (chance < 0.12) return { kind: 'lost' };
		if (chance < 0.3) return { kind: 'unanswered' };
		if (chance < 0.4) return { kind: 'refused' };
		if (chance < 0.45) return { kind: 'cut' };
	}
	if (weather === 'slow' && chance < 0.6) return { kind: 'answered', afterMs: 200 + random.whole(9_000) };
	return { kind: 'answered', afterMs: chance > 0.97 ? 1 + random.whole(4_000) : 0 };
}

function passed(time: SimulatedTime, ms: number, signal: AbortSignal | null | undefined): Promise<void> {
	return new Promise((resolve, reject) => {
		const cancel = time.after(ms, resolve);
		signal?.addEventListener('abort', () => {
			cancel();
			reject(signal.reason);
		});
	});
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
	return new Promise((_, reject) => {
		if (signal?.aborted) reject(signal.reason);
		signal?.addEventListener('abort', () => reject(signal.reason));
	});
}
