/** The confirmation of an order: it survives reloads and tabs, can be paid by its code, prints, and lets the cart go once. */
import type { Page } from '@playwright/test';
import decode from 'qr/decode.js';
import sharp from 'sharp';
import type { PlacedOrder } from '../../client/checkout/placed-order.ts';
import { placedOrderKey } from '../../client/checkout/storage/personal-storage.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { isLong } from '../../commands/testing/counts.ts';
import { storageKeys } from '../../site/constants.ts';
import { withdrawPath } from '../../site/fixed-paths.ts';
import { type Language, languages } from '../../site/languages.ts';
import { laws } from '../../site/law.ts';
import { confirmationPath, paymentPath, storeRoot } from '../../site/store-paths.ts';
import { aCartLine, aCartProduct } from '../builders/cart.ts';
import { aPlacedOrder, aPlacedPayment } from '../builders/placed-order.ts';
import { expect, test, waitForHydration } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';

const pathOf = (language: Language) => confirmationPath(storeRoot('schaufenster', language));
const de = textsByLanguage.de.confirmation;

/** As the checkout leaves the browser's storage; `ageMs` ago. */
async function store(page: Page, order: PlacedOrder, { cart, ageMs = 0 }: { cart?: object; ageMs?: number } = {}): Promise<void> {
	await page.goto('/robots.txt');
	const values = {
		[placedOrderKey]: JSON.stringify({ version: 1, timestamp: Date.now() - ageMs, order }),
		...(cart && { [storageKeys.cart]: JSON.stringify(cart) }),
	};
	await page.evaluate((entries) => {
		for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
	}, values);
}

/** Whole purchases read it in each language: here the one with the longest words, and in the long run all. */
for (const language of isLong ? languages : (['de'] as const)) {
	test(`says all of an order in ${language}, after a reload and in another tab too`, async ({ page, context }) => {
		const words = textsByLanguage[language].confirmation;
		const order = aPlacedOrder({
			comment: 'Bitte beim Nachbarn abgeben.\nDanke!',
			invoiceAddress: { ...aPlacedOrder().shippingAddress, first_name: 'Otto', city: 'Potsdam', zip_code: '14467' },
		});
		await store(page, order);
		const other = await context.newPage();
		for (const shown of [page, page, other]) {
			await shown.goto(pathOf(language));
			const main = shown.getByRole('main');
			await expect(main).toContainText(words.thanks(order.email));
			for (const said of [
				String(order.orderId),
				'Trauring Linde',
				'Gelbgold 585, Weite 54',
				'Für immer',
				laws.DE.words[language].lineNotReturned,
				'Versand mit DHL',
				'Otto Sommer',
				'14467 Potsdam',
				'Lange Gasse 12a',
				'Bitte beim Nachbarn abgeben.',
				'DE02 1203 0000 0000 2020 51',
				'BYLADEM1001',
				'WB-1042',
			]) {
				await expect(main).toContainText(said);
			}
			await expect(main).toContainText({ de: /1\.250,40\u00a0€/, en: /€1,250\.40/, fr: /1\u202f250,40\u00a0€/ }[language]);
			await expect(main.getByRole('link', { name: words.toWithdraw })).toHaveAttribute(
				'href',
				withdrawPath(language, String(order.orderId)),
			);
		}
		await other.close();
		for (const width of [1280, 375]) {
			await page.setViewportSize({ width, height: 800 });
			// what other languages change is longer words, which break where it is narrow
			if (language === 'de' || width === 375) expect([width, (await findViolations(page)).violations]).toEqual([width, []]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		}
	});
}

test('the code of a transfer is read by a camera as what is beside it, and paper has the order below the name of the shop', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await store(page, aPlacedOrder());
	await page.goto(pathOf('de'));
	const code = page.getByRole('img', { name: de.codeAlternative });
	await test.step('it holds what a bank needs', async () => {
		const { data, info } = await sharp(await code.screenshot())
			.resize(600)
			.ensureAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		expect(decode({ ...info, data })).toBe(
			'BCD\n002\n1\nSCT\nBYLADEM1001\nJuwelier Weidenbach e. K.\nDE02120300000000202051\nEUR1250.40\n\n\nWB-1042',
		);
	});
	await test.step('no word is alone in the last line below it', async () => {
		const lines = await page.locator('.giro-code figcaption').evaluate((element) => {
			const range = document.createRange();
			range.selectNodeContents(element);
			return [...range.getClientRects()].map(({ width }) => width);
		});
		expect(lines.length).toBeGreaterThan(1);
		expect(lines.at(-1)).toBeGreaterThan((lines[0] ?? 0) / 2);
	});
	await test.step('paper has nothing of the frame around the order', async () => {
		await page.emulateMedia({ media: 'print' });
		await expect(page.getByRole('banner')).toContainText('Juwelier Weidenbach');
		await expect(page.locator('.header-tools, .header-entries')).toHaveCount(2);
		const onScreenOnly = ['.header-tools', '.header-entries', '.site-footer', '.placed-tools button'];
		for (const hidden of onScreenOnly) await expect(page.locator(hidden)).toBeHidden();
		await expect(page.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
		await expect(code).toBeVisible();
	});
	await test.step('nor around terms, which are printed in a size for paper', async () => {
		await page.goto('/agb');
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.locator('.site-footer')).toBeHidden();
		await expect(page.locator('.header-tools')).toBeHidden();
		await expect(page.locator('html')).toHaveCSS('font-size', '13.6px');
	});
});

