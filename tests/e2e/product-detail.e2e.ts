/** A product from its address to the cart: by keyboard alone, with an engraving, in the states that it can have, and without scripts. */
import type { Page } from '@playwright/test';
import { de } from '../../client/texts/de.ts';
import { productFactsTexts } from '../../shop/data/product-facts-texts.ts';
import { laws } from '../../site/law.ts';
import { plainText } from '../../site/text.ts';
import { expect, tabTo, test, waitForHydration } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';
import { type ProductPage, productsWithVariants, readTestSite } from '../support/test-pages.ts';

const { product: words, personalization: engraving, suggestions } = de;
const facts = productFactsTexts.de;

/** Comes in sizes, and can be engraved. */
function aRing(): ProductPage {
	const found = productsWithVariants(readTestSite()).find(({ data }) => data.personalization && data.personalization.fields.length > 1);
	if (!found) throw new Error('The demo has no ring that can be engraved');
	return found;
}

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.mouse.move(30, 30);
	await waitForHydration(page);
}

const hasFocus = (page: Page, selector: string) => () =>
	page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

test('a ring by keyboard: what is missing is said, the size is in the address, the engraving goes into the cart', async ({ page }) => {
	await page.clock.setFixedTime('2026-11-20T10:00:00Z');
	const ring = aRing();
	const label = plainText(ring.data.variantLabel ?? words.variant);
	await open(page, ring.path);
	await tabTo(page, hasFocus(page, '.purchase-add'));
	await page.keyboard.press('Enter');
	await expect(page.getByRole('alert').filter({ hasText: words.variantMissing(label) })).toBeVisible();
	await expect(page.locator('select[name=variant]')).toBeFocused();
	expect((await findViolations(page)).violations).toEqual([]);

	await page.keyboard.press('ArrowDown');
	const chosen = ring.data.variants[0];
	if (!chosen) throw new Error('A ring with variants has none');
	await expect(page).toHaveURL(`${ring.path}?variante=${chosen.id}`);
	const days = (chosen.shippingTimeDays ?? 0) + (ring.data.delivery[0]?.least ?? 0);
	expect(days).toBeGreaterThan(0);
	await expect(page.locator('.purchase-delivery')).toContainText(/\d{1,2}\.\u00a0\p{L}{3}|–/u);

	await tabTo(page, hasFocus(page, '.personalization button'));
	await page.keyboard.press('Enter');
	await expect.poll(hasFocus(page, '#personalization-text')).toBe(true);
	await page.keyboard.type('Zoш ж');
	await expect(page.getByText(engraving.unknownGlyphs('ш  ж', 2))).toBeVisible();
	await expect(page.locator('.engraving text')).toHaveText('Zo');
	await expect(page.getByText(engraving.illustration)).toBeVisible();
	expect((await findViolations(page)).violations).toEqual([]);
	await page.keyboard.press('Control+A');
	await page.keyboard.type('Änne & Jörg');
	await page.locator('.purchase-add').press('Enter');
	await expect.poll(hasFocus(page, '#personalization-schrift')).toBe(true);
	await page.keyboard.press('ArrowDown');
	await page.locator('.purchase-add').press('Enter');
	await expect(page.locator('.purchase-status')).toContainText(words.added(ring.data.cart?.names.de ?? ''));

	await page.goto('/schaufenster/warenkorb');
	const line = page.locator('.cart-line');
	await expect(line).toContainText('Änne & Jörg');
	await expect(line).toContainText(ring.data.personalization?.fields[1]?.options[0]?.de ?? '');
	await expect(line).toContainText(laws.DE.words.de.lineNotReturned);
	// Back is the size that was chosen
	await page.goBack();
	await waitForHydration(page);
	await expect(page.locator('select[name=variant]')).toHaveValue(String(chosen.id));
});

test('what is sold out or on request has no cart button but a question; other products and what was viewed come at the end', async ({
	page,
}) => {
	const pages = readTestSite();
	const german = pages.flatMap((each) =>
		each.template === 'product' && each.result.language === 'de' ? [{ path: each.path, data: each.result }] : [],
	);
	const onRequest = german.find(({ data }) => data.price.amount === null);
	if (!onRequest) throw new Error('The demo has no piece on request');
	await open(page, onRequest.path);
	await expect(page.locator('.purchase-add')).toHaveCount(0);
	await expect(page.locator('.purchase-price')).toHaveText(de.price.onRequest);
	await expect(page.locator('.purchase-request a')).toBeVisible();
	await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
	await expect(page.getByRole('heading', { name: suggestions.recent })).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem('int-recent'))).toBeNull();
	await expect(page.getByRole('heading', { name: suggestions.related }).locator('xpath=ancestor::section').locator('.card')).toHaveCount(4);
	await page.getByRole('button', { name: suggestions.begin }).click();
	await expect(page.getByText(suggestions.noted)).toBeVisible();
	expect((await findViolations(page)).violations).toEqual([]);

	const soldOut = german.find(({ data }) => data.cart && data.offer?.stock === 0 && !data.offer.orderable);
	if (!soldOut) throw new Error('The demo has no piece that is sold out');
	await open(page, soldOut.path);
	await expect(page.locator('.purchase-stock')).toHaveText(words.soldOut);
	await expect(page.locator('.purchase-add')).toHaveCount(0);
	await expect(page.locator('.requests')).toContainText(words.requests.availability);
	await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
	const recent = page.getByRole('heading', { name: suggestions.recent }).locator('xpath=ancestor::section');
	await expect(recent.locator('.card')).toContainText([plainText(onRequest.data.name)]);
	await page.getByRole('button', { name: suggestions.clear }).click();
	await expect(recent.locator('.card')).toHaveCount(0);
	expect(await page.evaluate(() => localStorage.getItem('int-recent'))).toBeNull();
});

test('back to the list is back to its filters', async ({ page }) => {
	const ring = aRing();
	await page.goto(`${ring.data.list.path}?sortierung=price_brutto`);
	await waitForHydration(page);
	const card = page.locator('.card-link').first();
	await expect(card).toBeVisible();
	await card.click();
	await expect(page.locator('.purchase')).toBeVisible();
	await page.locator('.back-link').click();
	await expect(page).toHaveURL(`${ring.data.list.path}?sortierung=price_brutto`);
});

test('without scripts everything that the law wants to be read is there, and the sizes open', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
	const page = await context.newPage();
	const ring = aRing();
	await page.goto(ring.path);
	for (const heading of [facts.attributes, facts.safety]) await expect(page.getByRole('heading', { name: heading })).toBeVisible();
	await expect(page.locator('.facts')).toContainText(ring.data.manufacturer ?? '');
	await expect(page.locator('.sizes table')).toBeHidden();
	await page.locator('.sizes summary').press('Enter');
	await expect(page.locator('.sizes table')).toBeVisible();
	await expect(page.locator('.purchase-without-script')).toBeVisible();
	await context.close();
});
