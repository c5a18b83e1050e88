/** Approves a payment at the stand-in of its provider, by keyboard alone. */
import { expect, type Page } from '@playwright/test';
import { textsByLanguage } from '../../../client/texts/texts-by-language.ts';
import type { Language } from '../../../site/languages.ts';
import { klarnaDialog, paypalButton, pressToClose } from '../payment-providers.ts';
import { reach } from '../reach.ts';

/** From the payment page, whose form is ready. */
export async function payByKeyboard(page: Page, provider: 'paypal' | 'klarna', language: Language): Promise<void> {
	if (provider === 'paypal') {
		const opened = page.waitForEvent('popup');
		await reach(paypalButton(page), 'Enter');
		const popup = await opened;
		await pressToClose(popup, () => reach(popup.getByRole('button', { name: 'Pay now' }), 'Enter'));
		return;
	}
	await reach(page.getByRole('button', { name: textsByLanguage[language].payment.authorize }), 'Enter');
	const confirm = klarnaDialog(page).getByRole('button', { name: 'Confirm' });
	await expect(confirm).toBeVisible();
	await reach(confirm, 'Enter');
}
