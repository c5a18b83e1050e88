/** Loads one template's page in the browser, each from a chunk of its own. "npm run generate" writes this file from the folders beside it. */
import type { TemplateName } from './page-data.ts';
import type { PageComponents } from './page-element.tsx';

export const pageLoaders: { readonly [Name in TemplateName]: () => Promise<PageComponents[Name]> } = {
	brand: () => import('./brand/BrandPage.tsx').then(({ BrandPage }) => BrandPage),
	brands: () => import('./brands/BrandsPage.tsx').then(({ BrandsPage }) => BrandsPage),
	cart: () => import('./cart/CartPage.tsx').then(({ CartPage }) => CartPage),
	checkout: () => import('./checkout/CheckoutPage.tsx').then(({ CheckoutPage }) => CheckoutPage),
	confirmation: () => import('./confirmation/ConfirmationPage.tsx').then(({ ConfirmationPage }) => ConfirmationPage),
	contact: () => import('./contact/ContactPage.tsx').then(({ ContactPage }) => ContactPage),
	goods: () => import('./goods/GoodsPage.tsx').then(({ GoodsPage }) => GoodsPage),
	home: () => import('./home/HomePage.tsx').then(({ HomePage }) => HomePage),
	imprint: () => import('./imprint/ImprintPage.tsx').then(({ ImprintPage }) => ImprintPage),
	'new-product': () => import('./new-product/NewProductPage.tsx').then(({ NewProductPage }) => NewProductPage),
	newsletter: () => import('./newsletter/NewsletterPage.tsx').then(({ NewsletterPage }) => NewsletterPage),
	'not-found': () => import('./not-found/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage),
	payment: () => import('./payment/PaymentPage.tsx').then(({ PaymentPage }) => PaymentPage),
	privacy: () => import('./privacy/PrivacyPage.tsx').then(({ PrivacyPage }) => PrivacyPage),
	product: () => import('./product/ProductPage.tsx').then(({ ProductPage }) => ProductPage),
	'product-list': () => import('./product-list/ProductListPage.tsx').then(({ ProductListPage }) => ProductListPage),
	search: () => import('./search/SearchPage.tsx').then(({ SearchPage }) => SearchPage),
	text: () => import('./text/TextPage.tsx').then(({ TextPage }) => TextPage),
	thanks: () => import('./thanks/ThanksPage.tsx').then(({ ThanksPage }) => ThanksPage),
	'watch-brand': () => import('./watch-brand/WatchBrandPage.tsx').then(({ WatchBrandPage }) => WatchBrandPage),
	window: () => import('./window/WindowPage.tsx').then(({ WindowPage }) => WindowPage),
	'wish-list': () => import('./wish-list/WishListPage.tsx').then(({ WishListPage }) => WishListPage),
	withdraw: () => import('./withdraw/WithdrawPage.tsx').then(({ WithdrawPage }) => WithdrawPage),
};
