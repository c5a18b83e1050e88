/** Buying, as far as the cart: by keyboard and by mouse, across navigation and reload, and before the app has arrived. */
import type { Page } from '@playwright/test';
import { Decimal } from 'decimal.js';
import { de } from '../../client/texts/de.ts';
import { isLong } from '../../commands/testing/counts.ts';
import { storageKeys } from '../../site/constants.ts';
import { plainText } from '../../site/text.ts';
import { expect, tabTo, test, waitForHydration } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';
import { leaveDrawer } from '../support/leave-drawer.ts';
import { storeInCart } from '../support/stored-cart.ts';
import { buyableProducts, productsWithVariants, readTestSite } from '../support/test-pages.ts';
import { anOrderablePiece } from '../support/walk-checkout.ts';

interface StoredCart {
	readonly totalCount: number;
	readonly totalPriceBrutto: string;
	readonly timestamp: number;
}

async function storedCart(page: Page): Promise<StoredCart | null> {
	const text = await page.evaluate((key) => localStorage.getItem(key), storageKeys.cart);
	return text === null ? null : JSON.parse(text);
}

function inEuro(amount: Decimal.Value): string {
	return new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(Number(new Decimal(amount).toFixed(2)));
}

const addButton = (page: Page) => page.getByRole('button', { name: de.product.addToCart });

test('two products by keyboard and by mouse, a page change without a load, a reload: the cart is as it was', async ({ page }) => {
	const [first, second] = twoOfOneList();
	const documents: string[] = [];
	const pageData: string[] = [];
	page.on('request', (request) => {
		if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
		if (request.url().includes('/page-data/')) pageData.push(new URL(request.url()).pathname);
	});

	await page.goto(first.path);
	await page.evaluate(() => Object.assign(window, { marker: 'still here' }));
	await tabTo(page, addButton(page));
	await page.keyboard.press('Enter');
	await expect(page.getByText(de.product.added(plainText(first.data.name)))).toBeVisible();
	await leaveDrawer(page);

	await page.getByRole('link', { name: de.product.back(plainText(first.data.list.name)) }).click();
	await expect(page).toHaveURL(first.data.list.path);
	await page.locator(`main a[href="${second.path}"]`).first().click();
	await expect(page).toHaveURL(second.path);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(plainText(second.data.name));
	await addButton(page).click();
	await expect(page.getByText(de.product.added(plainText(second.data.name)))).toBeVisible();

	expect(await page.evaluate(() => 'marker' in window)).toBe(true);
	expect(documents).toEqual([first.path]);
	expect(pageData).toContain(`/page-data${second.path}/page-data.json`);

	const total = new Decimal(first.price).plus(second.price).toFixed(2);
	expect(await storedCart(page)).toMatchObject({ totalCount: 2, totalPriceBrutto: total });
	const { timestamp } = (await storedCart(page)) ?? { timestamp: 0 };
	expect(Math.abs(timestamp - Date.now())).toBeLessThan(60_000);

	await page.reload();
	await page.locator('[data-cart-link]').click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.cart.title);
	for (const { data } of [first, second]) await expect(page.locator('main')).toContainText(plainText(data.name));
	await expect(page.locator('main')).toContainText(inEuro(total));

	await page.reload();
	for (const { data } of [first, second]) await expect(page.locator('main')).toContainText(plainText(data.name));
	await expect(page.locator('main')).toContainText(inEuro(total));
	expect(await storedCart(page)).toMatchObject({ totalCount: 2, totalPriceBrutto: total });
});

test('variants are chosen by keyboard, and each is a line of its own', async ({ page }) => {
	const { first, second, ...product } = twoVariants();
	await page.goto(product.path);
	await waitForHydrationByIntent(page);
	const choice = page.locator('main select').first();
	for (const variant of [first, second]) {
		await choice.selectOption(String(variant.id));
		await addButton(page).focus();
		await page.keyboard.press('Enter');
		await expect(page.getByText(de.product.added(plainText(product.data.name)))).toBeVisible();
		await leaveDrawer(page);
	}
	await expect
		.poll(() => storedCart(page))
		.toMatchObject({ totalCount: 2, totalPriceBrutto: new Decimal(first.price).plus(second.price).toFixed(2) });
	await page.goto(product.data.cart?.cartPath ?? '');
	for (const variant of [first, second]) await expect(page.locator('main')).toContainText(plainText(variant.name));
});

