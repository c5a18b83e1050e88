/**
 * An order from the browser to its refund: bought on the site, shown on the desk of a real Directus, shipped and given back there. The service is a process of
 * its own, and PayPal its stand-in.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, it, onTestFinished, vi } from 'vitest';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { buildDemo } from '../../commands/demo-site/demo-site.ts';
import { writeTestConfig } from '../../commands/demo-site/test-site.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { chromiumFlags, findChromium } from '../../commands/programs/chromium.ts';
import { installDesk } from '../../orders/desk/install/install-desk.ts';
import { wakePath } from '../../orders/http/routes.ts';
import { uuidOf } from '../../orders/store/uuid-of.ts';
import { readAdmin } from '../../sandbox/directus/admin.ts';
import { projectAccounts } from '../../sandbox/directus/fixture/accounts.ts';
import { watchStart } from '../../sandbox/program-start.ts';
import { standInPaypalAccount } from '../../sandbox/providers/paypal-rest.ts';
import { confirmationPath, paymentPath, storeRoot } from '../../site/store-paths.ts';
import siteConfig from '../../site.config.ts';
import { decodeMail } from '../support/decode-mail.ts';
import { openPaypal, pressToClose } from '../support/payment-providers.ts';
import { decidedStorage, readBuiltServices } from '../support/stored-consents.ts';
import { aBuyer, byTransfer, openCheckout, orderButton, walkToReview } from '../support/walk-checkout.ts';
import { startDirectusCopy } from './start-copy.ts';

const project = siteConfig.projectDomain;
const admin = readAdmin().token;
const password = 'a-password-of-tests';
const wakeSecret = 'wake-secret-of-tests';
/** Directus' app takes half a minute to open where others use the machine. */
const patienceMs = 120_000;
const refundsEvery = { refundsPerDayCents: 1_000_000, lookEveryMs: 1000 };

interface Item {
	readonly [field: string]: unknown;
}

/** Asks Directus with a user's token. */
function callsTo(url: string) {
	return async (token: string, method: string, path: string, body?: Item): Promise<readonly Item[]> => {
		const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
		const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
		const text = await answer.text();
		if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
		const { data } = (text === '' ? {} : JSON.parse(text)) as { readonly data?: unknown };
		return (Array.isArray(data) ? data : [data]) as readonly Item[];
	};
}

