/** Fetching page data through every kind of bad network. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TemplateName } from '../../../../client/pages/page-data.ts';
import { createPageSource, fetchPageData } from '../../../../client/runtime/navigation/fetch-page-data.ts';

const page = {
	path: '/agb',
	template: 'text',
	buildHash: 'abc',
	staticQueryHashes: [],
	head: {
		title: 'AGB',
		description: null,
		canonical: null,
		noindex: false,
		alternates: [],
		languagePaths: { de: '/agb', en: '/en/terms', fr: '/fr/cgv' },
	},
	result: { language: 'de', title: 'AGB', bodyLanguage: null },
};
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const good = () => json(page);

async function fetchWith(...answers: (() => Response | Promise<Response>)[]) {
	const urls: string[] = [];
	const waits: number[] = [];
	const result = await fetchPageData('/agb', {
		fetch: async (url) => {
			urls.push(url);
			return (answers[urls.length - 1] ?? answers.at(-1) ?? good)();
		},
		sleep: async (ms) => void waits.push(ms),
		hasTemplate: (name): name is TemplateName => name === 'text',
	});
	return { result, urls, waits };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

test('asks for the file of the path', async () => {
	expect(await fetchWith(good)).toEqual({ result: { kind: 'page', page }, urls: ['/page-data/agb/page-data.json'], waits: [] });
});

test.each([404, 410])('%s says that there is no such page, and is not asked again', async (status) => {
	const { result, urls } = await fetchWith(() => new Response('<h1>404</h1>', { status }));
	expect([result, urls.length]).toEqual([{ kind: 'missing' }, 1]);
});

describe('is tried again, three times at most, after', () => {
	test.each<[string, () => Response | Promise<Response>]>([
		['500', () => json({}, 500)],
		['503', () => json({}, 503)],
		['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
		['JSON that ends too soon', () => new Response('{"path": "/agb", "templ')],
		['HTML with 200', () => new Response('<!doctype html>')],
		['JSON that is no page', () => json({ hello: 'world' })],
		['null', () => json(null)],
		['a template that these scripts do not have', () => json({ ...page, template: 'hasOwnProperty' })],
	])('%s', async (_what, bad) => {
		expect((await fetchWith(bad, bad, bad, good)).result).toEqual({ kind: 'page', page });
		const { result, urls, waits } = await fetchWith(bad);
		expect([result, urls.length, waits]).toEqual([{ kind: 'failed' }, 4, [100, 200, 400]]);
	});
});

describe('the page source', () => {
	function aSource(kinds: ('page' | 'failed')[]) {
		const asked: string[] = [];
		let nowMs = 0;
		const source = createPageSource({
			fetchPageData: async (path) => {
				asked.push(path);
				return kinds[asked.length - 1] === 'failed' ? { kind: 'failed' } : ({ kind: 'page', page } as never);
			},
			nowMs: () => nowMs,
		});
		return { source, asked, pass: (ms: number) => (nowMs += ms) };
	}

	test('asks once for what is asked for twice, at once or later', async () => {
		const { source, asked } = aSource([]);
		await Promise.all([source.get('/a'), source.get('/a')]);
		await source.get('/a');
		expect(asked).toEqual(['/a']);
	});

	test('forgets failures and old pages', async () => {
		const { source, asked, pass } = aSource(['failed']);
		await source.get('/a');
		expect((await source.get('/a')).kind).toBe('page');
		pass(300_000);
		await source.get('/a');
		expect(asked).toHaveLength(3);
	});

	test('keeps the last 30 pages', async () => {
		const { source, asked } = aSource([]);
		for (let index = 0; index <= 30; index++) await source.get(`/${index}`);
		await source.get('/30');
		expect(asked).toHaveLength(31);
		await source.get('/0');
		expect(asked).toHaveLength(32);
	});
});
