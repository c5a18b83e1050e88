/** Goes back to the page from the cart beside it, which opens when something was put into it. */
import { expect, type Page } from '@playwright/test';

/** Waits for it first: it comes a moment after the page has said that the product is in the cart, and stays away where that took long. */
export async function leaveDrawer(page: Page): Promise<void> {
	const drawer = page.locator('dialog.cart-drawer');
	const isThere = await drawer.waitFor({ timeout: 15_000 }).then(
		() => true,
		() => false,
	);
	if (!isThere) return;
	await page.keyboard.press('Escape');
	await expect(drawer).toHaveCount(0);
}
