/** The smallest screens: a window of 1024 px at 400 %, and a phone. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { pageOf, readSitePages, templateNames } from '../support/site-pages.ts';

const zoomedPx = 256;

const shippingPath = '/versand-und-zahlung';
const ringsPath = '/schaufenster/trauringe/trauringe-bogen';

test(`every template fits ${zoomedPx} px`, async ({ page }) => {
	await page.setViewportSize({ width: zoomedPx, height: 640 });
	for (const template of templateNames) {
		await page.goto(pageOf(readSitePages(), template, 'de').path);
		await page.evaluate(() => document.fonts.ready);
		expect([template, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([template, zoomedPx]);
		// the last icon's room to be hit hangs over the end of the line, the icon does not
		const { overhangPx, gapPx } = await page.locator('.site-header').evaluate((header) => {
			const name = document.createRange();
			name.selectNodeContents(header.querySelector('.house-name') ?? header);
			const icons = [...header.querySelectorAll('.header-tools svg')].map((icon) => icon.getBoundingClientRect());
			return {
				overhangPx: Math.max(...icons.map(({ right }) => right)) - header.getBoundingClientRect().right,
				gapPx: Math.min(...icons.filter(({ width }) => width > 0).map(({ left }) => left)) - name.getBoundingClientRect().right,
			};
		});
		expect(overhangPx).toBeLessThan(0.5);
		expect(gapPx).toBeGreaterThan(4);
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

test('on a phone the icons of the header can be hit, no table breaks its words, and links of the footer look alike', async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 800 });
	await page.goto(shippingPath);
	await page.evaluate(() => document.fonts.ready);
	const icons = page.locator('.header-tools > :visible');
	expect(await icons.count()).toBe(4);
	for (const icon of await icons.all()) {
		const { width = 0, height = 0 } = (await icon.boundingBox()) ?? {};
		const isRibbon = (await icon.getAttribute('class'))?.includes('wish') ?? false;
		expect([Math.round(width) >= (isRibbon ? 34 : 44), height]).toEqual([true, 44]);
	}
	expect(await brokenWords(page)).toEqual([]);
	const lines = await page
		.locator('.colophon .link-line a:not([aria-current])')
		.evaluateAll((links) => new Set(links.map((link) => getComputedStyle(link).textDecorationColor)).size);
	expect(lines).toBe(1);
	await page.goto(ringsPath);
	await page.locator('.sizes summary').click();
	expect(await brokenWords(page)).toEqual([]);
});

/** What stands on two lines although no blank parts it, in all tables that are shown. */
function brokenWords(page: Page): Promise<readonly string[]> {
	return page.locator('.rich-text table').evaluateAll((tables) => {
		const broken: string[] = [];
		for (const table of tables) {
			const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
			for (let node = walker.nextNode(); node; node = walker.nextNode()) {
				for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^ \n-]+/g)) {
					const range = document.createRange();
					range.setStart(node, index);
					range.setEnd(node, index + word.length);
					if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size !== 1) broken.push(word);
				}
			}
		}
		return tables.length === 0 ? ['no table'] : broken;
	});
}
