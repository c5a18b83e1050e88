/** The review of an order, for tests that begin there: the browser's storage has what a buyer has put into the cart and entered. */
import { expect, type Page } from '@playwright/test';
import { emptySession } from '../../client/checkout/checkout.ts';
import { personalVersion } from '../../client/checkout/storage/personal-storage.ts';
import { storageKeys } from '../../site/constants.ts';
import type { PaymentKind } from '../../site/payment-kinds.ts';
import { anAddress } from '../builders/checkout.ts';
import { cartOf } from './stored-cart.ts';
import { anOrderablePiece, checkoutOf, orderButton, readCheckoutData, store } from './walk-checkout.ts';

/** Entries of the browser's storage. */
export function filledCheckout(email: string, payment: PaymentKind): Readonly<Record<string, string>> {
	const { paymentMethods, shippingMethods, shippingConfigs } = readCheckoutData();
	const paymentMethod = paymentMethods.find(({ kind }) => kind === payment)?.id;
	// the way that is first offered to Germany
	const [first] = shippingMethods;
	const shippingCost = shippingConfigs.find(({ methodId }) => methodId === first?.id)?.price;
	if (!first || !shippingCost || paymentMethod === undefined) throw new Error(`The demo does not deliver what is paid by ${payment}`);
	const session = {
		...emptySession,
		customerEmail: email,
		shippingAddress: anAddress(),
		shippingMethod: first.id,
		shippingCost,
		paymentMethod,
	};
	return {
		[storageKeys.cart]: cartOf(anOrderablePiece()),
		[storageKeys.checkout]: JSON.stringify({ version: personalVersion, timestamp: Date.now(), ...session }),
	};
}

/** Ready to order; returns the buyer's e-mail address, which nobody else has. */
export async function openFilledReview(page: Page, payment: PaymentKind = 'transfer'): Promise<string> {
	const email = `${crypto.randomUUID()}@post.example`;
	await store(page, filledCheckout(email, payment));
	await page.goto(`${checkoutOf()}?schritt=pruefen`);
	await expect(orderButton(page)).not.toHaveAttribute('aria-disabled', 'true');
	return email;
}
