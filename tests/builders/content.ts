/** Content in our own terms, sound and small unless a test says otherwise. */
import { createHash } from 'node:crypto';
import type { Pictures } from '../../pipeline/images/image-store.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { RichTexts } from '../../pipeline/rich-text/rich-text-store.ts';
import { noNotes } from '../../pipeline/rich-text/text-notes.ts';
import type { Catalogue, CatalogueEntry } from '../../shop/catalogue/catalogue.ts';
import { type ProductFiles, toEntry, toSummary } from '../../shop/catalogue/describe-product.ts';
import type { Brand, BrandType } from '../../shop/content/brand.ts';
import type { Category } from '../../shop/content/category.ts';
import { effectiveConsents } from '../../shop/content/consent.ts';
import type { Content } from '../../shop/content/content.ts';
import { type ContentLists, contentLists } from '../../shop/content/content-lists.ts';
import type { Manufacturer } from '../../shop/content/manufacturer.ts';
import type { TextPage } from '../../shop/content/page.ts';
import type { Product, Variant } from '../../shop/content/product.ts';
import { filterKinds } from '../../shop/content/shop-filters.ts';
import type { ShopSettings } from '../../shop/content/shop-settings.ts';
import type { SiteConfig } from '../../site/config.ts';
import { type Language, perLanguage } from '../../site/languages.ts';
import { isMoney, type Money } from '../../site/money.ts';

/** `Ring`, `Ring (en)`, `Ring (fr)`; languages that are not `written` fall back to German. */
export function aText(text: string, written: readonly Language[] = ['de', 'en', 'fr']): Localized {
	return perLanguage((language) =>
		written.includes(language) ? { text: language === 'de' ? text : `${text} (${language})`, language } : { text, language: 'de' },
	);
}

export function money(amount: string): Money {
	if (!isMoney(amount)) throw new Error(`${amount} is no amount`);
	return amount;
}

export function aProduct(fields: Partial<Product> = {}): Product {
	const id = fields.id ?? 1;
	return {
		id,
		displayName: aText(`Ring ${id}`),
		slug: `ring-${id}`,
		referenceNumber: `R-${id}`,
		description: aText('Ein **Ring**.'),
		categoryId: 1,
		manufacturerId: null,
		price: money('100.00'),
		stock: 2,
		reorderPossible: false,
		shippingTime: 3,
		images: [],
		variantDisplayName: null,
		variantDisplayName2: null,
		hasVariants: (fields.variants ?? []).length > 0,
		variants: [],
		attributes: [],
		attributeIds: [],
		subcategoryIds: [],
		tagIds: [],
		personalizationId: null,
		sizeGuideId: null,
		priceBasis: null,
		taxScheme: null,
		recommendedPrice: null,
		isReduced: false,
		referencePrice: null,
		fineness: null,
		guaranteeYears: null,
		containsBattery: false,
		safetyWarnings: null,
		contentQuantity: null,
		contentUnit: null,
		ratings: [],
		...fields,
	};
}

export function aManufacturer(fields: Partial<Manufacturer> = {}): Manufacturer {
	return {
		id: 7,
		displayName: aText('Falkenrieth', ['de']),
		slug: 'falkenrieth',
		categoryIds: [],
		postalAddress: 'Am Ufer 1, 12345 Hallstedt',
		email: 'post@falkenrieth.example',
		url: null,
		responsiblePerson: null,
		...fields,
	};
}

export function aVariant(fields: Partial<Variant> = {}): Variant {
	const id = fields.id ?? 1;
	return {
		id,
		displayName: aText(`Größe ${id}`),
		displayName2: null,
		price: money('100.00'),
		referencePrice: null,
		stock: 1,
		referenceNumberSuffix: null,
		shippingTime: null,
		reorderPossible: false,
		attributes: null,
		images: null,
		...fields,
	};
}

export function aCategory(fields: Partial<Category> = {}): Category {
	return { id: 1, displayName: aText('Ringe'), slug: 'ringe', type: 'jewelry', sort: 1, ...fields };
}

export function aBrandType(fields: Partial<BrandType> = {}): BrandType {
	return { id: 1, type: 'watches', displayName: aText('Uhren'), ...fields };
}

export function aBrand(fields: Partial<Brand> = {}): Brand {
	return {
		id: 1,
		displayName: 'Falkenrieth',
		slug: 'falkenrieth',
		typeId: 1,
		sort: 1,
		lead: null,
		description: null,
		picture: null,
		...fields,
	};
}

export function aPage(fields: Partial<TextPage> = {}): TextPage {
	return {
		id: 1,
		type: 'privacy',
		slug: null,
		title: aText('Datenschutz'),
		picture: null,
		video: null,
		body: aText('Wir speichern nichts.'),
		...fields,
	};
}

export function aShop(fields: Partial<ShopSettings> = {}): ShopSettings {
	return {
		id: 5,
		callToActionText: null,
		searchSynonyms: { de: null, en: null, fr: null },
		globalFooter: null,
		defaultSort: 'id',
		enableCart: true,
		maintenanceMode: false,
		showStock: true,
		allowRatings: false,
		purchaseToOrder: false,
		immediateDays: 3,
		presentWrapping: null,
		shippingCost: null,
		defaultTaxPercent: 19,
		taxScheme: 'standard',
		filters: { panel: filterKinds, categoryIds: [], manufacturerIds: [], subcategoryIds: [], attributeGroups: [] },
		bankAccount: null,
		bankDetails: null,
		paypalClientId: null,
		paymentMethodIds: [],
		shippingMethodIds: [],
		shippingMethodConfigIds: [],
		shippingCountryIds: [],
		legalPages: [
			{ type: 'agb', title: aText('AGB'), content: aText('Es gilt.') },
			{ type: 'versand-und-zahlung', title: aText('Versand'), content: aText('Es wird verschickt.') },
			{ type: 'widerruf', title: aText('Widerruf'), content: aText('Es geht zurück.') },
		],
		...fields,
	};
}

