/** Ordering while the network, the service or the visitor does what they do: exactly one order or none, and a way on. */
import type { Page, Route } from '@playwright/test';
import { errorMessages } from '../../client/orders/contract/error-messages.ts';
import { orderMaxLines } from '../../client/orders/contract/limits.ts';
import { de } from '../../client/texts/de.ts';
import { count } from '../../commands/testing/counts.ts';
import { storageKeys } from '../../site/constants.ts';
import { expect, test } from '../support/browser-test.ts';
import { openFilledReview } from '../support/filled-checkout.ts';
import { findViolations } from '../support/find-violations.ts';
import { cartOf } from '../support/stored-cart.ts';
import { anOrderablePiece, bookedOrders, checkoutOf, orderButton, store } from '../support/walk-checkout.ts';

const { failures } = de.checkout;
const resend = (page: Page) => page.getByRole('button', { name: de.checkout.unanswered.resend });
const confirmed = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText(de.confirmation.title);
const refused =
	(code: string, status: number, more: object = {}) =>
	(route: Route) =>
		route.fulfill({ status, json: { status: 'error', code, message: 'No', ...more } });

/** To the review, with what happens to the first order on its way. */
async function ready(page: Page, fault?: (route: Route) => Promise<unknown>): Promise<string> {
	const email = await openFilledReview(page);
	if (fault) await page.route('**/ecom/order', fault, { times: 1 });
	return email;
}

/** Takes what the catalogue asks for, and what the browser says of the fault itself, off the complaints. */
function expectToldInConsole(complaints: string[]): void {
	const expected = complaints.filter((each) => each.includes(errorMessages.order) || each.includes('Failed to load resource'));
	expect(expected.some((each) => each.includes(errorMessages.order))).toBe(true);
	complaints.splice(0, complaints.length, ...complaints.filter((each) => !expected.includes(each)));
}

