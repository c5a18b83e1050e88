/** Visitors who are about to order: each is new, and has in the browser's storage what one of them has entered by hand. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { endpoints } from '../../../client/orders/contract/endpoints.ts';
import type { Texts } from '../../../client/texts/texts.ts';
import { textsByLanguage } from '../../../client/texts/texts-by-language.ts';
import { pageOf } from '../../../commands/demo-site/site-pages.ts';
import { storageKeys } from '../../../site/constants.ts';
import type { Language } from '../../../site/languages.ts';
import type { PaymentKind } from '../../../site/payment-kinds.ts';
import { expect } from '../browser-test.ts';
import { decidedStorage, readBuiltServices } from '../stored-consents.ts';
import { readTestSite } from '../test-pages.ts';
import { aBuyer, checkoutOf, openCheckout, orderButton, walkToReview } from '../walk-checkout.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface Buyer {
	readonly context: BrowserContext;
	readonly page: Page;
	readonly language: Language;
	readonly words: Texts;
	/** Nobody else has it. */
	readonly email: string;
	/** What the page has sent to the service, by endpoint: a browser that repeats a request by itself counts once. */
	readonly sent: { readonly path: string; readonly body: string }[];
	/** What the console says. */
	readonly told: string[];
}

/** Fills in the checkout by hand; what the browser stores then. */
export async function fillInOnce(browser: Browser, baseURL: string): Promise<StorageState> {
	const localStorage = decidedStorage(readBuiltServices(process.env.TEST_SITE_DIST ?? ''));
	const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] } });
	const page = await context.newPage();
	await openCheckout(page);
	await walkToReview(page, aBuyer());
	const filled = await context.storageState();
	await context.close();
	return filled;
}

export interface BuyerWish {
	readonly baseURL: string;
	readonly filled: StorageState;
	readonly language: Language;
	readonly payment: PaymentKind;
	/** What waits for an answer waits a fifth of the time. */
	readonly isHurried?: boolean;
}

/** With nothing open yet. */
export async function aNewBuyer(browser: Browser, { baseURL, filled, language, payment, isHurried }: BuyerWish): Promise<Buyer> {
	const email = `${crypto.randomUUID()}@post.example`;
	const entered = { customerEmail: email, paymentMethod: paymentMethodOf(payment) };
	const context = await browser.newContext({ baseURL, storageState: withCheckout(filled, entered), locale: language });
	await context.addInitScript(
		(part) => {
			Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
			const timeout = AbortSignal.timeout.bind(AbortSignal);
			AbortSignal.timeout = (ms) => timeout(ms * part);
		},
		isHurried ? 1 / 5 : 1,
	);
	const page = await context.newPage();
	const buyer: Buyer = { context, page, language, words: textsByLanguage[language], email, sent: [], told: [] };
	context.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith('/ecom/')) buyer.sent.push({ path: pathname, body: request.postData() ?? '' });
	});
	page.on('console', (message) => buyer.told.push(message.text()));
	return buyer;
}

/** The review, with a button that orders. */
export async function openReview({ page, language }: Buyer): Promise<void> {
	await page.goto(`${checkoutOf(language)}?schritt=pruefen`);
	await expect(orderButton(page, language)).not.toHaveAttribute('aria-disabled', 'true');
}

export function sentTo({ sent }: Buyer, call: keyof typeof endpoints): readonly string[] {
	return sent.filter(({ path }) => path === endpoints[call]).map(({ body }) => body);
}

/** All that the visitor has put into the browser's storage so far, but for when, and what became of an order. */
export async function readInput({ page }: Buyer): Promise<unknown> {
	const [checkout, cart] = await page.evaluate(
		(keys) => keys.map((key): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')),
		[storageKeys.checkout, storageKeys.cart],
	);
	return JSON.parse(JSON.stringify({ checkout, cart }, (name, value: unknown) => (isVolatile(name) ? undefined : value)));
}

function isVolatile(name: string): boolean {
	return name === 'timestamp' || name === 'attempt';
}

function withCheckout(state: StorageState, fields: object): StorageState {
	const origins = state.origins.map((each) => ({
		...each,
		localStorage: each.localStorage.map(({ name, value }) =>
			name === storageKeys.checkout ? { name, value: JSON.stringify({ ...JSON.parse(value), ...fields }) } : { name, value },
		),
	}));
	return { ...state, origins };
}

function paymentMethodOf(payment: PaymentKind): number {
	const page = pageOf(readTestSite(), 'checkout', 'de');
	const method = page.template === 'checkout' ? page.result.paymentMethods.find(({ kind }) => kind === payment) : undefined;
	if (method === undefined) throw new Error(`The demo has no payment method of the kind ${payment}`);
	return method.id;
}
