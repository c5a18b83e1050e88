/** Paths below the store root. The words used here are reserved as category slugs. */
import { type Language, languagePrefix, languages } from './languages.ts';

const words = {
	cart: 'warenkorb',
	checkout: 'kasse',
	thanks: 'danke',
	search: 'suche',
	wishList: 'merkliste',
	page: 'seite',
	shell: '_',
} as const;

/** Slugs that no category may have, because the store itself uses them. */
export const reservedCategorySlugs: ReadonlySet<string> = new Set([...Object.values(words), ...languages]);

/** `/schaufenster`, `/en/schaufenster`, `/fr/schaufenster` for the store path `schaufenster`. */
export function storeRoot(storePath: string, language: Language): string {
	return `${languagePrefix(language)}/${storePath}`;
}

/** The cart page below a store root. */
export function cartPath(root: string): string {
	return `${root}/${words.cart}`;
}

/** The checkout below a store root; the query names its step. */
export function checkoutPath(root: string): string {
	return `${root}/${words.checkout}`;
}

/** Where an order is paid through a provider: the one path whose policy lets provider scripts in. */
export function paymentPath(root: string): string {
	return `${checkoutPath(root)}/zahlen`;
}

/** Where a placed order is confirmed. */
export function confirmationPath(root: string): string {
	return `${root}/${words.thanks}`;
}

/** The page for all paths below a store root without a page of their own. */
export function shellPath(root: string): string {
	return `${root}/${words.shell}`;
}

/** The page of the search below a store root. */
export function searchPath(root: string): string {
	return `${root}/${words.search}`;
}

/** The wish list below a store root. */
export function wishListPath(root: string): string {
	return `${root}/${words.wishList}`;
}

/** A product list: the whole shop, or one category; page numbers start at 1, which has no suffix. */
export function listPath(root: string, categorySlug: string | null, page: number): string {
	return numberedPath(categorySlug === null ? root : `${root}/${categorySlug}`, page);
}

/** A page of what lies at `path`; the first one has no number. */
export function numberedPath(path: string, page: number): string {
	return page === 1 ? path : `${path}/${words.page}/${page}`;
}

/** A product's page. */
export function productPath(root: string, categorySlug: string, productSlug: string): string {
	return `${root}/${categorySlug}/${productSlug}`;
}
/** A product's page with one of its variants chosen. `path`: the page's. */
export function variantPath(path: string, variantId: number): string {
	return `${path}?variante=${variantId}`;
}
