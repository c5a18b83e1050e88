/** What the law asks where a visitor's own cart, choice or consent decides what is shown: row by row, in each language, in a real browser. */
import type { Page } from '@playwright/test';
import { formatMoney } from '../../client/texts/format-money.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { storageKeys } from '../../site/constants.ts';
import { guaranteeTexts } from '../../site/guarantee-texts.ts';
import { type Language, languages } from '../../site/languages.ts';
import { laws } from '../../site/law.ts';
import type { Money } from '../../site/money.ts';
import { checkoutPath, storeRoot } from '../../site/store-paths.ts';
import { plainText } from '../../site/text.ts';
import { expect, test, waitForHydration } from '../support/browser-test.ts';
import { leaveDrawer } from '../support/leave-drawer.ts';
import { readTestSite } from '../support/test-pages.ts';

/** As § 312j (3) BGB and its translations have them: written out here, whatever the site's texts say. */
const orderWords = {
	de: 'zahlungspflichtig bestellen',
	en: 'order with obligation to pay',
	fr: 'commande avec obligation de paiement',
} satisfies Record<Language, string>;

const shippingCost = '5.90' as Money;

/** Somebody who has answered all that the checkout asks, by bank transfer to an address in Germany. */
const session = {
	version: 1,
	customerEmail: 'anna@post.example',
	phone: '',
	comment: '',
	presentWrap: false,
	attempt: null,
	hasInvoiceAddress: false,
	invoiceAddress: {},
	paymentMethod: 1,
	shippingMethod: 1,
	shippingCost,
	shippingAddress: {
		first_name: 'Änne',
		last_name: 'Öhlschläger',
		street: 'Kornmarkt',
		number: '7 a',
		zip_code: '79098',
		city: 'Freiburg',
		country_code: 'DE',
	},
};

/** A product without variants that is made to the buyer's wishes and cannot be sent back then. */
function aMadePiece(language: Language) {
	for (const page of readTestSite()) {
		if (page.template !== 'product' || page.result.language !== language) continue;
		const { personalization, offer, cart } = page.result;
		const canBeHad = offer !== null && (offer.stock > 0 || offer.orderable);
		if (personalization?.notReturned && canBeHad && offer.price && cart) {
			return { path: page.path, data: page.result, personalization, price: offer.price, cartPath: cart.cartPath };
		}
	}
	throw new Error(`The demo makes nothing to order in ${language}`);
}

async function putMadePieceIntoCart(
	page: Page,
	{ path, personalization }: ReturnType<typeof aMadePiece>,
	language: Language,
): Promise<void> {
	const texts = textsByLanguage[language];
	await page.goto(path);
	await page.locator('.personalization button').click();
	for (const { name, type } of personalization.fields) {
		const field = page.locator(`#personalization-${name}`);
		await (type === 'select' ? field.selectOption({ index: 1 }) : field.fill(type === 'number' ? '18' : 'AB'));
	}
	await expect(page.locator('.personalization')).toContainText(laws.DE.words[language].notReturned);
	await page.getByRole('button', { name: texts.product.addToCart }).click();
	await leaveDrawer(page);
}

