/**
 * Every template: it hydrates without a complaint in every language, is accessible, and reads without JavaScript. No page outgrows a small screen,
 * and each leads to withdrawing.
 */
import type { Page, Request } from '@playwright/test';
import type { PageData, TemplateName } from '../../client/pages/page-data.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { pageOf } from '../../commands/demo-site/site-pages.ts';
import { count, isLong, someOf } from '../../commands/testing/counts.ts';
import { privacyAnchors } from '../../site/fixed-paths.ts';
import { type Language, languages } from '../../site/languages.ts';
import { plainText } from '../../site/text.ts';
import { expect, test, waitForHydration } from '../support/browser-test.ts';
import { expectFitsZoomed, expectHeadingAnchors, expectWithdrawLink } from '../support/every-page.ts';
import { findViolations } from '../support/find-violations.ts';
import { bareText, readableTexts } from '../support/readable-texts.ts';
import { readTestSite, templateNames, templatesIn } from '../support/test-pages.ts';

/** By turns in `npm test`: what differs between them is header and footer. */
const axeWidthsPx = [1280, 375];
const narrowPx = 320;
/** A page that has asked for nothing for so long, and whose browser was idle since, asks for nothing more by itself. */
const quietMs = 100;

/** Languages in which the browser looks at the narrowest screens: German has the longest words. */
const narrowLanguages = isLong ? languages : (['de'] as const);
/** Of the pages of a language; every template is looked at on a narrower screen still. */
const narrowPages = count({ usual: 6, long: Number.MAX_SAFE_INTEGER });

/** What is on them comes from the visitor's storage. */
const fromStorage: readonly TemplateName[] = ['cart', 'checkout', 'payment', 'confirmation', 'wish-list'];

/** Who orders is led nowhere else: legal links and withdrawing stay in their footers. */
const slimFooters: readonly TemplateName[] = ['cart', 'checkout', 'payment'];

/** Templates are the same in every language: `npm test` looks at each of them in one language, by turns. */
function languagesByTurns(template: TemplateName): readonly Language[] {
	const own = languages.filter((language) => templatesIn(language).includes(template));
	const turn = templateNames.indexOf(template) % own.length;
	return isLong ? own : own.slice(turn, turn + 1);
}

let pages: readonly PageData[] | null = null;
/** Read once a worker, when its first test runs. */
function sitePages(): readonly PageData[] {
	pages ??= readTestSite();
	return pages;
}

for (const template of templateNames) {
	test.describe(template, () => {
		test('hydrates in silence, changes nothing that was painted, and keeps WCAG 2.2 AA', async ({ page }) => {
			test.setTimeout(120_000);
			const restOf = watchRequests(page);
			for (const language of languagesByTurns(template)) {
				await page.goto(pageOf(sitePages(), template, language).path);
				const painted = await builtText(page);
				await page.mouse.move(20, 20);
				await waitForHydration(page);
				await restOf();
				await expect(page.locator('html')).toHaveAttribute('lang', language);
				if (!fromStorage.includes(template)) expect(await builtText(page)).toBe(painted);
				// so that the next page, too, sees the pointer move
				await page.mouse.move(30, 30);
				await expectWithdrawLink(page, language);
				if (!slimFooters.includes(template)) await expectHeadingAnchors(page);
				await expectAccessible(page, template);
				await expectFitsZoomed(page);
			}
		});
	});
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	// One test: each would need a browser's context of its own.
	test('every template is readable', async ({ page }) => {
		test.setTimeout(300_000);
		await withoutPictures(page);
		for (const template of templateNames) {
			await test.step(template, async () => {
				for (const language of languagesByTurns(template)) {
					const data = fullestPage(template, language);
					await page.goto(data.path);
					await expect(page.locator('h1')).toHaveCount(1);
					await expect(page.locator('h1')).toBeVisible();
					expect((await page.locator('h1').innerText()).trim()).not.toBe('');
					// what is folded can be opened without a script
					await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
						for (const details of all) details.open = true;
					});
					const shown = await page.locator('main').innerText();
					expect(lostIn(shown, expectedOf(data))).toEqual([]);
					if (template === 'wish-list') expect(shown).not.toContain(textsByLanguage[language].wishList.loading);
					if (template === 'cart') expect(shown).not.toContain(textsByLanguage[language].cart.loading);
					if (!slimFooters.includes(template)) expect(lostIn(await page.locator('footer').innerText(), houseOf(language))).toEqual([]);
					await expectWithdrawLink(page, language);
					expect(await page.locator('header a:visible').count()).toBeGreaterThan(0);
				}
			});
		}
	});
});

