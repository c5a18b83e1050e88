/** A whole purchase by bank transfer, by keyboard alone, with the real order service; and the way through the steps. */
import type { Page } from '@playwright/test';
import { formatMoney } from '../../client/texts/format-money.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { storageKeys } from '../../site/constants.ts';
import type { Language } from '../../site/languages.ts';
import type { Money } from '../../site/money.ts';
import { expect, tabTo, test } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';
import {
	aBuyer,
	anOrderablePiece,
	bookedOrders,
	checkoutOf,
	fillAddress,
	mailsTo,
	openCheckout,
	orderButton,
	walkToReview,
} from '../support/walk-checkout.ts';

const { de } = textsByLanguage;
const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first();

async function expectAccessible(page: Page): Promise<void> {
	expect((await findViolations(page)).violations).toEqual([]);
}

/** Presses Tab until the element has the focus, then the key. */
async function reach(page: Page, selector: string, key?: string): Promise<void> {
	const target = page.locator(selector).first();
	await target.waitFor();
	await tabTo(page, () => target.evaluate((element) => element === document.activeElement));
	if (key) await page.keyboard.press(key);
}

for (const [language, width] of [
	['de', 1280],
	['en', 375],
	['fr', 375],
	['de', 375],
] as const satisfies readonly (readonly [Language, number])[]) {
	test(`a purchase by bank transfer by keyboard alone, in ${language} at ${width} px`, async ({ page }) => {
		test.setTimeout(300_000);
		const texts = textsByLanguage[language];
		const { checkout: words } = texts;
		const buyer = aBuyer();
		const email = buyer.email ?? '';
		await page.setViewportSize({ width, height: 800 });
		const { data } = anOrderablePiece();
		await page.goto(data.cart?.paths[language] ?? '');
		// the first stop of the keyboard
		await reach(page, 'a[href="#main"]', 'Enter');
		await reach(page, '.purchase button[type="submit"]', 'Enter');
		await reach(page, `dialog a[href$="/warenkorb"]`, 'Enter');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.cart.title);
		const cartTotal = await page.locator('.cart-total-amount').innerText();
		await reach(page, `main a[href="${checkoutOf(language)}"]`, 'Enter');

		await expect(heading(page)).toHaveText(words.steps.adresse);
		await expectAccessible(page);
		// empty, it says what is missing and leads there
		await reach(page, 'main form button[type="submit"]', 'Enter');
		await expect(page.locator('.form-summary')).toBeFocused();
		await expectAccessible(page);
		for (const [name, value] of Object.entries(buyer)) {
			await reach(page, `[name="${name}"]`);
			await page.keyboard.type(value);
		}
		await page.keyboard.press('Enter');

		await expect(heading(page)).toHaveText(words.steps.versand);
		await expect(heading(page)).toBeFocused();
		await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
		await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
		await expectAccessible(page);
		await reach(page, '[name="shipping_method"]', 'Space');
		await reach(page, 'main form button[type="submit"]', 'Enter');

		await expect(heading(page)).toHaveText(words.steps.zahlung);
		await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
		await expectAccessible(page);
		await reach(page, '[name="payment_method"][value="1"]', 'Space');
		await reach(page, 'main form button[type="submit"]', 'Enter');

		await expect(heading(page)).toHaveText(words.steps.pruefen);
		await expect(orderButton(page, language)).not.toHaveAttribute('aria-disabled', 'true');
		await expectAccessible(page);
		const total = await page.locator('.order-total strong').innerText();
		await reach(page, '.review-order > button', 'Enter');

		await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.confirmation.title);
		await expectAccessible(page);
		const [order, ...others] = bookedOrders(email);
		expect([others, order?.payment_kind]).toEqual([[], 'transfer']);
		expect(formatMoney(((order?.total_cents ?? 0) / 100).toFixed(2) as Money, language)).toBe(total);
		await expect(page.getByRole('main')).toContainText(total);
		const price = data.offer?.price ?? ('' as Money);
		expect(cartTotal).toBe(formatMoney(price, language));
		await expect(page.getByRole('main')).toContainText(String(order?.id));
		await expect.poll(() => mailsTo(email).length).toBeGreaterThan(0);
		expect(
			await page.evaluate(([cart, checkout]) => [localStorage.getItem(cart), localStorage.getItem(checkout)], [
				storageKeys.cart,
				storageKeys.checkout,
			] as const),
		).toEqual([null, null]);
		// Back leads to no second order
		await page.goBack();
		await expect(page.getByText(texts.cart.empty)).toBeVisible();
	});
}

