/** Page data for tests: complete pages, with what a test is about put on top. */
import type { CartPageData } from '../../client/pages/checkout/checkout-data.ts';
import type { PageData } from '../../client/pages/page-data.ts';
import type { OfferData, ProductData, VariantData } from '../../client/products/product-data.ts';
import type { Head } from '../../client/runtime/built-page.ts';
import { perLanguage } from '../../site/languages.ts';
import { laws } from '../../site/law.ts';
import type { Money } from '../../site/money.ts';
import { aShopOffer } from './checkout.ts';

function aHead(overrides: Partial<Head> = {}): Head {
	return {
		title: 'Ein Ring',
		description: null,
		canonical: null,
		noindex: false,
		alternates: [],
		languagePaths: { de: '/', en: '/en', fr: '/fr' },
		...overrides,
	};
}

export function anOffer(overrides: Partial<OfferData> = {}): OfferData {
	return { price: '100.00' as Money, stock: 3, orderable: false, shippingTimeDays: 2, notes: [], ...overrides };
}

export function aVariant(overrides: Partial<VariantData> = {}): VariantData {
	const id = overrides.id ?? 1;
	return {
		...anOffer(),
		id,
		name: `Weite ${id}`,
		referenceSuffix: `-${id}`,
		names: perLanguage((language) => `Weite ${id} (${language})`),
		...overrides,
	};
}

function aProductData(overrides: Partial<ProductData> = {}): ProductData {
	return {
		language: 'de',
		id: 7,
		name: 'Ring Aurelia',
		reference: 'WB-7',
		manufacturer: 'Weidenbach',
		brandPath: null,
		list: { name: 'Ringe', path: '/schaufenster/ringe' },
		pictures: [],
		price: { amount: '100.00' as Money, highest: null },
		priceNote: { shippingPath: '/versand-und-zahlung' },
		offer: anOffer(),
		variantLabel: null,
		variants: [],
		notes: [],
		delivery: [],
		personalization: null,
		kinship: null,
		showStock: true,
		cart: {
			names: perLanguage((language) => `Ring Aurelia (${language})`),
			paths: perLanguage((language) => `/${language}/ring-aurelia`),
			reference: 'WB-7',
			picture: null,
			cartPath: '/schaufenster/warenkorb',
		},
		contactPath: '/kontakt',
		requests: null,
		ratings: null,
		...overrides,
	};
}

export function aProductPage(overrides: Partial<ProductData> = {}): PageData<'product'> {
	const result = aProductData(overrides);
	return { path: '/schaufenster/ringe/aurelia', template: 'product', buildHash: 'build', staticQueryHashes: [], head: aHead(), result };
}

export function aCartPage(overrides: Partial<CartPageData> = {}): PageData<'cart'> {
	const result: CartPageData = {
		language: 'de',
		shopPath: '/schaufenster',
		checkoutPath: '/schaufenster/kasse',
		contactPath: '/kontakt',
		available: true,
		presentWrapping: null,
		quote: null,
		priceNote: { shippingPath: '/versand-und-zahlung' },
		taxScheme: 'standard',
		vatPercent: null,
		taxes: { standard: 'inkl. MwSt.', margin: 'Differenzbesteuert nach § 25a UStG', small_business: 'Umsatzsteuerfrei nach § 19 UStG' },
		lineNotReturned: laws.DE.words.de.lineNotReturned,
		delivery: [],
		offer: aShopOffer(),
		...overrides,
	};
	return { path: '/schaufenster/warenkorb', template: 'cart', buildHash: 'build', staticQueryHashes: [], head: aHead(), result };
}
