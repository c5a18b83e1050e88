/** Storage that fails, in a real browser: the shop works in memory and says so, nothing throws, and nothing is lost that could be kept. */
import type { Page } from '@playwright/test';
import { de } from '../../client/texts/de.ts';
import { wishListKey } from '../../client/wish-list/wish-marks.ts';
import { count } from '../../commands/testing/counts.ts';
import { storageKeys } from '../../site/constants.ts';
import { wishListPath } from '../../site/store-paths.ts';
import { plainText } from '../../site/text.ts';
import { expect, test, waitForHydration } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';
import { leaveDrawer } from '../support/leave-drawer.ts';
import { buyableProducts, readTestSite } from '../support/test-pages.ts';

const cartPath = '/schaufenster/warenkorb';
const listPath = wishListPath('/schaufenster');
const addButton = (page: Page) => page.getByRole('button', { name: de.product.addToCart });
const cartLink = (page: Page, count: number) => page.getByRole('link', { name: de.shell.cartWithCount(count), exact: true });
const read = (page: Page, key: string): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key);

function aPiece() {
	const product = buyableProducts(readTestSite()).find(({ data }) => data.offer?.orderable);
	if (!product) throw new Error('The demo has nothing that is ordered as often as one likes');
	return { ...product, name: plainText(product.data.name) };
}

/** Each makes the browser's storage fail, before any script of the page runs. */
const faults: Readonly<Record<string, () => void>> = {
	'naming it throws': () => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('Access is denied', 'SecurityError');
			},
		});
	},
	'reading throws': () => {
		Storage.prototype.getItem = () => {
			throw new DOMException('Reading fails', 'UnknownError');
		};
	},
	'writing throws': () => {
		Storage.prototype.setItem = () => {
			throw new DOMException('Writing fails', 'QuotaExceededError');
		};
	},
};

/** The shop does the same wherever it throws: one of them in `npm test`. */
for (const [fault, breakStorage] of Object.entries(faults).slice(0, count({ usual: 1, long: 3 }))) {
	test.describe(`where ${fault}`, () => {
		test('pieces are added and changed, the wish list works, and both say that they end with the page', async ({ page }) => {
			const { path, name } = aPiece();
			await page.addInitScript(breakStorage);
			await page.goto(path);
			await page.getByRole('button', { name: `${de.shell.wish} ${name}` }).click();
			await expect(page.getByRole('button', { name: `${de.shell.wish} ${name}` })).toHaveAttribute('aria-pressed', 'true');
			await addButton(page).click();
			const drawer = page.getByRole('dialog', { name: de.cart.drawer.title(name) });
			await expect(drawer.getByText(de.cart.memoryOnly)).toBeVisible();
			await drawer.getByRole('button', { name: de.cart.more(name) }).click();
			await expect(cartLinkCount(page, 2)).resolves.toBe(true);
			await drawer.getByRole('link', { name: de.cart.drawer.toCart }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.cart.title);
			await expect(page.getByRole('spinbutton')).toHaveValue('2');
			await expect(page.getByText(de.cart.memoryOnly)).toBeVisible();
			await page.evaluate((href) => {
				const link = Object.assign(document.createElement('a'), { href, textContent: 'on' });
				document.body.append(link);
				link.click();
			}, listPath);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.wishList.title);
			await expect(page.getByText(de.wishList.memoryOnly)).toBeVisible();
			await expect(page.locator('.card')).toHaveCount(1);
		});
	});
}

/** The header's link tells how many products the cart holds, behind the cart beside the page too. */
async function cartLinkCount(page: Page, count: number): Promise<boolean> {
	await page.waitForFunction(
		(name) => document.querySelector('[data-cart-link]')?.textContent?.includes(name),
		de.shell.cartWithCount(count),
	);
	return true;
}

const kept: Readonly<Record<string, readonly [cart: string, wishes: string]>> = {
	'corrupt JSON': ['{"version":1,"products":[', '{"version":1,"pieces":['],
	'an older version': ['{"version":0,"products":[{"id":1}]}', '{"version":0,"pieces":[{"id":1}]}'],
	'edited fields': [
		'{"version":1,"timestamp":1,"lastCartId":1,"products":[{"cartId":"x"}]}',
		'{"version":1,"timestamp":1,"pieces":[{"id":"x"}]}',
	],
};

