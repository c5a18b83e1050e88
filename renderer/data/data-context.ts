/** What the data of every page is made from: the content with its pictures and texts, and the plan that says which pages exist. Every read is noted. */
import type { CountryDelivery } from '../../client/products/product-data.ts';
import type { Texts } from '../../client/texts/texts.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import type { Catalogue, ProductSummary } from '../../pipeline/catalogue/catalogue.ts';
import type { Brand, BrandType } from '../../pipeline/content/brand.ts';
import type { Category } from '../../pipeline/content/category.ts';
import type { Content } from '../../pipeline/content/content.ts';
import type { Manufacturer } from '../../pipeline/content/manufacturer.ts';
import type { Personalization } from '../../pipeline/content/personalization.ts';
import type { Product } from '../../pipeline/content/product.ts';
import type { ShopSettings } from '../../pipeline/content/shop-settings.ts';
import type { SizeGuide } from '../../pipeline/content/size-guide.ts';
import type { ImageStore, ShownPicture } from '../../pipeline/images/image-store.ts';
import type { FileId } from '../../pipeline/records/file-record.ts';
import type { RichTextStore } from '../../pipeline/rich-text/rich-text-store.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Language, PerLanguage } from '../../site/languages.ts';
import type { Law } from '../../site/law.ts';
import { tagQueries } from '../filters/tag-queries.ts';
import type { SitePlan } from '../routes/plan-site.ts';
import type { Links } from '../routes/resolve-link.ts';
import { type Delivery, toDeliveries } from './deliveries.ts';
import { toDeliveryDays } from './delivery-days.ts';
import { createRichTextFiller, type RichTextFiller } from './rich-text.ts';
import type { InputName, Watch } from './watch.ts';

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
	readonly manufacturers: ReadonlyMap<number, Manufacturer>;
	/** Records that a product names, whose changes are changes of the product (see `referredTo`). */
	readonly personalizations: ReadonlyMap<number, Personalization>;
	readonly sizeGuides: ReadonlyMap<number, SizeGuide>;
	readonly brandTypes: ReadonlyMap<number, BrandType>;
	/** By slug, which a brand has in common with its manufacturer. */
	readonly brands: ReadonlyMap<string, Brand>;
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

export interface DataInputs {
	readonly content: Content;
	readonly catalogue: Pick<Catalogue, 'summary'>;
	/** Those whose pages are made. */
	readonly product: (id: number) => Product;
	readonly config: SiteConfig;
	readonly plan: Pick<SitePlan, 'shop' | 'links'>;
	readonly images: ImageStore;
	readonly texts: RichTextStore;
	readonly watch: Watch;
}

/** Prepares what all pages share. */
export function createDataContext({ content, catalogue, product, config, plan, images, texts, watch }: DataInputs): DataContext {
	const manufacturers = new Map(content.manufacturers.map((manufacturer) => [manufacturer.id, manufacturer]));
	const brandTypes = new Map(content.brandTypes.map((type) => [type.id, type]));
	const personalizations = new Map(content.personalizations.map((each) => [each.id, each]));
	const sizeGuides = new Map(content.sizeGuides.map((each) => [each.id, each]));
	const brands = new Map(content.brands.map((brand) => [brand.slug, brand]));
	const shop = plan.shop && watchedShop(plan.shop, watch);

	function noted(picture: ShownPicture | null): ShownPicture | null {
		watch.reads('pictures');
		if (picture !== null) {
			watch.picture(picture.key);
		}
		return picture;
	}
	/** Made at the first use; its reader counts as a reader of all that it was made of. */
	function once<T>(make: (content: Content, settings: ShopSettings) => T, without: T): () => T {
		const inputs = new Set<InputName>();
		let made: { readonly value: T } | null = null;
		return () => {
			if (made === null) {
				const own = watchedContent(content, { reads: (input) => inputs.add(input) });
				made = { value: plan.shop === null ? without : make(own, plan.shop.settings) };
			}
			watch.reads('shop');
			for (const input of inputs) {
				watch.reads(input);
			}
			return made.value;
		};
	}
	const askTagQueries = once(tagQueries, new Map());
	const askDeliveries = once(toDeliveries, []);
	const askDeliveryDays = once(toDeliveryDays, []);
	const richTextPicture = (reference: string) => noted(images.richTextPicture(reference));

	return {
		content: watchedContent(content, watch),
		config,
		images: { picture: (file) => noted(images.picture(file)) },
		get links() {
			watch.reads('links');
			return plan.links;
		},
		get shop() {
			watch.reads('shop');
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
		get manufacturers() {
			watch.reads('manufacturers');
			return manufacturers;
		},
		personalizations,
		sizeGuides,
		get brandTypes() {
			watch.reads('brandTypes');
			return brandTypes;
		},
		get brands() {
			watch.reads('brands');
			return brands;
		},
		product,
		summary(id) {
			watch.shows(id);
			return catalogue.summary(id);
		},
		cardPicture: (file) => images.picture(file),
		texts: (language) => textsByLanguage[language],
		richText: createRichTextFiller({ texts, richTextPicture, links: plan.links, watch }),
		pathOf(paths, language) {
			watch.reads('standingPaths');
			const [path = ''] = paths[language].split('#');
			return plan.links.hasStandingPage(path) ? paths[language] : null;
		},
	};
}

function watchedContent(content: Content, watch: { reads(input: InputName): void }): Content {
	return new Proxy(content, {
		get(target, name, receiver) {
			if (isCollection(target, name)) {
				watch.reads(name);
			}
			return Reflect.get(target, name, receiver);
		},
	});
}

function isCollection(content: Content, name: string | symbol): name is keyof Content {
	return Object.hasOwn(content, name);
}

function watchedShop({ settings, law, categories, category, root }: ShopFrame, watch: Watch): ShopFrame {
	return {
		settings,
		law,
		get categories() {
			watch.reads('categories');
			return categories;
		},
		category(id) {
			watch.reads('categories');
			return category(id);
		},
		root,
	};
}
