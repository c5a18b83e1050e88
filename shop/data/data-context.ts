/** What the data of every page is made from: the content with its pictures and texts, and the plan that says which pages exist. Every read is noted. */
import type { CountryDelivery } from '../../client/products/product-data.ts';
import type { Texts } from '../../client/texts/texts.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import type { ImageStore, ShownPicture } from '../../pipeline/images/image-store.ts';
import type { FileId } from '../../pipeline/records/file-record.ts';
import type { RichTextStore } from '../../pipeline/rich-text/rich-text-store.ts';
import type { Watch } from '../../renderer/changes/watch.ts';
import type { Links } from '../../renderer/routes/links.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Language, PerLanguage } from '../../site/languages.ts';
import type { Law } from '../../site/law.ts';
import type { Catalogue, ProductSummary } from '../catalogue/catalogue.ts';
import type { Brand, BrandType } from '../content/brand.ts';
import type { Category } from '../content/category.ts';
import type { Content } from '../content/content.ts';
import type { Manufacturer } from '../content/manufacturer.ts';
import type { TextPage, TextPageType } from '../content/page.ts';
import type { Personalization } from '../content/personalization.ts';
import type { Product } from '../content/product.ts';
import type { ShopSettings } from '../content/shop-settings.ts';
import type { SizeGuide } from '../content/size-guide.ts';
import type { ShopPlan } from '../plan/shop-plan.ts';
import { type Delivery, toDeliveries, toDeliveryDays } from './deliveries.ts';
import { type InputKind, watchedContent } from './input-kinds.ts';
import { tagQueries } from './offered-filters.ts';
import { createRichTextFiller, type RichTextFiller } from './rich-text.ts';

export interface DataContext {
	readonly content: Content;
	readonly config: SiteConfig;
	readonly images: PictureSource;
	readonly links: Links;
	/** null: the site has no shop. */
	readonly shop: ShopFrame | null;
	/** The query of each tag's list (see `tagQueries`); as the next two, made once a build and empty without a shop. */
	readonly tagQueries: ReadonlyMap<number, string>;
	/** What delivery costs (see `toDeliveries`). */
	readonly deliveries: readonly Delivery[];
	/** How long delivery takes (see `toDeliveryDays`). */
	readonly deliveryDays: readonly CountryDelivery[];
	readonly manufacturers: Lookup<number, Manufacturer>;
	/** Records that a product names, whose changes are changes of the product (see `referredTo`). */
	readonly personalizations: ReadonlyMap<number, Personalization>;
	readonly sizeGuides: ReadonlyMap<number, SizeGuide>;
	readonly brandTypes: Lookup<number, BrandType>;
	/** By slug, which a brand has in common with its manufacturer. */
	readonly brands: Lookup<string, Brand>;
	/** The first text page of a type. */
	textPage(type: TextPageType): TextPage | undefined;
	/** For what leads to such a page and says nothing of it. */
	hasTextPage(type: TextPageType): boolean;
	/** Addresses of all films on text pages. */
	readonly films: readonly string[];
	/** The product that the page is about. */
	product(id: number): Product;
	/** A product that the subject names, and the picture on its card. */
	summary(id: number): ProductSummary;
	cardPicture(file: FileId): ShownPicture | null;
	texts(language: Language): Texts;
	/** HTML of a markdown text in a language; wrapped in an element with `lang` where it is a fallback. */
	readonly richText: RichTextFiller;
	/** The path in a language, null where the plan has no such page; not for lists and products. */
	pathOf(paths: PerLanguage<string>, language: Language): string | null;
}

/** Addresses of the films on text pages. */
export function filmsOf({ pages }: Pick<Content, 'pages'>): readonly string[] {
	return pages.flatMap(({ video }) => video ?? []);
}

/** Finds a record, which alone is noted as read. */
export type Lookup<Key, Found> = Pick<ReadonlyMap<Key, Found>, 'get'>;

export type PictureSource = Pick<ImageStore, 'picture'>;

/** The shop without its products, of which a page sees only those that its subject names. */
export interface ShopFrame {
	readonly settings: ShopSettings;
	readonly law: Law;
	readonly categories: readonly Category[];
	category(id: number): Category | undefined;
	root(language: Language): string;
}

/** True if the shop takes anything into a cart at all. */
export function isSold({ settings }: Pick<ShopFrame, 'settings'>): boolean {
	return settings.enableCart && !settings.maintenanceMode;
}

/** Notes an input that exists. */
type ReadsInput = (kind: InputKind, name?: string) => void;

