/**
 * A whole purchase by keyboard alone: from a product's page to an order in the real service's books, its receipt and its confirmation. What it costs is
 * the same to the cent wherever it is shown.
 */
import type { BrowserContext, Page } from '@playwright/test';

import { countryName } from '../../../client/delivery/country.ts';
import type { CheckoutData } from '../../../client/pages/checkout/checkout-data.ts';
import { textsByLanguage } from '../../../client/texts/texts-by-language.ts';
import { isLong } from '../../../commands/testing/counts.ts';
import { storageKeys } from '../../../site/constants.ts';
import { providerNames } from '../../../site/payment-kinds.ts';
import { paymentPath, storeRoot } from '../../../site/store-paths.ts';
import { expect, test } from '../browser-test.ts';
import { findViolations } from '../find-violations.ts';
import { forgive, standInForPayments } from '../payment-providers.ts';
import { reach } from '../reach.ts';
import { aBuyer, orderButton, readCheckoutData } from '../walk-checkout.ts';
import { type Amounts, amountsOfCart, amountsOfConfirmation, amountsOfReceipt, amountsOfReview, centsIn, toCents } from './amounts.ts';
import { readPurchases } from './booked-purchase.ts';
import { payByKeyboard } from './pay-by-keyboard.ts';
import type { PurchaseCase } from './purchase-cases.ts';
import { choose, expectStep, goOn, openAddress, openCart, putIntoCart, typeAddress } from './walk-purchase.ts';
import { choosePieces, engravedWords, type WantedPiece } from './wanted-pieces.ts';

const shippingMethod = 1;
const billedCountry = 'NO';

/** By the shop's records alone: no code of cart or checkout has a part in it. */
function amountsByHand(pieces: readonly WantedPiece[], isWrapped: boolean, data: CheckoutData): Amounts {
	const germany = data.countries.find(({ code }) => code === 'DE')?.id ?? 0;
	const rate = data.shippingConfigs.find(({ methodId, countryIds }) => methodId === shippingMethod && countryIds.includes(germany));
	const lineCents = pieces.map(({ cents, count }) => cents * count);
	const shippingCents = toCents(rate?.price ?? '');
	const wrappingCents = isWrapped ? toCents(data.presentWrapping ?? '') : null;
	const totalCents = lineCents.reduce((sum, cents) => sum + cents, shippingCents + (wrappingCents ?? 0));
	return { lineCents, shippingCents, wrappingCents, totalCents, vatCents: vatInCents(totalCents, data) };
}

/** All that the demo sells is taxed alike. */
function vatInCents(grossCents: number, { vatPercent }: CheckoutData): number {
	if (vatPercent === null) throw new Error('The demo names no rate of VAT');
	return Math.round((grossCents * vatPercent) / (100 + vatPercent));
}

interface Visit {
	readonly page: Page;
	readonly context: BrowserContext;
	/** What the page did that its policy forbids, so far. */
	readonly complaints: string[];
}

export function titleOf({ language, widthPx, payment, basket }: PurchaseCase): string {
	const { pieces, isWrapped, isBilledAbroad } = basket;
	const goods = `${pieces.join(' and ')}${isWrapped ? ', wrapped' : ''}${isBilledAbroad ? ', billed abroad' : ''}`;
	return `a purchase by keyboard alone: ${payment}, ${language}, ${widthPx} px; ${goods}`;
}

