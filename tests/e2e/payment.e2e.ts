/** Payments through providers: whatever their scripts, their windows and the service do, the order stays one, and there is a way on. */
import type { Page, Request, Route } from '@playwright/test';
import { scriptTimeoutMs } from '../../client/checkout/payments/provider.ts';
import type { PlacedOrder } from '../../client/checkout/placed-order.ts';
import { personalVersion, placedOrderKey } from '../../client/checkout/storage/personal-storage.ts';
import { endpoints } from '../../client/orders/contract/endpoints.ts';
import { errorMessages } from '../../client/orders/contract/error-messages.ts';
import type { OrderAccepted } from '../../client/orders/contract/order-request.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { isLong } from '../../commands/testing/counts.ts';
import { storageKeys } from '../../site/constants.ts';
import { type Language, languages } from '../../site/languages.ts';
import { isPaidThroughProvider } from '../../site/payment-kinds.ts';
import { confirmationPath, paymentPath, storeRoot } from '../../site/store-paths.ts';
import { aPlacedAttempt, aPlacedOrder, aPlacedPayment } from '../builders/placed-order.ts';
import { expect, test } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';
import {
	forgive,
	klarnaDialog,
	openPaypal,
	type PaymentProviders,
	paypalButton,
	pressToClose,
	type ScriptFault,
	standInForPayments,
} from '../support/payment-providers.ts';
import { reach } from '../support/reach.ts';

type Provider = 'paypal' | 'klarna';

const everyScriptFault: readonly ScriptFault[] = ['blocked', 'silent', 'throwing', 'empty', 'ineligible', 'formless'];

const rootOf = (language: Language) => storeRoot('schaufenster', language);
const names: Readonly<Record<Provider, string>> = { paypal: 'PayPal', klarna: 'Klarna' };
const paths: Readonly<Record<Provider, string>> = { paypal: endpoints.paypal, klarna: endpoints.klarna };
const messages: Readonly<Record<Provider, string>> = { paypal: errorMessages.paypal, klarna: errorMessages.klarna };

const orders: Readonly<Record<Provider, PlacedOrder>> = {
	paypal: aPlacedOrder({ payment: aPlacedPayment({ kind: 'paypal', name: 'PayPal', clientToken: 'PAYPAL-ORDER-1' }) }),
	klarna: aPlacedOrder({ payment: aPlacedPayment({ kind: 'klarna', name: 'Klarna', clientToken: 'session-1' }) }),
};

/** Puts an order into the browser's storage as the checkout does, on a page of the site that has no script. */
async function storeOrder(page: Page, order: PlacedOrder): Promise<void> {
	await page.goto('/robots.txt');
	const stored = (fields: object): string => JSON.stringify({ version: personalVersion, timestamp: Date.now(), ...fields });
	const checkout = stored({ attempt: isPaidThroughProvider(order.payment.kind) ? aPlacedAttempt(order) : null });
	await page.evaluate(
		([orderKey, value, checkoutKey, checkout]) => {
			localStorage.setItem(orderKey, value);
			sessionStorage.setItem(orderKey, value);
			localStorage.setItem(checkoutKey, checkout);
		},
		[placedOrderKey, stored({ order }), storageKeys.checkout, checkout] as const,
	);
}

const storedOrder = (page: Page): Promise<PlacedOrder> =>
	page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').order, placedOrderKey);

/** Answers of the order service, and what it was sent. */
async function standInForService(
	page: Page,
	provider: Provider,
	...answers: readonly ((route: Route) => Promise<void>)[]
): Promise<unknown[]> {
	const sent: unknown[] = [];
	await page.route(`**${paths[provider]}`, async (route) => {
		sent.push(route.request().postDataJSON());
		const reply = answers[Math.min(sent.length, answers.length) - 1];
		await (reply ?? accept(provider))(route);
	});
	return sent;
}

/** Answers an order that is sent again with the session in which it can be paid now, and what was sent. */
async function standInForOrders(page: Page, order: PlacedOrder, token: string): Promise<unknown[]> {
	const sent: unknown[] = [];
	await page.route(`**${endpoints.order}`, async (route) => {
		sent.push(route.request().postDataJSON());
		const accepted: OrderAccepted = {
			status: 'ok',
			order_id: order.orderId,
			order_uuid: order.orderUuid,
			reference: order.reference,
			total_price_brutto: order.total,
			placed_at: order.placedAt,
			[order.payment.kind === 'paypal' ? 'paypal_order_id' : 'client_token']: token,
		};
		await route.fulfill({ json: accepted });
	});
	return sent;
}

