/** List, product and cart in a real browser, by what a visitor reads and clicks. */
import type { Page } from '@playwright/test';
import { marks } from '../../../client/runtime/document-marks.ts';
import { textsByLanguage } from '../../../client/texts/texts-by-language.ts';
import { storageKeys } from '../../../site/constants.ts';
import type { Language } from '../../../site/languages.ts';
import { waitForHydration } from '../browser-test.ts';
import type { Goods } from './demo-pieces.ts';
import type { Place, Seen } from './walk-model.ts';

interface StoredLine {
	readonly product: { readonly id: number };
	readonly variant: { readonly id: number } | null;
	readonly count: number;
}

/** Waits for nothing: what is not there yet is not seen. */
export async function readSeen(page: Page, { kind, language }: Place): Promise<Seen> {
	const text = await page.evaluate((key) => localStorage.getItem(key), storageKeys.cart);
	const cart = text === null ? null : (JSON.parse(text) as { products: StoredLine[]; totalCount: number; totalPriceBrutto: string });
	return {
		path: new URL(page.url()).pathname,
		stored: cart && {
			lines: cart.products.map(({ product, variant, count }) => ({ id: product.id, variantId: variant?.id ?? null, count })),
			count: cart.totalCount,
			cents: Number(cart.totalPriceBrutto.replace('.', '')),
		},
		shown: await readShown(page, kind, language),
	};
}

async function readShown(page: Page, kind: Place['kind'], language: Language): Promise<readonly string[]> {
	const { list } = textsByLanguage[language];
	switch (kind) {
		case 'list': {
			const names = await page.locator('.product-grid .card-link').allTextContents();
			const position = (await page.locator('.list-tools [role="status"]').allTextContents()).join('');
			const [last = '', total = ''] = position.match(/\d+/g)?.slice(1) ?? [];
			const isEmpty = await page.getByText(list.none).isVisible();
			return [isEmpty ? '0 of 0' : `${last} of ${total}`, ...names];
		}
		case 'product':
			return await page.getByRole('heading', { level: 1 }).allTextContents();
		case 'cart': {
			// at one moment: a line that goes meanwhile would be waited for
			return await page
				.locator('main .cart-line')
				.evaluateAll((lines) =>
					lines.map((line) => `${line.querySelector('input')?.value} × ${line.querySelector('.cart-line-name')?.textContent}`),
				);
		}
	}
}

/** Opens the panel, changes one of its boxes, and closes it again. */
export async function toggleFilter(page: Page, language: Language, group: string, option: string): Promise<void> {
	const { filter } = textsByLanguage[language].list;
	await page.locator('.list-open').click();
	const panel = page.getByRole('dialog', { name: filter.title, exact: true });
	const details = panel.locator('details', { has: page.locator('summary', { hasText: group }) });
	const isOpen = await details.evaluate((element: HTMLDetailsElement) => element.open);
	if (!isOpen) await details.locator('summary').click();
	await details
		.locator('label', { has: page.getByText(option, { exact: true }) })
		.getByRole('checkbox')
		.click();
	await panel.getByRole('button', { name: filter.close, exact: true }).click();
	await panel.waitFor({ state: 'hidden' });
}

export async function takeChipAway(page: Page, name: string): Promise<void> {
	await page.locator('.list-chip', { hasText: name }).first().click();
}

export async function sortBy(page: Page, sort: string): Promise<void> {
	await page.locator('.list-sort select').selectOption(sort);
}

export async function showMore(page: Page, language: Language): Promise<void> {
	await page.getByRole('link', { name: textsByLanguage[language].list.more, exact: true }).click();
}

/** On a product's page. The cart that may open beside it is closed again. */
export async function addToCart(page: Page, language: Language, { variantId }: Goods, count: number): Promise<void> {
	const texts = textsByLanguage[language];
	if (variantId !== null) await page.locator('main select[name="variant"]').selectOption(String(variantId));
	await page.getByLabel(texts.product.quantity, { exact: true }).fill(String(count));
	await page.getByRole('button', { name: texts.product.addToCart, exact: true }).click();
	await page.locator('.purchase-status[data-phase="success"]').waitFor();
	const drawer = page.locator('dialog.cart-drawer');
	await drawer.waitFor({ timeout: 15_000 }).then(
		async () => {
			await page.keyboard.press('Escape');
			await drawer.waitFor({ state: 'detached' });
		},
		// it stays away where it came late
		() => undefined,
	);
}

/** By its name in the lines of the cart's page. */
function lineOf(page: Page, index: number) {
	return page.locator('main .cart-line').nth(index);
}

export async function typeCount(page: Page, index: number, count: number): Promise<void> {
	const field = lineOf(page, index).getByRole('spinbutton');
	await field.fill(String(count));
	await field.press('Enter');
}

export async function stepCount(page: Page, index: number, by: 1 | -1): Promise<void> {
	await lineOf(page, index)
		.locator('.cart-line-step')
		.nth(by === 1 ? 1 : 0)
		.click();
}

export async function removeLine(page: Page, index: number): Promise<void> {
	await lineOf(page, index).locator('.cart-line-remove').click();
}

export async function undo(page: Page): Promise<void> {
	await page.locator('main .cart-undo').click();
}

export async function openCart(page: Page): Promise<void> {
	await page.locator(`[${marks.cartLink}]`).first().click();
}

/** A full load of the same page in another language. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
	const link = page.locator(`header a[data-language="${language}"]`).first();
	const address = (await link.getAttribute('href')) ?? '';
	await link.click();
	// what the address asks for comes into the link when somebody goes for it
	const { pathname } = new URL(address, page.url());
	await page.waitForURL((url) => url.pathname === pathname);
	await settle(page);
}

/** Until the page is in the hands of its scripts. */
export async function settle(page: Page): Promise<void> {
	await page.mouse.move(30, 400);
	await page.mouse.move(31, 401);
	await waitForHydration(page);
}
