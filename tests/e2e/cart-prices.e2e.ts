/** A cart that never lies: what browsers store of prices and stock is compared with the order service, and the difference is shown. */
import type { Page } from '@playwright/test';
import { de } from '../../client/texts/de.ts';
import { formatMoney } from '../../client/texts/format-money.ts';
import { storageKeys } from '../../site/constants.ts';
import { isMoney, type Money } from '../../site/money.ts';
import { plainText } from '../../site/text.ts';
import { expect, tabTo, test } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';
import { storeInCart } from '../support/stored-cart.ts';
import { buyableProducts, readTestSite } from '../support/test-pages.ts';

interface StoredLine {
	priceBrutto: string;
	count: number;
	maxCount: number | null;
	product: { id: number };
}

/** Changes the stored cart as somebody might by hand, or as time does. */
async function editStoredLine(page: Page, edit: Partial<StoredLine> & { readonly productId?: number }): Promise<void> {
	await page.evaluate(
		([key, { productId, ...fields }]) => {
			const cart = JSON.parse(localStorage.getItem(key) ?? '');
			Object.assign(cart.products[0], fields);
			if (productId !== undefined) cart.products[0].product.id = productId;
			localStorage.setItem(key, JSON.stringify(cart));
		},
		[storageKeys.cart, edit] as const,
	);
}

const storedLines = (page: Page): Promise<StoredLine[]> =>
	page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{"products":[]}').products, storageKeys.cart);

const euro = (amount: string) => formatMoney(amount as Money, 'de');

/** Puts a piece of which there are some into the cart, and stays where no script runs that would apply an answer to what is edited. */
async function fillCart(page: Page) {
	const product = buyableProducts(readTestSite()).find(({ data }) => data.offer?.orderable === false && data.offer.stock > 0);
	if (!product?.data.offer || !product.data.cart || !isMoney(product.data.offer.price))
		throw new Error('The demo sells nothing from stock');
	await storeInCart(page, product);
	await page.goto('/robots.txt');
	const { stock, price } = product.data.offer;
	return { name: plainText(product.data.name), cartPath: product.data.cart.cartPath, stock, price };
}

test('a price and a count that somebody edited are set right, and both are said; gift wrap is offered but never chosen', async ({
	page,
	context,
}) => {
	const { name, cartPath, stock, price } = await fillCart(page);
	await editStoredLine(page, { priceBrutto: '0.01', count: stock + 5, maxCount: null });
	await page.goto(cartPath);
	const notes = page.getByRole('status').filter({ hasText: de.cart.differences });
	await expect(notes).toContainText(`${name}: ${de.cart.priceChanged(euro('0.01'), euro(price))}`);
	await expect(notes).toContainText(`${name}: ${de.cart.countChanged(stock + 5, stock)}`);
	const quantity = page.getByRole('spinbutton', { name: de.cart.quantityOf(name) });
	await expect(quantity).toHaveValue(String(stock));
	expect(await storedLines(page)).toMatchObject([{ priceBrutto: price, count: stock, maxCount: stock }]);

	const wrap = page.getByRole('checkbox', { name: new RegExp(de.cart.giftWrap) });
	await expect(wrap).not.toBeChecked();
	await expect(page.locator('.cart-total-amount')).toHaveText(euro((stock * Number(price)).toFixed(2)));
	await wrap.press('Space');
	await expect(page.locator('.cart-total')).toContainText(de.cart.totalOfPieces);
	await expect(page.locator('.cart-total-amount')).toHaveText(euro((stock * Number(price) + 4.5).toFixed(2)));
	const other = await context.newPage();
	await other.goto(cartPath);
	await expect(other.getByRole('checkbox', { name: new RegExp(de.cart.giftWrap) })).toBeChecked();
	await other.close();
	expect((await findViolations(page)).violations).toEqual([]);

	await tabTo(page, page.getByRole('button', { name: de.cart.putAway }));
	await page.keyboard.press('Enter');
	await expect(page.getByText(de.cart.differences)).toHaveCount(0);
	await page.reload();
	await expect(quantity).toHaveValue(String(stock));
	await expect(page.getByText(de.cart.differences)).toHaveCount(0);

	await page.getByRole('button', { name: de.cart.removeLine(name) }).press('Enter');
	await expect(page.getByText(de.cart.removed(name))).toBeVisible();
	await expect(page.getByRole('button', { name: de.cart.undo })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('link', { name })).toBeVisible();
	expect(await storedLines(page)).toMatchObject([{ count: stock, priceBrutto: price }]);
});

test('a service that is down leaves the cart as it is, and says so; a piece that the shop no longer has is listed, and no longer in the cart', async ({
	page,
	complaints,
}) => {
	const { name, cartPath } = await fillCart(page);
	await editStoredLine(page, { priceBrutto: '7.77' });
	await page.route('**/ecom/quote', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }));
	await page.goto(cartPath);
	await expect(page.getByText(de.cart.notChecked)).toBeVisible();
	await expect(page.getByRole('link', { name })).toBeVisible();
	expect(await storedLines(page)).toMatchObject([{ priceBrutto: '7.77', count: 1 }]);
	expect((await findViolations(page)).violations).toEqual([]);
	await page.unroute('**/ecom/quote');
	await page.getByRole('button', { name: de.cart.check }).click();
	await expect(page.getByText(de.cart.differences)).toBeVisible();
	await expect(page.getByText(de.cart.notChecked)).toHaveCount(0);
	complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/502|Could not load prices/.test(complaint)));

	await page.goto('/robots.txt');
	await editStoredLine(page, { productId: 2_000_000_000 });
	await page.goto(cartPath);
	await expect(page.getByText(`${name}: ${de.cart.gone}`)).toBeVisible();
	await expect(page.getByText(de.cart.empty)).toBeVisible();
	expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.cart)).toBeNull();
	expect((await findViolations(page)).violations).toEqual([]);
});
