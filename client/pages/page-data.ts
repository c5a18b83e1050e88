/** The data of every page: which template consumes what. Those of several related pages have files of their own. */
import type { Language } from '../../site/languages.ts';
import type { TaxScheme } from '../../site/money.ts';
import type { Text } from '../../site/text.ts';
import type { ListData } from '../catalogue/list-query.ts';
import type { CompanyData, LocationData, OpeningLineData } from '../company/company-data.ts';
import type { ExternalFrameData } from '../consent/consent-data.ts';
import type { FormTarget } from '../orders/order-target.ts';
import type { LinkData, PriceNoteData, ProductCardData } from '../products/product-card-data.ts';
import type { ProductData } from '../products/product-data.ts';
import type { BuiltPage, LiveSource, PageResult } from '../runtime/built-page.ts';
import type { PictureData } from '../ui/picture-data.ts';
import type { BrandData, BrandRowData, BrandsData, WatchBrandData } from './brand/brand-data.ts';
import type { CartPageData, CheckoutData, ConfirmationData, PaymentData } from './checkout/checkout-data.ts';
import type { ImprintData, PrivacyData, TextPageData } from './text/text-page-data.ts';

/** Each template and the data that its page consumes. */
export interface Templates {
	home: HomeData;
	window: WindowData;
	brands: BrandsData;
	brand: BrandData;
	'watch-brand': WatchBrandData;
	goods: GoodsData;
	'product-list': ProductListData;
	product: ProductData;
	text: TextPageData;
	privacy: PrivacyData;
	imprint: ImprintData;
	contact: ContactData;
	thanks: ThanksData;
	newsletter: NewsletterData;
	cart: CartPageData;
	checkout: CheckoutData;
	payment: PaymentData;
	confirmation: ConfirmationData;
	search: SearchPageData;
	'new-product': NewProductData;
	'wish-list': WishListData;
	withdraw: WithdrawData;
	'not-found': NotFoundData;
}

export type TemplateName = keyof Templates;

export type PageData<Name extends TemplateName = TemplateName> = {
	[Template in Name]: BuiltPage<Template, Templates[Template]>;
}[Name];

/** The shop at a glance: who it is, a choice of its products, its brands. richText: `welcome`, where the content has one. */
export interface HomeData extends PageResult {
	/** Of the home page's record; the name of the shop where there is none. */
	readonly title: Text;
	readonly lead: Text | null;
	readonly hero: PictureData | null;
	/** null: the site has no shop. */
	readonly shopPath: string | null;
	/** The families of the shop, with a picture each. */
	readonly categories: readonly (LinkData & { readonly picture: PictureData | null; readonly count: number })[];
	readonly products: readonly ProductCardData[];
	readonly priceNote: PriceNoteData;
	readonly brands: readonly LinkData[];
	readonly brandsPath: string | null;
	readonly contactPath: string;
	/** Of the newsletter; null: the site has no order service. */
	readonly newsletter: FormTarget | null;
}

/** The showcase: some products of each family of the shop. */
export interface WindowData extends PageResult {
	readonly panes: readonly (LinkData & { readonly count: number; readonly products: readonly ProductCardData[] })[];
	readonly priceNote: PriceNoteData;
	readonly shopPath: string;
	readonly contactPath: string;
}

/** All that the shop has of a kind of product: its products a page at a time, and its brands. */
export interface GoodsData extends ProductListData {
	/** On the first page. */
	readonly brands: readonly BrandRowData[];
}

/** One page of a list: the whole shop, one category, or a kind of product. */
export interface ProductListData extends PageResult, ListData {
	readonly title: Text;
	readonly callToAction: Text | null;
	/** The shop's text below every list. */
	readonly footer: Text | null;
}

/** A service that shows the way to the shop, opened by a link. */
export interface DirectionsData {
	readonly service: string;
	readonly href: string;
}

/** The contact page. richText: `intro`, where the content has one. */
export interface ContactData extends PageResult {
	readonly company: CompanyData;
	/** null: the site shows no map. */
	readonly map: ExternalFrameData | null;
	/** Empty without an address. */
	readonly directions: readonly DirectionsData[];
	readonly openingHours: readonly OpeningLineData[];
	/** Places beyond the first, each with its own map and directions; left out where there is none. */
	readonly others?: readonly (LocationData & Pick<ContactData, 'map' | 'directions'>)[];
	/** null: the site has no order service. */
	readonly form: FormTarget | null;
	readonly thanksPath: string;
}

/** The page after a message was sent. */
export interface ThanksData extends PageResult {
	readonly homePath: string;
	/** Site path of the newsletter's page. */
	readonly newsletterPath: string;
}

/** The newsletter's page: the sign-up, and what the links in its mails lead to. */
export interface NewsletterData extends PageResult {
	readonly form: FormTarget;
}

/** The page on which results are shown; what is searched for stands in its address. */
export interface SearchPageData extends PageResult {
	readonly path: string;
	/** In the backend's notation, but for the first one, which is the search's own (`client/catalogue/catalogue-data.ts`). */
	readonly sorts: readonly string[];
	readonly shop: LinkData;
	/** Those in which there is something to find. */
	readonly categories: readonly LinkData[];
	readonly contactPath: string;
	/** The search in the other languages that the site is built in, each named in its own. */
	readonly otherSearches: readonly { readonly language: Language; readonly name: string; readonly path: string }[];
	readonly priceNote: PriceNoteData;
}

/** The page of any product that is newer than the build: the product itself is read from the backend. */
export interface NewProductData extends PageResult {
	readonly live: LiveSource;
	/** Of this language. */
	readonly storeRoot: string;
	/** As titles end. */
	readonly house: string;
	/** Notes at a price, by the product's tax scheme. */
	readonly priceNotes: Readonly<Record<TaxScheme, PriceNoteData>>;
	/** As the shop shows its tax. */
	readonly taxScheme: TaxScheme;
	readonly delivery: ProductData['delivery'];
	readonly contactPath: string;
}

/** The wish list; what stands on it comes from the visitor's storage. */
export interface WishListData extends PageResult {
	readonly shopPath: string;
	readonly priceNote: PriceNoteData;
}

/** Where contracts are withdrawn from (§ 356a BGB). */
export interface WithdrawData extends PageResult {
	/** null: the site has no order service; the page names the shop's address instead. */
	readonly form: FormTarget | null;
	/** The notice and the model form; null: the shop has none. */
	readonly noticePath: string | null;
	readonly contactPath: string;
}

/** The page for paths that do not exist. */
export interface NotFoundData extends PageResult {
	readonly homePath: string;
	/** In the other languages that the site is built in. */
	readonly otherHomes: readonly { readonly language: Language; readonly path: string }[];
	/** Where `/login` leads; null: it is an unknown path like any other. */
	readonly portalUrl: string | null;
}