const noLists = Object.fromEntries(Object.keys(contentLists).map((name) => [name, []])) as unknown as ContentLists;

export function aContent(fields: Partial<Content> = {}): Content {
	return {
		showsShared: false,
		project: {
			domain: 'goldschmiede.example',
			displayName: 'Goldschmiede',
			logo: null,
			showAccessibility: false,
			closingDays: [],
			appointmentNoticeDays: 1,
			googlePlaceId: null,
			seoTitle: null,
			seoDescription: null,
			seoKeywords: null,
			theme: {
				baseColor: null,
				brandColor: null,
				backgroundColor: null,
				pageWidth: null,
				wrapperWidth: null,
				headingFont: null,
				headerHeightPx: null,
				headerLayout: 'default',
				footerBackgroundColor: null,
				pictureBackgroundColor: null,
			},
		},
		company: {
			id: 1,
			companyName: 'Goldschmiede GmbH',
			displayName: 'Goldschmiede',
			legalForm: 'other',
			address: { street: 'Gasse', number: '7', zipCode: '31934', city: 'Hallstedt', addressType: 'hq', country: 'DE' },
			locations: [],
			country: 'DE',
			email: 'post@goldschmiede.example',
			phones: [],
			executives: ['A. Schmied'],
			registers: [],
			ustId: 'DE123456789',
			vatNumber: null,
			legalAuthority: null,
		},
		locations: [],
		legal: null,
		openingPeriods: [],
		openingDays: { weekdays: null, closedYearly: [], halves: {} },
		socialLinks: [],
		widgets: [],
		menu: [],
		consents: effectiveConsents([], { hasAnalytics: false }),
		...noLists,
		pages: [aPage()],
		shop: aShop(),
		categories: [aCategory()],
		attributes: [],
		shippingMethodConfigs: [],
		...fields,
	};
}

export function aSiteConfig(fields: Partial<SiteConfig> = {}): SiteConfig {
	return {
		projectDomain: 'goldschmiede.example',
		siteUrl: 'https://goldschmiede.example',
		orderServiceUrl: 'self',
		languages: ['de', 'en', 'fr'],
		trailingSlash: false,
		store: { path: 'schaufenster' },
		specialBrand: null,
		analytics: null,
		mapsKey: null,
		videoHosts: ['filme.example'],
		images: { formats: ['avif', 'jpeg'], widths: [320, 640], avifQuality: 50 },
		problems: {},
		serviceWorker: true,
		contentPortalUrl: null,
		...fields,
	};
}

/** Has every picture that is asked for, and no files. */
export const someImages: Pictures = {
	prepare: async () => [],
	picture: (file) => ({ key: `${file}`, width: 640, height: 640, widths: [320, 640], formats: ['avif', 'jpeg'] }),
	richTextPicture: (reference) => ({ key: `${reference}`, width: 640, height: 640, widths: [320, 640], formats: ['avif', 'jpeg'] }),
	renditions: () => [],
	icons: async ({ logo }) => ({ key: `icons-${logo}`, hasDrawing: logo === null, look: null, favicon: Buffer.from(`icon ${logo}`) }),
	end: () => {},
};

/** Puts the markdown into a paragraph. */
export const plainRichText: RichTexts = richTextOf((markdown) => `<p>${markdown}</p>`);

/** Texts that are always ready. */
export function richTextOf(html: RichTexts['html'], notes: RichTexts['notes'] = () => noNotes): RichTexts {
	return { html, notes, rendered: html, request: () => {}, ready: async () => {}, close: async () => {} };
}

/** Products of two shards or more, in memory. */
export function aCatalogue(products: readonly Product[] = [aProduct()], { shardSize = 2 } = {}): Catalogue {
	const sorted = products.toSorted((left, right) => left.id - right.id);
	const byId = new Map(sorted.map((product) => [product.id, product]));
	const entries = sorted.map(anEntry);
	const find = (id: number): Product => {
		const product = byId.get(id);
		if (product === undefined) throw new Error(`There is no product ${id}`);
		return product;
	};
	const shards = Array.from({ length: Math.ceil(entries.length / shardSize) }, (_, index) => {
		const part = entries.slice(index * shardSize, (index + 1) * shardSize);
		// A key that says it all needs no memory.
		return { file: `records/${index}.json`, key: JSON.stringify(part), ids: part.map(({ id }) => id) };
	});
	return {
		entries,
		shards,
		summary: (id) => toSummary(find(id)),
		product: find,
		remembered: (key) => (key.startsWith('[') ? (JSON.parse(key) as readonly CatalogueEntry[]) : null),
	};
}

/** What the catalogue says of a product. */
export function anEntry(product: Product): CatalogueEntry {
	return toEntry(product, toSummary(product), { files: someFiles, referred: [] });
}

const someFiles: ProductFiles = { hashOf: (file) => createHash('sha256').update(file).digest('hex'), allHash: '' };
