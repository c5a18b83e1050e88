/** The cart icon: its tooltip after 200 ms and on focus, its dot above zero. */
import { marks } from '../../client/runtime/document-marks.ts';
import { de } from '../../client/texts/de.ts';
import { expect, test, waitForHydration } from '../support/browser-test.ts';
import { buyableProducts, readTestSite } from '../support/test-pages.ts';

test('shows its tooltip after 200 ms of hovering and at once on focus, puts it away by Escape, and counts what is in the cart', async ({
	page,
}) => {
	await page.goto(buyableProducts(readTestSite())[0]?.path ?? '');
	await page.mouse.move(30, 300);
	await waitForHydration(page);
	const link = page.locator(`[${marks.cartLink}]`);
	const tooltip = link.locator('[role="tooltip"]');
	await expect(page.getByRole('tooltip', { name: de.shell.cartWithCount(0), includeHidden: true })).not.toBeVisible();
	await link.hover();
	// The delay as it is declared: a busy machine would be late for it.
	await expect(tooltip).toHaveCSS('transition-delay', '0.2s');
	await expect(tooltip).toBeVisible();
	await page.mouse.move(30, 500);
	await expect(tooltip).not.toBeVisible();
	await test.step('Escape puts it away until the next visit, and the link keeps its name', async () => {
		for (const visit of [() => link.hover(), () => link.focus()]) {
			await visit();
			await expect(tooltip).toBeVisible();
			await expect(link).toHaveAccessibleName(de.shell.cartWithCount(0));
			await page.keyboard.press('Escape');
			await expect(tooltip).not.toBeVisible();
			await expect(link).toHaveAccessibleName(de.shell.cartWithCount(0));
			await page.mouse.move(30, 500);
		}
		await link.hover();
		await expect(tooltip).toBeVisible();
	});
	await test.step('it names the count once something is in the cart', async () => {
		await page.getByRole('button', { name: de.product.addToCart }).click();
		await expect(link).toHaveAccessibleName(de.shell.cartWithCount(1));
		await page.reload();
		await expect(link).toHaveAccessibleName(de.shell.cartWithCount(1));
	});
});
