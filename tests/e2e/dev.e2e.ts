/** `npm run dev` in a browser: what is saved appears by itself, and why a build failed stands over the page until it is mended. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDev, writeBuildingPlace } from '../../commands/programs/run-build.ts';
import { test as base, expect, waitForHydration } from '../support/browser-test.ts';
import { editByHand, writeEditableSnapshot } from '../support/editable-snapshot.ts';
import { pricedProduct } from '../support/priced-product.ts';
import { readTrimmedSnapshot } from '../support/trimmed-snapshot.ts';

interface Shop {
	readonly url: string;
	/** Site path of a product's page. */
	readonly path: string;
	/** Saves another price of that product, in the snapshot's own file. */
	savePrice(price: string): Promise<void>;
}

const test = base.extend<{ readonly shop: Shop }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
	shop: async ({}, use) => {
		const dir = await mkdtemp(join(tmpdir(), 'schaufenster-'));
		const place = writeBuildingPlace(dir);
		const snapshot = await readTrimmedSnapshot(3);
		const product = pricedProduct(snapshot);
		product.setPrice('1111.00');
		await writeEditableSnapshot(place.content, snapshot);
		const dev = startDev(place);
		try {
			const [, url = ''] = await dev.says(/The site is on (\S+),/);
			await use({
				url,
				path: product.path(place.out),
				async savePrice(price) {
					product.setPrice(price);
					await editByHand(place.content, snapshot, 'ecommerce_product');
				},
			});
		} finally {
			await dev.stop();
			await rm(dir, { recursive: true });
		}
	},
	baseURL: ({ shop }, use) => use(shop.url),
});

/** A build, while other tests build and browse. */
const soon = { timeout: 45_000 };

test('a saved price is on the screen, and a wrong one is told over the page', async ({ page, shop }) => {
	test.setTimeout(240_000);
	await page.setViewportSize({ width: 400, height: 400 });
	await page.goto(shop.path);
	const price = page.locator('main .price').first();
	const overlay = page.locator('dev-failure');
	await expect(price).toHaveText(/^1\.111,00\s€/);
	await page.mouse.move(30, 30);
	await waitForHydration(page);
	const quantity = page.locator('main input[type=number], main input[inputmode=numeric]').first();
	await quantity.fill('3');
	await page.evaluate(() => window.scrollTo(0, 150));

	await shop.savePrice('2222.00');
	await expect(price).toHaveText(/^2\.222,00\s€/, soon);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
	await expect(quantity).toHaveValue('3');

	await shop.savePrice('viel');
	await expect(overlay).toContainText('The price "viel" is not an amount.', soon);
	await expect(overlay).toBeInViewport();
	await expect(price).toHaveText(/^2\.222,00\s€/);

	await shop.savePrice('3333.00');
	await expect(price).toHaveText(/^3\.333,00\s€/, soon);
	await expect(overlay).not.toBeAttached();

	// A page that the app has brought is followed, too, although the document is another one's.
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto('/agb');
	await page.mouse.move(40, 40);
	await waitForHydration(page);
	await page.evaluate(() => Object.assign(window, { marker: 'still here' }));
	await page.locator('a[href="/schaufenster"]:visible').first().click();
	const card = page.locator(`main li:has(a[href="${shop.path}"])`);
	await expect(card).toContainText('3.333,00');
	expect(await page.evaluate(() => 'marker' in window)).toBe(true);
	await shop.savePrice('4444.00');
	await expect(card).toContainText('4.444,00', soon);
});
