/** The audit's report in a real browser, opened from disk: what its first screen shows, that anybody can read it, and that no content runs in it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { defaultFolders } from '../../commands/options/project-folder.ts';
import { count } from '../../commands/testing/counts.ts';
import type { Language } from '../../site/languages.ts';
import { type AuditedCopy, auditSpoiledCopy } from '../audit/spoiled-copy.ts';
import { findViolations } from '../support/find-violations.ts';

const screens = [
	{ width: 375, height: 667 },
	{ width: 768, height: 1024 },
	{ width: 1280, height: 720 },
] as const;

// The report of thousands of faults takes half a minute to be laid out beside other tests, and axe as long.
test.describe.configure({ mode: 'default', timeout: 300_000 });
let work: string;
let copy: AuditedCopy;
let url: string;

test.beforeAll(async () => {
	test.setTimeout(180_000);
	work = await mkdtemp(join(tmpdir(), 'audit-report-'));
	copy = await auditSpoiledCopy(work, defaultFolders.content);
	url = pathToFileURL(copy.report).href;
});
test.afterAll(() => rm(work, { recursive: true, force: true }));

test('the first screen shows how much is wrong, how much changed, and the five worst', async ({ page }) => {
	await page.goto(url);
	for (const screen of screens) {
		await page.setViewportSize(screen);
		const figures = page.locator('.figures li');
		await expect(figures).toHaveText(
			[new RegExp(`^${copy.errors}\\s*Fehler`), /\d+\s*Warnungen/, new RegExp(`^${copy.changes}\\s*Änderungen`)],
			{
				useInnerText: true,
			},
		);
		const worst = page.locator('.worst > li');
		await expect(worst).toHaveCount(5);
		for (const shown of [...(await figures.all()), ...(await worst.all())]) {
			const box = await shown.boundingBox();
			expect(box && box.y + box.height).toBeLessThanOrEqual(screen.height);
		}
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen.width);
	}
});

/** The report is long, and axe takes seconds for it: each colour scheme and width once, and another language in the long run. */
const judged = [
	{ colorScheme: 'light', language: 'de', width: 375 },
	{ colorScheme: 'dark', language: 'en', width: 1280 },
	{ colorScheme: 'light', language: 'fr', width: 375 },
] as const;

for (const { colorScheme, language, width } of judged.slice(0, count({ usual: 1, long: judged.length }))) {
	test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
		// axe puts its own script into the page, which the page's policy rightly refuses.
		test.use({ bypassCSP: true, colorScheme, viewport: { width, height: 800 } });
		test('keeps WCAG 2.2 AA, also with everything open', async ({ page }) => {
			await page.goto(url);
			await chooseLanguage(page, language);
			await openEverything(page);
			// Long lists of the same cost axe minutes and show it nothing new.
			await page.evaluate(() => {
				for (const row of document.querySelectorAll('.fields > :nth-child(n + 3), .rows > :nth-child(n + 3)')) row.remove();
			});
			expect((await findViolations(page, { alsoTags: ['best-practice'] })).violations).toEqual([]);
		});
	});
}

/** By its label, as a person does. */
async function chooseLanguage(page: Page, language: Language): Promise<void> {
	await page.locator(`label[lang="${language}"]`).click();
}

async function openEverything(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const details of document.querySelectorAll('details')) details.open = true;
	});
}

test('leads from each figure to what it counts', async ({ page }) => {
	await page.goto(url);
	for (const [name, severity] of [
		['Fehler', 'error'],
		['Warnungen', 'warning'],
	] as const) {
		await page.locator('.figures a', { hasText: name }).click();
		const kind = page.locator(`details.kind:target`);
		await expect(kind).toHaveAttribute('open');
		await expect(kind.locator(`[data-severity="${severity}"]`).first()).toBeInViewport();
	}
	await page.locator('.figures a', { hasText: 'Änderungen' }).click();
	await expect(page.getByRole('heading', { level: 2, name: 'Änderungen' })).toBeInViewport();
});