/** To be called inside a test. */
export async function buyByKeyboard(
	{ language, widthPx, payment, basket }: PurchaseCase,
	{ page, context, complaints }: Visit,
): Promise<void> {
	const { pieces: sorts, isWrapped, isBilledAbroad } = basket;
	test.setTimeout(300_000);
	const texts = textsByLanguage[language];
	const data = readCheckoutData(language);
	/** Each step, where it asks the most. Other tests judge the frame around it, the cart, the payment and the confirmation. */
	const expectAccessible = async (): Promise<void> => {
		if (isLong || isBilledAbroad) expect((await findViolations(page, { within: 'main' })).violations).toEqual([]);
	};
	const pieces = choosePieces(basket);
	const amounts = amountsByHand(pieces, isWrapped, data);
	const { vatCents: _, ...booked } = amounts;
	const { shippingCents, totalCents } = amounts;
	const cartCents = totalCents - (shippingCents ?? 0);
	const buyer = aBuyer();
	const email = buyer.email ?? '';
	const providers = await standInForPayments(context);
	await page.setViewportSize({ width: widthPx, height: 800 });

	for (const piece of pieces) await putIntoCart(page, piece, language);
	await openCart(page, language, basket);
	expect(await amountsOfCart(page, language)).toEqual({
		...amounts,
		shippingCents: null,
		totalCents: cartCents,
		vatCents: vatInCents(cartCents, data),
	});

	await openAddress(page, language);
	if (isBilledAbroad) await reach(page.locator('[name="has_invoice_address"]'), 'Space');
	// empty, it says what is missing, and leads there
	await goOn(page);
	await expect(page.locator('.form-summary')).toBeFocused();
	await expectAccessible();
	await typeAddress(page, buyer);
	if (isBilledAbroad) {
		await typeAddress(page, {
			'invoice_address.first_name': 'Åse',
			'invoice_address.last_name': 'Nygård',
			'invoice_address.street': 'Bryggen',
			'invoice_address.number': '12',
			'invoice_address.zip_code': '5003',
			'invoice_address.city': 'Bergen',
			'invoice_address.country_code': countryName(billedCountry, language),
		});
		await expect(page.locator('[name="invoice_address.country_code"]')).toHaveValue(billedCountry);
	}
	await goOn(page);

	await expectStep(page, language, 'versand');
	await expect(page.getByRole('checkbox')).toBeChecked({ checked: isWrapped });
	await expectAccessible();
	await choose(page, 'shipping_method', shippingMethod);
	await goOn(page);

	await expectStep(page, language, 'zahlung');
	await expectAccessible();
	await choose(page, 'payment_method', data.paymentMethods.find(({ kind }) => kind === payment)?.id ?? 0);
	await goOn(page);

	await expectStep(page, language, 'pruefen');
	await expect(orderButton(page, language)).not.toHaveAttribute('aria-disabled', 'true');
	await expectAccessible();
	expect(await amountsOfReview(page, language)).toEqual(amounts);
	if (isBilledAbroad) await expect(page.locator('.review-parts')).toContainText(countryName(billedCountry, language));
	// nobody has heard of the buyer yet, nor has the page done anything that its policy forbids
	expect([complaints, providers.asked]).toEqual([[], []]);
	await reach(orderButton(page, language), 'Enter');

	if (payment !== 'transfer') {
		await page.waitForURL(`**${paymentPath(storeRoot('schaufenster', language))}`);
		await expect(page.locator('.payment[data-phase="ready"]')).toBeVisible();
		expect(centsIn(await page.locator('.payment-amount').innerText(), language)).toBe(totalCents);
		// nothing is given up before the payment is known
		expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.cart)).not.toBeNull();
		await payByKeyboard(page, payment, language);
	}
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.confirmation.title);
	// the heading is part of the page as it was built, the order is not
	await expect(page.locator('.ordered > li')).toHaveCount(pieces.length);
	expect(await amountsOfConfirmation(page, language)).toEqual(amounts);
	const main = page.getByRole('main');
	if (payment === 'transfer') expect(centsIn(await page.locator('.transfer').innerText(), language)).toBe(totalCents);
	else await expect(main).toContainText(texts.confirmation[payment === 'paypal' ? 'paid' : 'paidLater'](providerNames[payment]));

	// a transfer is accepted with its receipt, the others with their payment
	await expect.poll(() => readPurchases(email)[0]?.receipts.length).toBe(payment === 'transfer' ? 1 : 2);
	const [order, ...others] = readPurchases(email);
	expect(others).toEqual([]);
	expect(order).toMatchObject({ language, kind: payment, amounts: booked, payments: payment === 'transfer' ? [] : [payment] });
	const receipt = order?.receipts[0] ?? '';
	expect(amountsOfReceipt(receipt, language)).toEqual(amounts);
	const said = [
		String(order?.id),
		...pieces.flatMap(({ data: { cart }, engraving }) => [cart?.names[language] ?? '', ...(engraving === null ? [] : [engraving])]),
		...(isBilledAbroad ? ['5003 Bergen', countryName(billedCountry, language)] : []),
	];
	for (const each of said) {
		await expect(main).toContainText(each);
		expect(receipt).toContain(each);
	}
	expect(order?.personalizations.map((each) => each?.includes(engravedWords) ?? false)).toEqual(sorts.map((sort) => sort === 'engraved'));
	expect(order?.invoiceAddress?.includes(`"${billedCountry}"`) ?? false).toBe(isBilledAbroad);

	// the browser hands PayPal the order that the service made there, and tells it nothing of its own
	const told = providers.calls.filter(({ name }) => name === 'createOrder');
	expect(told).toEqual(payment === 'paypal' ? [{ name: 'createOrder', data: { orderID: expect.stringMatching(/^[0-9A-Z]{17}$/) } }] : []);
	if (payment === 'transfer') expect(providers.asked).toEqual([]);
	else forgive(complaints);

	// nothing is left to order again, nor does Back lead to it
	await expect
		.poll(() => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [storageKeys.cart, storageKeys.checkout]))
		.toEqual([null, null]);
	if (payment === 'transfer') {
		await page.goBack();
		await expect(page.getByText(texts.cart.empty)).toBeVisible();
	}
}
