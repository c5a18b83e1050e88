/**
 * The page behind the link of a receipt, in a browser without scripts: its button confirms the e-mail address, and then it names the account. And the
 * confirmation on the site, which waits for that.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placedOrderKey } from '../../client/checkout/storage/personal-storage.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { startOrderService } from '../../orders/start-order-service.ts';
import { legalTextHash } from '../../pipeline/snapshot/legal-text.ts';
import { confirmationPath, storeRoot } from '../../site/store-paths.ts';
import { aPlacedOrder, aPlacedPayment } from '../builders/placed-order.ts';
import { shopProject, someShop } from '../orders/some-shop.ts';
import { expect, test } from '../support/browser-test.ts';
import { decodeMail } from '../support/decode-mail.ts';
import { findViolations } from '../support/find-violations.ts';

const de = textsByLanguage.de.confirmation;
const iban = 'DE02 1203 0000 0000 2020 51';

test('names no account while an order waits for its address', async ({ page }) => {
	await page.goto('/robots.txt');
	const order = aPlacedOrder({ payment: aPlacedPayment({ awaits: 'address' }) });
	await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
		placedOrderKey,
		JSON.stringify({ version: 1, timestamp: Date.now(), order }),
	] as const);
	await page.goto(confirmationPath(storeRoot('schaufenster', 'de')));
	const main = page.getByRole('main');
	await expect(main).toContainText(de.awaitsAddress(order.email));
	await expect(main).not.toContainText(iban);
	expect((await findViolations(page)).violations).toEqual([]);
});

/** A ring of which there are three, by transfer. */
const anOrder = {
	...{ project: shopProject, language: 'de', idempotency_key: crypto.randomUUID(), email: 'aenne@post.example', invoice_address: null },
	shipping_address: {
		...{
			first_name: 'Änne',
			last_name: 'Öhlschläger',
			street: 'Kornmarkt',
			number: '7 a',
			zip_code: '79098',
			city: 'Freiburg',
			country_code: 'DE',
		},
	},
	...{ shipping_method: 1, payment_method: 1, shipping_cost: '5.90', present_wrapping: null, total_price_brutto: '105.90' },
	lines: [{ product: 1, variant: null, personalization: null, count: 1, price_brutto: '100.00' }],
	legal_texts: [
		{ type: 'agb', hash: legalTextHash({ title: 'AGB', body: 'Es gilt, was hier steht.' }) },
		{ type: 'widerruf', hash: legalTextHash({ title: 'Widerruf', body: 'Vierzehn Tage.' }) },
	],
};

test('confirms the address of an order by one button, without scripts', async ({ browser }) => {
	const dataDir = mkdtempSync(path.join(tmpdir(), 'confirm-order-'));
	let siteUrl = '';
	const service = await startOrderService({
		...{ dataDir, port: 0, crossOrigin: false, arrivalsToken: null, shop: someShop(), siteUrl: () => siteUrl },
		company: { project: shopProject, name: 'Goldschmiede', email: 'laden@goldschmiede.example', country: 'DE', language: 'de' },
		payments: { bankTransferId: 1, paypal: null, klarna: null },
	});
	siteUrl = service.url;
	const context = await browser.newContext({ javaScriptEnabled: false });
	try {
		const body = JSON.stringify(anOrder);
		const placed = await fetch(`${service.url}/ecom/order`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
		expect(await placed.json()).toMatchObject({ status: 'ok', awaits: 'address' });
		await service.idle();
		const outbox = path.join(dataDir, 'outbox');
		const mails = () => readdirSync(outbox).map((file) => decodeMail(readFileSync(path.join(outbox, file), 'latin1')));
		const link = mails()
			.map((mail) => /http:\S+\/ecom\/order\/confirm\S+/.exec(mail)?.[0])
			.find((found) => found !== undefined);
		const page = await context.newPage();
		await page.goto(link ?? '');
		await expect(page.getByRole('main')).toContainText('Bestellung 1001');
		await expect(page.getByRole('main')).not.toContainText(iban);
		await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
		await expect(page.getByRole('main')).toContainText(iban);
		expect(page.url()).toBe(link);
		await page.reload();
		await expect(page.getByRole('button')).toHaveCount(0);
		await service.idle();
		expect(mails().filter((mail) => mail.includes('Wir nehmen Ihre Bestellung 1001 an'))).toHaveLength(1);
	} finally {
		await context.close();
		await service.close();
		rmSync(dataDir, { recursive: true, force: true });
	}
});