test('speaks the language that was chosen, but for the technical details, which are folded', async ({ page }) => {
	await page.goto(url);
	const technical = page.locator('section.group .technical > p[lang="en"]');
	await expect(technical.first()).toBeHidden();
	await openEverything(page);
	const messages = await technical.allInnerTexts();
	expect(messages.length).toBeGreaterThan(20);
	await page.evaluate(() => {
		for (const detail of document.querySelectorAll('.technical')) detail.remove();
	});
	const shown = await page.locator('main').innerText();
	expect(messages.filter((message) => shown.includes(message.slice(0, 25)))).toEqual([]);
});

test('has everything within reach on a phone', async ({ page }) => {
	await page.setViewportSize(screens[0]);
	await page.goto(url);
	await openEverything(page);
	const outside = await page.evaluate(() =>
		[...document.querySelectorAll('main *')]
			// the first screen shortens names, which stand whole further down
			.filter((element) => element.getClientRects().length > 0 && !element.closest('.visually-hidden, .wide, svg, .worst .where > a'))
			.filter((element) => {
				const { left, right } = element.getBoundingClientRect();
				return (
					right > innerWidth + 1 ||
					left < -1 ||
					(element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflow !== 'visible')
				);
			})
			.map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
	);
	expect(outside).toEqual([]);
});

test.describe('with its policy switched off', () => {
	test.use({ bypassCSP: true });
	test('runs nothing of the content, and asks nobody for anything', async ({ page }) => {
		const requests: string[] = [];
		page.on('request', (request) => requests.push(request.url()));
		page.on('dialog', (dialog) => dialog.dismiss());
		await page.goto(url);
		await openEverything(page);
		await page.waitForTimeout(300);
		// The canary is there, as text.
		expect(await page.locator('body').innerText()).toContain(copy.canary);
		expect(await page.evaluate(() => Reflect.get(window, 'canary'))).toBeUndefined();
		expect(await page.locator('script').count()).toBe(1);
		expect(await page.locator('img:not([src^="data:image/webp"])').count()).toBe(0);
		expect(requests.filter((request) => !request.startsWith('data:'))).toEqual([url]);
	});
});

test('keeps its own policy', async ({ page }) => {
	const complaints: string[] = [];
	page.on('console', (message) => complaints.push(message.text()));
	page.on('pageerror', (error) => complaints.push(error.message));
	await page.goto(url);
	await chooseLanguage(page, 'en');
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content report', { useInnerText: true });
	await chooseLanguage(page, 'fr');
	await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
	expect(complaints).toEqual([]);
});

test('shows only the problems that are asked for', async ({ page }) => {
	await page.goto(url);
	const rows = page.locator('[data-severity]:not([hidden])');
	const all = await rows.count();
	await page.locator('#filter summary').click();
	await choose(page, 'severity', 'error');
	await expect(rows).toHaveCount(copy.errors);
	await expect(page.locator('#shown')).toHaveText(String(copy.errors));
	expect(copy.errors).toBeLessThan(all);
	await choose(page, 'severity', '');
	await choose(page, 'collection', 'ecommerce_product');
	await expect(page.locator('[data-collection="page"]:not([hidden])')).toHaveCount(0);
});

/** By its label, as a person does; it holds the text of each language. */
async function choose(page: Page, name: string, value: string): Promise<void> {
	await page.locator(`#filter label:has(input[name="${name}"][value="${value}"])`).click();
}

test('is walked through by keyboard', async ({ page }) => {
	await page.goto(url);
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Zum Bericht' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.locator('main')).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(page.locator('.figures a').first()).toBeFocused();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('is read in each language, and its filter stays away', async ({ page }) => {
		await page.goto(url);
		await expect(page.locator('#filter')).toBeHidden();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bericht über den Inhalt', { useInnerText: true });
		await chooseLanguage(page, 'en');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content report', { useInnerText: true });
		await chooseLanguage(page, 'fr');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rapport sur le contenu', { useInnerText: true });
	});
});
