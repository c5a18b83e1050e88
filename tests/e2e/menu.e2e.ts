/** The menu: a popover without script, a modal dialog with it. */
import { chromium } from '@playwright/test';
import { de } from '../../client/texts/de.ts';
import { chromiumFlags } from '../../commands/programs/chromium.ts';
import { count } from '../../commands/testing/counts.ts';
import { expect, test, waitForHydration } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';

const menu = '#menu';

test.describe('with the app', () => {
	test.beforeEach(async ({ page }) => {
		await page.goto('/');
		await page.mouse.move(30, 300);
		await waitForHydration(page);
		await page.getByRole('button', { name: de.frame.menu, exact: true }).click();
		await expect(page.locator(menu)).toBeVisible();
	});

	test('keeps the focus inside and gives it back', async ({ page }) => {
		expect(await page.locator(menu).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
		for (let presses = 0; presses < 30; presses++) {
			await page.keyboard.press('Tab');
			expect(
				await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
			).toBe(true);
		}
		await page.keyboard.press('Escape');
		await expect(page.locator(menu)).not.toBeVisible();
		await expect(page.getByRole('button', { name: de.frame.menu, exact: true })).toBeFocused();
	});

	test('hides the overflow of the page while it is open, and is put back as it was built once it has slid out', async ({ page }) => {
		const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
		const panel = page.locator(menu);
		expect(await overflow()).toBe('hidden');
		await expect(panel).toHaveCSS('transition-duration', '0.35s');
		// Its box is not asked for: while it slides, that is off by a part of a pixel.
		await expect(panel).toHaveCSS('width', '300px');
		const group = panel.locator('details').first();
		await group.locator('summary').click();
		await expect(group).toHaveAttribute('open');
		await page.keyboard.press('Escape');
		await expect(panel).not.toBeVisible();
		expect(await overflow()).toBe('auto scroll');
		await expect(group).not.toHaveAttribute('open');
	});

	test('has one group open at a time', async ({ page }) => {
		const groups = page.locator(`${menu} details`);
		for (const summary of await groups.locator('summary').all()) await summary.click();
		await expect(groups.and(page.locator('[open]'))).toHaveCount(1);
		await expect(groups.last()).toHaveAttribute('open');
	});

	test('closes by its button, by a click beside it and by choosing a link', async ({ page }) => {
		const open = page.getByRole('button', { name: de.frame.menu, exact: true });
		await page.getByRole('button', { name: de.frame.closeMenu }).click();
		await expect(page.locator(menu)).not.toBeVisible();
		await open.click();
		await page.mouse.click(10, 400);
		await expect(page.locator(menu)).not.toBeVisible();
		await open.click();
		const link = page.locator(`${menu} a[data-entry]:visible`).first();
		const path = await link.getAttribute('href');
		await link.click();
		await expect(page).toHaveURL(path ?? '');
		await expect(page.locator(menu)).not.toBeVisible();
	});
});

test('closes when Back shows another page', async ({ page }) => {
	await page.goto('/');
	await page.mouse.move(30, 300);
	await waitForHydration(page);
	await page.locator('main a').first().click();
	await expect(page).not.toHaveURL('/');
	await page.getByRole('button', { name: de.frame.menu, exact: true }).click();
	await expect(page.locator(menu)).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL('/');
	await expect(page.locator(menu)).not.toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('for axe', () => {
	// axe puts its own script into the page, which the page's CSP rightly refuses.
	test.use({ bypassCSP: true });
	for (const width of [375, 1280].slice(0, count({ usual: 1, long: 2 }))) {
		test(`keeps WCAG 2.2 AA while it is open at ${width} px`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await page.goto('/');
			await page.mouse.move(30, 300);
			await waitForHydration(page);
			await page.getByRole('button', { name: de.frame.menu, exact: true }).click();
			const dialog = page.locator(menu);
			await expect(dialog).toBeVisible();
			for (const summary of await dialog.locator('summary').all()) await summary.click();
			await dialog.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));
			const { violations, passed } = await findViolations(page, { within: menu });
			expect(passed).toContain('color-contrast');
			expect(violations).toEqual([]);
		});
	}
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('opens and closes all the same', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('button', { name: de.frame.menu, exact: true }).click();
		await expect(page.locator(menu)).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.locator(menu)).not.toBeVisible();
	});
});

test('moves nothing of the page where scroll bars take room, which Playwright hides by default', async ({ baseURL }) => {
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH,
		args: chromiumFlags,
		ignoreDefaultArgs: ['--hide-scrollbars'],
	});
	try {
		const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } });
		await page.goto('/');
		expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
		const before = await page.locator('h1').boundingBox();
		await page.getByRole('button', { name: de.frame.menu, exact: true }).click();
		await expect(page.locator(menu)).toBeVisible();
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
		expect(await page.locator('h1').boundingBox()).toEqual(before);
	} finally {
		await browser.close();
	}
});
