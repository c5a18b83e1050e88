/** Lists in a real browser: filters, sorts and more products, all of it in the address; Back; the keyboard; without scripts and without a network. */
import type { Page } from '@playwright/test';
import { de } from '../../client/texts/de.ts';
import { queryFile } from '../../site/query-files.ts';
import { expect, tabTo, test, waitForHydration } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';

const shop = '/schaufenster';
const { filter, sort } = de.list;
const cards = (page: Page) => page.locator('.product-grid .card-link');
const panel = (page: Page) => page.getByRole('dialog', { name: filter.title });
const openFilters = (page: Page) => page.getByRole('button', { name: new RegExp(`^${filter.title}`) });

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await waitForHydration(page);
}

/** How far what is seen has moved without anybody having done anything. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
				if (!entry.hadRecentInput) shifts.push(entry.value);
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
	return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}

test('a filter shows as many products as it says, is in the address, and is taken back by Back, its chip and the panel', async ({
	page,
}) => {
	await open(page, `${shop}/uhren`);
	const all = await cards(page).count();
	await openFilters(page).click();
	const option = panel(page).getByRole('checkbox').first();
	const count = Number(await panel(page).locator('.list-option small').first().textContent());
	expect(count).toBeGreaterThan(0);
	expect(count).toBeLessThan(all);
	// within the event, before anything that is waited for
	expect(
		await option.evaluate((box: HTMLInputElement) => {
			box.click();
			return box.checked;
		}),
	).toBe(true);
	await expect(panel(page).getByRole('button', { name: filter.show(count) })).toBeVisible();
	await panel(page)
		.getByRole('button', { name: filter.show(count) })
		.click();
	await expect(panel(page)).toBeHidden();
	await expect(cards(page)).toHaveCount(count);
	await expect(page.getByText(de.list.position(1, count, count))).toBeVisible();
	expect((await findViolations(page)).violations).toEqual([]);
	const address = page.url();
	expect(new URL(address).search).toMatch(/^\?unterkategorie=[a-z-]+$/);

	await page.goBack();
	await expect(cards(page)).toHaveCount(all);
	expect(page.url()).not.toContain('?');
	await page.goForward();
	await expect(cards(page)).toHaveCount(count);
	await page.getByRole('button', { name: new RegExp(`^${filter.remove}`) }).click();
	await expect(cards(page)).toHaveCount(all);
	expect(new URL(page.url()).search).toBe('');
});

test('everything is done by keyboard, and the focus is where it was', async ({ page }) => {
	await open(page, `${shop}/uhren`);
	const button = openFilters(page);
	await tabTo(page, button);
	await page.keyboard.press('Enter');
	await expect(panel(page)).toBeVisible();
	const box = panel(page).getByRole('checkbox').first();
	await tabTo(page, box);
	await page.keyboard.press('Space');
	await expect(box).toBeChecked();
	await expect(box).toBeFocused();
	const price = panel(page).locator('summary', { hasText: filter.names.price });
	await tabTo(page, price);
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await page.keyboard.type('700');
	await page.keyboard.press('Enter');
	await expect.poll(() => new URL(page.url()).search).toMatch(/&preis=700-$/);
	await expect(panel(page).getByRole('textbox', { name: filter.from })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(panel(page)).toBeHidden();
	await expect(button).toBeFocused();
});

test('an address that asks for something shows it at once, nothing moves, and another order keeps the filters', async ({ page }) => {
	const shifts = await watchShifts(page);
	// a face that comes late moves every page
	await open(page, shop);
	await page.goto(`${shop}?kategorie=uhren&sortierung=price_brutto`);
	await expect(page.getByRole('combobox', { name: sort.label })).toHaveValue('price_brutto');
	await expect(page.locator('.card-to-come')).toHaveCount(0);
	const prices = await page.locator('.product-grid .price:not(.price-on-request)').allTextContents();
	const amounts = prices.map((text) => Number((/[\d.]+,\d\d/.exec(text)?.[0] ?? '').replace('.', '').replace(',', '.')));
	expect(amounts.length).toBeGreaterThan(5);
	expect(amounts).toEqual(amounts.toSorted((left, right) => left - right));
	expect(await shifts()).toBeLessThan(0.02);
	await page.getByRole('combobox', { name: sort.label }).selectOption('-price_brutto');
	await expect.poll(() => new URL(page.url()).search).toBe('?kategorie=uhren&sortierung=-price_brutto');
});

test('more products come into the list by twenties, and Back from a product finds them where they were', async ({ page }) => {
	await open(page, shop);
	await expect(cards(page)).toHaveCount(20);
	const more = page.getByRole('link', { name: de.list.more });
	await expect(more).toHaveAttribute('href', `${shop}/seite/2`);
	await more.click();
	await expect(cards(page)).toHaveCount(40);
	expect(new URL(page.url()).search).toBe('?seite=2');
	await expect(cards(page).nth(20)).toBeFocused();

	const piece = cards(page).nth(33);
	await piece.scrollIntoViewIfNeeded();
	const y = await page.evaluate(() => window.scrollY);
	expect(y).toBeGreaterThan(500);
	const name = await piece.textContent();
	await piece.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
	await page.goBack();
	await expect(cards(page)).toHaveCount(40);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
	expect(new URL(page.url()).search).toBe('?seite=2');
	// another order begins with the first page
	await page.getByRole('combobox', { name: sort.label }).selectOption('-price_brutto');
	await expect(cards(page)).toHaveCount(20);
	expect(new URL(page.url()).search).toBe('?sortierung=-price_brutto');
});

test('columns that cannot be had leave the list as it was built, and say so', async ({ page, complaints }) => {
	test.slow();
	await page.route(`**/${queryFile('catalogue/offers')}`, (route) => route.fulfill({ status: 503 }));
	await open(page, `${shop}?kategorie=uhren`);
	await expect(page.getByText(de.list.notLoaded)).toBeVisible({ timeout: 30_000 });
	await expect(cards(page)).toHaveCount(20);
	expect(complaints.splice(0).length).toBeGreaterThan(0);
	await page.unroute(`**/${queryFile('catalogue/offers')}`);
	await page.getByRole('button', { name: de.list.retry }).click();
	await expect(page.getByText(de.list.notLoaded)).toBeHidden();
	await expect(cards(page).first()).toBeVisible();
	complaints.splice(0);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });
	test('a list shows nothing that would not work, and leads to its next page', async ({ page }) => {
		await page.goto(shop);
		await expect(openFilters(page)).toBeHidden();
		await expect(page.getByRole('combobox', { name: sort.label })).toBeHidden();
		await page.getByRole('link', { name: de.list.more }).click();
		await expect(page).toHaveURL(`${shop}/seite/2`);
		await expect(cards(page)).toHaveCount(20);
	});
});
