/** Wire records as the backend sends them, sound and complete unless a test says otherwise. */
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';

export const projectDomain = 'goldschmiede.example';
export const pictureId = '3f0c8f1e-6f0a-4c0e-9d52-0c7f1f1f7a01';

/** Builds a record from its usual fields and those that a test cares about. */
type RecordBuilder = (fields?: WireRecord) => WireRecord;

function builder(usual: WireRecord): RecordBuilder {
	return (fields = {}) => ({ ...structuredClone(usual), ...fields });
}

/** Rows of `translations` in English and French. */
export function inEnglishAndFrench(fields: readonly string[]): readonly WireRecord[] {
	return ['en', 'fr'].map((language) => ({ language, ...Object.fromEntries(fields.map((field) => [field, `${field} ${language}`])) }));
}

export const aProjectRecord = builder({
	domain: projectDomain,
	display_name: 'Goldschmiede',
	logo: null,
	show_accessibility: true,
	google_place_id: null,
	closing_days: null,
	appointment_notice_days: 1,
	settings: null,
	config: { base_color: '#ffffff', brand_color: '#17353B', components: { header: { height: 80, layout: 'default' } } },
	translations: [
		{ language: 'de', seo_title: 'Goldschmiede', seo_description: null, seo_keywords: null },
		{ language: 'en', seo_title: 'Goldsmith', seo_description: null, seo_keywords: null },
		{ language: 'fr', seo_title: 'Orfèvre', seo_description: null, seo_keywords: null },
	],
});

export const aCompanyRecord = builder({
	id: 1,
	project: projectDomain,
	company_name: 'Goldschmiede GmbH',
	display_name: 'Goldschmiede',
	legal_form: 'other',
	ust_id: 'DE123456789',
	vat_number: null,
	legal_authority: null,
	addresses: [{ id: 1, sort: 1, street: 'Kornmarkt', number: '7', zip_code: '79098', city: 'Freiburg', address_type: 'hq' }],
	emails: [{ id: 1, email: 'laden@goldschmiede.example', primary: true }],
	numbers: [{ id: 1, number: '0761 123456', type: 'phone', primary: true }],
	executives: [{ id: 1, name: 'Johanna Gold', sort: 1 }],
	registers: [{ id: 1, register_type: 'Handelsregister', number: 'HRB 1', registrar: 'Amtsgericht Freiburg' }],
});

export const aLegalRecord = builder({
	id: 1,
	project: projectDomain,
	data_protection_commissioner: {
		name: 'Dr. Clara Schutz',
		street: 'Datenweg',
		number: '3',
		city: 'Freiburg',
		zip_code: '79098',
		phone_number: '0761 654321',
		email: 'schutz@goldschmiede.example',
	},
	rolex_area: null,
	translations: ['de', 'en', 'fr'].map((language) => ({
		language,
		insurance: `Insured (${language})`,
		image_sources: null,
		additional_top_info: null,
		additional_bottom_info: null,
	})),
});

export const anOpeningPeriodRecord = builder({
	id: 1,
	project: projectDomain,
	sort: 1,
	day: 8,
	time_open: '09:30:00',
	time_close: '18:00:00',
	free_text: null,
});

export const aSocialLinkRecord = builder({
	id: 1,
	project: projectDomain,
	sort: 1,
	media: 'instagram',
	display_name: 'Instagram',
	external_path: 'https://www.instagram.com/goldschmiede.example',
});

export const aWidgetRecord = builder({
	id: 1,
	project: projectDomain,
	widget_name: 'address',
	sort: 1,
	position: null,
	props: { showLogo: true },
	translations: [],
});

export const aMenuEntryRecord = builder({
	id: 1,
	project: projectDomain,
	sort: 1,
	display_name: 'Uhren',
	path: '/uhren',
	path_prefix: null,
	external_path: null,
	anchor: null,
	type: null,
	parent: null,
	group_name: null,
	translations: inEnglishAndFrench(['display_name', 'group_name']),
});

export const aBrandTypeRecord = builder({
	id: 1,
	project: projectDomain,
	type: 'watches',
	display_name: 'Uhren',
	translations: inEnglishAndFrench(['display_name']),
});

