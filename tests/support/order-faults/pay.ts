/** How a buyer comes to the page on which an order is paid, what the buyer does at the provider, and where that ends. */
import { confirmationPath, paymentPath, storeRoot } from '../../../site/store-paths.ts';
import { expect } from '../browser-test.ts';
import { klarnaDialog, openPaypal, pressToClose } from '../payment-providers.ts';
import { orderButton } from '../walk-checkout.ts';
import { type Buyer, openReview } from './buyers.ts';

export type Provider = 'paypal' | 'klarna';

export const providerNames: Readonly<Record<Provider, string>> = { paypal: 'PayPal', klarna: 'Klarna' };

/** Orders, and waits for the page. */
export async function orderAndGoToPay(buyer: Buyer): Promise<void> {
	const { page, language } = buyer;
	await openReview(buyer);
	await orderButton(page, language).click();
	await page.waitForURL(`**${paymentPath(storeRoot('schaufenster', language))}`);
}

/** Answers the provider's question by its button of that name; `before`: done once it has asked. */
export async function answerProvider(
	{ page, words }: Buyer,
	provider: Provider,
	answers: Readonly<Record<Provider, string>>,
	before: (() => Promise<void>) | null = null,
): Promise<void> {
	if (provider === 'klarna') await page.getByRole('button', { name: words.payment.authorize }).click();
	const popup = provider === 'paypal' ? await openPaypal(page) : null;
	const asking = popup ?? klarnaDialog(page);
	const answer = asking.getByRole('button', { name: answers[provider] });
	await expect(answer).toBeVisible();
	await before?.();
	if (popup === null) await answer.press('Enter');
	else await pressToClose(popup, () => answer.press('Enter'));
}

export const approval: Readonly<Record<Provider, string>> = { paypal: 'Pay now', klarna: 'Confirm' };

export async function expectReadyToPay({ page }: Buyer): Promise<void> {
	await expect(page.locator('.payment[data-phase="ready"]')).toBeVisible();
}

export async function expectConfirmed({ page, language, words }: Buyer): Promise<void> {
	await page.waitForURL(({ pathname }) => pathname === confirmationPath(storeRoot('schaufenster', language)));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmation.title);
}