for (const language of languages) {
	const texts = textsByLanguage[language];
	const checkout = checkoutPath(storeRoot('schaufenster', language));

	test(`the way to an order, in "${language}"`, async ({ page }) => {
		test.setTimeout(120_000);
		const piece = aMadePiece(language);
		await putMadePieceIntoCart(page, piece, language);

		await test.step('§ 312g (2) 1 BGB, § 312a (3), § 270a BGB, § 312j (1) BGB, Dir. 2024/825: the cart', async () => {
			await page.goto(piece.cartPath);
			await expect(page.locator('.cart-lines')).toContainText(laws.DE.words[language].lineNotReturned);
			for (const box of await page.locator('main input[type="checkbox"]').all()) await expect(box).not.toBeChecked();
			await expect(page.getByText(texts.cart.payments)).toBeVisible();
			await expect(page.getByText(texts.cart.countries)).toBeVisible();
			await expect(page.locator('.guarantee')).toBeVisible();
		});

		await page.evaluate(([key, stored]) => localStorage.setItem(key, JSON.stringify({ ...stored, timestamp: Date.now() })), [
			storageKeys.checkout,
			session,
		] as const);
		await page.goto(`${checkout}?schritt=pruefen`);
		const order = page.locator('.review-order > button');
		await test.step('§ 312j (3) BGB: the words on the button', async () => {
			await expect(order).toHaveText(orderWords[language]);
			await expect(order).not.toHaveAttribute('aria-disabled', 'true');
		});
		await test.step('§ 312j (2) BGB, § 312g (2) 1 BGB: what stands directly above it', async () => {
			const summary = page.locator('.order-summary');
			expect(await order.evaluate((button) => button.previousElementSibling?.className)).toBe('order-summary');
			const total = formatMoney((Number(piece.price) + Number(shippingCost)).toFixed(2) as Money, language);
			for (const said of [plainText(piece.data.name), formatMoney(piece.price, language), formatMoney(shippingCost, language), total]) {
				await expect(summary).toContainText(said);
			}
			await expect(summary).toContainText(laws.DE.words[language].lineNotReturned);
			await expect(summary.locator('.order-line-picture')).toBeVisible();
			const facts = (piece.data.cart?.facts ?? []).filter(({ of }) => of === undefined);
			expect(facts.length).toBeGreaterThan(1);
			for (const { names, values } of facts) {
				await expect(summary).toContainText(`${texts.cart.labelled(names[language])} ${values[language]}`);
			}
			await expect(page.locator('.review-order input')).toHaveCount(0);
		});
		await test.step('§§ 312i, 312f BGB: what was entered can be corrected, and the texts be read', async () => {
			await expect(page.locator('.review-part a')).toHaveCount(5);
			for (const path of await page.locator('.review-legal a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
				expect((await page.request.get(path ?? '')).status()).toBe(200);
			}
			expect(await page.locator('.review-legal a').count()).toBeGreaterThan(2);
		});
		await test.step('Dir. 2024/825: the notice is above what is ordered, folded under its first words, and opens there', async () => {
			const notice = page.locator('.review-guarantee');
			const [folded, below] = await Promise.all([notice.boundingBox(), page.locator('.review-order').boundingBox()]);
			expect((folded?.y ?? 0) + (folded?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
			await expect(notice.locator('summary')).toHaveText(texts.checkout.guarantee);
			await notice.locator('summary').click();
			await expect(notice.locator('.guarantee')).toContainText(guaranteeTexts[language].remedies[0] ?? '-');
		});
		await test.step('Dir. 2023/2225, § 270a BGB: no means of payment costs more, nor praises credit', async () => {
			await page.locator('.review-part a[href$="schritt=zahlung"]').click();
			await expect(page.getByText(texts.checkout.noSurcharge)).toBeVisible();
			// the whole notice is in the step that nobody passes by (Dir. 2024/825)
			await expect(page.locator('.guarantee')).toBeVisible();
			expect((await page.locator('.guarantee').boundingBox())?.height).toBeGreaterThan(100);
			expect(await page.locator('main').innerText()).not.toMatch(/\b0\s?%|zinsfrei|interest[- ]free|sans intérêts/i);
		});
		await test.step('Geo-blocking Reg. 2018/302: a bill goes to any country, a parcel to those of delivery', async () => {
			await page.goBack();
			await page.locator('.review-part a[href$="schritt=adresse"]').first().click();
			const differs = page.locator('[name="has_invoice_address"]');
			await expect(differs).not.toBeChecked();
			await differs.check();
			expect(await page.locator('[name="shipping_address.country_code"] option').count()).toBeLessThan(10);
			const billed = page.locator('[name="invoice_address.country_code"]');
			expect(await billed.locator('option').count()).toBeGreaterThan(190);
			for (const code of ['US', 'JP', 'GR']) await expect(billed.locator(`option[value="${code}"]`)).toHaveCount(1);
			await differs.uncheck();
		});
	});

	test.describe('undecided', () => {
		test.use({ allowed: null });

		test(`§ 25 TDDDG, Art. 7 GDPR: refusing weighs what allowing does, and stays, in "${language}"`, async ({ page }) => {
			const { consent, shell } = texts;
			await page.goto(storeRoot('schaufenster', language));
			await page.mouse.move(300, 20);
			await waitForHydration(page);
			const banner = page.getByRole('region', { name: consent.title });
			const button = (name: string) => banner.getByRole('button', { name, exact: true });
			const look = (name: string) =>
				button(name).evaluate((element) => {
					const { width, height } = element.getBoundingClientRect();
					const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
					return { width: Math.round(width), height, color, backgroundColor, borderColor, fontSize, fontWeight };
				});
			expect(await look(consent.rejectAll)).toEqual(await look(consent.allowAll));
			await button(consent.rejectAll).click();
			await expect(banner).toBeHidden();
			const { decisions } = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), storageKeys.consent);
			expect(decisions.matomo).toMatchObject({ given: false, text: expect.stringMatching(/^[0-9a-f]{12}$/), at: expect.any(String) });
			await page.reload();
			await page.mouse.move(300, 40);
			await waitForHydration(page);
			await page.locator('footer').getByRole('button', { name: shell.cookieSettings }).click();
			await expect(banner).toBeVisible();
			for (const toggle of await banner.getByRole('checkbox').all()) {
				if (await toggle.isEnabled()) await expect(toggle).not.toBeChecked();
			}
		});
	});
}
