/** An order paid by each provider as `npm start` serves the shop: with stand-ins on this machine, loaded by the code that loads the real ones. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { defaultFolders } from '../../commands/options/project-folder.ts';
import type { SiteWithOrders } from '../../commands/serving/serve-with-orders.ts';
import { serveWithStandIns } from '../../commands/serving/serve-with-stand-ins.ts';
import { standInNotices } from '../../sandbox/providers/stand-in-page.ts';
import { confirmationPath, paymentPath, storeRoot } from '../../site/store-paths.ts';
import siteConfig from '../../site.config.ts';
import { test as base, expect } from '../support/browser-test.ts';
import { openFilledReview } from '../support/filled-checkout.ts';
import { klarnaDialog, openPaypal, pressToClose } from '../support/payment-providers.ts';
import { orderButton } from '../support/walk-checkout.ts';

const test = base.extend<object, { shop: SiteWithOrders }>({
	shop: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
		async ({}, use) => {
			const orderDir = mkdtempSync(join(tmpdir(), 'stand-ins-'));
			const { projectDomain, store, payments } = siteConfig;
			const shop = await serveWithStandIns({
				dir: process.env.TEST_SITE_DIST ?? '',
				port: 0,
				host: 'localhost',
				orders: {
					...{ orderServiceUrl: null, contentDir: defaultFolders.content, projectDomain, storePath: store.path },
					...{ payments, orderDir, showsArrivals: true },
				},
			});
			await use(shop);
			await shop.close();
			rmSync(orderDir, { recursive: true });
		},
		{ scope: 'worker' },
	],
	baseURL: async ({ shop }, use) => use(shop.url),
});

const root = storeRoot('schaufenster', 'de');
const texts = textsByLanguage.de;

async function payWithPaypal(page: Page): Promise<void> {
	const window = await openPaypal(page);
	await expect(window.getByText(standInNotices.de)).toBeVisible();
	await pressToClose(window, () => window.getByRole('button', { name: 'Pay now' }).press('Enter'));
}

async function payWithKlarna(page: Page): Promise<void> {
	await page.getByRole('button', { name: texts.payment.authorize }).click();
	await expect(klarnaDialog(page).getByText(standInNotices.de)).toBeVisible();
	await klarnaDialog(page).getByRole('button', { name: 'Confirm' }).press('Enter');
}

const providers = [
	{ kind: 'paypal', name: 'PayPal', paid: texts.confirmation.paid, pay: payWithPaypal },
	{ kind: 'klarna', name: 'Klarna', paid: texts.confirmation.paidLater, pay: payWithKlarna },
] as const;

for (const { kind, name, paid, pay } of providers) {
	test(`an order is paid with ${name}, and no third party hears of it`, async ({ page, shop, request, complaints }) => {
		const email = await openFilledReview(page, kind);
		await orderButton(page).click();
		await page.waitForURL(`**${paymentPath(root)}`);
		await expect(page.locator('.payment[data-phase="ready"]')).toBeVisible();
		await expect(page.frameLocator(`iframe[title="${name}"]`).getByText(standInNotices.de)).toBeVisible();
		await pay(page);
		await page.waitForURL(`**${confirmationPath(root)}`);
		await expect(page.getByText(paid(name))).toBeVisible();

		const arrived = await (await request.get(shop.arrivalsUrl ?? '')).text();
		const row = arrived.split('<tr>').find((each) => each.includes(email));
		expect(row).toContain(`<td>${kind}</td>`);
		expect(row).toMatch(/<td>(?:paid|authorised), /);
		// the stand-ins have an origin of their own, as the providers have, on this machine
		const asked = complaints.splice(0).map((complaint) => /^third party: (http:\/\/127\.0\.0\.1:\d+)\//.exec(complaint)?.[1] ?? complaint);
		expect([...new Set(asked)]).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)]);
	});
}
