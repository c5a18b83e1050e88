/** What the pictures of a built site show: every template, and what pages come to when somebody does something. */
import type { Page } from '@playwright/test';
import type { PageData, TemplateName } from '../../client/pages/page-data.ts';
import { marks } from '../../client/runtime/document-marks.ts';
import { de } from '../../client/texts/de.ts';
import { pageOf } from '../../commands/demo-site/site-pages.ts';
import type { Language } from '../../site/languages.ts';
import { buyableProducts, productsWithVariants, templateNames } from '../support/test-pages.ts';
import { aBuyer, byTransfer, fillAddress, orderButton } from '../support/walk-checkout.ts';

export interface Shot {
	readonly name: string;
	/** A site path, or a whole address. */
	readonly path: string;
	/** What a visitor does before; the picture then shows the window, else the whole page. */
	readonly prepare?: (page: Page) => Promise<void>;
	/** The picture shows the whole page all the same. */
	readonly isWhole?: boolean;
	/** Nothing is decided about consents: the banner asks. */
	readonly isUndecided?: boolean;
}

/** Templates that are shown in every language. */
const inAllLanguages: readonly TemplateName[] = ['home', 'product', 'contact'];

/** Of a site whose pages are `pages`. */
export function planShots(pages: readonly PageData[]): readonly Shot[] {
	const of = (template: TemplateName, language: Language = 'de') => pageOf(pages, template, language).path;
	const [first, second] = buyableProducts(pages);
	const [varied] = productsWithVariants(pages);
	const bare = pages.find((page) => page.template === 'product' && page.result.pictures.length === 0);
	if (!first || !second || !varied || !bare)
		throw new Error('The demo lacks a product with variants, one without pictures, or two that can be bought at once');
	const fillCart = async (page: Page) => {
		for (const { path } of [first, second]) {
			await page.goto(path);
			await page.getByRole('button', { name: de.product.addToCart }).click();
			await page.locator(`[${marks.cartLink}]`).waitFor();
			await page.waitForLoadState('networkidle');
		}
		await page.goto(of('cart'));
		await page.getByText(de.cart.total).first().waitFor();
	};
	const press = (name: string) => async (page: Page) => {
		await page.getByRole('button', { name, exact: true }).first().click();
		await page.waitForLoadState('networkidle');
	};
	/** The steps of the checkout as a buyer reaches them, one after the other. */
	const checkoutSteps: readonly (readonly [name: string, reach: (page: Page) => Promise<void>])[] = [
		[
			'address',
			async (page) => {
				await fillCart(page);
				await page.goto(of('checkout'));
				await page.locator('[name="email"]').waitFor();
			},
		],
		[
			'delivery',
			async (page) => {
				await fillAddress(page, aBuyer());
				await press(de.checkout.toDelivery)(page);
				await page.getByRole('radio', { name: byTransfer.delivery }).check();
			},
		],
		[
			'payment',
			async (page) => {
				await press(de.checkout.toPayment)(page);
				await page.getByRole('radio', { name: byTransfer.payment }).check();
			},
		],
		[
			'review',
			async (page) => {
				await press(de.checkout.toReview)(page);
				await orderButton(page).waitFor();
			},
		],
	];
	const walkCheckout = (last: number) => async (page: Page) => {
		for (const [, reach] of checkoutSteps.slice(0, last + 1)) await reach(page);
	};
	const sendNothing = async (page: Page) => {
		await press(de.contact.form.submit)(page);
		await page.locator('[aria-invalid]').first().waitFor();
	};
	const openFilters = async (page: Page) => {
		await press(de.list.filter.open(0))(page);
		await page.getByRole('dialog', { name: de.list.filter.title }).waitFor();
	};
	const fillWishList = async (page: Page) => {
		await page.goto(of('product-list'));
		for (const at of [0, 1]) await page.locator('.card .wish').nth(at).click();
		await page.locator('.card .wish[aria-pressed="true"]').nth(1).waitFor();
		await page.goto(of('wish-list'));
		await page.locator('.wishes .card').nth(1).waitFor();
		await page.waitForLoadState('networkidle');
	};
	/** Once the worker has the page, a page that nobody has seen yet. */
	const goOffline = async (page: Page) => {
		await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
		await page.reload();
		await page.context().setOffline(true);
		await page.goto(of('imprint'));
	};
	/** In the header where it has room for entries, else in the menu. */
	const openGroup = async (page: Page) => {
		const inHeader = page.locator('.header-entries button').first();
		if (await inHeader.isVisible()) return await inHeader.click();
		await press(de.frame.menu)(page);
		await page.locator('.menu-entries summary').first().click();
	};
	return [
		...templateNames.map((template) => ({ name: template, path: of(template) })),
		...inAllLanguages.flatMap((template) =>
			(['en', 'fr'] as const).map((language) => ({ name: `${template}-${language}`, path: of(template, language) })),
		),
		{ name: 'product-variants', path: varied.path },
		{ name: 'product-bare', path: bare.path },
		{ name: 'terms', path: '/agb' },
		{ name: 'not-found-deep', path: '/gibt/es/nicht' },
		{ name: 'cart-filled', path: of('cart'), prepare: fillCart },
		...checkoutSteps.map(([name], at) => ({ name: `checkout-${name}`, path: of('cart'), prepare: walkCheckout(at), isWhole: true })),
		{ name: 'menu', path: of('home'), prepare: press(de.frame.menu) },
		{ name: 'legal-sidebar', path: of('home'), prepare: press(de.frame.legalSidebar) },
		{
			name: 'consent',
			path: of('product-list'),
			isUndecided: true,
			prepare: (page) => page.getByRole('region', { name: de.consent.title }).waitFor(),
		},
		{ name: 'menu-group', path: of('home'), prepare: openGroup },
		{ name: 'focus', path: of('product-list'), prepare: (page) => page.locator('.card-link').nth(1).focus() },
		{ name: 'form-errors', path: of('contact'), prepare: sendNothing },
		{ name: 'list-filters', path: of('product-list'), prepare: openFilters },
		{ name: 'consent-settings', path: of('home'), prepare: press(de.shell.cookieSettings) },
		{ name: 'wish-list-filled', path: of('wish-list'), prepare: fillWishList },
		{
			name: 'search-found',
			path: `${of('search')}?q=ring`,
			prepare: (page) => page.locator('.product-grid .card').first().waitFor(),
		},
		{ name: 'offline', path: of('home'), prepare: goOffline },
	];
}
