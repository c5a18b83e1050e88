/** The smallest screens: a window of 1024 px at 400 %, and a phone. That every template fits them is in templates.e2e.ts. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';

const zoomedPx = 256;

const shippingPath = '/versand-und-zahlung';
const ringsPath = '/schaufenster/trauringe/trauringe-bogen';

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

/** What is on two lines although no blank parts it, in all tables that are shown. */
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

test('on a phone the footer is folded, but for address, legal links and withdrawing; beside each other its parts are open; opening hours stand in columns', async ({
	page,
}) => {
	await page.setViewportSize({ width: 375, height: 800 });
	await page.goto('/kontakt');
	await page.evaluate(() => document.fonts.ready);
	const footer = page.locator('.site-footer');
	expect((await footer.boundingBox())?.height).toBeLessThan(1000);
	for (const shown of ['.widget-address strong', '.widget-legal a', '.withdraw a'])
		await expect(footer.locator(shown).first()).toBeVisible();
	const links = footer.locator('.widget-navigation a');
	await expect(links.first()).toBeHidden();
	await footer.locator('.widget-navigation summary').press('Enter');
	await expect(links.first()).toBeVisible();

	await page.setViewportSize({ width: 1280, height: 800 });
	await page.reload();
	for (const list of ['.widget-navigation a', '.widget-contact a', '.widget-openingHours dd']) {
		await expect(footer.locator(list).first()).toBeVisible();
	}
	await footer.locator('.widget-navigation summary').evaluate((summary: HTMLElement) => summary.focus());
	await expect(footer.locator('.widget-navigation summary')).not.toBeFocused();

	// opening hours and ways to reach the shop stand in columns at every width
	for (const width of [zoomedPx, 375, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		const lists = await page.locator('.pairs:visible').evaluateAll((elements) =>
			elements.map((list) => ({
				columns: new Set([...list.querySelectorAll('dd')].map((times) => Math.round(times.getBoundingClientRect().left))).size,
				cut: [...list.querySelectorAll('dt')].filter((day) => day.scrollWidth > day.clientWidth).map((day) => day.textContent),
			})),
		);
		// folded in the footer of a phone
		expect([width, lists.length]).toEqual([width, width === 1280 ? 8 : 4]);
		expect([width, lists.filter(({ columns, cut }) => columns !== 1 || cut.length > 0)]).toEqual([width, []]);
	}
});
