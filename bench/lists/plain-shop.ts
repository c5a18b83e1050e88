/** Records of a made-up shop in the product's own terms, with nothing in them beyond what lists show. */

import type { Localized } from '../../pipeline/records/localized.ts';
import type { CatalogueEntry } from '../../shop/catalogue/catalogue.ts';
import { toEntry, toSummary } from '../../shop/catalogue/describe-product.ts';
import type { Category } from '../../shop/content/category.ts';
import type { Manufacturer } from '../../shop/content/manufacturer.ts';
import type { Product, Variant } from '../../shop/content/product.ts';
import { filterKinds } from '../../shop/content/shop-filters.ts';
import type { ShopSettings } from '../../shop/content/shop-settings.ts';
import { perLanguage } from '../../site/languages.ts';
import { isMoney, type Money } from '../../site/money.ts';

/** `Ring`, `Ring (en)`, `Ring (fr)`. */
export function plainText(text: string): Localized {
	return perLanguage((language) => ({ text: language === 'de' ? text : `${text} (${language})`, language }));
}

export function toMoney(amount: string): Money {
	if (!isMoney(amount)) throw new Error(`${amount} is no amount`);
	return amount;
}

export const plainSettings: ShopSettings = {
	id: 5,
	callToActionText: null,
	searchSynonyms: { de: null, en: null, fr: null },
	globalFooter: null,
	defaultSort: '-id',
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
	legalPages: [],
};

export function plainCategory(id: number): Category {
	return { id, displayName: plainText('Ringe'), slug: `kategorie-${id}`, type: 'jewelry', sort: 1 };
}

export function plainManufacturer(id: number, name: string, slug: string): Manufacturer {
	const contact = { postalAddress: 'Am Ufer 1, 12345 Hallstedt', email: 'post@falkenrieth.example', url: null, responsiblePerson: null };
	return { id, displayName: plainText(name), slug, categoryIds: [], ...contact };
}

export function plainVariant(id: number, price: Money): Variant {
	return {
		id,
		displayName: plainText(`Größe ${id}`),
		displayName2: null,
		price,
		referencePrice: null,
		stock: 1,
		referenceNumberSuffix: null,
		shippingTime: null,
		reorderPossible: false,
		attributes: null,
		images: null,
	};
}

/** The members in which products of lists differ. */
type Varied = Pick<
	Product,
	'id' | 'slug' | 'categoryId' | 'manufacturerId' | 'subcategoryIds' | 'tagIds' | 'attributeIds' | 'price' | 'stock' | 'variants' | 'images'
>;

export function plainProduct(varied: Varied): Product {
	return {
		...varied,
		displayName: plainText(`Ring ${varied.id}`),
		referenceNumber: `R-${varied.id}`,
		description: plainText('Ein **Ring**.'),
		hasVariants: varied.variants.length > 0,
		attributes: [],
		ratings: [],
		reorderPossible: false,
		shippingTime: 3,
		isReduced: false,
		containsBattery: false,
		variantDisplayName: null,
		variantDisplayName2: null,
		personalizationId: null,
		sizeGuideId: null,
		priceBasis: null,
		taxScheme: null,
		recommendedPrice: null,
		referencePrice: null,
		fineness: null,
		guaranteeYears: null,
		safetyWarnings: null,
		contentQuantity: null,
		contentUnit: null,
	};
}

/** What the catalogue says of a product. */
export function plainEntry(product: Product): CatalogueEntry {
	const files = { hashOf: (file: string) => file, allHash: '' };
	return toEntry(product, toSummary(product), { files, referred: [] });
}
