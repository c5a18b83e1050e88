/** Header, groups, legal sidebar and footer, where only a real browser can tell; the rules of their markup are in tests/client/layout. */
import type { Locator, Page } from '@playwright/test';
import { marks } from '../../client/runtime/document-marks.ts';
import { de } from '../../client/texts/de.ts';
import { resizeDebounceMs } from '../../site/constants.ts';
import { homePath, languages } from '../../site/languages.ts';
import { expect, test, waitForHydration } from '../support/browser-test.ts';

async function openPage(page: Page): Promise<void> {
	await page.goto('/agb');
	await page.mouse.move(30, 400);
	await waitForHydration(page);
}

const topOf = async (element: Locator) => (await element.boundingBox())?.y;

test.describe('on a wide screen', () => {
	test.use({ viewport: { width: 1280, height: 800 } });

	test('the header has its heights, its groups open below it, one at a time; the legal sidebar closes as the menu does, and nothing is below the footer', async ({
		page,
	}) => {
		await openPage(page);
		const header = page.locator('.site-header');
		const buttons = header.locator('.header-entries button');
		const groups = header.locator('.header-group');
		const shown = page.locator('.header-group:popover-open');

		await test.step('heights', async () => {
			expect((await header.boundingBox())?.height).toBe(140);
			expect((await header.locator('.house-emblem img').boundingBox())?.height).toBeLessThanOrEqual(80);
			const lines = new Set(
				await header
					.locator('.header-entries > ul > li')
					.evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().top)),
			);
			expect(lines.size).toBe(1);
		});
		await test.step('nothing is below the footer', async () => {
			const gap = await page.evaluate(() => {
				const bottom = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
				return document.documentElement.scrollHeight - bottom - window.scrollY;
			});
			expect(Math.abs(gap)).toBeLessThan(1);
		});
		await test.step('a group opens at its distances, in its time', async () => {
			await buttons.first().click();
			await expect(groups.first()).toHaveCSS('opacity', '1');
			await expect(groups.first()).toHaveCSS('transition-duration', '0.2s');
			expect(await topOf(groups.first())).toBe(140);
			expect(await topOf(groups.first().locator('.menu-group').first())).toBe(170);
		});
		await test.step('another one takes its place', async () => {
			await buttons.last().click();
			await expect(shown).toHaveCount(1);
			await expect(groups.last()).toBeVisible();
		});
		await test.step('Escape closes it and gives the focus back', async () => {
			await page.keyboard.press('Escape');
			await expect(shown).toHaveCount(0);
			await expect(buttons.last()).toBeFocused();
		});
		await test.step('a click elsewhere closes it', async () => {
			await buttons.first().click();
			await expect(shown).toHaveCount(1);
			await page.mouse.click(900, 780);
			await expect(shown).toHaveCount(0);
		});
		await test.step('another width of the window closes it', async () => {
			await buttons.first().click();
			await page.setViewportSize({ width: 1000, height: 800 });
			await expect(shown).toHaveCount(0);
			await page.setViewportSize({ width: 1280, height: 800 });
			// This width closes groups, too, once it has lasted: a timer of the page that begins later ends later.
			await page.evaluate(async (ms) => {
				for (const _frame of [1, 2]) await new Promise((done) => requestAnimationFrame(done));
				await new Promise((done) => setTimeout(done, ms));
			}, resizeDebounceMs);
		});
		await test.step('the legal sidebar keeps the focus inside, and closes as the menu does', async () => {
			const open = page.getByRole('button', { name: de.frame.legalSidebar, exact: true });
			const sidebar = page.getByRole('dialog', { name: de.frame.legalSidebar });
			await open.click();
			expect(await sidebar.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
			await expect(sidebar.locator('address')).toBeVisible();
			await page.keyboard.press('Escape');
			await expect(sidebar).not.toBeVisible();
			await expect(open).toBeFocused();
			await open.click();
			await page.mouse.click(300, 100);
			await expect(sidebar).not.toBeVisible();
			await open.click();
			await sidebar.getByRole('link', { name: de.imprint.title }).click();
			await expect(page).toHaveURL('/impressum');
			await expect(sidebar).not.toBeVisible();
		});
		await test.step('choosing a link closes it', async () => {
			await buttons.first().click();
			const link = groups.first().locator(`a[${marks.entry}]`).first();
			const path = await link.getAttribute('href');
			await link.click();
			await expect(page).toHaveURL(path ?? '');
			await expect(shown).toHaveCount(0);
		});
	});
});

test('no link is in the footer twice', async ({ request }) => {
	for (const language of languages) {
		const html = await (await request.get(homePath(language))).text();
		const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
		const links = [...footer.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) => href);
		expect([language, links.length > 10]).toEqual([language, true]);
		expect(links.filter((href, index) => links.indexOf(href) !== index)).toEqual([]);
	}
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
	test('groups and the legal sidebar open all the same, and no button is there that would do nothing', async ({ page }) => {
		await page.goto('/agb');
		const buttons = page.locator('.header-entries button');
		const groups = page.locator('.header-group');
		await buttons.first().click();
		await expect(groups.first()).toBeVisible();
		await buttons.last().click();
		await expect(groups.first()).not.toBeVisible();
		await expect(groups.last()).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(groups.last()).not.toBeVisible();
		await page.getByRole('button', { name: de.frame.legalSidebar, exact: true }).click();
		await expect(page.getByRole('dialog', { name: de.frame.legalSidebar })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('button', { name: de.shell.cookieSettings })).not.toBeVisible();
	});
});

test('a house in the middle of the header stands in the middle, away from its tools', async ({ page }) => {
	await page.goto('/agb');
	await page.evaluate(() => document.fonts.ready);
	await page.locator('.site-header').evaluate((header) => header.classList.add('house-centred'));
	for (const width of [768, 900, 1024, 1060, 1120, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		const [house, tools] = [
			await page.locator('.house').boundingBox(),
			await page.locator('.header-tools > *:visible').first().boundingBox(),
		];
		if (!house || !tools) throw new Error('The header has neither house nor tools');
		expect(Math.abs(house.x + house.width / 2 - width / 2), `${width} px: beside the middle`).toBeLessThanOrEqual(2);
		expect(tools.x - house.x - house.width, `${width} px: up to the tools`).toBeGreaterThanOrEqual(20);
	}
});
