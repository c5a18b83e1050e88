/** What is asked for, how often, and what is renewed while it is shown. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CacheTimes, createFetchCache } from '../../../client/catalogue/fetch-cache.ts';
import { dataCache } from '../../../site/constants.ts';

beforeEach(() => {
	vi.spyOn(console, 'warn').mockReturnValue();
	vi.spyOn(console, 'error').mockReturnValue();
});

/** Answers with what is listed, the last one again and again. */
function aCache(answers: readonly (string | Error)[], times?: CacheTimes) {
	let nowMs = 0;
	let next = 0;
	const slept: number[] = [];
	const load = vi.fn(async () => {
		const answer = answers[Math.min(next++, answers.length - 1)] ?? '';
		if (answer instanceof Error) throw answer;
		return answer;
	});
	const cache = createFetchCache({ sleep: async (ms) => void slept.push(ms), nowMs: () => nowMs, ...(times && { times }) });
	const renewed: string[] = [];
	const stop = cache.onRenewed((key) => renewed.push(key));
	const pass = (ms: number): void => {
		nowMs += ms;
	};
	return { cache, load, slept, renewed, stop, pass, read: () => cache.read('a', load) };
}
const settled = () => new Promise((done) => setTimeout(done));

describe('the fetch cache', () => {
	it('asks once for all who read at the same time', async () => {
		const { load, read, renewed } = aCache(['first']);
		expect(await Promise.all([read(), read()])).toEqual(['first', 'first']);
		await settled();
		expect(load).toHaveBeenCalledTimes(1);
		expect(renewed).toEqual([]);
	});

	it('gives what is known at once, however new, renews it meanwhile, and tells', async () => {
		const { load, read, renewed } = aCache(['first', 'second']);
		await read();
		expect(await read()).toBe('first');
		await settled();
		expect(renewed).toEqual(['a']);
		expect(load).toHaveBeenCalledTimes(2);
		expect(await read()).toBe('second');
	});

	it('does not renew for who wants to keep what is known, and nothing for a window that gets the focus', async () => {
		const { cache, load, read, pass } = aCache(['first', 'second']);
		await read();
		pass(1);
		expect(await cache.read('a', load, { keep: true })).toBe('first');
		globalThis.dispatchEvent?.(new Event('focus'));
		globalThis.dispatchEvent?.(new Event('visibilitychange'));
		await settled();
		expect(load).toHaveBeenCalledTimes(1);
	});

	it('forgets after five minutes, to the millisecond', async () => {
		const { read, pass, renewed } = aCache(['first', new Error('down'), new Error('down'), new Error('down'), new Error('down'), 'third']);
		await read();
		pass(299_999);
		expect(await read()).toBe('first');
		await settled();
		// the renewal failed: what was known stayed, until its time was over
		expect(renewed).toEqual([]);
		expect(console.error).toHaveBeenCalledExactlyOnceWith('a could not be renewed', expect.objectContaining({ message: 'down' }));
		pass(1);
		expect(await read()).toBe('third');
	});

	it('asks three times more after 1, 2 and 4 seconds, logs each, and rejects with the last fault', async () => {
		const { load, read, slept } = aCache([new Error('one'), new Error('two'), new Error('three'), new Error('four'), 'fifth']);
		await expect(read()).rejects.toThrow('four');
		expect(slept).toEqual([1000, 2000, 4000]);
		expect(console.warn).toHaveBeenCalledTimes(3);
		expect(load).toHaveBeenCalledTimes(4);
		expect(await read()).toBe('fifth');
	});

	it('waits no longer than 30 seconds between two attempts', async () => {
		const { read, slept } = aCache([new Error('down')], { ...dataCache, retries: 7 });
		await expect(read()).rejects.toThrow('down');
		expect(slept).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
	});

	it('asks past what is known where somebody wants it so', async () => {
		const { cache, load, read } = aCache(['first', 'second']);
		await read();
		expect(await cache.read('a', load, { fresh: true })).toBe('second');
	});

	it('tells nobody who has stopped listening', async () => {
		const { read, pass, renewed, stop } = aCache(['first', 'second']);
		await read();
		pass(1);
		stop();
		await read();
		await settled();
		expect(renewed).toEqual([]);
	});
});