for (const language of narrowLanguages) {
	test(`pages in ${language} are not wider than ${narrowPx} px`, async ({ page }) => {
		test.setTimeout(120_000);
		await page.addInitScript(() => {
			// A browser that is never idle: a hundred pages as they are painted come in half the time without their app.
			window.requestIdleCallback = () => 0;
		});
		await page.setViewportSize({ width: narrowPx, height: 640 });
		await withoutPictures(page);
		const tooWide: string[] = [];
		const own = sitePages().filter(({ result }) => result.language === language);
		for (const { path } of someOf(own, narrowPages)) {
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

/** Returns what waits until a page rests; the browser's own "network idle" is half a second. */
function watchRequests(page: Page): () => Promise<void> {
	const open = new Set<Request>();
	let sinceMs = performance.now();
	const note = (change: () => void): void => {
		change();
		sinceMs = performance.now();
	};
	page.on('request', (request) => {
		if (request.isNavigationRequest()) open.clear();
		note(() => open.add(request));
	});
	page.on('requestfinished', (request) => note(() => open.delete(request)));
	page.on('requestfailed', (request) => note(() => open.delete(request)));
	const isQuiet = () => open.size === 0 && performance.now() - sinceMs > quietMs;
	return async () => {
		do {
			await expect.poll(isQuiet, { intervals: [quietMs / 4] }).toBe(true);
			await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
		} while (!isQuiet());
	};
}

/** The stylesheet reserves each picture's space; without their files pages only load faster. */
async function withoutPictures(page: Page): Promise<void> {
	await page.route('**/assets/images/**', (route) => route.fulfill({ contentType: 'image/jpeg', body: '' }));
}

/** The page of a template with the most on it: the terms rather than a short text, a product with ratings and things to choose. */
function fullestPage(template: TemplateName, language: Language): PageData {
	const ofTemplate = sitePages().filter((page) => page.template === template && page.result.language === language);
	const size = ({ result }: PageData) => JSON.stringify(result).length;
	const sizes = ofTemplate.map(size);
	return ofTemplate[sizes.indexOf(Math.max(...sizes))] ?? pageOf(ofTemplate, template, language);
}

/** What a page says to visitors without a script, bare. */
function expectedOf(data: PageData): readonly string[] {
	const { cart, checkout, payment, confirmation, wishList, withdraw, thanks, newsletter, notFound } = textsByLanguage[data.result.language];
	const ofTexts: Partial<Record<TemplateName, readonly string[]>> = {
		cart: [cart.withoutScript],
		checkout: [checkout.withoutScript],
		payment: [payment.title],
		confirmation: [confirmation.title],
		'wish-list': [wishList.withoutScript],
		withdraw: [withdraw.title, withdraw.intro, withdraw.contract, withdraw.name, withdraw.email, withdraw.goOn],
		thanks: [thanks.title, thanks.text, thanks.home],
		newsletter: [newsletter.title, newsletter.intro, newsletter.email, newsletter.submit],
		'not-found': [notFound.title, notFound.text, notFound.home],
	};
	return ofTexts[data.template]?.map(bareText) ?? readableTexts(data);
}

/** How the shop is to be reached, which is on every page but those of an order. */
function houseOf(language: Language): readonly string[] {
	const imprint = pageOf(sitePages(), 'imprint', language);
	if (imprint.template !== 'imprint') throw new Error('The imprint is no imprint');
	const { displayName, street, zipCode, city, phones, email } = imprint.result.company;
	return [displayName, street, zipCode, city, ...phones.map(({ display }) => display), email].flatMap((text) =>
		text ? [bareText(plainText(text))] : [],
	);
}

/** The texts, bare, that are not among what is painted. */
function lostIn(shown: string, texts: readonly string[]): readonly string[] {
	expect(texts).not.toEqual([]);
	const painted = bareText(shown);
	return texts.filter((text) => !painted.includes(text));
}

async function expectAccessible(page: Page, template: TemplateName): Promise<void> {
	const turn = templateNames.indexOf(template) % axeWidthsPx.length;
	for (const width of isLong ? axeWidthsPx : axeWidthsPx.slice(turn, turn + 1)) {
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
