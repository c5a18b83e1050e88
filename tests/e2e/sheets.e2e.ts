/** A template's stylesheet: inlined where the page is a document, loaded once where navigation leads to it, and acting alone in both. */
import type { Page } from '@playwright/test';
import { marks } from '../../client/runtime/document-marks.ts';
import { count } from '../../commands/testing/counts.ts';
import { expect, test, waitForHydration } from '../support/browser-test.ts';

const path = '/marken';
const sheet = '**/assets/brands-*.css';

async function openTerms(page: Page): Promise<void> {
	await page.goto('/agb');
	await page.mouse.move(30, 400);
	await waitForHydration(page);
}

/** Within the test's time, so that what keeps a click or a load from coming is named. */
const inTime = { timeout: 20_000 };

const followLink = (page: Page) => page.locator(`.header-entries a[href="${path}"]`).click(inTime);

/** The rules of templates that act, in their order. */
const actingRules = (page: Page) =>
	page.evaluate(
		(mark) =>
			[...document.styleSheets]
				.filter(
					({ ownerNode, media }) =>
						ownerNode instanceof Element && ownerNode.hasAttribute(mark) && matchMedia(media.mediaText || 'all').matches,
				)
				.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join('\n')),
		marks.sheet,
	);

test.use({ viewport: { width: 1280, height: 800 } });

test('navigation brings the sheet once, and the page has the rules that it has as a document', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'stylesheet' && !/\/assets\/end-/.test(request.url())) asked.push(request.url());
	});
	await openTerms(page);
	const before = await actingRules(page);
	expect(before).toHaveLength(1);
	await followLink(page);
	await expect(page).toHaveURL(path);
	await expect.poll(() => actingRules(page)).not.toEqual(before);
	const reached = await actingRules(page);
	await page.goBack();
	await expect(page).toHaveURL('/agb');
	await expect.poll(() => actingRules(page)).toEqual(before);
	await page.goForward();
	await expect(page).toHaveURL(path);
	await expect.poll(() => actingRules(page)).toEqual(reached);
	expect(asked).toEqual([expect.stringMatching(/\/assets\/brands-[0-9a-f]+\.css$/)]);

	await page.reload();
	await expect.poll(() => actingRules(page)).toEqual(reached);
	expect(asked).toHaveLength(1);
});

const faults: readonly [fault: string, cause: (page: Page) => Promise<unknown>][] = [
	['is gone', (page) => page.route(sheet, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }))],
	['is a page', (page) => page.route(sheet, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>' }))],
	['cannot be reached', (page) => page.route(sheet, (route) => route.abort())],
];
// each leads there by the same way; tests/e2e/loader-faults.e2e.ts has styles that fail in others
for (const [fault, cause] of faults.slice(0, count({ usual: 1, long: 3 }))) {
	test(`a sheet that ${fault} leads to the page as a document`, async ({ page, complaints }) => {
		await cause(page);
		await openTerms(page);
		const loaded = page.waitForRequest((request) => request.isNavigationRequest() && new URL(request.url()).pathname === path, inTime);
		await Promise.all([followLink(page), loaded]);
		await expect(page).toHaveURL(path);
		await expect(page.locator(`style[${marks.sheet}="brands"]`)).toHaveCount(1);
		expect(await actingRules(page)).toHaveLength(1);
		// the browser tells of the fault, and so do we
		expect(complaints).not.toEqual([]);
		complaints.length = 0;
	});
}
