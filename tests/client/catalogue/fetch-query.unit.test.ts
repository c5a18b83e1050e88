/** What the catalogue's files are asked for, how often, and for how long an answer is used. */
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

test('what is known is given at once and asked for again each time; after five minutes it is waited for', async () => {
	const { fetch, fetchQuery, pass } = aFetcher([200]);
	expect(await Promise.all([fetchQuery('a'), fetchQuery('a')])).toEqual([{ asked: 1 }, { asked: 1 }]);
	expect(fetch.mock.calls[0]?.[0]).toBe(`/${queryFile('a')}`);
	const renewed = new Promise<void>((resolve) => fetchQuery.onRenewed(resolve));
	expect(await fetchQuery('a')).toEqual({ asked: 1 });
	await renewed;
	expect(fetch).toHaveBeenCalledTimes(2);
	pass(300_000);
	expect(await fetchQuery('a')).toEqual({ asked: 3 });
});

test('an unchanged file stays the same object, and nothing is said of it', async () => {
	const fetch = vi.fn(async () => new Response('{"ids":[1]}'));
	const fetchQuery = createQueryFetcher({ fetch, sleep: async () => {}, nowMs: () => 0 });
	const onRenewed = vi.fn();
	fetchQuery.onRenewed(onRenewed);
	const first = await fetchQuery('a');
	await fetchQuery('a');
	await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
	expect(await fetchQuery('a')).toBe(first);
	expect(await fetchQuery('a', { fresh: true })).toBe(first);
	expect(onRenewed).not.toHaveBeenCalled();
});

test('past every cache, where somebody wants it so', async () => {
	const { fetch, fetchQuery } = aFetcher([200]);
	await fetchQuery('a');
	expect(await fetchQuery('a', { fresh: true })).toEqual({ asked: 2 });
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
