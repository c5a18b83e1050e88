/** How much JavaScript a list and a product page may load: all of it, and what arrives before the visitor does anything. */
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { de } from '../../client/texts/de.ts';
import { expect, test, waitForHydration } from '../support/browser-test.ts';
import { storeInCart } from '../support/stored-cart.ts';
import { buyableProducts, productsWithVariants, readTestSite } from '../support/test-pages.ts';

const wholeBytes = 80_000;
const earlyBytes = 6_000;
/** Longer than any timer by which the page might load its app without being idle or meant. */
const settleMs = 1_500;

/** Collects every script that a page receives from now on until they are asked for: one that comes later would be read when the page is gone. */
function collectScripts(page: Page): () => Promise<readonly Buffer[]> {
	const scripts: Promise<Buffer>[] = [];
	const collect = (response: Response): void => {
		const type = response.headers()['content-type'] ?? '';
		if (type.includes('javascript')) scripts.push(response.body());
	};
	page.on('response', collect);
	return () => {
		page.off('response', collect);
		return Promise.all(scripts);
	};
}

function brotliBytes(scripts: readonly Buffer[]): number {
	return scripts.reduce((total, script) => total + brotliCompressSync(script).byteLength, 0);
}

/** Scripts that stand in the document itself; blocks of data are not run. */
async function inlineScripts(page: Page): Promise<readonly Buffer[]> {
	const texts = await page
		.locator('script:not([src])')
		.evaluateAll((all) => all.flatMap((each) => (/json/.test(each.getAttribute('type') ?? '') ? [] : [each.textContent ?? ''])));
	return texts.map((text) => Buffer.from(text));
}

test.describe('a first visit', () => {
	test.use({ allowed: null });
	for (const [kind, choose] of Object.entries({ plain: buyableProducts, 'with variants': productsWithVariants })) {
		test(`a product page (${kind}) loads at most ${wholeBytes} bytes on a first visit, consent banner included`, async ({ page }) => {
			const loaded = collectScripts(page);
			await page.goto(choose(readTestSite())[0]?.path ?? '');
			await page.mouse.move(30, 30);
			await waitForHydration(page);
			await expect(page.locator('.consent-banner')).toBeVisible();
			await page.waitForLoadState('networkidle');
			const scripts = async () => [...(await loaded()), ...(await inlineScripts(page))];
			const bytes = brotliBytes(await scripts());
			expect(bytes).toBeGreaterThan(earlyBytes);
			expect(bytes).toBeLessThanOrEqual(wholeBytes);
			for (const script of await scripts()) expect(script.includes('lucide')).toBe(false); // the icons' library, for one arrow
		});
	}
});

test(`a list loads at most ${wholeBytes} bytes after hydration`, async ({ page }) => {
	const scripts = collectScripts(page);
	await page.goto('/schaufenster');
	await waitForHydration(page);
	// consents and what else comes by itself
	await page.waitForTimeout(2 * settleMs);
	await page.waitForLoadState('networkidle');
	const bytes = brotliBytes(await scripts());
	expect(bytes).toBeGreaterThan(earlyBytes);
	expect(bytes).toBeLessThanOrEqual(wholeBytes);
});

test(`a product page whose visitor has a filled cart loads at most ${wholeBytes} bytes after hydration, and shows its count`, async ({
	page,
}) => {
	const [product] = buyableProducts(readTestSite());
	if (!product) throw new Error('The demo sells nothing');
	await storeInCart(page, product);
	const scripts = collectScripts(page);
	await page.goto(product.path);
	await page.mouse.move(30, 30);
	await expect(page.getByRole('link', { name: de.shell.cartWithCount(1) })).toBeVisible();
	await waitForHydration(page);
	await page.waitForLoadState('networkidle');
	const bytes = brotliBytes(await scripts());
	expect(bytes).toBeGreaterThan(earlyBytes);
	expect(bytes).toBeLessThanOrEqual(wholeBytes);
});

test(`a product page loads at most ${earlyBytes} bytes before idle or intent`, async ({ page }) => {
	await page.addInitScript(() => {
		// A browser that is never idle.
		window.requestIdleCallback = () => 0;
	});
	const scripts = collectScripts(page);
	await page.goto(buyableProducts(readTestSite())[0]?.path ?? '', { waitUntil: 'load' });
	await page.waitForTimeout(settleMs);
	const bytes = brotliBytes(await scripts());
	expect(bytes).toBeGreaterThan(0);
	expect(bytes).toBeLessThanOrEqual(earlyBytes);
});
