/** Loads one template's page in the browser, each from a chunk of its own. */

import type { TemplateName } from './page-data.ts';
import type { PageComponents } from './page-element.tsx';

type PageLoaders = { readonly [Name in TemplateName]: () => Promise<PageComponents[Name]> };

/** Each rejects when its chunk cannot be loaded. */
export const lazyPages: PageLoaders = {
	home: () => import('./home/HomePage.tsx').then(({ HomePage }) => HomePage),
	brands: () => import('./brands/BrandsPage.tsx').then(({ BrandsPage }) => BrandsPage),
	brand: () => import('./brand/BrandPage.tsx').then(({ BrandPage }) => BrandPage),
	'product-list': () => import('./product-list/ProductListPage.tsx').then(({ ProductListPage }) => ProductListPage),
	product: () => import('./product/ProductPage.tsx').then(({ ProductPage }) => ProductPage),
	text: () => import('./text/TextPage.tsx').then(({ TextPage }) => TextPage),
	imprint: () => import('./imprint/ImprintPage.tsx').then(({ ImprintPage }) => ImprintPage),
	contact: () => import('./contact/ContactPage.tsx').then(({ ContactPage }) => ContactPage),
	cart: () => import('./cart/CartPage.tsx').then(({ CartPage }) => CartPage),
	'not-found': () => import('./not-found/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage),
};

export type LazyPages = typeof lazyPages;