/** Has every order paid by transfer that asks for it, and keeps what was sent. */
async function standInForTransfers(page: Page): Promise<unknown[]> {
	const sent: unknown[] = [];
	await page.route(`**${endpoints.transfer}`, async (route) => {
		sent.push(route.request().postDataJSON());
		await route.fulfill({ json: { status: 'ok', accepted_at: '2026-11-22T14:31:00.000Z' } });
	});
	return sent;
}

const accept = (provider: Provider) => (route: Route) =>
	route.fulfill({ json: provider === 'paypal' ? { status: 'ok' } : { message: 'ok' } });
const refuse = (code: string, status: number) => (route: Route) =>
	route.fulfill({ status, json: { status: 'error', code, message: 'refused' } });

async function openPayment(page: Page, provider: Provider, language: Language = 'de'): Promise<void> {
	await storeOrder(page, orders[provider]);
	await page.goto(paymentPath(rootOf(language)));
}

const phaseOf = (page: Page, phase: string) => page.locator(`.payment[data-phase="${phase}"]`);

/** Asks the provider, and approves there. */
async function approve(page: Page, provider: Provider, language: Language = 'de'): Promise<void> {
	await expect(phaseOf(page, 'ready')).toBeVisible();
	if (provider === 'paypal') {
		const popup = await openPaypal(page);
		await pressToClose(popup, () => popup.getByRole('button', { name: 'Pay now' }).press('Enter'));
	} else {
		const authorize = page.getByRole('button', { name: textsByLanguage[language].payment.authorize });
		await reach(authorize, 'Enter');
		await klarnaDialog(page).getByRole('button', { name: 'Confirm' }).press('Enter');
	}
}

async function leaveProvider(page: Page, provider: Provider): Promise<void> {
	if (provider === 'paypal') {
		const popup = await openPaypal(page);
		await pressToClose(popup, () => popup.getByRole('button', { name: 'Cancel and return' }).click());
	} else {
		await page.getByRole('button', { name: textsByLanguage.de.payment.authorize }).click();
		await klarnaDialog(page).getByRole('button', { name: 'Close' }).press('Enter');
		await expect(page.locator('.payment')).toBeFocused();
	}
}

/** In every state: accessible, the order still there, and ways on that do not need the provider. `isJudged`: false where axe has seen the state elsewhere. */
async function expectWaysOn(
	page: Page,
	{ transfer, isJudged = true }: { readonly transfer: boolean; readonly isJudged?: boolean },
): Promise<void> {
	const words = textsByLanguage.de.payment;
	const others = page.locator('.payment-others');
	// what is approved must not be paid another way as well
	await expect(page.getByRole('heading', { name: words.others })).toHaveCount(transfer ? 1 : 0);
	await expect(others.getByRole('link', { name: words.toContact })).toBeVisible();
	await expect(others.getByRole('button', { name: words.toTransfer })).toHaveCount(transfer ? 1 : 0);
	if (isJudged || isLong) expect((await findViolations(page, { within: 'main' })).violations).toEqual([]);
}

/** Faults that differ in what the page does; each with each provider, and in each language, in the long run. Whole purchases pay in English, too. */
const paidIn: Readonly<Record<Provider, readonly Language[]>> = isLong
	? { paypal: languages, klarna: languages }
	: { paypal: ['fr'], klarna: ['de'] };
const scriptFaults: Readonly<Record<Provider, readonly ScriptFault[]>> = isLong
	? { paypal: everyScriptFault, klarna: everyScriptFault }
	: { paypal: ['silent', 'throwing', 'ineligible'], klarna: ['formless', 'blocked'] };
/** What the page does with either is the same code, so `npm test` tries it with one. */
const triesWith = (provider: Provider, mine: Provider): boolean => isLong || provider === mine;
/** The words of a state name the provider, and are otherwise the same. */
const isJudgedWith = (provider: Provider): boolean => provider === 'paypal';

