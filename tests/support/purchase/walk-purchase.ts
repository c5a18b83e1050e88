/** The way from a product's page to the review by keyboard alone: Tab, Space, Enter, arrows and letters. */
import { expect, type Page } from '@playwright/test';
import { textsByLanguage } from '../../../client/texts/texts-by-language.ts';
import type { Language } from '../../../site/languages.ts';
import { reach } from '../reach.ts';
import { checkoutOf } from '../walk-checkout.ts';
import type { WantedPiece } from './wanted-pieces.ts';

/** Opens the product's page, and ends with the cart beside it. */
export async function putIntoCart(page: Page, { data, count, variantIndex, engraving }: WantedPiece, language: Language): Promise<void> {
	await page.goto(data.cart?.paths[language] ?? '');
	// the first stop of the keyboard
	await reach(page.locator('a[href="#main"]'), 'Enter');
	if (variantIndex !== null) {
		const variants = page.locator('select[name="variant"]');
		await reach(variants);
		for (let presses = 0; presses <= variantIndex; presses++) await page.keyboard.press('ArrowDown');
		await expect(variants).toHaveValue(String(data.variants[variantIndex]?.id));
	}
	if (engraving !== null) {
		await reach(page.locator('.personalization button'), 'Enter');
		for (const { name, type } of data.personalization?.fields ?? []) {
			await reach(page.locator(`#personalization-${name}`));
			if (type === 'select') await page.keyboard.press('ArrowDown');
			else await page.keyboard.type(engraving);
		}
	}
	await reach(page.locator('input[name="count"]'));
	await page.keyboard.type(String(count));
	await reach(page.locator('.purchase button[type="submit"]'), 'Enter');
	await expect(page.locator('dialog.cart-drawer')).toBeVisible();
}

/** From the cart beside a product's page. */
export async function openCart(page: Page, language: Language, { isWrapped }: { readonly isWrapped: boolean }): Promise<void> {
	await reach(page.locator('dialog a[href$="/warenkorb"]').first(), 'Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsByLanguage[language].cart.title);
	const wrap = page.locator('.cart-wrap input');
	await expect(wrap).not.toBeChecked();
	if (!isWrapped) return;
	await reach(wrap, 'Space');
	await expect(page.locator('.cart-total > .figure')).toHaveCount(3);
	await expect(page.locator('.cart-total-amount')).not.toHaveText('…');
}

export async function openAddress(page: Page, language: Language): Promise<void> {
	await reach(page.locator(`main a[href="${checkoutOf(language)}"]`), 'Enter');
	await expectStep(page, language, 'adresse');
}

/** Fills in the fields of the open step by their names; a list's entry is typed as its language calls it. */
export async function typeAddress(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
	for (const [name, value] of Object.entries(fields)) {
		const field = page.locator(`[name="${name}"]`);
		await reach(field);
		await page.keyboard.type(value);
		if (await field.evaluate((element) => element instanceof HTMLInputElement)) await expect(field).toHaveValue(value);
	}
}

export async function goOn(page: Page): Promise<void> {
	await reach(page.locator('main form button[type="submit"]'), 'Enter');
}

/** Nothing is chosen in the step; then this is. */
export async function choose(page: Page, name: 'shipping_method' | 'payment_method', id: number): Promise<void> {
	await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
	const radios = page.locator(`[name="${name}"]`);
	await reach(radios.first());
	// of a group, Tab reaches the first, and arrows the others
	const wanted = page.locator(`[name="${name}"][value="${id}"]`);
	await page.keyboard.press('Space');
	for (let presses = await radios.count(); presses > 0 && !(await wanted.isChecked()); presses--) await page.keyboard.press('ArrowDown');
	await expect(wanted).toBeChecked();
}

/** What has the focus on arrival is the step's heading. */
export async function expectStep(page: Page, language: Language, step: 'adresse' | 'versand' | 'zahlung' | 'pruefen'): Promise<void> {
	const heading = page.getByRole('heading', { level: 2 }).first();
	await expect(heading).toHaveText(textsByLanguage[language].checkout.steps[step]);
	if (step !== 'adresse') await expect(heading).toBeFocused();
}
