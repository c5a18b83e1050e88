/** Every template keeps its layout in any wrapper that a theme may choose, whichever way the header is laid out, in any window. */
import type { Page } from '@playwright/test';
import type { TemplateName } from '../../client/pages/page-data.ts';
import { pageOf } from '../../commands/demo-site/site-pages.ts';
import { isLong, someOf } from '../../commands/testing/counts.ts';
import { expect, test } from '../support/browser-test.ts';
import { findBrokenLayout } from '../support/find-broken-layout.ts';
import { readTestSite, templateNames } from '../support/test-pages.ts';

/** What content or configuration may ask for; 60ch is the default. With widths in px, at 16 px a rem. */
const wrappers = [
	{ wrapper: '60ch', widthPx: 600 },
	{ wrapper: '50rem', widthPx: 800 },
	{ wrapper: '72rem', widthPx: 1152 },
	{ wrapper: '80rem', widthPx: 1280 },
	{ wrapper: '110rem', widthPx: 1760 },
];
/** Wrappers wider than a window look alike in it: `npm test` takes one of them, and each header's layout in each window. */
const wrappersIn = (windowPx: number) => {
	const wider = wrappers.findIndex(({ widthPx }) => widthPx > windowPx);
	return isLong || wider === -1 ? wrappers : wrappers.slice(0, Math.max(wider + 1, layouts.length));
};
const layouts = ['default', 'centred'];
const windowsPx = isLong ? [375, 480, 640, 768, 992, 1100, 1280, 1440, 1920] : [375, 768, 1280, 1920];
/** Templates that have narrow columns of their own, and in `npm test` a few of the others. */
const templates: readonly TemplateName[] = isLong ? templateNames : ['home', 'product', 'contact', ...someOf(templateNames, 3)];

for (const template of new Set(templates)) {
	test(`${template} breaks no word, overlaps nowhere and never scrolls sideways`, async ({ page }) => {
		test.setTimeout(120_000);
		await page.addInitScript(() => {
			// A browser that is never idle: what counts here is painted without the app.
			window.requestIdleCallback = () => 0;
		});
		await page.route('**/assets/images/**', (route) => route.fulfill({ contentType: 'image/jpeg', body: '' }));
		await page.goto(pageOf(readTestSite(), template, 'de').path);
		await page.evaluate(() => document.fonts.ready);
		for (const width of windowsPx) {
			await page.setViewportSize({ width, height: 900 });
			for (const [index, { wrapper }] of wrappersIn(width).entries()) {
				await setWrapper(page, wrapper);
				// by turns in `npm test`, so that each window has each layout
				for (const layout of isLong ? layouts : layouts.slice(index % 2).slice(0, 1)) {
					await page
						.locator('.site-header')
						.evaluate((header, name) => header.classList.toggle('house-centred', name !== 'default'), layout);
					expect.soft(await page.evaluate(findBrokenLayout), `${width} px, wrapper ${wrapper}, header ${layout}`).toEqual([]);
				}
			}
		}
	});
}

/** Gives the theme's wrapper another width. What is built names its custom properties shortly: it is the one with the demo's value. */
async function setWrapper(page: Page, width: string): Promise<void> {
	const changed = await page.evaluate(
		([value, mark]) => {
			const root = document.documentElement;
			const known = root.getAttribute(mark);
			const declared = [...document.styleSheets].flatMap(({ cssRules }) =>
				[...cssRules].flatMap((rule) => (rule instanceof CSSStyleRule && rule.selectorText === ':root' ? [rule.style] : [])),
			);
			const name =
				known ?? declared.flatMap((style) => [...style].filter((each) => style.getPropertyValue(each).trim() === '104rem')).at(-1);
			if (name === undefined) return false;
			root.setAttribute(mark, name);
			root.style.setProperty(name, value);
			return true;
		},
		[width, 'data-wrapper-property'] as const,
	);
	if (!changed) throw new Error('No rule of the page gives the wrapper its width');
}

/** Heads of columns that leave each other no room, in any window. */
const heads = [
	'Référence',
	'Poids',
	'Émeraude',
	'Platine',
	'Wasserdichtigkeit',
	'Gangreserve',
	'Feingehalt',
	'Ringgröße',
	'Étanchéité',
	'Mouvement',
];
const code = 'const ring = { alloy: "750/000", stone: "emerald" }; '.repeat(40);

test('tables and code in rich text keep words whole and scroll in themselves', async ({ page }) => {
	for (const width of windowsPx) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(pageOf(readTestSite(), 'text', 'de').path);
		await page.evaluate(() => document.fonts.ready);
		// as the build writes them
		const boxes = await page
			.locator('.rich-text')
			.first()
			.evaluate(
				(text, [cells, line]) => {
					const make = (name: string, ...children: readonly (Node | string)[]): HTMLElement => {
						const element = document.createElement(name);
						element.append(...children);
						return element;
					};
					const row = (cell: string): HTMLElement => make('tr', ...cells.map((word) => make(cell, word)));
					const table = make('div', make('table', make('thead', row('th')), make('tbody', row('td'), row('td'))));
					table.className = 'table';
					const pre = make('pre', make('code', line));
					text.prepend(table, pre);
					return [table, pre].map(({ clientWidth, scrollWidth }) => ({ clientWidth, scrollWidth }));
				},
				[heads, code] as const,
			);
		expect(await page.evaluate(findBrokenLayout), `${width} px`).toEqual([]);
		const [table, pre] = boxes;
		expect(pre?.scrollWidth).toBeGreaterThan(pre?.clientWidth ?? 0);
		for (const box of [table, pre]) expect(box?.clientWidth).toBeLessThanOrEqual(width);
	}
});
