/** The wish list: kept without an account, shown as the shop is today, shared by tabs, and a way into the cart. */
import type { Page } from '@playwright/test';
import { de } from '../../client/texts/de.ts';
import { wishListKey } from '../../client/wish-list/wish-marks.ts';
import { wishListPath } from '../../site/store-paths.ts';
import { plainText } from '../../site/text.ts';
import { expect, tabTo, test, waitForHydration } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';
import { leaveDrawer } from '../support/leave-drawer.ts';
import { buyableProducts, productsWithVariants, readTestSite } from '../support/test-pages.ts';

const listPath = wishListPath('/schaufenster');
const wishButton = (page: Page, name: string) => page.getByRole('button', { name: `${de.shell.wish} ${name}`, exact: true });

const storedIds = (page: Page): Promise<number[]> =>
	page.evaluate((key) => {
		const pieces: readonly { readonly id: number }[] = JSON.parse(localStorage.getItem(key) ?? '{"pieces":[]}').pieces;
		return pieces.map(({ id }) => id);
	}, wishListKey);

/** A product with nothing to choose, and one with variants. */
function twoPieces() {
	const pages = readTestSite();
	const [simple] = buyableProducts(pages);
	const varied = productsWithVariants(pages)[0];
	if (!simple || !varied) throw new Error('The demo lacks a piece without anything to choose, or one with variants');
	return [simple, varied].map(({ path, data }) => ({ path, data, name: plainText(data.name) })) as [Piece, Piece];
}
type Piece = ReturnType<typeof buyableProducts>[number] & { readonly name: string };

test('pieces are put on it from their page and from a list, by keyboard too, and go into the cart or to their own page', async ({
	page,
	context,
}) => {
	const [simple, varied] = twoPieces();
	await page.goto(listPath);
	await expect(page.getByText(de.wishList.empty)).toBeVisible();
	expect((await findViolations(page)).violations).toEqual([]);

	await page.goto(simple.path);
	await tabTo(page, wishButton(page, simple.name));
	await page.keyboard.press('Enter');
	await expect(wishButton(page, simple.name)).toHaveAttribute('aria-pressed', 'true');
	const link = page.getByRole('banner').getByRole('link', { name: `${de.wishList.title} (1)` });
	await expect(link).toBeVisible();
	await page.goto(varied.data.list.path);
	await wishButton(page, varied.name).click();
	await expect(wishButton(page, varied.name)).toHaveAttribute('aria-pressed', 'true');
	await expect.poll(() => storedIds(page)).toEqual([varied.data.id, simple.data.id]);

	await page
		.getByRole('banner')
		.getByRole('link', { name: `${de.wishList.title} (2)` })
		.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.wishList.title);
	await expect(page.locator('.card')).toHaveCount(2);
	await expect(page.locator('.card').first()).toContainText(varied.name);
	await expect(page.getByRole('link', { name: `${de.wishList.look} ${varied.name}` })).toHaveAttribute('href', varied.path);
	expect((await findViolations(page)).violations).toEqual([]);

	// another tab takes one off; here it keeps its place, and can be put back
	const other = await context.newPage();
	await other.goto(varied.path);
	await wishButton(other, varied.name).click();
	await expect.poll(() => storedIds(other)).toEqual([simple.data.id]);
	await other.close();
	await expect(wishButton(page, varied.name)).toHaveAttribute('aria-pressed', 'false');
	await wishButton(page, varied.name).press('Enter');
	await expect(wishButton(page, varied.name)).toHaveAttribute('aria-pressed', 'true');
	await expect.poll(() => storedIds(page)).toEqual([varied.data.id, simple.data.id]);

	await page.getByRole('button', { name: `${de.product.addToCart} ${simple.name}` }).click();
	await leaveDrawer(page);
	await expect(page.getByText(de.product.added(simple.name))).toBeVisible();
	await expect(wishButton(page, simple.name)).toHaveAttribute('aria-pressed', 'false');
	await expect.poll(() => storedIds(page)).toEqual([varied.data.id]);
	await page.reload();
	await expect(page.locator('.card')).toHaveCount(1);
});

test('names what the shop does not have any more, and says what could not be loaded', async ({ page, complaints }) => {
	const [simple] = twoPieces();
	await page.goto('/robots.txt');
	const wished = [
		{ id: simple.data.id, name: simple.name, language: 'de' },
		{ id: 2_000_000_000, name: 'Old ring', language: 'en' },
	];
	await page.evaluate(([key, pieces]) => localStorage.setItem(key, JSON.stringify({ version: 1, timestamp: Date.now(), pieces })), [
		wishListKey,
		wished,
	] as const);
	await page.goto(listPath);
	const gone = page.getByRole('region', { name: de.wishList.gone });
	await expect(gone.getByText('Old ring')).toHaveAttribute('lang', 'en');
	expect((await findViolations(page)).violations).toEqual([]);
	await gone.getByRole('button', { name: de.wishList.putAway }).press('Enter');
	await expect(gone).toHaveCount(0);
	await expect.poll(() => storedIds(page)).toEqual([simple.data.id]);

	await page.clock.install();
	let broken = true;
	await page.route('**/page-data/sq/d/*.json', (route) => (broken ? route.fulfill({ status: 503, body: '' }) : route.continue()));
	await page.reload();
	await waitForHydration(page);
	for (let seconds = 0; seconds < 20; seconds++) await page.clock.runFor(1000);
	await expect(page.getByText(de.wishList.notLoaded)).toBeVisible();
	expect((await findViolations(page)).violations).toEqual([]);
	broken = false;
	await page.getByRole('button', { name: de.wishList.retry }).click();
	await expect(page.locator('.card')).toHaveCount(1);
	complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/503|asked for again|could not be loaded/.test(complaint)));
});

test('a click before the app runs is not lost', async ({ page }) => {
	const [simple] = twoPieces();
	const gate = Promise.withResolvers<void>();
	await page.route('**/assets/app-*.js', async (route) => {
		await gate.promise;
		await route.continue();
	});
	// boot has run by then: before it, nobody keeps a click
	await page.goto(simple.path, { waitUntil: 'domcontentloaded' });
	await wishButton(page, simple.name).click();
	expect(await storedIds(page)).toEqual([]);
	gate.resolve();
	await expect(wishButton(page, simple.name)).toHaveAttribute('aria-pressed', 'true');
	await expect.poll(() => storedIds(page)).toEqual([simple.data.id]);
});