test('the same product twice is one line, of no more pieces than there are; counts change the total exactly, and an empty cart leaves nothing behind', async ({
	page,
}) => {
	const product = buyableProducts(readTestSite()).find(({ data }) => data.offer?.orderable === false);
	if (!product?.data.offer) throw new Error('The demo orders every product that it has sold out');
	const { stock } = product.data.offer;
	const name = plainText(product.data.name);
	const priceOf = (pieces: number) => new Decimal(product.price).times(pieces);
	await page.goto(product.path);
	await waitForHydrationByIntent(page);
	await page.getByLabel(de.product.quantity).fill(String(stock));
	await addButton(page).click();
	await expect(page.getByText(de.product.added(name))).toBeVisible();
	await leaveDrawer(page);
	await addButton(page).click();
	await expect(page.getByText(de.product.limited(name, stock))).toBeVisible();
	await leaveDrawer(page);
	expect(await storedCart(page)).toMatchObject({ totalCount: stock, totalPriceBrutto: priceOf(stock).toFixed(2) });
	expect((await findViolations(page)).violations).toEqual([]);

	await page.getByRole('link', { name: de.product.toCart }).click();
	await page.getByRole('button', { name: de.cart.more(name) }).click();
	await expect(page.getByText(de.product.limited(name, stock))).toBeVisible();
	await expect(page.getByRole('spinbutton', { name: de.cart.quantityOf(name) })).toHaveValue(String(stock));
	expect(await storedCart(page)).toMatchObject({ totalCount: stock });
	await page.getByRole('button', { name: de.cart.fewer(name) }).click();
	await expect(page.locator('.cart-total-amount')).toHaveText(inEuro(priceOf(stock - 1)));
	expect((await storedCart(page))?.totalPriceBrutto).toBe(priceOf(stock - 1).toFixed(2));

	await page.getByRole('button', { name: de.cart.removeLine(name) }).click();
	await expect(page.locator('main')).toContainText(de.cart.empty);
	expect(await storedCart(page)).toBeNull();
});

test('the way to pay stays where it appeared and below what the cart costs, and on a tablet a line is a row', async ({ page }) => {
	const product = anOrderablePiece();
	const more = page.getByRole('button', { name: de.cart.more(plainText(product.data.name)) });
	await storeInCart(page, product);
	await page.addInitScript(() => {
		const places = new Set<number>();
		Object.assign(window, { places });
		const look = () => {
			const button = document.querySelector('main .cart-actions a');
			if (button !== null) places.add(Math.round(button.getBoundingClientRect().top + scrollY));
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});
	// what the arrival is computed from comes late
	await page.route(`**/page-data${product.path}/**`, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 500));
		await route.continue();
	});
	await page.goto(product.data.cart?.cartPath ?? '');
	const foot = page.locator('.cart-foot');
	await test.step('it stays, though VAT and arrival come later', async () => {
		await expect(foot).toContainText('Deutschland: Ankunft etwa');
		await expect(page.locator('.cart-total .price-note')).toHaveCount(2);
		await more.click();
		await expect.poll(async () => (await storedCart(page))?.totalCount).toBe(2);
		await expect(page.locator('.cart-total .price-note')).toHaveCount(2);
		expect(await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places])).toHaveLength(1);
	});
	await test.step('what the cart costs stands before it, at every width', async () => {
		for (const width of [375, 768, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			const inOrder = [foot.getByRole('checkbox'), foot.locator('.cart-total'), foot.locator('.button-main'), foot.getByRole('button')];
			const tops = await Promise.all(inOrder.map(async (part) => (await part.boundingBox())?.y ?? -1));
			expect([width, ...tops]).toEqual([width, ...tops.toSorted((above, below) => above - below)]);
			expect(await foot.locator('.cart-total').evaluate((total) => total.getBoundingClientRect().bottom)).toBeLessThan(tops[2] ?? 0);
		}
	});
	await test.step('on a tablet how many, remove and what they cost stand in one row', async () => {
		await page.setViewportSize({ width: 768, height: 900 });
		const boxOf = async (name: string) => await page.locator(`.cart-line-${name}`).boundingBox();
		const [count, remove, total] = [await boxOf('count'), await boxOf('remove'), await boxOf('total')];
		expect([remove?.y, total?.y]).toEqual([count?.y, count?.y]);
		expect((remove?.x ?? 0) - (count?.x ?? 0) - (count?.width ?? 0)).toBeGreaterThan(10);
	});
});

