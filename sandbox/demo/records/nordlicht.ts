/** A second project in the same backend. Every text of it carries a canary, so that a test can prove that none ever reaches the first project's site. */
import { fileId } from '../file-id.ts';
import type { DemoRecords, WireRecord } from '../wire-record.ts';
import { translations } from './translations.ts';

export const nordlichtDomain = 'uhren-nordlicht.example';

/** Stands in every text of the second project; slugs, paths and addresses carry it in lower case. */
export const canary = 'NORDLICHT-CANARY';

const slug = canary.toLowerCase();
const project = nordlichtDomain;
const id = 9001;

function text(what: string): string {
	return `${canary} ${what}`;
}

/** The same fields in German, English and French. */
function threeTimes(parentId: number, fields: WireRecord): WireRecord[] {
	return translations(parentId, { de: fields, en: fields, fr: fields });
}

/** Rows of the older menu form, which have no ids. */
function nested(what: string): WireRecord[] {
	return ['en', 'fr'].map((language) => ({ language, display_name: text(what) }));
}

export const nordlichtRecords: DemoRecords = {
	project: [
		{
			domain: nordlichtDomain,
			display_name: text('Uhren Nordlicht'),
			logo: fileId('nordlicht'),
			show_accessibility: false,
			google_place_id: text('Ort'),
			config: { base_color: '#101418', brand_color: '#d8f5e6' },
			translations: threeTimes(id, { seo_title: text('Titel'), seo_description: text('Beschreibung'), seo_keywords: text('Stichworte') }),
		},
	],
	company: [
		{
			id,
			project,
			company_name: text('GmbH'),
			display_name: text('Haus'),
			legal_form: 'other',
			ust_id: text('USt'),
			vat_number: text('Steuer'),
			legal_authority: text('Behörde'),
			addresses: [
				{ id, street: text('Straße'), number: text('9'), zip_code: text('PLZ'), city: text('Stadt'), address_type: 'hq', sort: 1 },
			],
			emails: [{ id, email: `${slug}@${nordlichtDomain}`, primary: true }],
			numbers: [{ id, number: text('030 23125999'), type: 'phone', primary: true }],
			phoneNumber: { number: text('030 23125999') },
			executives: [{ id, name: text('Leitung'), sort: 1 }],
			registers: [{ id, register_type: text('Register'), number: text('HRB 9'), registrar: text('Gericht') }],
		},
	],
	legal: [
		{
			id,
			project,
			data_protection_commissioner: {
				name: text('Datenschutz'),
				street: text('Straße'),
				number: text('9'),
				zip_code: text('PLZ'),
				city: text('Stadt'),
				phone_number: text('030 23125999'),
				email: `${slug}@${nordlichtDomain}`,
			},
			rolex_area: {
				frame: `https://${slug}.example/rahmen`,
				terms: `https://${slug}.example/nutzung`,
				privacy: `https://${slug}.example/datenschutz`,
				cookies: `https://${slug}.example/cookies`,
			},
			translations: threeTimes(id, {
				insurance: text('Versicherung'),
				image_sources: text('Bilder'),
				additional_top_info: text('oben'),
				additional_bottom_info: text('unten'),
			}),
		},
	],
	opening_period: [
		{
			id,
			project,
			sort: 1,
			day: 8,
			time_open: '08:08',
			time_close: '20:20',
			free_text: text('täglich'),
			translations: threeTimes(id, { day: null, free_text: text('täglich') }),
		},
		{
			id: id + 1,
			project,
			sort: 2,
			opening_time: '08:08',
			closing_time: '20:20',
			closed: false,
			translations: threeTimes(id + 1, { day: text('Tag'), free_text: text('Hinweis') }),
		},
	],
	social_link: [
		{
			id,
			project,
			sort: 1,
			media: 'other',
			display_name: text('Netz'),
			external_path: `https://${slug}.example/`,
			displayName: null,
			path: null,
		},
	],
	widget: [
		{
			id,
			project,
			widget_name: 'address',
			sort: 1,
			position: 'footer',
			props: null,
			translations: threeTimes(id, { header: text('Adresse') }),
		},
	],
	menu_entry: [
		{
			id,
			project,
			sort: 1,
			display_name: text('Menü'),
			path: `/${slug}`,
			path_prefix: null,
			external_path: null,
			anchor: null,
			type: null,
			parent: null,
			group_name: null,
			sub: [{ display_name: text('Untermenü'), path: `/${slug}-darunter`, translations: nested('Untermenü') }],
			groups: [
				{
					display_name: text('Gruppe'),
					translations: nested('Gruppe'),
					sub: [{ display_name: text('In der Gruppe'), path: `/${slug}-gruppe`, translations: nested('In der Gruppe') }],
				},
			],
			translations: threeTimes(id, { display_name: text('Menü'), group_name: text('Gruppe') }),
		},
	],
	brand_type: [
		{ id, project, type: 'watches', display_name: text('Uhren'), translations: threeTimes(id, { display_name: text('Uhren') }) },
	],
	brand: [
		{
			id,
			project,
			sort: 1,
			display_name: text('Marke'),
			slug: `${slug}-marke`,
			type: id,
			lead: text('Satz'),
			description: text('Text'),
			picture: fileId('nordlicht'),
			translations: threeTimes(id, { lead: text('Satz'), description: text('Text') }),
		},
	],
	consent: [
		{
			id,
			project,
			sort: 1,
			function_id: slug,
			display_name: text('Dienst'),
			description: text('Was er tut'),
			link: `https://${slug}.example/`,
			default_on: true,
			translations: threeTimes(id, { display_name: text('Dienst'), description: text('Was er tut') }),
		},
	],
	page: [
		{
			id,
			project,
			type: 'info',
			slug: `${slug}-seite`,
			title: text('Seite'),
			picture: fileId('nordlicht'),
			body: text(`Text ![${canary}](/assets/${fileId('nordlicht')})`),
			translations: threeTimes(id, { title: text('Seite'), body: text('Text') }),
		},
	],
	ecommerce_category: [
		{
			id,
			project,
			sort: 1,
			display_name: text('Kategorie'),
			slug: `${slug}-kategorie`,
			type: 'watches',
			translations: threeTimes(id, { display_name: text('Kategorie') }),
		},
	],
	ecommerce_subcategory: [
		{
			id,
			project,
			sort: 1,
			display_name: text('Unterkategorie'),
			slug: `${slug}-unterkategorie`,
			category: id,
			translations: threeTimes(id, { display_name: text('Unterkategorie') }),
		},
	],
	ecommerce_tag: [
		{
			id,
			project,
			display_name: text('Schlagwort'),
			slug: `${slug}-schlagwort`,
			translations: threeTimes(id, { display_name: text('Schlagwort') }),
		},
	],
	ecommerce_manufacturer: [
		{
			id,
			project,
			display_name: text('Marke'),
			slug: `${slug}-marke`,
			postal_address: text('Anschrift'),
			email: `${slug}@${nordlichtDomain}`,
			url: `https://${slug}.example/`,
			responsible_person: { name: text('Person'), postal_address: text('Anschrift'), email: `${slug}@${nordlichtDomain}` },
			categories: [{ id, ecommerce_category_id: id }],
			translations: threeTimes(id, { display_name: text('Marke') }),
		},
	],
	ecommerce_attribute_group: [
		{ id, project, sort: 1, display_name: text('Gruppe'), translations: threeTimes(id, { display_name: text('Gruppe') }) },
	],
	ecommerce_attribute: [
		{
			id,
			project,
			attribute_group: id,
			display_values: [text('Wert')],
			translations: threeTimes(id, { display_values: [text('Wert')] }),
		},
	],
	ecommerce_personalization: [
		{
			id,
			project,
			display_name: text('Gravur'),
			fields: [
				{
					name: `${slug}-feld`,
					label: text('Feld'),
					type: 'select',
					required: true,
					max_length: 9,
					options: [text('Wahl')],
					glyphs: text('ABC'),
				},
			],
			withdrawal_excluded: true,
			translations: threeTimes(id, {
				display_name: text('Gravur'),
				fields: [{ name: `${slug}-feld`, label: text('Feld'), options: [text('Wahl')] }],
			}),
		},
	],
	ecommerce_size_guide: [
		{
			id,
			project,
			display_name: text('Größen'),
			table: [[text('Kopf')], [text('Zelle')]],
			translations: threeTimes(id, { display_name: text('Größen'), table: [[text('Kopf')], [text('Zelle')]] }),
		},
	],
	ecommerce_payment_method: [
		{ id, project, display_name: text('Zahlung'), translations: threeTimes(id, { display_name: text('Zahlung') }) },
	],
	ecommerce_shipping_country: [
		{ id, project, display_name: text('Land'), country_code: 'IS', translations: threeTimes(id, { display_name: text('Land') }) },
	],
	ecommerce_shipping_method: [
		{ id, project, display_name: text('Versand'), free: false, translations: threeTimes(id, { display_name: text('Versand') }) },
	],
	ecommerce_shipping_method_config: [
		{
			id,
			project,
			name: text('Tarif'),
			shipping_method: id,
			shipping_provider: text('Versender'),
			price_brutto: '6666.66',
			additional_days: 6,
			payment_methods: [{ id, method: id, config: { note: text('Einstellung') } }],
			shipping_countries: [{ id, ecommerce_shipping_country_id: id }],
		},
	],
	ecommerce_settings: [
		{
			id,
			project,
			call_to_action_text: text('Aufruf'),
			global_footer: text('Fuß'),
			search_synonyms: text('Suchwort, Wort'),
			default_sort: '-id',
			enable_cart: false,
			maintenance_mode: false,
			show_stock: true,
			allow_ratings: false,
			purchase_to_order: true,
			present_wrapping: '9.99',
			shipping_cost: '9.99',
			default_tax_percent: 19,
			tax_scheme: 'margin',
			filters: ['price'],
			bank_details: text('Bank'),
			paypal_client_id: canary,
			category_filters: [{ id, sort: 1, category_id: id }],
			subcategory_filters: [{ id, sort: 1, subcategory: id }],
			manufacturer_filters: [{ id, sort: 1, manufacturer: id }],
			attribute_filters: [{ id, sort: 1, attribute_group_id: id, category: id }],
			payment_methods: [{ id, sort: 1, payment_id: id }],
			shipping_methods: [{ id, sort: 1, ecommerce_shipping_method_id: id }],
			shipping_methods_config: [{ id, sort: 1, ecommerce_shipping_method_config_id: id }],
			shipping_countries: [{ id, sort: 1, ecommerce_shipping_country_id: id }],
			translations: threeTimes(id, {
				call_to_action_text: text('Aufruf'),
				global_footer: text('Fuß'),
				search_synonyms: text('Suchwort, Wort'),
				bank_details: text('Bank'),
			}),
			legal_pages: [
				{
					id,
					type: 'agb',
					title: text('AGB'),
					content: text('Bedingungen'),
					translations: threeTimes(id, { title: text('AGB'), content: text('Bedingungen') }),
				},
			],
		},
	],
	ecommerce_product: [product(id, 'Uhr'), product(id + 1, 'Zweite Uhr')],
	ecommerce_product_rating: [
		{
			id,
			project,
			status: 'published',
			product: id,
			rating: 5,
			title: text('Überschrift'),
			text: text('Urteil'),
			display_name: text('Name'),
			date_created: '2026-09-09T09:09:09.000Z',
		},
	],
};

