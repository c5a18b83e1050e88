/** Every template: it hydrates without a complaint in every language, is accessible, and reads without JavaScript. No page outgrows a small screen. */
import type { Page } from '@playwright/test';
import { marks } from '../../client/document-marks.ts';
import type { TemplateName } from '../../client/pages/page-data.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { defaultLanguage, languages } from '../../site/languages.ts';
import { privacyAnchors } from '../../site/link-keys.ts';
import { expect, test, waitForHydration } from '../support/browser-test.ts';
import { isLong } from '../support/counts.ts';
import { findViolations } from '../support/find-violations.ts';
import { pageOf, readSitePages, templateNames, templatesIn } from '../support/site-pages.ts';

const axeWidthsPx = [1280, 375];
const narrowPx = 320;

/** Languages in which the browser looks at the narrowest screens: German has the longest words. */
const narrowLanguages = isLong ? languages : (['de'] as const);

/** What stands on them comes from the visitor's storage. */
const fromStorage: readonly TemplateName[] = ['cart', 'wish-list'];

for (const template of templateNames) {
	test.describe(template, () => {
		test('hydrates in silence in every language, changes nothing that was painted, and keeps WCAG 2.2 AA', async ({ page }) => {
			for (const language of languages.filter((each) => templatesIn(each).includes(template))) {
				await page.goto(pageOf(readSitePages(), template, language).path);
				const painted = await builtText(page);
				await page.mouse.move(20, 20);
				await waitForHydration(page);
				await page.waitForLoadState('networkidle');
				await expect(page.locator('html')).toHaveAttribute('lang', language);
				if (!fromStorage.includes(template)) expect(await builtText(page)).toBe(painted);
				// so that the next page, too, sees the pointer move
				await page.mouse.move(30, 30);
				// what a language changes is texts: for axe, the first one stands for all
				if (language === defaultLanguage) await expectAccessible(page);
			}
		});

		test.describe('without JavaScript', () => {
			test.use({ javaScriptEnabled: false });
			test('is readable', async ({ page }) => {
				await page.goto(pageOf(readSitePages(), template, defaultLanguage).path);
				await expect(page.locator('h1')).toHaveCount(1);
				await expect(page.locator('h1')).toBeVisible();
				expect((await page.locator('h1').innerText()).trim()).not.toBe('');
				const shown = await page.locator('main').innerText();
				expect(shown.length).toBeGreaterThan(60);
				if (fromStorage.includes(template)) {
					const texts = textsByLanguage[defaultLanguage];
					const { withoutScript, loading } = template === 'cart' ? texts.cart : texts.wishList;
					expect(shown).toContain(withoutScript);
					expect(shown).not.toContain(loading);
				}
				expect(await page.locator('header a:visible').count()).toBeGreaterThan(0);
				expect(await page.locator('footer a:visible').count()).toBeGreaterThan(1);
				for (const richText of await page.locator(`[${marks.richText}]`).all()) await expect(richText).toBeVisible();
			});
		});
	});
}

for (const language of narrowLanguages) {
	test(`no page in ${language} is wider than ${narrowPx} px`, async ({ page }) => {
		test.setTimeout(120_000);
		await page.addInitScript(() => {
			// A browser that is never idle: a hundred pages as they are painted come in half the time without their app.
			window.requestIdleCallback = () => 0;
		});
		await page.setViewportSize({ width: narrowPx, height: 640 });
		// The stylesheet reserves each picture's space; without their files the pages only load faster.
		await page.route('**/assets/images/**', (route) => route.fulfill({ contentType: 'image/jpeg', body: '' }));
		const tooWide: string[] = [];
		for (const { path, result } of readSitePages()) {
			if (result.language !== language) continue;
			await page.goto(path, { waitUntil: 'domcontentloaded' });
			const widthPx = await page.evaluate(async () => {
				await document.fonts.ready;
				return document.documentElement.scrollWidth;
			});
			if (widthPx > narrowPx) tooWide.push(`${path}: ${widthPx} px`);
		}
		expect(tooWide).toEqual([]);
	});
}

async function expectAccessible(page: Page): Promise<void> {
	for (const width of axeWidthsPx) {
		await page.setViewportSize({ width, height: 800 });
		expect([width, (await findViolations(page)).violations]).toEqual([width, []]);
	}
}

/** The page's text but for what comes from the visitor's storage: the consents that were decided about. Read at once, as hydration may come between. */
function builtText(page: Page): Promise<string> {
	return page.locator('main').evaluate((main: HTMLElement, consentsId) => {
		const consents = document.getElementById(consentsId)?.innerText ?? '';
		return main.innerText.replace(consents, '');
	}, privacyAnchors.cookies);
}
