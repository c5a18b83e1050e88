/**
 * Whatever happens to a call of a purchase, and whatever its buyer does meanwhile, the service has exactly one order or none in its books, the console
 * has the catalogue's message, and the page a text and a way on. All through a proxy before the site and its real order service.
 */
import { type BrowserContextOptions, expect, test } from '@playwright/test';
import { endpoints } from '../../client/orders/contract/endpoints.ts';
import { count, someOf } from '../../commands/testing/counts.ts';
import { languages } from '../../site/languages.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { countBooked } from '../support/order-faults/books.ts';
import { aNewBuyer, type Buyer, fillInOnce, readInput, sentTo } from '../support/order-faults/buyers.ts';
import { callSteps } from '../support/order-faults/call-steps.ts';
import { type OrderCall, orderFaults } from '../support/order-faults/order-faults.ts';
import { orderGestures } from '../support/order-faults/order-gestures.ts';
import { orderAndGoToPay } from '../support/order-faults/pay.ts';
import { goOn, isLate, meetTrouble, paymentTroubles } from '../support/order-faults/payment-troubles.ts';
import { standInForPayments } from '../support/payment-providers.ts';
import { checkoutOf, orderButton } from '../support/walk-checkout.ts';

/** Who wanted to send something again by itself would have done so. */
const restMs = 500;

let proxy: FaultProxy;
let filled: Exclude<BrowserContextOptions['storageState'], string | undefined>;

// one worker fills in the checkout for all
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser }) => {
	proxy = await startFaultProxy(process.env.TEST_SITE_URL ?? '', { headers: 'all' });
	filled = await fillInOnce(browser, proxy.url);
});
test.afterAll(() => proxy.close());

/** What was sent, but for what may differ between two attempts: how long it took to fill in. */
function callsOf(buyer: Buyer, call: OrderCall): readonly unknown[] {
	return sentTo(buyer, call).map((body) => (body === '' ? '' : { ...JSON.parse(body), elapsed_ms: 0 }));
}

for (const { call, what, fault, arrives, told, language } of someOf(orderFaults, count({ usual: 3, long: orderFaults.length }))) {
	const { message, payment, bookedBy, prepare, press, expectTold, readKept, tryAgain, countDone } = callSteps[call];
	const isPaidAnyway = bookedBy === 'the provider' && !arrives;
	test(`${call} ${what}${isPaidAnyway ? ', and the order is paid once all the same' : ''}, in ${language}`, async ({ browser }) => {
		await proxy.plan(null);
		const buyer = await aNewBuyer(browser, { baseURL: proxy.url, filled, language, payment, isHurried: what === 'hangs' });
		const { context, page } = buyer;
		await prepare(buyer);
		const kept = await readKept(buyer);
		const before = callsOf(buyer, call).length;
		if (fault) await proxy.plan({ at: new RegExp(`^${endpoints[call]}$`), times: Number.POSITIVE_INFINITY, fault });
		await press(buyer, fault ? null : () => context.setOffline(true));
		await expectTold(buyer, told);
		expect(buyer.told.filter((line) => line.startsWith(message))).toHaveLength(1);
		await page.waitForTimeout(restMs);
		expect(callsOf(buyer, call)).toHaveLength(before + 1);
		expect(proxy.met > 0).toBe(fault !== null);
		expect(await readKept(buyer)).toEqual(kept);
		// Klarna calls the service at its own time
		await expect.poll(() => countDone(buyer)).toBe(isPaidAnyway || (arrives && bookedBy !== 'a later call') ? 1 : 0);

		await proxy.plan(null);
		await context.setOffline(false);
		await tryAgain(buyer, told);
		// what was done before is not done twice: no second order, no second payment
		expect(countDone(buyer)).toBe(1);
		const [first, ...others] = callsOf(buyer, call).slice(before);
		expect(others.length).toBeGreaterThan(0);
		for (const each of others) expect(each).toEqual(first);
		if (call !== 'withdrawal') await expect.poll(() => readInput(buyer)).toEqual({ checkout: null, cart: null });
		await context.close();
	});
}

const gestures = orderGestures.flatMap((gesture, index) =>
	(['transfer', 'paypal'] as const).map((payment) => ({ ...gesture, payment, language: languages[index % languages.length] ?? 'de' })),
);

for (const { what, payment, language, run } of someOf(gestures, count({ usual: 1, long: gestures.length }))) {
	test(`${what} is one order, paid by ${payment}, in ${language}`, async ({ browser }) => {
		await proxy.plan(null);
		const buyer = await aNewBuyer(browser, { baseURL: proxy.url, filled, language, payment });
		const { context, page, words, email } = buyer;
		await standInForPayments(context);
		await page.goto(`${checkoutOf(language)}?schritt=zahlung`);
		await page.getByRole('button', { name: words.checkout.toReview }).click();
		await expect(orderButton(page, language)).not.toHaveAttribute('aria-disabled', 'true');
		await run(buyer, proxy);
		await expect.poll(() => countBooked('orders', email)).toBe(1);
		await page.waitForTimeout(restMs);
		expect(countBooked('orders', email)).toBe(1);
		const keys = sentTo(buyer, 'order').map((body): string => JSON.parse(body).idempotency_key);
		expect(new Set(keys).size).toBe(1);
		await context.close();
	});
}

for (const [index, trouble] of someOf(paymentTroubles, count({ usual: 2, long: paymentTroubles.length })).entries()) {
	const { what, provider, script, wayOn } = trouble;
	const language = languages[index % languages.length] ?? 'de';
	test(`a payment by ${provider} ${what} leaves one order, and ${wayOn} pays it, in ${language}`, async ({ browser }) => {
		await proxy.plan(null);
		const buyer = await aNewBuyer(browser, { baseURL: proxy.url, filled, language, payment: provider });
		const { context, page, email } = buyer;
		const standIns = await standInForPayments(context, script);
		if (isLate(script)) await page.clock.install();
		await orderAndGoToPay(buyer);
		await meetTrouble(buyer, trouble);
		const booked = () => [countBooked('orders', email), countBooked('payments', email)];
		expect(booked()).toEqual([1, 0]);
		// the cart gives up nothing before it is known how the order is paid
		expect(await readInput(buyer)).toMatchObject({ cart: { totalCount: 1 } });
		await goOn(buyer, trouble, standIns);
		await expect.poll(() => readInput(buyer)).toEqual({ checkout: null, cart: null });
		expect(booked()).toEqual([1, wayOn === 'transfer' ? 0 : 1]);
		await context.close();
	});
}