export interface DataInputs {
	readonly content: Content;
	readonly catalogue: Pick<Catalogue, 'summary'>;
	/** Those whose pages are made. */
	readonly product: (id: number) => Product;
	readonly config: SiteConfig;
	readonly plan: Pick<ShopPlan, 'shop' | 'links'>;
	readonly images: ImageStore;
	readonly texts: RichTextStore;
	readonly watch: Watch;
}

/** Prepares what all pages share. */
export function createDataContext({ content, catalogue, product, config, plan, images, texts, watch }: DataInputs): DataContext {
	const reads: ReadsInput = watch.reads;
	const shop = plan.shop && watchedShop(plan.shop, reads);
	const links = watchedLinks(plan.links, reads);
	const films = filmsOf(content);

	function noted(picture: ShownPicture | null): ShownPicture | null {
		// The catalogue shows when a product's own pictures change.
		if (watch.subject?.template !== 'product') {
			reads('pictures');
		}
		if (picture !== null) {
			watch.picture(picture.key);
		}
		return picture;
	}
	/** Made at the first use. What came out is noted, not what it was made of. */
	function once<T>(kind: InputKind, make: (content: Content, settings: ShopSettings) => T, without: T): () => T {
		let made: { readonly value: T } | null = null;
		return () => {
			made ??= { value: plan.shop === null ? without : make(content, plan.shop.settings) };
			reads(kind);
			return made.value;
		};
	}
	function lookup<Key extends string | number, Found>(found: ReadonlyMap<Key, Found>, read: (key: Key) => void): Lookup<Key, Found> {
		return {
			get(key) {
				read(key);
				return found.get(key);
			},
		};
	}
	const byId = <Found extends { readonly id: number }>(records: readonly Found[]) => new Map(records.map((record) => [record.id, record]));
	const askTagQueries = once('tagQueries', tagQueries, new Map());
	const askDeliveries = once('deliveries', toDeliveries, []);
	const askDeliveryDays = once('deliveryDays', toDeliveryDays, []);
	const richTextPicture = (reference: string) => noted(images.richTextPicture(reference));

	return {
		content: watchedContent(content, watch),
		config,
		images: { picture: (file) => noted(images.picture(file)) },
		links,
		get shop() {
			reads('content', 'shop');
			reads('country');
			return shop;
		},
		get tagQueries() {
			return askTagQueries();
		},
		get deliveries() {
			return askDeliveries();
		},
		get deliveryDays() {
			return askDeliveryDays();
		},
		manufacturers: lookup(byId(content.manufacturers), (id) => reads('record', `manufacturers/${id}`)),
		personalizations: byId(content.personalizations),
		sizeGuides: byId(content.sizeGuides),
		brandTypes: lookup(byId(content.brandTypes), (id) => reads('record', `brandTypes/${id}`)),
		brands: lookup(new Map(content.brands.map((brand) => [brand.slug, brand])), (slug) => reads('brand', slug)),
		textPage(type) {
			reads('textPage', type);
			return content.pages.find((page) => page.type === type);
		},
		hasTextPage(type) {
			reads('hasTextPage', type);
			return content.pages.some((page) => page.type === type);
		},
		get films() {
			reads('films');
			return films;
		},
		product(id) {
			const found = product(id);
			// its place was planned from its category
			reads('record', `categories/${found.categoryId}`);
			return found;
		},
		summary(id) {
			watch.shows(id);
			return catalogue.summary(id);
		},
		cardPicture: (file) => images.picture(file),
		texts: (language) => textsByLanguage[language],
		richText: createRichTextFiller({ texts, richTextPicture, links, dropped: watch.dropped }),
		pathOf(paths, language) {
			const [path = ''] = paths[language].split('#');
			return links.hasStandingPage(path) ? paths[language] : null;
		},
	};
}

function watchedLinks({ resolveLink, hasPage, hasStandingPage }: Links, reads: ReadsInput): Links {
	return {
		resolveLink(href, language) {
			const resolved = resolveLink(href, language);
			// Fragments and the like do not depend on the site's pages.
			if (resolved.kind === 'page' && resolved.href.startsWith('/')) {
				reads('link', `${language} ${href}`);
			}
			return resolved;
		},
		hasPage(path) {
			reads('page', path);
			return hasPage(path);
		},
		hasStandingPage(path) {
			reads('standingPage', path);
			return hasStandingPage(path);
		},
	};
}

function watchedShop({ settings, law, categories, category, root }: ShopFrame, reads: ReadsInput): ShopFrame {
	return {
		settings,
		law,
		get categories() {
			reads('content', 'categories');
			return categories;
		},
		category(id) {
			reads('record', `categories/${id}`);
			return category(id);
		},
		root,
	};
}
