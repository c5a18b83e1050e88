/** What the plan of a site consists of: one route a page and language, decided before anything is rendered. */

import type { Brand, BrandType } from '../../pipeline/content/brand.ts';
import type { Category } from '../../pipeline/content/category.ts';
import type { Localized } from '../../pipeline/content/localized.ts';
import type { Problem } from '../../pipeline/content/problem.ts';
import type { Product } from '../../pipeline/content/product.ts';
import type { Language, PerLanguage } from '../../site/languages.ts';
import type { Shop } from './shop.ts';

/** What a page is about: its template with the records it needs. */
export type Subject =
	| { readonly template: 'home' }
	| { readonly template: 'brands' }
	| { readonly template: 'brand'; readonly brand: Brand; readonly type: BrandType }
	| {
			readonly template: 'product-list';
			/** null: the whole shop. */
			readonly category: Category | null;
			/** The whole list in its order; the page shows its part. */
			readonly products: readonly Product[];
			readonly page: number;
			readonly pageCount: number;
	  }
	| { readonly template: 'product'; readonly product: Product; readonly category: Category }
	| { readonly template: 'text'; readonly title: Localized; readonly body: Localized }
	| { readonly template: 'imprint' }
	| { readonly template: 'contact' }
	| { readonly template: 'cart' }
	| { readonly template: 'not-found' };

/** The record that a page comes from, as problems name it. */
export interface RecordName {
	readonly collection: string;
	readonly id: string | number;
	/** The field that decides the path. */
	readonly field: string;
}

export interface Route {
	/** Site path without a trailing slash; the 404 pages end in `/404.html`. */
	readonly path: string;
	readonly language: Language;
	readonly subject: Subject;
	readonly record: RecordName;
	/** False: `noindex`, no canonical, not in the sitemap. */
	readonly indexed: boolean;
	/** Site paths of the same page in the languages in which it really exists, this one included; empty where this one is a fallback. */
	readonly alternates: readonly { readonly language: Language; readonly path: string }[];
	/** Where the language switcher leads. */
	readonly languagePaths: PerLanguage<string>;
}

export interface RoutePlan {
	readonly routes: readonly Route[];
	/** null: the site has no shop. */
	readonly shop: Shop | null;
	readonly problems: readonly Problem[];
}