test('a burst of clicks on + loses none', async ({ page }) => {
	const product = anOrderablePiece();
	await storeInCart(page, product);
	await page.goto(product.data.cart?.cartPath ?? '');
	const more = page.getByRole('button', { name: de.cart.more(plainText(product.data.name)) });
	const { x, y } = (await more.boundingBox()) ?? { x: 0, y: 0 };
	for (let clicks = 0; clicks < 10; clicks++) await page.mouse.click(x + 5, y + 5);
	await more.evaluate((button: HTMLElement) => {
		for (let clicks = 0; clicks < 5; clicks++) button.click();
	});
	await expect.poll(async () => (await storedCart(page))?.totalCount).toBe(16);
	await expect(page.getByRole('spinbutton')).toHaveValue('16');
});

const pieces = {
	'a plain product': () => {
		const [{ path, price }] = twoOfOneList();
		return { path, price, variantId: null };
	},
	'a chosen variant': () => {
		const { path, first } = twoVariants();
		return { path, price: first.price, variantId: first.id };
	},
};
const presses = {
	click: (page: Page) => addButton(page).click(),
	'press of Enter': async (page: Page) => {
		await addButton(page).focus();
		await page.keyboard.press('Enter');
	},
};

for (const [nth, [what, choosePiece]] of Object.entries(pieces).entries()) {
	// each kind of product and each way to press once; in the long run each with each
	for (const [how, press] of Object.entries(presses).filter((_, index) => isLong || index === nth)) {
		test(`a ${how} on "add to cart" of ${what} while the app is held back counts exactly once`, async ({ page }) => {
			const { path, price, variantId } = choosePiece();
			const release = await holdApp(page);
			await page.goto(path);
			if (variantId !== null) await page.locator('main select').selectOption(String(variantId));
			await press(page);
			await page.waitForTimeout(500);
			expect(await storedCart(page)).toBeNull();

			await release();
			await expect.poll(async () => (await storedCart(page))?.totalCount).toBe(1);
			await page.waitForLoadState('networkidle');
			await page.waitForTimeout(500);
			expect(await storedCart(page)).toMatchObject({ totalCount: 1, totalPriceBrutto: price });
		});
	}
}

/** Holds back every script but the one in the document. The result lets them through; it fails where none was asked for. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
	const gate = Promise.withResolvers<void>();
	const held: string[] = [];
	await page.route('**/*.js', async (route) => {
		const isInDocument = await page.evaluate(
			(url) => document.querySelector(`script[src="${url}"]`) !== null,
			new URL(route.request().url()).pathname,
		);
		if (!isInDocument) {
			held.push(route.request().url());
			await gate.promise;
		}
		await route.continue();
	});
	return async () => {
		await expect.poll(() => held.length).toBeGreaterThan(0);
		gate.resolve();
		// A script that the page asks for at the test's end would be judged by a page that is gone.
		await page.unrouteAll({ behavior: 'wait' });
	};
}

/** A product with two variants that can be bought. */
function twoVariants() {
	const product = productsWithVariants(readTestSite())[0];
	if (!product) throw new Error('The demo has no product with variants');
	const [first, second] = product.data.variants.flatMap(({ price, ...variant }) =>
		price !== null && variant.stock > 0 ? [{ ...variant, price }] : [],
	);
	if (!first || !second) throw new Error('productsWithVariants gave a product without variants');
	return { ...product, first, second };
}

/** Two buyable products of one list page, so that one can be reached from the other by two clicks. */
function twoOfOneList() {
	const pages = readTestSite();
	const products = buyableProducts(pages);
	for (const first of products) {
		const list = pages.find((page) => page.path === first.data.list.path);
		if (list?.template !== 'product-list') continue;
		const listed = new Set(list.result.products.map(({ path }) => path));
		const second = products.find((product) => product.path !== first.path && listed.has(product.path));
		if (second) return [first, second] as const;
	}
	throw new Error('The demo has no list with two products that can be bought at once');
}

async function waitForHydrationByIntent(page: Page): Promise<void> {
	await page.mouse.move(30, 30);
	await waitForHydration(page);
}
