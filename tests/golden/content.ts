/** The records of a shop with three products, from which every template makes a page whose HTML stands beside this file. */
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import {
	aBrandRecord,
	aBrandTypeRecord,
	aCategoryRecord,
	aFileRecord,
	aLegalRecord,
	aManufacturerRecord,
	anOpeningPeriodRecord,
	aPageRecord,
	aPaymentMethodRecord,
	aPersonalizationRecord,
	aProductRecord,
	aProjectRecord,
	aRatingRecord,
	aSecondVariantRecord,
	aSettingsRecord,
	aVariantRecord,
	someRecords,
} from '../builders/records.ts';

/** Translations of one field. */
const inEnglishAndFrench = (...rows: readonly (readonly [field: string, en: string, fr: string])[]): readonly WireRecord[] => [
	{ language: 'en', ...Object.fromEntries(rows.map(([field, en]) => [field, en])) },
	{ language: 'fr', ...Object.fromEntries(rows.map(([field, , fr]) => [field, fr])) },
];

const pictures = (...files: readonly string[]) => files.map((file, index) => ({ id: index + 1, sort: index + 1, directus_files_id: file }));

/** Sold in two sizes, engraved on request, rated once. */
const ring = aProductRecord({
	id: 1,
	display_name: 'Trauring Rheingold',
	slug: 'trauring-rheingold',
	reference_number: 'T-100',
	description: 'Aus **Gold**, von Hand geschmiedet.\n\n- poliert\n- mit [Gravur](/info/gravur)',
	category: 2,
	manufacturer: null,
	subcategories: [],
	price_brutto: null,
	recommended_price: null,
	price_basis: 'ring',
	content_quantity: null,
	content_unit: null,
	images: pictures('ring-vorn', 'ring-seite'),
	variant_display_name: 'Ringweite',
	variants: [
		aVariantRecord({ price_brutto: '890.00', stock: 1 }),
		aSecondVariantRecord({ price_brutto: '940.00', stock: 0, reorder_possible: true, reference_number_suffix: '-56' }),
	],
	translations: inEnglishAndFrench(
		['display_name', 'Wedding ring Rheingold', 'Alliance Rheingold'],
		['description', 'Made of **gold**, forged by hand.', 'En **or**, forgée à la main.'],
		['variant_display_name', 'Ring size', 'Tour de doigt'],
		['safety_warnings', 'Do not **swallow**.', 'Ne pas **avaler**.'],
	),
});

const plain = { variants: [], personalization: null, size_guide: null, fineness: null, safety_warnings: null, subcategories: [], tags: [] };

/** One price, a guarantee and a battery. */
const watch = aProductRecord({
	...plain,
	id: 2,
	display_name: 'Taucheruhr Tiefsee',
	slug: 'taucheruhr-tiefsee',
	reference_number: 'U-200',
	description: 'Dicht bis 200 m.',
	contains_battery: true,
	content_quantity: null,
	content_unit: null,
	images: pictures('uhr'),
	translations: inEnglishAndFrench(
		['display_name', 'Diving watch Deep Sea', 'Montre de plongée'],
		['description', 'Tight to 200 m.', 'Étanche à 200 m.'],
	),
});

/** On request, without a picture, in one language. */
const wish = aProductRecord({
	...plain,
	id: 3,
	display_name: 'Ring „Ufer & Strom“',
	slug: 'ring-ufer-und-strom',
	reference_number: null,
	description: null,
	category: 2,
	manufacturer: null,
	attributes: [],
	images: [],
	price_brutto: null,
	recommended_price: null,
	stock: 0,
	content_quantity: null,
	content_unit: null,
	guarantee_years: null,
	translations: [],
});

