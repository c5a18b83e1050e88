/** On a first visit the question of consents covers neither what a page is called nor what it is there for, and links lead to where they should. */
import { pageOf } from '../../commands/demo-site/site-pages.ts';
import { count, someOf } from '../../commands/testing/counts.ts';
import { expect, test } from '../support/browser-test.ts';
import { readTestSite, templateNames } from '../support/test-pages.ts';

/** Usual windows of phones, tablets, laptops and screens; the lower, the harder. */
const windows = [
	{ width: 375, height: 667 },
	{ width: 768, height: 1024 },
	{ width: 1280, height: 800 },
	{ width: 1920, height: 1080 },
];

test.use({ allowed: null });

test('a walk through the site asks nobody else for anything, and the banner stays and leaves heading and main button of every template free', async ({
	page,
}) => {
	test.setTimeout(120_000);
	for (const template of someOf(templateNames, count({ usual: 6, long: templateNames.length }))) {
		await page.goto(pageOf(readTestSite(), template, 'de').path);
		await page.mouse.move(300, 20);
		await expect(page.locator('.consent-banner')).toBeVisible();
		// so that the next page, too, sees the pointer move
		await page.mouse.move(310, 30);
		await page.evaluate(() => document.fonts.ready);
		for (const size of windows) {
			await page.setViewportSize(size);
			const covered = await page.evaluate(() => {
				window.scrollTo(0, 0);
				const banner = document.querySelector('.consent-banner')?.getBoundingClientRect();
				const meant = document.querySelectorAll('main h1, main :is(.button-main, .button[type="submit"])');
				if (!banner || meant.length === 0) return ['nothing to look at'];
				return [...meant].flatMap((element) => {
					const { left, right, top, bottom } = element.getBoundingClientRect();
					const isUnder = left < banner.right && right > banner.left && top < banner.bottom && bottom > banner.top;
					return isUnder && top < innerHeight ? [`${element.textContent} ends at ${bottom}, the banner begins at ${banner.top}`] : [];
				});
			});
			expect.soft(covered, `${template}, ${size.width} px`).toEqual([]);
		}
		// whatever was asked for is a complaint, which fails the test
		await page.waitForLoadState('networkidle');
	}
	expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^int-(?:consent|external)/.test(key)))).toEqual([]);

	await test.step('a heading that a link leads to stands 150 px below the edge, and the middle answer on one line', async () => {
		await page.setViewportSize({ width: 375, height: 667 });
		await expect(page.locator('html')).toHaveCSS('scroll-padding-top', '150px');
		const lines = await page
			.locator('.consent-choices button')
			.nth(1)
			.evaluate((button) => {
				const range = document.createRange();
				range.selectNodeContents(button);
				return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
			});
		expect(lines).toBe(1);
	});
});
