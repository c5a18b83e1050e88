/** What the plan of a site consists of: one route a page and language, decided before anything is rendered. */
import type { ListScope } from '../../client/catalogue/list-query.ts';
import type { TemplateName } from '../../client/pages/page-data.ts';
import type { Brand, BrandType } from '../../pipeline/content/brand.ts';
import type { Category } from '../../pipeline/content/category.ts';
import type { FileId } from '../../pipeline/records/file-record.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { Language, PerLanguage } from '../../site/languages.ts';
import type { GoodsLinkKey } from '../../site/link-keys.ts';

/** A version as pages list it. */
export interface TextVersion {
	readonly language: Language;
	readonly path: string;
	/** ISO 8601. */
	readonly firstSeen: string;
}

/** Products of a category, where a page shows their number. */
export interface CategoryCount {
	readonly categoryId: number;
	readonly count: number;
}

/** A category as the home page shows it. */
export interface Family extends CategoryCount {
	/** Id of the product whose picture stands for it; null where none has one. */
	readonly piece: number | null;
}

type SubjectWithParts =
	| { readonly template: 'home'; readonly families: readonly Family[]; readonly products: readonly number[] }
	/** A calm selection: some products of each category. */
	| { readonly template: 'window'; readonly panes: readonly Pane[] }
	| BrandSubject<'brand'>
	/** The watch brand that the configuration names. */
	| BrandSubject<'watch-brand'>
	| {
			/** A link key: all that the shop has of a kind of product. */
			readonly template: 'goods';
			readonly key: GoodsLinkKey;
			/** As the content calls it; null: as the interface does. */
			readonly name: Localized | null;
			/** Those that have a page, on the first page. */
			readonly brands: readonly number[];
			/** The products of its list. */
			readonly scope: ListScope;
			/** Of this kind, with products. */
			readonly categories: readonly CategoryCount[];
			/** Those of this page. */
			readonly products: readonly number[];
			/** The same by language, where languages sort the list differently; a route has its own in `products`. */
			readonly productsIn?: PerLanguage<readonly number[]>;
			/** In the whole list. */
			readonly total: number;
			readonly page: number;
			readonly pageCount: number;
	  }
	| {
			readonly template: 'product-list';
			/** null: the whole shop. */
			readonly category: Category | null;
			/** Those of this page. */
			readonly products: readonly number[];
			/** The same by language, where languages sort the list differently; a route has its own in `products`. */
			readonly productsIn?: PerLanguage<readonly number[]>;
			/** In the whole list. */
			readonly total: number;
			readonly page: number;
			readonly pageCount: number;
			/** Of all categories that have products. */
			readonly counts: readonly CategoryCount[];
	  }
	| { readonly template: 'product'; readonly id: number; readonly category: Category; readonly linksToSite: boolean }
	| {
			readonly template: 'text';
			readonly title: Localized;
			readonly body: Localized;
			/** Of an info page: a page of another host, and the picture that stands for it. */
			readonly film: Film | null;
			/** Of a legal text, in all languages, newest first. */
			readonly versions: readonly TextVersion[];
			/** The version that the page shows; null: the text as it is now. */
			readonly version: ShownVersion | null;
	  }
	/** Data protection: the text, and the sections of the legal block that belong to it. */
	| { readonly template: 'privacy'; readonly title: Localized; readonly body: Localized; readonly versions: readonly TextVersion[] }
	/** With the versions of the privacy text, of which the French one is here. */
	| { readonly template: 'imprint'; readonly privacyVersions: readonly TextVersion[] }
	/** `categories`: those that have products. */
	| { readonly template: 'search'; readonly categories: readonly number[] };

/** Templates whose pages need no more than their name. */
type PlainName = Exclude<TemplateName, SubjectWithParts['template']>;

/**
 * What a page is about: its template, the records it needs, and all that it says of the catalogue. Products are ids: a page may look at
 * those that its subject names, and at no others.
 */
export type Subject = SubjectWithParts | { [Name in PlainName]: { readonly template: Name } }[PlainName];

export interface Film {
	readonly url: string;
	readonly picture: FileId | null;
}

interface BrandSubject<Name extends 'brand' | 'watch-brand'> {
	readonly template: Name;
	readonly brand: Brand;
	readonly type: BrandType;
	/** At most a page of a list. */
	readonly products: readonly number[];
	readonly hasMore: boolean;
}

/** A category in the shop window. */
export interface Pane extends CategoryCount {
	readonly products: readonly number[];
}

export interface ShownVersion {
	/** ISO 8601. */
	readonly firstSeen: string;
	/** Where the text stands as it is now; null where the site has none any more. */
	readonly currentPath: string | null;
}

/** True for versions that the history keeps: no editor can fix their faults, and none needs to. */
export function isKeptVersion(subject: Subject): boolean {
	return subject.template === 'text' && subject.version !== null;
}

export type SubjectOf<Name extends TemplateName> = Extract<Subject, { readonly template: Name }>;

/** What a page in one language is about. */
export function subjectIn(subject: Subject, language: Language): Subject {
	if (!('productsIn' in subject) || subject.productsIn === undefined) return subject;
	const { productsIn, ...own } = subject;
	return { ...own, products: productsIn[language] };
}

/** Products whose cards or pictures a page shows. */
export function shownProducts(subject: Subject): readonly number[] {
	switch (subject.template) {
		case 'home':
			return [...subject.products, ...subject.families.flatMap(({ piece }) => piece ?? [])];
		case 'window':
			return subject.panes.flatMap(({ products }) => products);
		case 'goods':
		case 'product-list':
			return subject.productsIn === undefined ? subject.products : [...new Set(Object.values(subject.productsIn).flat())];
		case 'brand':
		case 'watch-brand':
			return subject.products;
		default:
			return [];
	}
}

/** True if a page does not depend on products: those of products and of their lists do. */
export function isStanding({ template }: Subject): boolean {
	return template !== 'product' && template !== 'product-list' && template !== 'goods' && template !== 'window';
}

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
