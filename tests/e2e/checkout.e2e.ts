/** The way through the checkout's steps, with the real order service; purchases.e2e.ts goes it to its end by keyboard. */
import type { Page } from '@playwright/test';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { expect, test } from '../support/browser-test.ts';
import {
	aBuyer,
	anOrderablePiece,
	bookedOrders,
	checkoutOf,
	fillAddress,
	openCheckout,
	orderButton,
	walkToReview,
} from '../support/walk-checkout.ts';

const { de } = textsByLanguage;
const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first();

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
	await expect(page.locator('.form-summary li')).toHaveText([de.checkout.postcodeInvalid]);
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

test('above the button stands what is ordered and nothing between, in a section like the others, and all can be corrected', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await openCheckout(page);
	await test.step('below the e-mail address no room is kept for a suggestion that is not there', async () => {
		const boxOf = (name: string) => page.locator('.field', { has: page.locator(`[name="${name}"]`) }).boundingBox();
		const distance = async (above: string, below: string) => {
			const [upper, lower] = [await boxOf(above), await boxOf(below)];
			return (lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0);
		};
		expect(await distance('email', 'phone')).toBe(await distance('shipping_address.company', 'shipping_address.street'));
	});
	await test.step('beside the fields there is room for the costs, each with its name on one line', async () => {
		for (const width of [960, 1024, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			const name = page.locator('.order-total dt');
			await expect(name).toHaveText(de.checkout.totalWithoutShipping);
			const lines = await name.evaluate((element) => {
				const range = document.createRange();
				range.selectNodeContents(element);
				return range.getClientRects().length;
			});
			expect(lines, `${width} px`).toBe(1);
		}
	});
	await walkToReview(page, aBuyer());
	await test.step('the order stands below a line as wide as those of other sections, its button apart from the total', async () => {
		const boxOf = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
		const [guarantee, order, total] = [await boxOf('.review-guarantee'), await boxOf('.review-order'), await boxOf('.order-summary')];
		expect(order.width).toBe(guarantee.width);
		expect(order.top - guarantee.bottom).toBeGreaterThan(60);
		const button = await orderButton(page).boundingBox();
		expect((button?.y ?? 0) - total.bottom).toBeGreaterThan(20);
		expect(button?.width).toBe(total.width);
		expect(total.width).toBeLessThan(order.width);
	});
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
