/** The search in a real browser: by keyboard from any page, results with filters, Back, nothing found, files that fail, and without scripts. */
import type { Page } from '@playwright/test';
import { de } from '../../client/texts/de.ts';
import { queryFile } from '../../site/query-files.ts';
import { expect, tabTo, test, waitForHydration } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';
import { readTestSite } from '../support/test-pages.ts';

const shop = '/schaufenster';
const results = `${shop}/suche`;
const { search, list } = de;
const field = (page: Page) => page.getByRole('combobox', { name: search.label });
const options = (page: Page) => page.locator('.search-option');
const cards = (page: Page) => page.locator('.product-grid .card-link');
const summary = (page: Page) => page.locator('.search-summary');
const dialog = (page: Page) => page.getByRole('dialog', { name: search.title });

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await waitForHydration(page);
}

async function expectSound(page: Page): Promise<void> {
	const { violations, passed } = await findViolations(page);
	expect(violations).toEqual([]);
	expect(passed.length).toBeGreaterThan(10);
}

/** Name and reference of some German product that has one. */
function someReference(): { readonly name: string; readonly reference: string } {
	for (const { template, result } of readTestSite()) {
		if (template !== 'product' || result.language !== 'de' || typeof result.name !== 'string' || !result.reference) continue;
		return { name: result.name, reference: result.reference };
	}
	throw new Error('The demo has no piece with a reference');
}

