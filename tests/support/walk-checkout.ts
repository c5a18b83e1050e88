/** Walks through the checkout as a visitor does, and looks into the order service's books afterwards. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import type { CheckoutData } from '../../client/pages/checkout/checkout-data.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { pageOf } from '../../commands/demo-site/site-pages.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { storageKeys } from '../../site/constants.ts';
import type { Language } from '../../site/languages.ts';
import { checkoutPath, storeRoot } from '../../site/store-paths.ts';
import { cartOf } from './stored-cart.ts';
import { buyableProducts, type ProductPage, readTestSite } from './test-pages.ts';

const orderDir = join(projectDir, '.cache/test-orders');

export const checkoutOf = (language: Language = 'de'): string => checkoutPath(storeRoot('schaufenster', language));

/** A product that is ordered as often as one likes: tests take none of it from each other. */
export function anOrderablePiece(): ProductPage {
	const product = buyableProducts(readTestSite()).find(({ data }) => data.offer?.orderable);
	if (!product) throw new Error('The demo has nothing that is ordered as often as one likes');
	return product;
}

/** One product in the cart, as its page puts it there, and the checkout open. */
export async function openCheckout(page: Page): Promise<void> {
	await store(page, { [storageKeys.cart]: cartOf(anOrderablePiece()) });
	await page.goto(checkoutOf());
	await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

/** What the page of the checkout offers. */
export function readCheckoutData(language: Language = 'de'): CheckoutData {
	const page = pageOf(readTestSite(), 'checkout', language);
	if (page.template !== 'checkout') throw new Error('The page is no checkout');
	return page.result;
}

/** Puts entries into the browser's storage, on a page of the site that has no script. */
export async function store(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
	await page.goto('/robots.txt');
	await page.evaluate((all) => {
		for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
	}, entries);
}

/** An address that nobody else in the tests has. */
export function aBuyer(): Readonly<Record<string, string>> {
	return {
		// short, because it is typed
		email: `${crypto.randomUUID().slice(0, 13)}@post.example`,
		'shipping_address.first_name': 'Änne',
		'shipping_address.last_name': 'Öhlschläger',
		'shipping_address.street': 'Kornmarkt',
		'shipping_address.number': '7 a',
		'shipping_address.zip_code': '79098',
		'shipping_address.city': 'Freiburg',
	};
}

export async function fillAddress(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
	for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
}

export interface Choices {
	/** As the demo calls them. */
	readonly delivery: string;
	readonly payment: string;
}

export const byTransfer: Choices = { delivery: 'Wertpaket', payment: 'Vorkasse per Überweisung' };

/** From the address step to the review, in German; ready to order. */
export async function walkToReview(page: Page, buyer: Readonly<Record<string, string>>, { delivery, payment } = byTransfer): Promise<void> {
	const { checkout } = textsByLanguage.de;
	await fillAddress(page, buyer);
	await page.getByRole('button', { name: checkout.toDelivery }).click();
	await page.getByRole('radio', { name: delivery }).check();
	await page.getByRole('button', { name: checkout.toPayment }).click();
	await page.getByRole('radio', { name: payment }).check();
	await page.getByRole('button', { name: checkout.toReview }).click();
	await expect(orderButton(page)).not.toHaveAttribute('aria-disabled', 'true');
}

export function orderButton(page: Page, language: Language = 'de') {
	return page.getByRole('button', { name: textsByLanguage[language].checkout.order, exact: true });
}

export interface BookedOrder {
	readonly id: number;
	readonly total_cents: number;
	readonly payment_kind: string;
}

/** What the service has booked for an e-mail address. */
export function bookedOrders(email: string): readonly BookedOrder[] {
	return readBooks('SELECT id, total_cents, payment_kind FROM shop_order WHERE email = ?', email) as unknown as BookedOrder[];
}

/** Rows of the service's database. */
export function readBooks(sql: string, ...parameters: readonly (string | number)[]): readonly Record<string, SQLOutputValue>[] {
	const database = new DatabaseSync(join(orderDir, 'orders.sqlite'), { readOnly: true });
	try {
		return database.prepare(sql).all(...parameters);
	} finally {
		database.close();
	}
}

/** The mails that the service has written to an address, undecoded. */
export function mailsTo(email: string): readonly string[] {
	const outbox = join(orderDir, 'outbox');
	return readdirSync(outbox, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.eml'))
		.map((file) => readFileSync(join(outbox, file), 'utf8'))
		.filter((mail) => new RegExp(`^To: .*${email}`, 'm').test(mail));
}