test('the cart gives up what was ordered, once, and keeps what came since; paper offers nothing that only a screen can do', async ({
	page,
}) => {
	const engraved = aCartLine({
		product: aCartProduct({ id: 1 }),
		personalization: { gravur: 'Für immer' },
		count: 3,
		totalPriceBrutto: '300.00' as never,
	});
	const plain = aCartLine({ cartId: 2, product: aCartProduct({ id: 1 }) });
	const cart = { version: 1, products: [engraved, plain], totalCount: 4, totalPriceBrutto: '400.00', timestamp: Date.now(), lastCartId: 2 };
	const counts = () =>
		page.evaluate(
			(key) => (JSON.parse(localStorage.getItem(key) ?? '{"products":[]}').products as { count: number }[]).map(({ count }) => count),
			storageKeys.cart,
		);
	await store(page, aPlacedOrder({ payment: aPlacedPayment({ kind: 'paypal', name: 'PayPal' }) }), { cart });
	await page.goto(pathOf('de'));
	await expect(page.getByText(de.unpaid('PayPal'))).toBeVisible();
	await expect(page.getByRole('link', { name: de.toPayment })).toHaveAttribute('href', paymentPath(storeRoot('schaufenster', 'de')));
	expect((await findViolations(page)).violations).toEqual([]);
	expect(await counts()).toEqual([3, 1]);
	await expect(page.getByText(de.toPayment)).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByText(de.toPayment)).toBeHidden();
	await page.emulateMedia({ media: 'screen' });
	// as soon as it is decided how the order is paid, and not again
	await store(page, aPlacedOrder());
	await page.goto(pathOf('de'));
	await expect(page.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
	await expect.poll(counts).toEqual([1, 1]);
	await page.reload();
	await waitForHydration(page);
	await expect(page.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
	expect(await counts()).toEqual([1, 1]);
});

test('says of each payment what there is to say, and forgets an order after a day', async ({ page }) => {
	const cases = [
		[aPlacedPayment({ kind: 'house', name: 'Nachnahme' }), de.house('Nachnahme')],
		[aPlacedPayment({ kind: 'paypal', state: 'approved', approval: { orderID: 'A' } }), de.unposted('PayPal')],
		[aPlacedPayment({ kind: 'paypal', state: 'pending' }), de.pending('PayPal')],
		[aPlacedPayment({ kind: 'klarna', state: 'confirmed' }), de.paidLater('Klarna')],
	] as const;
	for (const [payment, said] of cases) {
		await store(page, aPlacedOrder({ payment }));
		await page.goto(pathOf('de'));
		await expect(page.getByText(said)).toBeVisible();
		await expect(page.getByText('BYLADEM1001')).toHaveCount(0);
	}
	expect((await findViolations(page)).violations).toEqual([]);

	// an order that is a day old is forgotten, and the page says where its details are
	await store(page, aPlacedOrder(), { ageMs: 25 * 60 * 60 * 1000 });
	// the tab of the order still knows it
	await page.evaluate(() => sessionStorage.clear());
	await page.goto(pathOf('de'));
	await expect(page.getByText(de.none)).toBeVisible();
	expect(await page.evaluate((key) => localStorage.getItem(key), placedOrderKey)).toBeNull();
});