test('by keyboard: from a page over the suggestions to a product, and out again', async ({ page }) => {
	await open(page, shop);
	const link = page.getByRole('link', { name: search.title, exact: true });
	await tabTo(page, link);
	await page.keyboard.press('Enter');
	await expect(field(page)).toBeFocused();
	// at once: letter by letter, suggestions for fewer letters would come first, and what follows might be meant for others
	await page.keyboard.insertText('perlenket');
	await expect(options(page).first()).toBeVisible();
	const count = await options(page).count();
	await expect(dialog(page).getByRole('status')).toHaveText(search.suggested(count));
	await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
	await page.keyboard.press('ArrowUp');
	await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
	await expectSound(page);
	await page.keyboard.press('ArrowDown');
	await expect(page.locator('.search-option[aria-selected="true"]')).toHaveCount(0);
	await page.keyboard.press('Escape');
	await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
	await expect(field(page)).toHaveValue('perlenket');
	await page.keyboard.press('Escape');
	await expect(dialog(page)).toBeHidden();
	await expect(link).toBeFocused();

	await page.keyboard.press('Enter');
	await expect(field(page)).toBeFocused();
	await page.keyboard.insertText('perlenket');
	const piece = options(page).last();
	await expect(piece).toBeVisible();
	await page.keyboard.press('ArrowUp');
	const active = await field(page).getAttribute('aria-activedescendant');
	expect(active).toBe(await piece.getAttribute('id'));
	const name = await piece.locator('.search-piece').evaluate((element) => element.firstChild?.textContent ?? '');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	await expect(dialog(page)).toHaveCount(0);
	expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${shop}/.+/.+`));
});

test('results have the filters and sorts of a list, all of it in the address, and Back finds them as they were', async ({ page }) => {
	await open(page, '/kontakt');
	await page.getByRole('link', { name: search.title, exact: true }).click();
	await field(page).fill('gold');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(`${results}?q=gold`);
	await expect(cards(page).first()).toBeVisible();
	const text = (await summary(page).textContent()) ?? '';
	const all = Number.parseInt(text, 10);
	expect(text).toBe(search.found('gold', all));
	await expect(field(page)).toHaveValue('gold');
	await expect(page.getByRole('combobox', { name: list.sort.label })).toHaveValue('relevance');
	await expectSound(page);

	await page.getByRole('button', { name: new RegExp(`^${list.filter.title}`) }).click();
	const panel = page.getByRole('dialog', { name: list.filter.title });
	const option = panel.getByRole('checkbox', { disabled: false }).first();
	const count = Number(await panel.locator('.list-option small').first().textContent());
	expect(count).toBeLessThan(all);
	await option.check();
	await panel.getByRole('button', { name: list.filter.show(count) }).click();
	await expect(page.getByText(list.position(1, Math.min(count, 20), count))).toBeVisible();
	expect(new URL(page.url()).search).toMatch(/^\?q=gold&[a-z]+=/);
	await page.getByRole('combobox', { name: list.sort.label }).selectOption('-price_brutto');
	await expect(page).toHaveURL(/^[^?]+\?q=gold&[a-z]+=[^&]+&sortierung=-price_brutto$/);
	const names = await cards(page).allTextContents();
	await cards(page).nth(1).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[1] ?? '');
	await page.goBack();
	await expect(cards(page)).toHaveText(names);
	await page.goBack();
	await page.goBack();
	await expect(summary(page)).toHaveText(search.found('gold', all));
	await expect(page).toHaveURL(`${results}?q=gold`);
	await expect(page.locator('.list-chip')).toHaveCount(0);

	const { name, reference } = someReference();
	await field(page).fill(reference.toLowerCase());
	await page.getByRole('button', { name: search.submit }).click();
	await expect(cards(page).first()).toHaveText(name);
	await expect(page).toHaveURL(new RegExp(`\\?q=${reference.toLowerCase()}$`));
});

test('an address shows its results at once; words that nothing has lead on, also to another language, and those with a slip are understood', async ({
	page,
}) => {
	await page.goto(`${results}?q=perlenkete`);
	await expect(summary(page)).toHaveText(search.near('perlenkete'));
	await expect(cards(page).first()).toBeVisible();
	await page.goto(`${results}?q=perlenkette+fahrrad`);
	await expect(summary(page)).toHaveText(search.nothing('perlenkette fahrrad'));
	await expectSound(page);
	await expect(page.getByRole('link', { name: search.contact })).toHaveAttribute('href', '/kontakt');
	await expect(page.getByRole('link', { name: list.everything })).toHaveAttribute('href', shop);
	await page.getByRole('link', { name: 'perlenkette', exact: true }).click();
	await expect(cards(page).first()).toBeVisible();
	await expect(page).toHaveURL(`${results}?q=perlenkette`);
	await expect(field(page)).toHaveValue('perlenkette');
	await page.goBack();
	await expect(summary(page)).toHaveText(search.nothing('perlenkette fahrrad'));

	await page.goto(`${results}?q=jewelry`);
	await expect(summary(page)).toHaveText(search.nothing('jewelry'));
	const english = page.getByRole('link', { name: 'Search in English' });
	await expect(english).toHaveAttribute('hreflang', 'en');
	await expect(english).toHaveAttribute('lang', 'en');
	await expect(page.getByRole('link', { name: 'Rechercher en français' })).toHaveAttribute('lang', 'fr');
	await english.click();
	await expect(page).toHaveURL(/\/en\/[^?]+\?q=jewelry$/);
	await expect(cards(page).first()).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('files that cannot be had are told of, and asked for again', async ({ page, complaints }) => {
	test.slow();
	const names = `**/${queryFile('search/values/de')}`;
	await page.route(names, (route) => route.fulfill({ status: 503 }));
	await open(page, `${results}?q=perlenkette`);
	await expect(page.getByText(search.notLoaded)).toBeVisible({ timeout: 30_000 });
	expect(complaints.splice(0).length).toBeGreaterThan(0);
	await page.unroute(names);
	await page.getByRole('button', { name: list.retry }).click();
	await expect(cards(page).first()).toBeVisible();
	await expect(page.getByText(search.notLoaded)).toBeHidden();
	complaints.splice(0);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });
	test('the way to the search ends before the families of the shop', async ({ page }) => {
		await page.goto(shop);
		await page.getByRole('link', { name: search.title, exact: true }).click();
		await expect(page).toHaveURL(results);
		await expect(page.locator('noscript p', { hasText: search.withoutScript })).toBeVisible();
		await expect(page.getByLabel(search.label)).toBeHidden();
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
		await page.locator('.search-start a').nth(1).click();
		await expect(cards(page).first()).toBeVisible();
	});
});
