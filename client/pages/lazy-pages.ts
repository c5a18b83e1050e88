/** Loads one template's page in the browser, each from a chunk of its own, and the words that it says. */
import type { ReactElement } from 'react';
import { loadPageTexts, loadTexts } from '../texts/load-texts.ts';
import type { TextPart, Texts } from '../texts/texts.ts';
import type { TemplateName } from './page-data.ts';
import type { PageComponents, pageElement, ShownPage } from './page-element.tsx';

type PageLoaders = { readonly [Name in TemplateName]: () => Promise<PageComponents[Name]> };

const loaders: PageLoaders = {
	home: () => import('./home/HomePage.tsx').then(({ HomePage }) => HomePage),
	window: () => import('./window/WindowPage.tsx').then(({ WindowPage }) => WindowPage),
	brands: () => import('./brands/BrandsPage.tsx').then(({ BrandsPage }) => BrandsPage),
	brand: () => import('./brand/BrandPage.tsx').then(({ BrandPage }) => BrandPage),
	'watch-brand': () => import('./watch-brand/WatchBrandPage.tsx').then(({ WatchBrandPage }) => WatchBrandPage),
	goods: () => import('./goods/GoodsPage.tsx').then(({ GoodsPage }) => GoodsPage),
	'product-list': () => import('./product-list/ProductListPage.tsx').then(({ ProductListPage }) => ProductListPage),
	product: () => import('./product/ProductPage.tsx').then(({ ProductPage }) => ProductPage),
	text: () => import('./text/TextPage.tsx').then(({ TextPage }) => TextPage),
	privacy: () => import('./privacy/PrivacyPage.tsx').then(({ PrivacyPage }) => PrivacyPage),
	imprint: () => import('./imprint/ImprintPage.tsx').then(({ ImprintPage }) => ImprintPage),
	contact: () => import('./contact/ContactPage.tsx').then(({ ContactPage }) => ContactPage),
	thanks: () => import('./thanks/ThanksPage.tsx').then(({ ThanksPage }) => ThanksPage),
	newsletter: () => import('./newsletter/NewsletterPage.tsx').then(({ NewsletterPage }) => NewsletterPage),
	cart: () => import('./cart/CartPage.tsx').then(({ CartPage }) => CartPage),
	checkout: () => import('./checkout/CheckoutPage.tsx').then(({ CheckoutPage }) => CheckoutPage),
	payment: () => import('./payment/PaymentPage.tsx').then(({ PaymentPage }) => PaymentPage),
	confirmation: () => import('./confirmation/ConfirmationPage.tsx').then(({ ConfirmationPage }) => ConfirmationPage),
	search: () => import('./search/SearchPage.tsx').then(({ SearchPage }) => SearchPage),
	'new-product': () => import('./new-product/NewProductPage.tsx').then(({ NewProductPage }) => NewProductPage),
	'wish-list': () => import('./wish-list/WishListPage.tsx').then(({ WishListPage }) => WishListPage),
	withdraw: () => import('./withdraw/WithdrawPage.tsx').then(({ WithdrawPage }) => WithdrawPage),
	'not-found': () => import('./not-found/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage),
};

/** The parts of the texts, beyond the base, of which a template says something at once or later; no more than these reach its visitors. */
export const partsByTemplate: { readonly [Name in TemplateName]: readonly TextPart[] } = {
	home: ['lists', 'forms'],
	window: ['lists'],
	brands: ['lists'],
	brand: ['lists'],
	'watch-brand': ['lists', 'consent'],
	goods: ['lists'],
	'product-list': ['lists'],
	product: ['product'],
	text: ['house', 'consent'],
	privacy: ['house', 'consent'],
	imprint: ['house', 'consent'],
	contact: ['house', 'forms', 'consent'],
	thanks: ['forms'],
	newsletter: ['forms'],
	cart: ['cart', 'product'],
	checkout: ['checkout', 'cart', 'product', 'forms'],
	payment: ['checkout'],
	confirmation: ['checkout'],
	search: ['search', 'lists'],
	'new-product': ['product'],
	'wish-list': ['cart', 'lists', 'product'],
	withdraw: ['forms'],
	'not-found': ['house'],
};

/** A page's data, ready to become an element. */
export interface LoadedPage {
	readonly page: ShownPage;
	/** In the page's language: the base and the parts of its template. */
	readonly texts: Texts;
	/** `toElement` is handed in, so that React is no part of the first script. */
	readonly element: (toElement: typeof pageElement) => ReactElement;
	/** For parts that the page brings on demand. Handed on, because boot holds it and shares no module. */
	readonly loadTexts?: typeof loadTexts;
}

/** Handed to the app by boot, so that the two share no module. */
export interface LazyPages {
	/** Rejects when a chunk of the page or of its texts cannot be loaded. */
	load(page: ShownPage): Promise<LoadedPage>;
	/** Whether this build has a page for a template that fetched data names. */
	has(template: unknown): template is TemplateName;
	/** For what appears on pages that do not say it themselves. */
	readonly loadTexts: typeof loadTexts;
}

export const lazyPages: LazyPages = {
	load: async (page) => {
		const parts = partsByTemplate[page.template];
		const [element, texts] = await Promise.all([loadElement(page), loadPageTexts(page.result.language, parts)]);
		return { page, texts, element, loadTexts };
	},
	has: (template): template is TemplateName => typeof template === 'string' && Object.hasOwn(loaders, template),
	loadTexts,
};

async function loadElement<Name extends TemplateName>(page: ShownPage<Name>): Promise<LoadedPage['element']> {
	const Page = await loaders[page.template]();
	return (toElement) => toElement(Page, page);
}
