/** A page that the browser has put by and shows again as it was: the cart, its total and the gift wrap are those of now. */
import type { Page } from '@playwright/test';
import { de } from '../../client/texts/de.ts';
import { formatMoney } from '../../client/texts/format-money.ts';
import { chromiumFlags, findWindowedChromium } from '../../commands/programs/chromium.ts';
import type { Money } from '../../site/money.ts';
import { expect, test } from '../support/browser-test.ts';
import { leaveDrawer } from '../support/leave-drawer.ts';
import { buyableProducts, readTestSite } from '../support/test-pages.ts';

const chromium = findWindowedChromium();

// Playwright turns the cache off
test.use({
	serviceWorkers: 'block', // the first one takes pages over, and the browser then keeps none of them
	launchOptions: {
		...(chromium !== null && { executablePath: chromium }),
		args: chromiumFlags,
		ignoreDefaultArgs: ['--disable-back-forward-cache'],
	},
});
test.skip(chromium === null, 'Only a Chromium with windows keeps pages for going back to them');

const cartPath = '/schaufenster/warenkorb';

async function add(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.getByRole('button', { name: de.product.addToCart }).click();
	await leaveDrawer(page);
}

test('what another page did to the cart is seen when the cart comes back out of the cache', async ({ page, context }) => {
	const [first, second] = buyableProducts(readTestSite()).filter(({ data }) => data.offer?.orderable && data.offer.price !== null);
	if (!first || !second) throw new Error('The demo has fewer than two pieces that are ordered as often as one likes');
	const prices = [first, second].map(({ data }) => Math.round(Number(data.offer?.price) * 100));
	const euro = (cents: number) => formatMoney((cents / 100).toFixed(2) as Money, 'de');
	const [one = 0, other = 0] = prices;
	const total = page.locator('.cart-total-amount');
	await add(page, first.path);
	await page.goto(cartPath);
	await expect(total).toHaveText(euro(one));
	await page.evaluate(() => {
		window.addEventListener('pageshow', ({ persisted }) => document.body.setAttribute('data-persisted', String(persisted)));
	});
	// a page that still asks for something is not kept
	await page.waitForLoadState('networkidle');
	await page.goto('/impressum');

	const tab = await context.newPage();
	await add(tab, second.path);
	await tab.goto(cartPath);
	await tab.getByRole('checkbox', { name: new RegExp(de.cart.giftWrap) }).check();
	await expect(tab.locator('.cart-total-amount')).toHaveText(euro(one + other + 450));

	await page.goBack({ waitUntil: 'commit' }); // what was loaded is not loaded again
	await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true');
	await expect(total).toHaveText(euro(one + other + 450));
	await expect(page.getByRole('checkbox', { name: new RegExp(de.cart.giftWrap) })).toBeChecked();
	await expect(page.getByRole('link', { name: de.shell.cartWithCount(2), exact: true })).toBeVisible();
});