test.describe('what cannot be read', () => {
	// each kind is told from the others by tests/client
	for (const [what, [cart, wishes]] of Object.entries(kept).slice(-count({ usual: 1, long: 3 }))) {
		test(`is set aside, whole, and the shop goes on with an empty cart and an empty list: ${what}`, async ({ page }) => {
			await page.goto('/robots.txt');
			await page.evaluate(
				(entries) => {
					for (const [key, value] of entries) localStorage.setItem(key, value);
				},
				[
					[storageKeys.cart, cart],
					[wishListKey, wishes],
				] as const,
			);
			await page.goto(cartPath);
			await expect(page.getByText(de.cart.empty)).toBeVisible();
			expect([await read(page, storageKeys.cart), await read(page, `${storageKeys.cart}-unreadable`)]).toEqual([null, cart]);
			await page.goto(listPath);
			await expect(page.getByText(de.wishList.empty)).toBeVisible();
			expect([await read(page, wishListKey), await read(page, `${wishListKey}-unreadable`)]).toEqual([null, wishes]);
		});
	}

	test('of a newer version stays, the shop works in memory and says so; what is too old goes', async ({ page }) => {
		const newer = '{"version":99,"secret":"of the future"}';
		const { path, name } = aPiece();
		await page.goto('/robots.txt');
		await page.evaluate(
			([keys, value]) => {
				for (const key of keys) localStorage.setItem(key, value);
			},
			[[storageKeys.cart, wishListKey], newer] as const,
		);
		await page.goto(path);
		await addButton(page).click();
		await expect(page.getByRole('dialog').getByText(de.cart.memoryOnly)).toBeVisible();
		expect((await findViolations(page)).violations).toEqual([]);
		await leaveDrawer(page);
		await page.getByRole('button', { name: `${de.shell.wish} ${name}` }).click();
		await expect(page.getByRole('button', { name: `${de.shell.wish} ${name}` })).toHaveAttribute('aria-pressed', 'true');
		expect([await read(page, storageKeys.cart), await read(page, wishListKey)]).toEqual([newer, newer]);

		await page.evaluate(
			([cartKey, wishKey]) => {
				const line = { version: 1, timestamp: Date.now() - 31 * 86_400_000, lastCartId: 0, products: [], totalCount: 2 };
				localStorage.setItem(cartKey, JSON.stringify(line));
				const pieces = [{ id: 1, name: 'Ring', language: 'de' }];
				localStorage.setItem(wishKey, JSON.stringify({ version: 1, timestamp: Date.now() - 367 * 86_400_000, pieces }));
			},
			[storageKeys.cart, wishListKey] as const,
		);
		await page.goto(listPath);
		await expect(page.getByText(de.wishList.empty)).toBeVisible();
		await expect(cartLink(page, 0)).toBeVisible();
		expect([await read(page, storageKeys.cart), await read(page, wishListKey)]).toEqual([null, null]);
	});
});

test('two tabs that add at the same time lose nothing', async ({ page, context }) => {
	const [first, second] = buyableProducts(readTestSite()).filter(({ data }) => data.offer?.orderable);
	if (!first || !second) throw new Error('The demo has fewer than two pieces that are ordered as often as one likes');
	const other = await context.newPage();
	const tabs = [page, other] as const;
	await Promise.all([page.goto(first.path), other.goto(second.path)]);
	for (const tab of tabs) {
		await tab.mouse.move(30, 30);
		await waitForHydration(tab);
	}
	const rounds = 8;
	const press = (tab: Page) =>
		tab.evaluate(
			async ([label, times]) => {
				const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
				for (let round = 0; round < times; round++) {
					button?.click();
					// the form takes the next press when it has answered this one
					do await new Promise((done) => setTimeout(done, 0));
					while (button?.ariaBusy === 'true');
				}
			},
			[de.product.addToCart, rounds] as const,
		);
	await Promise.all(tabs.map(press));
	for (const tab of tabs) {
		await expect(tab.locator('[data-cart-link] [role="tooltip"]')).toHaveText(de.shell.cartWithCount(2 * rounds));
	}
	const cart = JSON.parse((await read(page, storageKeys.cart)) ?? '{}');
	const counts = new Map(
		(cart.products as readonly { product: { id: number }; count: number }[]).map(({ product, count }) => [product.id, count]),
	);
	expect([counts.get(first.data.id), counts.get(second.data.id)]).toEqual([rounds, rounds]);
});
