/** The smallest screens: a window of 1024 px at 400 %, and a phone. */
import { expect, test } from '../support/browser-test.ts';
import { pageOf, readSitePages, templateNames } from '../support/site-pages.ts';

const zoomedPx = 256;

test(`every template fits ${zoomedPx} px`, async ({ page }) => {
	await page.setViewportSize({ width: zoomedPx, height: 640 });
	for (const template of templateNames) {
		await page.goto(pageOf(readSitePages(), template, 'de').path);
		await page.evaluate(() => document.fonts.ready);
		expect([template, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([template, zoomedPx]);
		expect(await page.locator('.site-header').evaluate((header) => header.scrollWidth - header.clientWidth)).toBe(0);
	}
});

for (const width of [zoomedPx, 375, 1280]) {
	test(`the opening hours and the ways to reach the house stand in columns at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(pageOf(readSitePages(), 'contact', 'de').path);
		await page.evaluate(() => document.fonts.ready);
		const lists = await page.locator('.pairs:visible').evaluateAll((elements) =>
			elements.map((list) => ({
				columns: new Set([...list.querySelectorAll('dd')].map((times) => Math.round(times.getBoundingClientRect().left))).size,
				cut: [...list.querySelectorAll('dt')].filter((day) => day.scrollWidth > day.clientWidth).map((day) => day.textContent),
			})),
		);
		expect(lists.length).toBe(4);
		expect(lists.filter(({ columns, cut }) => columns !== 1 || cut.length > 0)).toEqual([]);
	});
}
