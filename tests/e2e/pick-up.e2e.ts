/** Collection at the shop: ordered by keyboard with a name and an e-mail address, and no address of the buyer. */
import type { Page } from '@playwright/test';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { expect, test } from '../support/browser-test.ts';
import { aBuyer, bookedOrders, byTransfer, fillAddress, mailsTo, openCheckout, orderButton, readBooks } from '../support/walk-checkout.ts';

const { de } = textsByLanguage;
const method = 'Abholung am Kornmarkt';
const { email = '', 'shipping_address.first_name': firstName = '', 'shipping_address.last_name': lastName = '' } = aBuyer();
const buyer = { email, 'shipping_address.first_name': firstName, 'shipping_address.last_name': lastName };

/** Whether two of several elements share a line. */
async function overlaps(page: Page, selector: string): Promise<boolean> {
	const boxes = await page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
	expect(boxes.length).toBeGreaterThan(1);
	return boxes.some(({ top }, index) => index > 0 && top < (boxes[index - 1]?.bottom ?? 0) - 1);
}

test('a buyer who collects is asked for no address, and the order names the shop', async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 812 });
	await openCheckout(page);
	const delivery = page.getByRole('radio', { name: de.checkout.receive.delivery });
	await expect(delivery).toBeChecked();
	await delivery.focus();
	await page.keyboard.press('ArrowDown');
	await expect(page.getByRole('radio', { name: method })).toBeChecked();
	await expect(page.getByLabel(de.checkout.fields.street)).toHaveCount(0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
	// the address of the shop as on a letter, and each note on tax in a line of its own
	for (const lines of ['.checkout-form address > span', '.order-total .price-note']) expect(await overlaps(page, lines)).toBe(false);
	await fillAddress(page, buyer);
	await page.reload();
	await expect(page.getByLabel(de.checkout.fields.last_name)).toHaveValue(lastName);
	await page.getByRole('button', { name: de.checkout.toDelivery }).press('Enter');
	await expect(page.getByRole('radio', { name: method })).toBeChecked();
	// a parcel needs an address: the arrow key says so, and leaves the buyer where the choice is
	const parcel = page.getByRole('radio', { name: byTransfer.delivery });
	await page.getByRole('radio', { name: method }).press('ArrowUp');
	await expect(parcel).toBeFocused();
	await expect(page).toHaveURL(/schritt=versand$/);
	await expect(page.getByRole('button', { name: de.checkout.toAddress })).toBeVisible();
	await parcel.press('ArrowDown');
	await page.getByRole('button', { name: de.checkout.toPayment }).press('Enter');
	await page.getByRole('radio', { name: 'Im Laden bei Abholung' }).check();
	await page.getByRole('button', { name: de.checkout.toReview }).press('Enter');
	const review = page.locator('.review-parts');
	await expect(review).toContainText('31934 Hallstedt');
	await expect(review).toContainText(de.checkout.noInvoiceAddress);
	await expect(orderButton(page)).not.toHaveAttribute('aria-disabled', 'true');
	await orderButton(page).press('Enter');
	await expect(page.getByRole('heading', { name: de.confirmation.pickUpAddress })).toBeVisible();
	await expect(page.getByRole('heading', { name: de.confirmation.invoiceAddress })).toHaveCount(0);
	expect(bookedOrders(email)).toMatchObject([{ payment_kind: 'house' }]);
	const [{ shipping_address: address, invoice_address: invoice } = {}] = readBooks(
		'SELECT shipping_address, invoice_address FROM shop_order WHERE email = ?',
		email,
	);
	expect(JSON.parse(String(address))).toMatchObject({ first_name: firstName, last_name: lastName, zip_code: '31934', country_code: 'DE' });
	expect(invoice).toBeNull();
	await expect.poll(() => mailsTo(email)).toHaveLength(1);
});
