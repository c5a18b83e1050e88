/** What the catalogue's files are asked for, how often, and for how long an answer is used (specification §9). */
import { expect, test, vi } from 'vitest';
import { createQueryFetcher } from '../../../client/catalogue/fetch-query.ts';
import { queryFile } from '../../../site/query-files.ts';

function aFetcher(answers: readonly (number | Error)[]) {
	let now = 0;
	let next = 0;
	const slept: number[] = [];
	const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
		const answer = answers[Math.min(next++, answers.length - 1)] ?? 200;
		if (answer instanceof Error) throw answer;
		return new Response(JSON.stringify({ asked: next }), { status: answer });
	});
	const fetchQuery = createQueryFetcher({ fetch, sleep: async (ms) => void slept.push(ms), nowMs: () => now });
	const pass = (ms: number): void => {
		now += ms;
	};
	return { fetch, slept, fetchQuery, pass };
}

test('an answer is used for five minutes, by everybody who asks', async () => {
	const { fetch, fetchQuery, pass } = aFetcher([200]);
	expect(await Promise.all([fetchQuery('a'), fetchQuery('a')])).toEqual([{ asked: 1 }, { asked: 1 }]);
	expect(fetch.mock.calls[0]?.[0]).toBe(`/${queryFile('a')}`);
	pass(299_999);
	expect(await fetchQuery('a')).toEqual({ asked: 1 });
	pass(1);
	expect(await fetchQuery('a')).toEqual({ asked: 2 });
	await fetchQuery('b');
	expect(fetch).toHaveBeenCalledTimes(3);
});

test('past every cache, where somebody wants it so', async () => {
	const { fetch, fetchQuery } = aFetcher([200]);
	await fetchQuery('a');
	expect(await fetchQuery('a', { anew: true })).toEqual({ asked: 2 });
	expect(fetch.mock.calls.map(([, init]) => init.cache)).toEqual(['default', 'reload']);
});

test('what fails is asked for three times more, after doubling delays, and by the next who asks', async () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	const { fetch, slept, fetchQuery } = aFetcher([503, new TypeError('offline'), 404, 503, 200]);
	await expect(fetchQuery('a')).rejects.toThrow('a was answered with 503');
	expect(slept).toEqual([1000, 2000, 4000]);
	expect(fetch).toHaveBeenCalledTimes(4);
	expect(warn).toHaveBeenCalledTimes(3);
	expect(await fetchQuery('a')).toEqual({ asked: 5 });
});