test('each step is an entry of the history, a reload keeps all, and none is reached before its turn', async ({ page }) => {
	await openCheckout(page);
	await page.goto(`${checkoutOf()}?schritt=pruefen`);
	await expect(heading(page)).toHaveText(de.checkout.steps.adresse);
	await expect(page).toHaveURL(/schritt=adresse$/);
	const buyer = aBuyer();
	await fillAddress(page, buyer);
	await page.reload();
	for (const [name, value] of Object.entries(buyer)) await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
	await page.getByRole('button', { name: de.checkout.toDelivery }).click();
	await page.getByRole('radio', { name: 'Wertpaket' }).check();
	await page.getByRole('checkbox', { name: de.cart.giftWrap }).check();
	await page.getByRole('button', { name: de.checkout.toPayment }).click();
	await expect(page).toHaveURL(/schritt=zahlung$/);
	await page.goBack();
	await expect(heading(page)).toHaveText(de.checkout.steps.versand);
	await expect(page.getByRole('radio', { name: 'Wertpaket' })).toBeChecked();
	await page.goBack();
	await expect(heading(page)).toHaveText(de.checkout.steps.adresse);
	await page.goForward();
	await page.goForward();
	await expect(heading(page)).toHaveText(de.checkout.steps.zahlung);
	await page.reload();
	await expect(heading(page)).toHaveText(de.checkout.steps.zahlung);
	await expect(page.locator('.order-costs')).toContainText(de.cart.giftWrap);
});

test('what is wrong with an address is said where it is, by the rules of its country, and a bill goes anywhere', async ({ page }) => {
	await openCheckout(page);
	await fillAddress(page, { ...aBuyer(), phone: '12', 'shipping_address.zip_code': '8010' });
	const next = page.getByRole('button', { name: de.checkout.toDelivery });
	await next.click();
	await expect(page.locator('.form-summary li')).toHaveText([de.phone.TOO_SHORT, de.checkout.postcodeInvalid]);
	await page.locator('[name="phone"]').fill('');
	await page.locator('.form-summary a').last().click();
	await expect(page.locator('[name="shipping_address.zip_code"]')).toBeFocused();
	await page.locator('[name="shipping_address.country_code"]').selectOption('AT');
	await page.getByRole('checkbox', { name: de.checkout.invoiceDiffers }).check();
	await fillAddress(page, {
		'invoice_address.first_name': 'Ada',
		'invoice_address.last_name': 'Byron',
		'invoice_address.street': 'Broadway',
		'invoice_address.number': '1',
		'invoice_address.zip_code': 'NY 10004',
		'invoice_address.city': 'New York',
	});
	await page.locator('[name="invoice_address.country_code"]').selectOption('US');
	await next.click();
	await expect(heading(page)).toHaveText(de.checkout.steps.versand);
	await expect(page.getByRole('radio', { name: 'Wertpaket' })).toBeVisible();
	await expect(page.getByRole('radio', { name: 'Wertkurier' })).toHaveCount(0);
	await page.goBack();
	await expect(page.locator('[name="invoice_address.country_code"]')).toHaveValue('US');
});

test('above the button stands what is ordered and nothing between, the legal texts stand above that, and all can be corrected', async ({
	page,
}) => {
	await openCheckout(page);
	await walkToReview(page, aBuyer());
	expect(await page.locator('.order-summary').evaluate((summary) => summary.nextElementSibling?.textContent)).toBe(
		'zahlungspflichtig bestellen',
	);
	const isAbove = await page
		.locator('.review-legal')
		.evaluate((legal) => legal.compareDocumentPosition(document.querySelector('.order-summary') ?? legal));
	expect(isAbove).toBe(4); // DOCUMENT_POSITION_FOLLOWING
	await expect(page.locator('.review-legal a')).toHaveText([
		'Allgemeine Geschäftsbedingungen',
		'Versand und Zahlung',
		'Widerruf',
		'Datenschutz',
	]);
	await page.getByRole('link', { name: de.checkout.changeOf(de.checkout.deliveryLegend) }).click();
	await expect(heading(page)).toHaveText(de.checkout.steps.versand);
});

test('says where the browser stores nothing, and orders all the same', async ({ page }) => {
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('Writing fails', 'QuotaExceededError');
		};
	});
	await page.goto(anOrderablePiece().path);
	await page.getByRole('button', { name: de.product.addToCart }).click();
	await page.getByRole('link', { name: de.cart.drawer.toCart }).click();
	await page.getByRole('link', { name: de.cart.toCheckout }).click();
	const buyer = aBuyer();
	await walkToReview(page, buyer);
	await expect(page.getByText(de.checkout.memoryOnly)).toBeVisible();
	await orderButton(page).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.confirmation.title);
	expect(bookedOrders(buyer.email ?? '')).toHaveLength(1);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('says how to order', async ({ page }) => {
		await page.goto(checkoutOf());
		expect(await page.locator('main').innerText()).toContain(de.checkout.withoutScript);
	});
});
