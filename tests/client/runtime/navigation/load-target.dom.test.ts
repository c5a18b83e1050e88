/** What a navigation waits for, and what happens when it comes late or never. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { LazyPages, LoadedPage } from '../../../../client/pages/lazy-pages.ts';
import type { PageData } from '../../../../client/pages/page-data.ts';
import { createTargetLoader } from '../../../../client/runtime/navigation/load-target.ts';
import { de } from '../../../../client/texts/de.ts';
import { loadTexts } from '../../../../client/texts/load-texts.ts';

const buildHash = 'abc';
const page: PageData = {
	path: '/nirgends',
	template: 'not-found',
	buildHash,
	staticQueryHashes: [],
	head: {
		title: 'Nichts',
		description: null,
		canonical: null,
		noindex: true,
		alternates: [],
		languagePaths: { de: '/nirgends', en: '/en', fr: '/fr' },
	},
	result: { language: 'de', homePath: '/', otherHomes: [], portalUrl: null },
};

function aLoader(load: LazyPages['load'], prepareStyles: (template: string) => Promise<void> = async () => {}) {
	const lazyPages: LazyPages = { load, has: (template): template is 'not-found' => template === 'not-found', loadTexts };
	return createTargetLoader<PageData, LoadedPage>({
		source: { get: async () => ({ kind: 'page', page }) },
		lazyPages,
		language: 'de',
		buildHash,
		prepareStyles,
		sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
	});
}

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});

const loaded: LoadedPage = { page, texts: de, element: (toElement) => toElement(() => null, page) };
const never = () => new Promise<never>(() => {});
const gone = () => Promise.reject(new TypeError('gone'));

test('a page comes with its script and its styles', async () => {
	vi.useRealTimers();
	const asked: string[] = [];
	const target = await aLoader(
		async () => loaded,
		async (template) => void asked.push(template),
	).load(page.path);
	expect(target?.loaded).toBe(loaded);
	expect(asked).toEqual(['not-found']);
});

test.each([
	['a script', aLoader(never)],
	['a sheet', aLoader(async () => loaded, never)],
])('%s that never comes is given up after 8 s', async (_, loader) => {
	const settled = vi.fn();
	loader.load(page.path).then(settled);
	await vi.advanceTimersByTimeAsync(7999);
	expect(settled).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(settled).toHaveBeenCalledExactlyOnceWith(null);
});

test.each([
	['a script', aLoader(gone)],
	['a sheet', aLoader(async () => loaded, gone)],
])('%s that cannot be loaded is given up at once', async (_, loader) => {
	const complaint = vi.spyOn(console, 'error').mockReturnValue();
	expect(await loader.load(page.path)).toBeNull();
	expect(complaint).toHaveBeenCalledOnce();
});
