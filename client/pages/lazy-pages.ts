/** Loads one template's page in the browser, each from a chunk of its own. */
import type { ReactElement } from 'react';
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
	'not-found': () => import('./not-found/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage),
};

/** A page's data, ready to become an element. */
export interface LoadedPage {
	readonly page: ShownPage;
	/** `toElement` is handed in, so that React is no part of the first script. */
	readonly element: (toElement: typeof pageElement) => ReactElement;
}

/** Handed to the app by boot, so that the two share no module. */
export interface LazyPages {
	/** Rejects when the page's chunk cannot be loaded. */
	load(page: ShownPage): Promise<LoadedPage>;
	/** Whether this build has a page for a template that fetched data names. */
	has(template: unknown): template is TemplateName;
}

export const lazyPages: LazyPages = {
	load: async (page) => ({ page, element: await loadElement(page) }),
	has: (template): template is TemplateName => typeof template === 'string' && Object.hasOwn(loaders, template),
};

async function loadElement<Name extends TemplateName>(page: ShownPage<Name>): Promise<LoadedPage['element']> {
	const Page = await loaders[page.template]();
	return (toElement) => toElement(Page, page);
}
