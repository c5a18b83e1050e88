/** What a navigation waits for, and what happens when it comes late or never. */
import { beforeEach, expect, test, vi } from 'vitest';
import { createTargetLoader } from '../../../client/navigation/load-target.ts';
import type { LazyPages } from '../../../client/pages/lazy-pages.ts';
import type { PageData } from '../../../client/pages/page-data.ts';

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
	result: { language: 'de', homePaths: { de: '/', en: '/en', fr: '/fr' } },
};

function aLoader(load: LazyPages['load']) {
	const lazyPages: LazyPages = { load, has: (template): template is 'not-found' => template === 'not-found' };
	return createTargetLoader({
		source: { get: async () => ({ kind: 'page', page }) },
		lazyPages,
		language: 'de',
		buildHash,
		sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
	});
}

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});

test('a script that never comes is given up after 8 s', async () => {
	const settled = vi.fn();
	aLoader(() => new Promise(() => {}))
		.load(page.path)
		.then(settled);
	await vi.advanceTimersByTimeAsync(7999);
	expect(settled).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(settled).toHaveBeenCalledExactlyOnceWith(null);
});

test('a script that cannot be loaded is given up at once', async () => {
	const complaint = vi.spyOn(console, 'error').mockReturnValue();
	expect(await aLoader(() => Promise.reject(new TypeError('gone'))).load(page.path)).toBeNull();
	expect(complaint).toHaveBeenCalledOnce();
});
