/** Goes back to the page from the cart beside it, which opens when something was put into it. */
import { expect, type Page } from '@playwright/test';

/** Waits for it first. The app opens none where loading it took more than three seconds; `cart-drawer.e2e.ts` shows that it opens. */
export async function leaveDrawer(page: Page): Promise<void> {
	const drawer = page.locator('dialog.cart-drawer');
	const isThere = await drawer.waitFor({ timeout: 15_000 }).then(
		() => true,
		(error: unknown) => {
			if (error instanceof Error && error.name === 'TimeoutError') return false;
			throw error;
		},
	);
	if (!isThere) return;
	await page.keyboard.press('Escape');
	await expect(drawer).toHaveCount(0);
}