export const aBrandRecord = builder({
	id: 1,
	project: projectDomain,
	sort: 1,
	display_name: 'Brand',
	slug: 'brand',
	type: 1,
	lead: 'Kurz gesagt.',
	description: '## Die Marke',
	picture: null,
	translations: inEnglishAndFrench(['lead', 'description']),
});

export const aConsentRecord = builder({
	id: 1,
	project: projectDomain,
	sort: 1,
	function_id: 'maps',
	display_name: 'Karten',
	description: 'Zeigt den Weg.',
	link: 'https://maps.example/privacy',
	default_on: true,
	translations: inEnglishAndFrench(['display_name', 'description']),
});

export const aPageRecord = builder({
	id: 1,
	project: projectDomain,
	type: 'info',
	slug: 'ueber-uns',
	title: 'Über uns',
	picture: null,
	video: null,
	body: 'Seit 1934.',
	translations: inEnglishAndFrench(['title', 'body']),
});

/** With the parts that the law asks of it. */
export const aStatementRecord = (fields: WireRecord = {}) =>
	aPageRecord({
		id: 2,
		type: 'accessibility',
		slug: null,
		body: 'Nach EN 301 549. Zuständig ist die Marktüberwachungsstelle der Länder.',
		...fields,
	});

export const aSettingsRecord = builder({
	id: 1,
	project: projectDomain,
	call_to_action_text: null,
	search_synonyms: null,
	global_footer: null,
	default_sort: '-id',
	enable_cart: true,
	maintenance_mode: false,
	show_stock: true,
	allow_ratings: false,
	purchase_to_order: false,
	immediate_days: 3,
	present_wrapping: '4.50',
	shipping_cost: '0.00',
	default_tax_percent: '19.00',
	tax_scheme: 'standard',
	bank_holder: 'Goldschmiede GmbH',
	bank_iban: 'DE02 1203 0000 0000 2020 51',
	bank_bic: 'BYLADEM1001',
	bank_name: 'Sparkasse',
	bank_details: null,
	paypal_client_id: 'paypal-test',
	translations: [],
	legal_pages: [
		{
			id: 1,
			type: 'agb',
			title: 'AGB',
			content: '## Streitbeilegung\n\nWir nehmen nicht an einem Verfahren nach dem VSBG teil.',
			translations: inEnglishAndFrench(['title', 'content']),
		},
		{
			id: 2,
			type: 'widerruf',
			title: 'Widerruf',
			content: '## Frist\n\nSie können auch online den [Vertrag widerrufen](/vertrag-widerrufen).\n\n## Muster-Widerrufsformular',
			translations: inEnglishAndFrench(['title', 'content']),
		},
	],
	filters: ['category', 'price'],
	category_filters: [{ id: 1, sort: 1, category_id: 1 }],
	manufacturer_filters: [{ id: 1, sort: 1, manufacturer: 1 }],
	subcategory_filters: [{ id: 1, sort: 1, subcategory: 1 }],
	attribute_filters: [{ id: 1, sort: 1, attribute_group_id: 1, category: 1 }],
	payment_methods: [{ id: 1, sort: 1, payment_id: 4 }],
	shipping_methods: [{ id: 1, sort: 1, ecommerce_shipping_method_id: 1 }],
	shipping_methods_config: [{ id: 1, sort: 1, ecommerce_shipping_method_config_id: 1 }],
	shipping_countries: [{ id: 1, sort: 1, ecommerce_shipping_country_id: 1 }],
});

export const aCategoryRecord = builder({
	id: 1,
	project: projectDomain,
	sort: 1,
	display_name: 'Uhren',
	slug: 'uhren',
	type: 'watches',
	translations: inEnglishAndFrench(['display_name']),
});

export const aSubcategoryRecord = builder({
	id: 1,
	project: projectDomain,
	sort: 1,
	display_name: 'Taucheruhren',
	slug: 'taucheruhren',
	category: 1,
	translations: inEnglishAndFrench(['display_name']),
});

