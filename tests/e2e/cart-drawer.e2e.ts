/** The cart beside the page, which opens when something was put into it. */
import type { Page } from '@playwright/test';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { pageOf } from '../../commands/demo-site/site-pages.ts';
import { count } from '../../commands/testing/counts.ts';
import { plainText } from '../../site/text.ts';
import { expect, tabTo, test } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';
import { buyableProducts, readTestSite } from '../support/test-pages.ts';

const { de } = textsByLanguage;
const drawer = (page: Page) => page.locator('dialog.cart-drawer');
const addButton = (page: Page) => page.getByRole('button', { name: de.product.addToCart });

/** A piece of which there are several, and which is not ordered when they are gone. */
function aPiece() {
	const product = buyableProducts(readTestSite()).find(({ data }) => data.offer?.orderable === false && data.offer.stock > 1);
	if (!product?.data.offer) throw new Error('The demo sells nothing from stock');
	return { ...product, name: plainText(product.data.name), stock: product.data.offer.stock };
}

test('by keyboard: it says what was added, is left by Escape, takes lines away and back, and leads to the cart', async ({ page }) => {
	const { path, name } = aPiece();
	await page.goto(path);
	await tabTo(page, addButton(page));
	await page.keyboard.press('Enter');
	await expect(drawer(page)).toBeVisible();
	const title = page.getByRole('heading', { name: de.cart.drawer.title(name) });
	await expect(title).toBeFocused();
	await expect(page.getByRole('dialog', { name: de.cart.drawer.title(name) })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(drawer(page)).toHaveCount(0);
	await expect(addButton(page)).toBeFocused();
	await expect(page.getByText(de.product.added(name))).toBeVisible();

	await page.keyboard.press('Enter');
	await expect(title).toBeFocused();
	await expect(drawer(page).getByRole('spinbutton')).toHaveValue('2');
	await tabTo(page, page.getByRole('button', { name: de.cart.removeLine(name) }));
	await page.keyboard.press('Enter');
	await expect(drawer(page).getByText(de.cart.empty)).toBeVisible();
	await expect(drawer(page).getByRole('button', { name: de.cart.undo })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(drawer(page).getByRole('spinbutton')).toHaveValue('2');
	// the focus goes round inside
	for (let presses = 0; presses < 12; presses++) {
		await page.keyboard.press('Tab');
		expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
			true,
		);
	}
	await drawer(page).getByRole('link', { name: de.cart.drawer.toCart }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.cart.title);
	await expect(drawer(page)).toHaveCount(0);
	await expect(page.getByRole('spinbutton')).toHaveValue('2');
	await page.goBack();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	await expect(drawer(page)).toHaveCount(0);
});

test('by mouse: a click beside it closes it, one inside does not, and it says how many there are', async ({ page }) => {
	const { path, stock } = aPiece();
	await page.goto(path);
	await page.getByLabel(de.product.quantity).fill(String(stock));
	await addButton(page).click();
	await expect(drawer(page)).toBeVisible();
	await drawer(page).getByRole('heading', { level: 2 }).click();
	await expect(drawer(page)).toBeVisible();
	await page.mouse.click(20, 300);
	await expect(drawer(page)).toHaveCount(0);

	await addButton(page).click();
	await expect(drawer(page).getByText(de.cart.drawer.limited(stock))).toBeVisible();
	await drawer(page).getByRole('button', { name: de.cart.drawer.goOn }).click();
	await expect(drawer(page)).toHaveCount(0);
});

test('without what it needs the page says that the piece is in the cart', async ({ page, complaints }) => {
	const { path, name } = aPiece();
	await page.route('**/open-cart-drawer-*.js', (route) => route.abort());
	await page.goto(path);
	await addButton(page).click();
	await expect(page.getByText(de.product.added(name))).toBeVisible();
	for (const text of ['ERR_FAILED', 'Failed to fetch dynamically']) await expect.poll(() => complaints.join()).toContain(text);
	await expect(drawer(page)).toHaveCount(0);
	expect(complaints.filter((complaint) => !/ERR_FAILED|Failed to fetch dynamically/.test(complaint))).toEqual([]);
	complaints.length = 0;
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 375, height: 800 }, bypassCSP: true });
	for (const language of (['de', 'fr'] as const).slice(0, count({ usual: 1, long: 2 }))) {
		const texts = textsByLanguage[language];
		test.describe(language, () => {
			test.use({ allowed: null });
			test.setTimeout(120_000);
			test('what came of it is seen while the cookie banner still asks, with and without the cart beside the page', async ({
				page,
				complaints,
			}) => {
				const product = pageOf(readTestSite(), 'product', language);
				const path = language === 'de' ? aPiece().path : `/${language}${aPiece().path}`;
				expect(product.result.language).toBe(language);
				await page.goto(path);
				await expect(page.locator('.consent-banner')).toBeVisible();
				await page.getByRole('button', { name: texts.product.addToCart }).click();
				await expect(drawer(page)).toBeVisible();
				await expect(drawer(page).getByRole('link', { name: texts.cart.drawer.toCart })).toBeInViewport({ ratio: 1 });
				await expect.poll(() => isUncovered(page, '.cart-drawer h2')).toBe(true);
				// what a language changes is texts: one stands for all
				if (language === 'de') expect((await findViolations(page)).violations).toEqual([]);
				await page.keyboard.press('Escape');
				await page.getByRole('button', { name: texts.product.addToCart }).click();
				await expect(drawer(page)).toBeVisible();
				await page.keyboard.press('Escape');
				await expect(drawer(page)).toHaveCount(0);
				await expect.poll(() => isUncovered(page, '.purchase-status')).toBe(true);

				// so is what came of a form
				await page.route('**/ecom/newsletter', (route) => route.fulfill({ status: 502, body: '' }));
				await page.goto(language === 'de' ? '/newsletter' : `/${language}/newsletter`);
				await expect(page.locator('.consent-banner')).toBeVisible();
				await page.getByRole('textbox').first().fill('erika@example.org');
				await page.getByRole('textbox').first().press('Enter');
				await expect(page.locator('.form-status')).toHaveAttribute('data-phase', 'error');
				await expect.poll(() => isUncovered(page, '.form-status')).toBe(true);
				complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/502|newsletter/i.test(complaint)));
			});
		});
	}
});

/** Whether the middle of an element is what stands at its place in the window. */
async function isUncovered(page: Page, selector: string): Promise<boolean> {
	return await page.locator(selector).evaluate((element) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		const there = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2);
		return there !== null && (element === there || element.contains(there));
	});
}
