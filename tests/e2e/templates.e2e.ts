/** Every template in every language: it hydrates without a complaint, is accessible, and reads without JavaScript. No page outgrows a small screen. */
import type { Page } from '@playwright/test';
import { marks } from '../../client/document-marks.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { languages } from '../../site/languages.ts';
import { privacyAnchors } from '../../site/link-keys.ts';
import { expect, test, waitForHydration } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';
import { pageOf, readSitePages, templatesIn } from '../support/site-pages.ts';

/** What a language changes is texts, so one of them is enough for the second layout. */
const axeWidthsPx = { de: [1280, 375], en: [1280], fr: [1280] };
const narrowPx = 320;

for (const language of languages) {
	for (const template of templatesIn(language)) {
		test.describe(`${template} in ${language}`, () => {
			test('hydrates in silence and changes nothing that was painted', async ({ page }) => {
				await page.goto(pageOf(readSitePages(), template, language).path);
				const painted = await builtText(page);
				await page.mouse.move(20, 20);
				await waitForHydration(page);
				await page.waitForLoadState('networkidle');
				await expect(page.locator('html')).toHaveAttribute('lang', language);
				if (template !== 'cart') expect(await builtText(page)).toBe(painted);
			});

			test.describe('for axe', () => {
				// axe puts its own script into the page, which the page's CSP rightly refuses.
				test.use({ bypassCSP: true });
				test('keeps WCAG 2.2 AA', async ({ page }) => {
					await page.goto(pageOf(readSitePages(), template, language).path);
					await page.mouse.move(20, 20);
					await waitForHydration(page);
					for (const width of axeWidthsPx[language]) {
						await page.setViewportSize({ width, height: 800 });
						expect([width, (await findViolations(page)).violations]).toEqual([width, []]);
					}
				});
			});

			test.describe('without JavaScript', () => {
				test.use({ javaScriptEnabled: false });
				test('is readable', async ({ page }) => {
					await page.goto(pageOf(readSitePages(), template, language).path);
					await expect(page.locator('h1')).toHaveCount(1);
					await expect(page.locator('h1')).toBeVisible();
					expect((await page.locator('h1').innerText()).trim()).not.toBe('');
					const shown = await page.locator('main').innerText();
					expect(shown.length).toBeGreaterThan(60);
					if (template === 'cart') expect(shown).toContain(textsByLanguage[language].cart.withoutScript);
					expect(await page.locator('header a:visible').count()).toBeGreaterThan(0);
					expect(await page.locator('footer a:visible').count()).toBeGreaterThan(1);
					for (const richText of await page.locator(`[${marks.richText}]`).all()) await expect(richText).toBeVisible();
				});
			});
		});
	}

	test(`no page in ${language} is wider than ${narrowPx} px`, async ({ page }) => {
		test.setTimeout(120_000);
		await page.setViewportSize({ width: narrowPx, height: 640 });
		// The stylesheet reserves each picture's space; without their files the pages only load faster.
		await page.route('**/assets/images/**', (route) => route.fulfill({ contentType: 'image/jpeg', body: '' }));
		const tooWide: string[] = [];
		for (const { path, result } of readSitePages()) {
			if (result.language !== language) continue;
			await page.goto(path, { waitUntil: 'domcontentloaded' });
			await page.evaluate(() => document.fonts.ready);
			const widthPx = await page.evaluate(() => document.documentElement.scrollWidth);
			if (widthPx > narrowPx) tooWide.push(`${path}: ${widthPx} px`);
		}
		expect(tooWide).toEqual([]);
	});
}

/** The page's text but for what comes from the visitor's storage: the consents that were decided about. */
async function builtText(page: Page): Promise<string> {
	const whole = await page.locator('main').innerText();
	const consents = page.locator(`#${privacyAnchors.cookies}`);
	return (await consents.count()) === 0 ? whole : whole.replace(await consents.innerText(), '');
}
