/** What holds for every page, whatever its template: for tests that visit all. */
import { expect, type Page } from '@playwright/test';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';

/** A window of 1024 px at 400 %. */
const zoomedPx = 256;

/** The function for withdrawing (§ 356a BGB) is linked, visible without opening anything. */
export async function expectWithdrawLink(page: Page, language: Language): Promise<void> {
	const link = page.locator(`footer .withdraw a[href="${fixedPaths.withdraw[language]}"]`);
	await expect(link).toHaveText(textsByLanguage[language].withdraw.title);
	await expect(link).toBeVisible();
	expect(await link.evaluate((element) => element.closest('details,dialog,[popover],[hidden],nav') === null)).toBe(true);
}

/** The page fits the smallest screen, which it leaves behind. */
export async function expectFitsZoomed(page: Page): Promise<void> {
	await page.setViewportSize({ width: zoomedPx, height: 640 });
	await page.evaluate(() => document.fonts.ready);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(zoomedPx);
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

/** No two elements have one id, and the heading of each section of the page is a link: to its own section, or to the page about it. */
export async function expectHeadingAnchors(page: Page): Promise<void> {
	const found = await page.evaluate(() => {
		const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
		const headings = [...document.querySelectorAll('main .band-head h2')];
		const isOwn = (link: Element, section: Element | null) => link.getAttribute('href') === `#${section?.id}`;
		return {
			repeated: ids.filter((id, index) => ids.indexOf(id) !== index),
			unlinked: headings
				.filter((heading) => {
					const link = heading.querySelector('a[href]');
					return !link || (link.getAttribute('href')?.startsWith('#') && !isOwn(link, heading.closest('section')));
				})
				.map(({ textContent }) => textContent),
		};
	});
	expect(found).toEqual({ repeated: [], unlinked: [] });
}