function product(productId: number, name: string): WireRecord {
	return {
		id: productId,
		project,
		status: 'published',
		display_name: text(name),
		slug: `${slug}-${productId}`,
		reference_number: text(String(productId)),
		description: text('Beschreibung'),
		category: id,
		manufacturer: id,
		price_brutto: '7777.77',
		stock: 7,
		reorder_possible: true,
		shipping_time: 7,
		variant_display_name: text('Wahl'),
		variant_display_name_2: text('Zweite Wahl'),
		personalization: id,
		size_guide: id,
		tax_scheme: 'margin',
		recommended_price: '9999.99',
		price_reduced: true,
		fineness: 999,
		plated: false,
		guarantee_years: 9,
		contains_battery: true,
		safety_warnings: text('Warnung'),
		content_quantity: '9.50',
		content_unit: 'g',
		images: [{ id: productId, sort: 1, directus_files_id: fileId('nordlicht'), private_hash: slug }],
		subcategories: [{ id: productId, ecommerce_subcategory_id: id }],
		tags: [{ id: productId, ecommerce_tag_id: id }],
		variants: [
			{
				id: productId,
				sort: 1,
				display_name: text('Variante'),
				display_name_2: text('Zweiter Wert'),
				price_brutto: '8888.88',
				stock: 8,
				reference_number_suffix: text('-V'),
				active: true,
				shipping_time: 8,
				reorder_possible: true,
				translations: threeTimes(productId, { display_name: text('Variante'), display_name_2: text('Zweiter Wert') }),
				attributes: [{ id: productId, ecommerce_attribute_id: id }],
				images: [{ id: productId, sort: 1, directus_files_id: fileId('nordlicht'), private_hash: slug }],
			},
		],
		attributes: [{ id: productId, ecommerce_attribute_id: id }],
		translations: threeTimes(productId, {
			display_name: text(name),
			description: text('Beschreibung'),
			variant_display_name: text('Wahl'),
			variant_display_name_2: text('Zweite Wahl'),
			safety_warnings: text('Warnung'),
		}),
	};
}
