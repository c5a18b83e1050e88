/** Every template in every language: it hydrates without a complaint, is accessible, fits a small screen, and reads without JavaScript. */
import AxeBuilder from '@axe-core/playwright';
import { marks } from '../../client/document-marks.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { languages } from '../../site/languages.ts';
import { expect, test, waitForHydration } from '../support/browser-test.ts';
import { pageOf, readSitePages, templateNames } from '../support/site-pages.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const narrowPx = 320;

for (const template of templateNames) {
	for (const language of languages) {
		test.describe(`${template} in ${language}`, () => {
			test('hydrates in silence', async ({ page }) => {
				await page.goto(pageOf(readSitePages(), template, language).path);
				const painted = await page.locator('main').innerText();
				await page.mouse.move(20, 20);
				await page.keyboard.press('Tab');
				await waitForHydration(page);
				await page.waitForLoadState('networkidle');
				await expect(page.locator('html')).toHaveAttribute('lang', language);
				if (template !== 'cart') expect(await page.locator('main').innerText()).toBe(painted);
			});

			test('fits 320 px', async ({ page }) => {
				await page.setViewportSize({ width: narrowPx, height: 640 });
				await page.goto(pageOf(readSitePages(), template, language).path);
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrowPx);
			});

			test.describe('for axe', () => {
				// axe puts its own script into the page, which the page's CSP rightly refuses.
				test.use({ bypassCSP: true });
				test('keeps WCAG 2.2 AA', async ({ page }) => {
					await page.goto(pageOf(readSitePages(), template, language).path);
					await page.mouse.move(20, 20);
					await waitForHydration(page);
					const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
					expect(violations.map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')) }))).toEqual([]);
				});
			});

			test.describe('without JavaScript', () => {
				test.use({ javaScriptEnabled: false });
				test('is readable', async ({ page }) => {
					const { path } = pageOf(readSitePages(), template, language);
					await page.goto(path);
					await expect(page.locator('h1')).toHaveCount(1);
					await expect(page.locator('h1')).toBeVisible();
					expect((await page.locator('h1').innerText()).trim()).not.toBe('');
					expect((await page.locator('main').innerText()).length).toBeGreaterThan(60);
					expect(await page.locator('header a:visible').count()).toBeGreaterThan(0);
					expect(await page.locator('footer a:visible').count()).toBeGreaterThan(1);
					if (template === 'cart') await expect(page.locator('main')).toContainText(textsByLanguage[language].cart.withoutScript);
					const richTexts = page.locator(`[${marks.richText}]`);
					for (let index = 0; index < (await richTexts.count()); index++) await expect(richTexts.nth(index)).toBeVisible();
				});
			});
		});
	}
}
