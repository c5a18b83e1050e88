/** What search engines and devices take from the site without showing a page of it: descriptions, icons and the manifest. */
import sharp from 'sharp';
import { pageOf } from '../../commands/demo-site/site-pages.ts';
import { expect, test } from '../support/browser-test.ts';
import { findDescriptionFaults } from '../support/find-description-faults.ts';
import { readTestSite } from '../support/test-pages.ts';

test('each page that may be found has a description of its own, and none is longer than is shown', () => {
	const pages = readTestSite();
	expect(pages.filter(({ head }) => head.canonical !== null).length).toBeGreaterThan(200);
	expect(findDescriptionFaults(pages)).toEqual([]);
});

test('a description that is missing, said twice or too long is seen', () => {
	const [first, second, third, hidden] = readTestSite().filter(({ result, head }) => result.language === 'de' && head.canonical !== null);
	if (!first || !second || !third || !hidden) throw new Error('The demo has fewer pages than that');
	const told = (page: typeof first, description: string | null) => ({ ...page, head: { ...page.head, description } });
	const unseen = { ...told(hidden, null), head: { ...hidden.head, description: null, canonical: null } };
	const pages = [told(first, 'Gleich.'), told(second, 'Gleich.'), told(third, 'x'.repeat(161)), told(hidden, null), unseen];
	expect(findDescriptionFaults(pages)).toEqual([
		`${second.path} says the same as ${first.path}`,
		`${third.path} says 161 characters`,
		`${hidden.path} has no description`,
	]);
});

test('sentences of our own are no shorter than they need to be', () => {
	const pages = readTestSite();
	for (const template of ['window', 'brands', 'goods', 'imprint', 'newsletter'] as const)
		for (const language of ['de', 'en', 'fr'] as const) {
			const { path, head } = pageOf(pages, template, language);
			expect([path, (head.description ?? '').length >= 60]).toEqual([path, true]);
		}
});

test('the manifest names icons that are there, in the sizes that it says', async ({ page, request }) => {
	await page.goto('/en/contact');
	const address = await page.locator('link[rel="manifest"]').getAttribute('href');
	const response = await request.get(address ?? '');
	expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
	const { name, icons, start_url: start } = await response.json();
	expect([name, start]).toEqual(['Juwelier Weidenbach', '/']);
	expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable']);
	for (const { src, sizes } of icons) {
		const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
		expect(`${width}x${height}`).toBe(sizes);
	}
	// Read by the browser itself: it tells what it could not.
	const session = await page.context().newCDPSession(page);
	const { url, errors } = await session.send('Page.getAppManifest');
	expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
});

test('each icon that a document names is there, and one for those who ask without being told', async ({ page, request }) => {
	await page.goto('/');
	const named = await page
		.locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
	expect(named.length).toBeGreaterThanOrEqual(2);
	for (const address of named) {
		const response = await request.get(address);
		expect([response.status(), response.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
		expect(response.headers()['content-type']).toMatch(/^image\//);
	}
	const favicon = await request.get('/favicon.ico');
	expect([favicon.status(), favicon.headers()['content-type'], favicon.headers()['cache-control']]).toEqual([
		200,
		expect.stringMatching(/^image\/(?:x-icon|vnd\.microsoft\.icon)/),
		'public, max-age=0, must-revalidate',
	]);
	expect([...(await favicon.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
});