export const aTagRecord = builder({
	id: 1,
	project: projectDomain,
	display_name: 'Neu',
	slug: 'neu',
	translations: inEnglishAndFrench(['display_name']),
});

export const aManufacturerRecord = builder({
	id: 1,
	project: projectDomain,
	display_name: 'Brand',
	slug: 'brand',
	categories: [{ id: 1, ecommerce_category_id: 1 }],
	postal_address: 'Rue du Lac 1, 2000 Neuchâtel',
	email: 'safety@brand.example',
	url: null,
	responsible_person: { name: 'Brand EU GmbH', postal_address: 'Ring 1, 10115 Berlin', email: 'eu@brand.example', url: null },
	translations: [],
});

export const anAttributeGroupRecord = builder({
	id: 1,
	project: projectDomain,
	sort: 1,
	display_name: 'Gehäuse',
	translations: inEnglishAndFrench(['display_name']),
});

export const anAttributeRecord = builder({
	id: 1,
	project: projectDomain,
	attribute_group: 1,
	display_values: ['Stahl'],
	translations: [
		{ language: 'en', display_values: ['Steel'] },
		{ language: 'fr', display_values: ['Acier'] },
	],
});

export const aPersonalizationRecord = builder({
	id: 1,
	project: projectDomain,
	display_name: 'Gravur',
	fields: [
		{ name: 'text', label: 'Text', type: 'text', required: true, max_length: 20, glyphs: 'abc ' },
		{ name: 'font', label: 'Schrift', type: 'select', options: ['Antiqua', 'Schreibschrift'] },
	],
	withdrawal_excluded: true,
	translations: ['en', 'fr'].map((language) => ({
		language,
		display_name: `Engraving ${language}`,
		fields: [
			{ name: 'text', label: `Text ${language}` },
			{ name: 'font', label: `Font ${language}`, options: [`Roman ${language}`, `Script ${language}`] },
		],
	})),
});

export const aSizeGuideRecord = builder({
	id: 1,
	project: projectDomain,
	display_name: 'Ringweiten',
	table: [
		['Weite', 'Umfang'],
		['54', '54 mm'],
	],
	translations: ['en', 'fr'].map((language) => ({
		language,
		display_name: `Sizes ${language}`,
		table: [
			[`Size ${language}`, 'mm'],
			['54', '54 mm'],
		],
	})),
});

export const aPaymentMethodRecord = builder({
	id: 4,
	project: projectDomain,
	display_name: 'PayPal',
	translations: inEnglishAndFrench(['display_name']),
});

export const aShippingMethodRecord = builder({
	id: 1,
	project: projectDomain,
	display_name: 'Paket',
	free: false,
	pick_up: false,
	translations: inEnglishAndFrench(['display_name']),
});

export const aShippingConfigRecord = builder({
	id: 1,
	project: projectDomain,
	name: 'Paket',
	shipping_method: 1,
	shipping_provider: 'DHL',
	postcodes: null,
	price_brutto: '5.90',
	additional_days: 1,
	payment_methods: [{ id: 1, method: 4, config: { intent: 'capture' } }],
	shipping_countries: [{ id: 1, ecommerce_shipping_country_id: 1 }],
});

export const aShippingCountryRecord = builder({
	id: 1,
	project: projectDomain,
	display_name: 'Deutschland',
	country_code: 'DE',
	translations: inEnglishAndFrench(['display_name']),
});

export const aVariantRecord = builder({
	id: 11,
	sort: 1,
	display_name: '54',
	price_brutto: '1290.00',
	stock: 2,
	reference_number_suffix: '-54',
	active: true,
	shipping_time: 3,
	reorder_possible: false,
	translations: inEnglishAndFrench(['display_name']),
});

/** Beside the usual one, of which it can be told apart. */
export const aSecondVariantRecord = (fields: WireRecord = {}): WireRecord =>
	aVariantRecord({
		id: 12,
		sort: 2,
		display_name: '56',
		translations: ['en', 'fr'].map((language) => ({ language, display_name: `56 ${language}` })),
		...fields,
	});