/** The shop in a process of its own. To be called inside a test; it ends with it. */
async function startShop(wish: Item): Promise<string> {
	const child = spawn(process.execPath, [join(import.meta.dirname, 'serve-with-desk.ts'), JSON.stringify(wish)], {
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	const { until } = watchStart(child, { name: 'The shop', isShown: true });
	onTestFinished(async () => {
		if (child.exitCode !== null) return;
		const ended = new Promise((resolve) => child.once('exit', resolve));
		child.kill('SIGTERM');
		await ended;
	});
	return await until(new Promise((resolve) => child.once('message', (url) => resolve(String(url)))));
}

async function openBrowser(baseURL: string, dist: string): Promise<Page> {
	const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
	onTestFinished(() => browser.close());
	const context = await browser.newContext({ baseURL, locale: 'de-DE', viewport: { width: 1280, height: 900 } });
	await context.addInitScript(
		(entries) => {
			for (const { name, value } of entries) if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
		},
		decidedStorage(readBuiltServices(dist)),
	);
	context.setDefaultTimeout(patienceMs);
	return await context.newPage();
}

/** Buys a product with PayPal. Returns the buyer's address, and where PayPal's stand-in is. */
async function buy(page: Page): Promise<{ readonly email: string; readonly paypalUrl: string }> {
	const root = storeRoot('schaufenster', 'de');
	const buyer = aBuyer();
	await openCheckout(page);
	await walkToReview(page, buyer, { ...byTransfer, payment: 'PayPal' });
	await orderButton(page).click();
	await page.waitForURL(`**${paymentPath(root)}`);
	const window = await openPaypal(page);
	const paypalUrl = new URL(window.url()).origin;
	await pressToClose(window, () => window.getByRole('button', { name: 'Pay now' }).press('Enter'));
	await page.waitForURL(`**${confirmationPath(root)}`);
	await page.getByText(textsByLanguage.de.confirmation.paid('PayPal')).waitFor();
	return { email: String(buyer.email), paypalUrl };
}

/** What PayPal lists of an order, such as `T1107 -10.00`. */
async function listAtPaypal(paypalUrl: string, uuid: string): Promise<readonly string[]> {
	const { clientId, clientSecret } = standInPaypalAccount;
	const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
	const login = await fetch(`${paypalUrl}/v1/oauth2/token`, { method: 'POST', headers: { authorization: basic } });
	const { access_token } = (await login.json()) as { readonly access_token: string };
	const query = new URLSearchParams({ start_date: '2020-01-01T00:00:00Z', end_date: '2099-01-01T00:00:00Z' });
	const answer = await fetch(`${paypalUrl}/v1/reporting/transactions?${query}`, { headers: { authorization: `Bearer ${access_token}` } });
	const { transaction_details } = (await answer.json()) as {
		readonly transaction_details: readonly {
			readonly transaction_info: Item & { readonly transaction_amount: { readonly value: string } };
		}[];
	};
	return transaction_details
		.filter(({ transaction_info: each }) => each.custom_field === uuid)
		.map(({ transaction_info: each }) => `${each.transaction_event_code} ${each.transaction_amount.value}`);
}

it('takes an order in the browser, ships it on the desk, and refunds it once although the command arrives three times', async () => {
	// Other suites build and serve the test site meanwhile.
	const dist = join(projectDir, '.cache/desk-site');
	await buildDemo(dist, writeTestConfig(join(projectDir, '.cache/desk-site-config')));
	process.env.TEST_SITE_DIST = dist;
	const { url, work } = await startDirectusCopy();
	const call = callsTo(url);
	// One works with orders, and may not refund; the other may.
	const [helper, owner] = ['helper-token-of-tests', 'owner-token-of-tests'];
	for (const [name, token] of Object.entries({ helper, owner })) {
		const email = `${name}@example.com`;
		await call(admin, 'POST', '/users', { email, token, password, first_name: name, language: 'de-DE', status: 'active' });
	}
	const desk = { url, token: 'orders-token-of-tests', wakeSecret, ...refundsEvery };
	const install = (wake: { readonly url: string; readonly secret: string } | null) =>
		installDesk({
			directus: { url, token: admin },
			access: {
				...{ project, token: desk.token, hasRules: true, folder: projectAccounts[0].folder },
				...{ owners: ['helper@example.com', 'owner@example.com'], refunders: ['owner@example.com'] },
			},
			...{ language: 'de', wake },
		});
	await install(null);
	const orderDir = join(work, 'orders');
	const shopUrl = await startShop({ dist, orderDir, desk });
	await install({ url: shopUrl + wakePath, secret: wakeSecret });
	const page = await openBrowser(shopUrl, dist);
	const { email, paypalUrl } = await buy(page);

	const orderOf = async () => {
		const [order] = await call(helper, 'GET', `/items/order?filter[email][_eq]=${email}`);
		expect(order).toBeDefined();
		return order ?? {};
	};
	const bought = await vi.waitFor(async () => {
		const order = await orderOf();
		expect(order).toMatchObject({ state: 'accepted', payment_kind: 'paypal', payment_state: 'paid', to_do: 'pack' });
		return order;
	}, patienceMs);
	const uuid = String(bought.id);
	// As the person at the desk sees it, with the picture of what to pack.
	await page.goto(`${url}/admin/login`);
	await page.locator('input[type="email"]').fill('helper@example.com');
	await page.locator('input[type="password"]').fill(password);
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/admin\/content/);
	await page.goto(`${url}/admin/content/order/${uuid}`);
	await page.getByText(`${bought.number} Änne Öhlschläger`).waitFor();
	const sheet = page.frameLocator('.tox-edit-area iframe');
	await sheet.getByText('Kornmarkt 7 a').waitFor();
	await vi.waitFor(
		async () =>
			expect(
				await sheet
					.locator('img')
					.first()
					.evaluate((image: HTMLImageElement) => image.naturalWidth),
			).toBe(160),
		patienceMs,
	);

	/** The call that the button makes. */
	const press = (token: string, collection: 'order_command' | 'order_refund', fields: Item) =>
		call(token, 'POST', `/flows/trigger/${uuidOf('flow', collection)}`, { ...fields, collection: 'order', keys: [uuid] });
	const answered = (collection: 'order_command' | 'order_refund') =>
		vi.waitFor(async () => {
			const [given] = await call(owner, 'GET', `/items/${collection}?filter[order][_eq]=${uuid}`);
			expect(given).toMatchObject({ state: 'done' });
			return given ?? {};
		}, patienceMs);
	await press(helper, 'order_command', { kind: 'ship', carrier: 'DHL', tracking: 'JD000123' });
	await answered('order_command');
	await vi.waitFor(
		async () => expect(await orderOf()).toMatchObject({ state: 'completed', lines: [{ tracking: 'JD000123' }] }),
		patienceMs,
	);
	const outbox = join(orderDir, 'outbox');
	const mailsToBuyer = () =>
		readdirSync(outbox)
			.filter((file) => file.endsWith('.eml'))
			.map((file) => readFileSync(join(outbox, file), 'latin1'))
			.filter((eml) => eml.includes(`To: ${email}`));
	await vi.waitFor(
		() => expect(mailsToBuyer().filter((eml) => /^Subject: .*RE-\d{4}-\d+/m.test(decodeMail(eml)))).toHaveLength(1),
		patienceMs,
	);
	const dispatch = mailsToBuyer().filter((eml) => decodeMail(eml).includes('JD000123'));
	expect(dispatch).toHaveLength(1);
	const [invoice = ''] = mailsToBuyer().filter((eml) => /^Subject: .*RE-\d{4}-\d+/m.test(decodeMail(eml)));
	const [, pdf = ''] = /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(invoice) ?? [];
	expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString('latin1')).toBe('%PDF-');

	// The button at the list of orders: the month comes to the shop.
	const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });
	await call(owner, 'POST', `/flows/trigger/${uuidOf('flow', 'month')}`, { collection: 'order', keys: [], target: today.slice(0, 7) });
	await vi.waitFor(async () => {
		const [month] = await call(owner, 'GET', '/items/order_command?filter[kind][_eq]=month');
		expect(month).toMatchObject({ state: 'done', order: uuid });
	}, patienceMs);
	await vi.waitFor(() => {
		const mails = readdirSync(outbox).filter((file) => file.endsWith('.eml'));
		expect(mails.filter((file) => readFileSync(join(outbox, file), 'latin1').includes('application/zip'))).toHaveLength(1);
	}, patienceMs);

	// The call of the Flow brings it once; what has no answer is looked for, and the call arrives again.
	await press(owner, 'order_refund', { amount: '10,00', text: 'Kratzer' });
	const { id: refund } = await answered('order_refund');
	const loseAnswer = () => call(admin, 'PATCH', `/items/order_refund/${refund}`, { state: null, answer: null });
	await loseAnswer();
	await answered('order_refund');
	await loseAnswer();
	const wake = await fetch(shopUrl + wakePath, { method: 'POST', headers: { authorization: `Bearer ${wakeSecret}` } });
	expect(wake.status).toBe(202);
	await answered('order_refund');
	await vi.waitFor(async () => expect(await orderOf()).toMatchObject({ payment_state: 'partly_refunded' }), patienceMs);
	expect(await listAtPaypal(paypalUrl, uuid)).toEqual([expect.stringMatching(/^T0006 \d+\.\d\d$/), 'T1107 -10.00']);
	// Who may not refund is told so by the button.
	await expect(press(helper, 'order_refund', { amount: '1,00', text: 'Kratzer' })).rejects.toThrow('403');
}, 600_000);