const unanswered: readonly [string, (route: Route) => Promise<unknown>][] = [
	[
		'arrives, and its answer is lost',
		async (route) => {
			await route.fetch();
			await route.abort('connectionreset');
		},
	],
	['never leaves', (route) => route.abort('connectionrefused')],
	[
		'meets a gateway that answers with HTML',
		(route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
	],
	[
		'arrives, and its answer is cut',
		async (route) => {
			const response = await route.fetch();
			await route.fulfill({ status: 200, contentType: 'application/json', body: (await response.text()).slice(0, 30) });
		},
	],
];

/** One that has arrived in `npm test`: order-faults.e2e.ts sends others through a faulty network. */
for (const [what, fault] of unanswered.slice(0, count({ usual: 1, long: unanswered.length }))) {
	test(`an order that ${what} is sent again with its key, even after a reload, cannot be changed meanwhile, and is one`, async ({
		page,
		complaints,
	}) => {
		const email = await ready(page, fault);
		const keys: string[] = [];
		page.on('request', (request) => {
			if (request.url().endsWith('/ecom/order')) keys.push(request.postDataJSON().idempotency_key);
		});
		await orderButton(page).click();
		await expect(page.getByRole('heading', { name: de.checkout.unanswered.title })).toBeFocused();
		expectToldInConsole(complaints);
		await page.reload();
		await expect(resend(page)).toBeVisible();
		// nothing is sent without the buyer
		expect(keys).toHaveLength(1);
		// that the service has no time for it says nothing of what it was sent before
		await page.route('**/ecom/order', refused('limited', 429), { times: 1 });
		await resend(page).click();
		await expect(page.getByText(failures.unknown)).toBeVisible();
		await expect(orderButton(page)).toHaveCount(0);
		expectToldInConsole(complaints);
		await resend(page).click();
		await confirmed(page);
		expect([new Set(keys).size, bookedOrders(email).length]).toEqual([1, 1]);
	});
}

/** post-order.unit.test.ts reads the answer of each. */
const refusals: readonly [string, (route: Route) => Promise<unknown>, string][] = [
	['the service fails', refused('failed', 500), failures.failed],
	['too many came', refused('limited', 429), failures.limited],
	['the shop has closed', refused('closed', 403), failures.closed],
];

test('whatever keeps an order from being placed is said, all stays, what costs something else has to be confirmed, and then it is one', async ({
	page,
	complaints,
}) => {
	const email = await ready(page);
	const confirm = page.getByRole('button', { name: de.checkout.confirmChanges });
	const isReady = () => expect(orderButton(page)).not.toHaveAttribute('aria-disabled', 'true');

	await test.step('a price that somebody edited is set right before anything is ordered', async () => {
		await page.evaluate((key) => {
			const cart = JSON.parse(localStorage.getItem(key) ?? '');
			cart.products[0].priceBrutto = '0.01';
			localStorage.setItem(key, JSON.stringify(cart));
		}, storageKeys.cart);
		await page.reload();
		await expect(page.getByRole('heading', { name: de.cart.differences })).toBeVisible();
		await expect(orderButton(page)).toHaveAttribute('aria-disabled', 'true');
		await orderButton(page).click({ force: true });
		await confirm.click();
		await isReady();
		expect(bookedOrders(email)).toEqual([]);
	});
	for (const [what, fault, text] of refusals) {
		await test.step(what, async () => {
			await page.route('**/ecom/order', fault, { times: 1 });
			await orderButton(page).click();
			await expect(page.getByText(text)).toBeVisible();
			expectToldInConsole(complaints);
			expect(bookedOrders(email)).toEqual([]);
		});
	}
	await test.step('delivery costs something else by now, and something else again', async () => {
		const change = { kind: 'shipping_cost', from: '5.90', to: '7.90' };
		await page.route('**/ecom/order', refused('changed', 409, { changes: [change] }), { times: 1 });
		for (const [from, to] of [
			['5,90', '7,90'],
			// as the service itself has it
			['7,90', '5,90'],
		]) {
			await orderButton(page).click();
			await expect(page.getByText(de.checkout.shippingChanged(`${from}\u00a0€`, `${to}\u00a0€`))).toBeVisible();
			await expect(orderButton(page)).toHaveAttribute('aria-disabled', 'true');
			await expect(page.locator('.order-costs')).toContainText(to ?? '');
			expectToldInConsole(complaints);
			await confirm.click();
			await isReady();
			expect(bookedOrders(email)).toEqual([]);
		}
	});
	await orderButton(page).click();
	await confirmed(page);
	expect(bookedOrders(email)).toHaveLength(1);
});

test('an order that is changed after it has arrived unheard of is no second one, even after a reload, until its buyer wants one', async ({
	page,
	complaints,
}) => {
	const email = await ready(page, async (route) => {
		await route.fetch();
		await refused('failed', 500)(route);
	});
	await orderButton(page).click();
	await expect(page.getByText(failures.failed)).toBeVisible();
	await page.locator('[name="comment"]').fill('Bitte klingeln');
	await orderButton(page).click();
	await expect(page.getByRole('heading', { name: de.checkout.reused.title })).toBeFocused();
	expectToldInConsole(complaints);
	expect((await findViolations(page, { within: 'main' })).violations).toEqual([]);
	await page.reload();
	await expect(page.getByRole('link', { name: de.checkout.contact })).toBeVisible();
	await expect(orderButton(page)).toHaveCount(0);
	expect(bookedOrders(email)).toHaveLength(1);
	await page.getByRole('button', { name: de.checkout.reused.again }).click();
	await expect(orderButton(page)).not.toHaveAttribute('aria-disabled', 'true');
	expect(bookedOrders(email)).toHaveLength(1);
	await orderButton(page).click();
	await confirmed(page);
	expect(bookedOrders(email)).toHaveLength(2);
});

test('a cart with more lines than an order takes is told so before anything is entered', async ({ page }) => {
	const { products, ...cart } = JSON.parse(cartOf(anOrderablePiece()));
	const openWith = async (lines: number): Promise<void> => {
		const line = (_: unknown, index: number) => ({ ...products[0], cartId: index + 1, personalization: { text: `${index}` } });
		await store(page, { [storageKeys.cart]: JSON.stringify({ ...cart, products: Array.from({ length: lines }, line) }) });
		await page.goto(checkoutOf());
	};
	await openWith(orderMaxLines + 1);
	const { title, text } = de.checkout.tooMany;
	await expect(page.getByRole('heading', { name: title })).toBeVisible();
	await expect(page.getByText(text(orderMaxLines + 1, orderMaxLines))).toBeVisible();
	expect((await findViolations(page, { within: 'main' })).violations).toEqual([]);
	await openWith(orderMaxLines);
	await expect(page.getByRole('button', { name: de.checkout.toDelivery })).toBeVisible();
});

test('a field that the service does not take is shown where it can be mended', async ({ page, complaints }) => {
	const faults = [{ field: 'shipping_address.zip_code', code: 'invalid' }];
	const email = await ready(page, refused('invalid', 422, { faults }));
	await orderButton(page).click();
	await expect(page.locator('.form-summary')).toBeFocused();
	await expect(page.locator('.form-summary')).toContainText(de.checkout.postcodeInvalid);
	await expect(page.locator('[name="shipping_address.zip_code"]')).toHaveValue('79098');
	expectToldInConsole(complaints);
	expect(bookedOrders(email)).toEqual([]);
});

test('maintenance that began after the build, and a service that is down, leave the cart, are said, and can be asked again', async ({
	page,
	complaints,
}) => {
	const email = await ready(page);
	await page.route('**/ecom/status', (route) => route.fulfill({ json: { status: 'ok', maintenance: true } }));
	await orderButton(page).click();
	await expect(page.getByText(failures.closed)).toBeVisible();
	expect([bookedOrders(email), await page.locator('.order-line').count()]).toEqual([[], 1]);
	await page.unroute('**/ecom/status');
	await page.reload();
	await expect(orderButton(page)).not.toHaveAttribute('aria-disabled', 'true');
	await page.route('**/ecom/**', (route) => route.abort('connectionrefused'));
	await orderButton(page).click();
	await expect(page.getByText(failures.notChecked)).toBeVisible();
	await page.unroute('**/ecom/**');
	complaints.splice(
		0,
		complaints.length,
		...complaints.filter((each) => !/Failed to load resource|Could not load (?:prices|status)/.test(each)),
	);
	await page.getByRole('button', { name: de.checkout.checkAgain }).click();
	await orderButton(page).click();
	await confirmed(page);
	expect(bookedOrders(email)).toHaveLength(1);
});

test('a double click and Enter are one order', async ({ page }) => {
	const email = await ready(page);
	await orderButton(page).focus();
	await orderButton(page).dblclick();
	await page.keyboard.press('Enter');
	await confirmed(page);
	expect(bookedOrders(email)).toHaveLength(1);
});

test('two tabs that order at once place one order', async ({ page, context }) => {
	const email = await ready(page);
	const other = await context.newPage();
	await other.goto(`${checkoutOf()}?schritt=pruefen`);
	await expect(orderButton(other)).not.toHaveAttribute('aria-disabled', 'true');
	// at once: a click that looks for its button finds none where the other tab was first
	const buttons = await Promise.all([page, other].map((tab) => orderButton(tab).elementHandle()));
	await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
	await expect.poll(async () => (await page.title()) + (await other.title())).toContain(de.confirmation.title);
	await expect(page.getByText(de.checkout.sending)).toHaveCount(0);
	await expect(other.getByText(de.checkout.sending)).toHaveCount(0);
	expect(bookedOrders(email)).toHaveLength(1);
});

test('a reload while it is being sent ends in one order', async ({ page, complaints }) => {
	const arrived = Promise.withResolvers<void>();
	// it is never answered: the page that asked goes away
	const email = await ready(page, async (route) => {
		await route.fetch();
		arrived.resolve();
	});
	await orderButton(page).click();
	await arrived.promise;
	await page.reload();
	await resend(page).click();
	await confirmed(page);
	expect(bookedOrders(email)).toHaveLength(1);
	complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes(errorMessages.order)));
});

test('Back from the payment page says that the order is placed and not paid, and places no second one', async ({ page, complaints }) => {
	await page.route('https://www.paypal.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
	const email = await openFilledReview(page, 'paypal');
	await orderButton(page).click();
	await page.waitForURL(`**${checkoutOf()}/zahlen`);
	await page.goBack();
	await expect(page.getByRole('heading', { name: de.checkout.unpaid.title })).toBeVisible();
	await expect(orderButton(page)).toHaveCount(0);
	await page.getByRole('link', { name: de.checkout.unpaid.pay }).click();
	await page.waitForURL(`**${checkoutOf()}/zahlen`);
	expect(bookedOrders(email)).toHaveLength(1);
	await expect(page.getByRole('alert')).toBeVisible();
	// the provider's empty script is the payment page's matter
	complaints.splice(0);
});