export const aProductRecord = builder({
	id: 1,
	project: projectDomain,
	status: 'published',
	display_name: 'Ring',
	slug: 'ring',
	reference_number: 'R-1',
	description: 'Ein **Ring**.',
	category: 1,
	manufacturer: 1,
	price_brutto: '1234.50',
	stock: 3,
	reorder_possible: true,
	shipping_time: 5,
	variant_display_name: 'Weite',
	images: [{ id: 1, sort: 1, directus_files_id: pictureId }],
	variants: [aVariantRecord()],
	attributes: [{ id: 1, ecommerce_attribute_id: 1 }],
	subcategories: [{ id: 1, ecommerce_subcategory_id: 1 }],
	tags: [{ id: 1, ecommerce_tag_id: 1 }],
	personalization: 1,
	size_guide: 1,
	price_basis: null,
	tax_scheme: null,
	recommended_price: '1500.00',
	price_reduced: false,
	fineness: 585,
	guarantee_years: 2,
	contains_battery: false,
	safety_warnings: 'Nicht **verschlucken**.',
	content_quantity: '0.5',
	content_unit: 'g',
	translations: inEnglishAndFrench(['display_name', 'description', 'variant_display_name', 'safety_warnings']),
});

/** With a value of its own in every field, before a fetch has looked for what it shows. */
export const anOfferRecord = builder({
	id: 1,
	project: projectDomain,
	status: 'published',
	product: 1,
	display_name: 'Ring, hier',
	price_brutto: '990.00',
	price_reduced: false,
	recommended_price: '1100.00',
	stock: 3,
	reorder_possible: true,
	shipping_time: 2,
	description: 'Bei uns **vorrätig**.',
	images: [{ id: 1, sort: 1, directus_files_id: pictureId, private_hash: pictureId }],
	translations: inEnglishAndFrench(['display_name', 'description']),
});

export const aRatingRecord = builder({
	id: 1,
	project: projectDomain,
	status: 'published',
	product: 1,
	rating: 5,
	title: 'Schön',
	text: 'Sehr schön gearbeitet.',
	display_name: 'A. B.',
	language: 'de',
	date_created: '2026-03-01T10:00:00.000Z',
});

export const aFileRecord = builder({
	id: pictureId,
	title: null,
	filename_download: 'ring.png',
	type: 'image/png',
	width: 1200,
	height: 1200,
	filesize: 34_567,
	description: null,
	alt_translations: null,
	focal_point_x: null,
	focal_point_y: null,
});

/** Records of a small, sound site by collection; a test replaces the collections it cares about. */
export function someRecords(changes: Readonly<Record<string, readonly WireRecord[]>> = {}): Record<string, readonly WireRecord[]> {
	return {
		project: [aProjectRecord()],
		company: [aCompanyRecord()],
		legal: [aLegalRecord()],
		opening_period: [anOpeningPeriodRecord()],
		social_link: [aSocialLinkRecord()],
		widget: [aWidgetRecord()],
		menu_entry: [aMenuEntryRecord()],
		brand_type: [aBrandTypeRecord()],
		brand: [aBrandRecord()],
		consent: [aConsentRecord()],
		page: [aPageRecord(), aStatementRecord()],
		ecommerce_category: [aCategoryRecord()],
		ecommerce_subcategory: [aSubcategoryRecord()],
		ecommerce_tag: [aTagRecord()],
		ecommerce_manufacturer: [aManufacturerRecord()],
		ecommerce_attribute_group: [anAttributeGroupRecord()],
		ecommerce_attribute: [anAttributeRecord()],
		ecommerce_personalization: [aPersonalizationRecord()],
		ecommerce_size_guide: [aSizeGuideRecord()],
		ecommerce_payment_method: [aPaymentMethodRecord()],
		ecommerce_shipping_country: [aShippingCountryRecord()],
		ecommerce_shipping_method: [aShippingMethodRecord()],
		ecommerce_shipping_method_config: [aShippingConfigRecord()],
		ecommerce_settings: [aSettingsRecord()],
		ecommerce_product: [aProductRecord()],
		ecommerce_product_rating: [aRatingRecord()],
		directus_files: [aFileRecord()],
		...changes,
	};
}