const texts = [
	aPageRecord({ id: 1, type: 'home', slug: null, title: 'Willkommen am Kornmarkt', picture: 'laden', body: 'Seit **1934** am Markt.' }),
	aPageRecord({ id: 2, type: 'contact', slug: null, title: 'Kontakt', body: 'Kommen Sie vorbei.' }),
	aPageRecord({ id: 3, type: 'privacy', slug: null, title: 'Datenschutz', body: '## Was wir speichern\n\nNur was der Kauf braucht.' }),
	aPageRecord({ id: 4, type: 'social_media_privacy', slug: null, title: 'Datenschutz in sozialen Medien', body: 'Dort gilt deren Recht.' }),
	aPageRecord({
		id: 5,
		slug: 'gravur',
		title: 'Gravur',
		picture: 'werkbank',
		video: 'https://filme.example/gravur',
		body: [
			'Wir gravieren [Trauringe](/trauringe) und *fast* alles andere.',
			'## Schriften\n\n1. Antiqua\n2. Schreibschrift',
			'| Länge | Preis |\n| --- | ---: |\n| 20 Zeichen | 25 € |',
			'![Werkbank](werkbank.png)',
			'> Schreiben Sie uns: [Kontakt](/kontakt) oder [Verband](https://verband.example/).',
		].join('\n\n'),
	}),
];

const files = ['ring-vorn', 'ring-seite', 'uhr', 'laden', 'werkbank', 'marke'].map((id) =>
	aFileRecord({ id, filename_download: `${id}.png` }),
);

const brandTypes = [aBrandTypeRecord(), aBrandTypeRecord({ id: 2, type: 'wedding_rings', display_name: 'Trauringe', translations: [] })];

/** By collection. */
export const goldenRecords = someRecords({
	project: [
		aProjectRecord({
			show_accessibility: false,
			closing_days: ['2026-12-24/2026-12-26'],
			translations: [
				{ language: 'de', seo_title: 'Goldschmiede am Kornmarkt', seo_description: 'Uhren und Ringe.', seo_keywords: 'Ringe, Uhren' },
				{ language: 'en', seo_title: 'Goldsmith', seo_description: 'Watches and rings.', seo_keywords: null },
				{ language: 'fr', seo_title: 'Orfèvre', seo_description: 'Montres et bagues.', seo_keywords: null },
			],
		}),
	],
	legal: [
		aLegalRecord({
			rolex_area: {
				frame: 'https://area.example/frame',
				terms: 'https://area.example/terms',
				privacy: 'https://area.example/privacy',
				cookies: 'https://area.example/cookies',
			},
		}),
	],
	opening_period: [
		anOpeningPeriodRecord(),
		anOpeningPeriodRecord({ id: 2, sort: 2, day: 6, time_open: '10:00:00', time_close: '14:00:00' }),
	],
	brand_type: brandTypes,
	brand: [
		aBrandRecord({ display_name: 'Seemark', slug: 'seemark', picture: 'marke' }),
		aBrandRecord({ id: 2, sort: 2, display_name: 'Aldermark', slug: 'aldermark', lead: 'Uhren aus dem Tal.', description: null }),
		aBrandRecord({ id: 3, sort: 3, display_name: 'Ringwerk', slug: 'ringwerk', type: 2, lead: null }),
	],
	page: texts,
	ecommerce_category: [
		aCategoryRecord(),
		aCategoryRecord({ id: 2, sort: 2, display_name: 'Trauringe', slug: 'trauringe', type: 'wedding_rings', translations: [] }),
	],
	ecommerce_manufacturer: [aManufacturerRecord({ display_name: 'Seemark', slug: 'seemark' })],
	ecommerce_personalization: [aPersonalizationRecord()],
	ecommerce_payment_method: [aPaymentMethodRecord(), aPaymentMethodRecord({ id: 1, display_name: 'Überweisung', translations: [] })],
	ecommerce_settings: [
		aSettingsRecord({
			call_to_action_text: 'Besuchen Sie uns am Kornmarkt.',
			global_footer: 'Alle Preise in Euro.',
			allow_ratings: true,
			bank_details: 'Goldschmiede GmbH\n\nIBAN DE02 1203 0000 0000 2020 51',
			payment_methods: [
				{ id: 1, sort: 1, payment_id: 4 },
				{ id: 2, sort: 2, payment_id: 1 },
			],
		}),
	],
	ecommerce_product: [ring, watch, wish],
	ecommerce_product_rating: [aRatingRecord()],
	directus_files: files,
});