for (const provider of ['paypal', 'klarna'] as const) {
	const name = names[provider];
	const words = textsByLanguage.de.payment;
	const order = orders[provider];

	test.describe(name, () => {
		for (const language of paidIn[provider]) {
			const width = language === 'de' ? 1280 : 375;
			test(`is paid by keyboard and confirmed in ${language} at ${width} px, and hears no more than it must`, async ({
				page,
				context,
				complaints,
			}) => {
				await page.setViewportSize({ width, height: 800 });
				const providers = await standInForPayments(context);
				const sent = await standInForService(page, provider);
				await openPayment(page, provider, language);
				await expect(phaseOf(page, 'ready')).toBeVisible();
				await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
				await expect(page.locator('.page-head')).toContainText(textsByLanguage[language].payment.cartKept);
				expect((await findViolations(page, { within: 'main' })).violations).toEqual([]);
				await approve(page, provider, language);
				await page.waitForURL(`**${confirmationPath(rootOf(language))}`);
				await expect(
					page.getByText(textsByLanguage[language].confirmation[provider === 'paypal' ? 'paid' : 'paidLater'](name)),
				).toBeVisible();
				await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
				if (isLong) expect((await findViolations(page)).violations).toEqual([]);
				expectCalls(provider, providers, language);
				expect(sent).toEqual([
					provider === 'paypal'
						? {
								project: 'juwelier-weidenbach.example',
								order_id: order.orderId,
								paypal: { orderID: 'PAYPAL-ORDER-1', payerID: 'BUYER-1', custom_id: order.orderUuid },
							}
						: {
								project: 'juwelier-weidenbach.example',
								order_uuid: order.orderUuid,
								authorization_token: expect.stringMatching(/^of-no-session-/),
							},
				]);
				await expect.poll(() => storedOrder(page)).toMatchObject({ isFinished: true, payment: { state: 'confirmed', approval: null } });
				// the payment is no place to come back to
				await page.goto(paymentPath(rootOf(language)));
				await expect(page.getByText(textsByLanguage[language].payment.done)).toBeVisible();
				expect(providers.scripts).toHaveLength(1);
				forgive(complaints);
			});
		}

		test(`whose script is ${scriptFaults[provider].join(', then ')} leaves the order, other ways, and another try`, async ({
			page,
			context,
			complaints,
		}) => {
			const providers = await standInForPayments(context, 'none');
			await page.clock.install();
			await storeOrder(page, order);
			for (const [index, fault] of scriptFaults[provider].entries()) {
				await test.step(fault, async () => {
					providers.fault = fault;
					providers.scripts.length = 0;
					if (index === 0) await page.goto(paymentPath(rootOf('de')));
					else await page.reload();
					if (fault === 'silent' || fault === 'formless') {
						await expect(page.getByText(words.providerLoading(name))).toBeVisible();
						await expectWaysOn(page, { transfer: true, isJudged: fault === 'silent' });
						await expect.poll(() => providers.scripts.length).toBe(1);
						await expect
							.poll(async () => {
								await page.clock.runFor(scriptTimeoutMs / 3);
								return phaseOf(page, 'blocked').count();
							})
							.toBe(1);
					}
					await expect(page.getByRole('alert')).toHaveText(words.blocked(name));
					await expectWaysOn(page, { transfer: true, isJudged: fault === 'ineligible' });
					providers.fault = 'none';
					// a script that has run is not asked for again on the same page
					if (fault === 'silent' || fault === 'blocked') {
						await page.getByRole('button', { name: words.retry }).press('Enter');
						await expect(phaseOf(page, 'ready')).toBeFocused();
						expect(providers.scripts).toHaveLength(2);
					} else {
						await page.reload();
						await expect(phaseOf(page, 'ready')).toBeVisible();
					}
					expect(await storedOrder(page)).toMatchObject({ orderUuid: order.orderUuid, isFinished: false, payment: { state: 'open' } });
				});
			}
			if (triesWith(provider, 'klarna')) {
				await standInForService(page, provider);
				await approve(page, provider);
				await page.waitForURL(`**${confirmationPath(rootOf('de'))}`);
			}
			forgive(complaints, /cannot be shown|ERR_BLOCKED_BY_CLIENT|The stand-in throws/);
		});

		if (triesWith(provider, 'paypal'))
			test('that is left without an approval can be asked again, and transfer pays the same order', async ({
				page,
				context,
				complaints,
			}) => {
				await standInForPayments(context);
				const sent = await standInForService(page, provider);
				await openPayment(page, provider);
				await expect(phaseOf(page, 'ready')).toBeVisible();
				await leaveProvider(page, provider);
				await expect(page.getByRole('alert')).toHaveText(words.closed(name));
				await expectWaysOn(page, { transfer: true, isJudged: isJudgedWith(provider) });
				const changed = await standInForTransfers(page);
				await page.getByRole('button', { name: words.toTransfer }).click();
				await expect(page.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
				await expect(page.getByRole('definition').filter({ hasText: order.reference })).toBeVisible();
				await expect
					.poll(() => storedOrder(page))
					.toMatchObject({ orderUuid: order.orderUuid, isFinished: true, payment: { kind: 'transfer', state: 'open' } });
				expect(changed).toMatchObject([{ order_id: order.orderId, order_uuid: order.orderUuid }]);
				expect(sent).toEqual([]);
				await page.goto(paymentPath(rootOf('de')));
				await expect(page.getByText(words.notHere)).toBeVisible();
				forgive(complaints);
			});

		test('whose approval the service did not confirm is sent again after a reload, and never paid twice', async ({
			page,
			context,
			complaints,
		}) => {
			const providers = await standInForPayments(context);
			const sent = await standInForService(
				page,
				provider,
				(route) => route.abort('connectionreset'),
				(route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
				refuse('failed', 500),
				(route) => route.fulfill({ json: { status: 'so so' } }),
				accept(provider),
			);
			await openPayment(page, provider);
			await approve(page, provider);
			await expect(page.getByRole('alert')).toHaveText(words.unposted(name));
			await expectWaysOn(page, { transfer: false, isJudged: isJudgedWith(provider) });
			const asked = providers.asked.length;
			await page.reload();
			await expect(page.getByRole('alert')).toHaveText(words.unposted(name));
			expect(sent).toHaveLength(1);
			for (const attempts of [2, 3, 4]) {
				await page.getByRole('button', { name: words.resend }).press('Enter');
				await expect.poll(() => sent.length).toBe(attempts);
				await expect(phaseOf(page, 'unposted')).toBeVisible();
			}
			await page.getByRole('button', { name: words.resend }).press('Enter');
			await page.waitForURL(`**${confirmationPath(rootOf('de'))}`);
			expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1);
			expect(sent).toHaveLength(5);
			// nobody was asked to pay, nor any script loaded, since the approval
			expect(providers.asked).toHaveLength(asked);
			expect(complaints.filter((complaint) => complaint.includes(messages[provider]))).toHaveLength(4);
			forgive(complaints, /Could not (?:post PayPal Transaction|place klarna order)|ERR_CONNECTION_RESET|status of 50[02]/);
		});

		if (triesWith(provider, 'klarna'))
			test('that does not carry out what was approved is said, and the order can be paid otherwise', async ({
				page,
				context,
				complaints,
			}) => {
				const { calls } = await standInForPayments(context);
				await standInForService(page, provider, refuse('declined', 402), accept(provider));
				const repeated = await standInForOrders(page, order, 'session-2');
				await openPayment(page, provider);
				await approve(page, provider);
				await expect(page.getByRole('alert')).toHaveText(words.refused(name));
				await expectWaysOn(page, { transfer: true, isJudged: isJudgedWith(provider) });
				expect(await storedOrder(page)).toMatchObject({ payment: { state: 'open', approval: null } });
				await page.getByRole('button', { name: words.retry }).click();
				await approve(page, provider);
				await page.waitForURL(`**${confirmationPath(rootOf('de'))}`);
				// the session may have ended with the refusal, so the same order is sent again to learn which one counts
				expect(repeated).toEqual([aPlacedAttempt(order).request]);
				if (provider === 'klarna') {
					const inits = calls.filter(({ name }) => name === 'init').map(({ data }) => data);
					expect(inits).toEqual([{ client_token: 'session-1' }, { client_token: 'session-2' }]);
				}
				forgive(complaints, /Could not (?:post PayPal Transaction|place klarna order)|status of 402/);
			});

		if (triesWith(provider, 'paypal'))
			test('is known to the other tab as soon as it is approved in one', async ({ page, context, complaints }) => {
				await standInForPayments(context);
				await standInForService(page, provider, (route) => route.abort('connectionreset'), accept(provider));
				await openPayment(page, provider);
				await expect(phaseOf(page, 'ready')).toBeVisible();
				const other = await context.newPage();
				await other.goto(paymentPath(rootOf('de')));
				await expect(phaseOf(other, 'ready')).toBeVisible();
				await approve(page, provider);
				await expect(phaseOf(page, 'unposted')).toBeVisible();
				await expect(phaseOf(other, 'unposted')).toBeVisible();
				await page.getByRole('button', { name: words.resend }).click();
				await page.waitForURL(`**${confirmationPath(rootOf('de'))}`);
				await expect(other.getByText(words.done)).toBeVisible();
				forgive(complaints, /Could not (?:post PayPal Transaction|place klarna order)|ERR_CONNECTION_RESET/);
			});
	});
}

function expectCalls(provider: Provider, { calls, scripts }: PaymentProviders, language: Language): void {
	expect(scripts).toHaveLength(1);
	if (provider === 'paypal') {
		const { searchParams } = new URL(scripts[0] ?? '');
		expect(Object.fromEntries(searchParams)).toMatchObject({
			'client-id': 'demo-client-id-of-juwelier-weidenbach',
			currency: 'EUR',
			locale: { de: 'de_DE', en: 'en_GB', fr: 'fr_FR' }[language],
		});
		// the service has told PayPal what is to be paid
		expect(calls).toEqual([{ name: 'createOrder', data: { orderID: 'PAYPAL-ORDER-1' } }]);
		return;
	}
	const [init, load, authorize] = calls;
	expect(init).toEqual({ name: 'init', data: { client_token: 'session-1' } });
	expect(load).toEqual({ name: 'load', data: { payment_method_category: 'pay_later', data: {} } });
	expect(authorize).toMatchObject({
		name: 'authorize',
		data: { data: { shipping_address: { family_name: 'Sommer', postal_code: '10115' } } },
	});
}

test('Klarna declining leads to the other ways, and PayPal failing to another try', async ({ page, context, complaints }) => {
	const words = textsByLanguage.de.payment;
	await standInForPayments(context);
	await openPayment(page, 'klarna');
	await page.getByRole('button', { name: words.authorize }).click();
	await klarnaDialog(page).getByRole('button', { name: 'Be declined' }).click();
	await expect(page.getByRole('alert')).toHaveText(words.declined('Klarna'));
	await expectWaysOn(page, { transfer: true });
	await openPayment(page, 'paypal');
	await expect(phaseOf(page, 'ready')).toBeVisible();
	const popup = await openPaypal(page);
	await pressToClose(popup, () => popup.getByRole('button', { name: 'Fail' }).click());
	await expect(page.getByRole('alert')).toHaveText(words.failed('PayPal'));
	await expectWaysOn(page, { transfer: true });
	await expect(paypalButton(page)).toBeVisible();
	forgive(complaints, /The payment provider failed/);
});

test('no provider hears of anybody before the page on which its order is paid', async ({ page, context }) => {
	const words = textsByLanguage.de.payment;
	const providers = await standInForPayments(context);
	// where nothing is known of an order, the page says so, by keyboard too
	await page.goto(paymentPath(rootOf('de')));
	await expect(page.getByText(words.none)).toBeVisible();
	expect((await findViolations(page)).violations).toEqual([]);
	await reach(page.getByRole('main').getByRole('link', { name: words.toCart }));
	await storeOrder(page, aPlacedOrder());
	// of other pages, a request to others fails whichever test opens them
	for (const path of [`${rootOf('de')}/warenkorb`, `${rootOf('de')}/kasse`, confirmationPath(rootOf('de')), paymentPath(rootOf('de'))]) {
		await page.goto(path);
		await page.mouse.move(10, 10);
		await expect(page.locator('h1')).toBeVisible();
	}
	await expect(page.getByText(words.notHere)).toBeVisible();
	expect(providers.asked).toEqual([]);
});

test('the page is a document of its own: its policy, and links in and out load again', async ({ page, context, complaints }) => {
	await standInForPayments(context);
	await openPayment(page, 'paypal');
	const response = await page.reload();
	expect(response?.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
	const documents: string[] = [];
	const note = (request: Request) => {
		if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(new URL(request.url()).pathname);
	};
	page.on('request', note);
	await expect(phaseOf(page, 'ready')).toBeVisible();
	await page.goto(confirmationPath(rootOf('de')));
	await page.getByRole('link', { name: textsByLanguage.de.confirmation.toPayment }).click();
	await expect(phaseOf(page, 'ready')).toBeVisible();
	await standInForTransfers(page);
	await page.getByRole('button', { name: textsByLanguage.de.payment.toTransfer }).click();
	await page.waitForURL(/danke/);
	const confirmation = confirmationPath(rootOf('de'));
	expect(documents).toEqual([confirmation, paymentPath(rootOf('de')), confirmation]);
	forgive(complaints);
});
