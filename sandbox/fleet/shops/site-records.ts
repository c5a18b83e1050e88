/** The records of one generated shop beside its products: as few as a shop has that sells and breaks no law. */
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { languages, perLanguage } from '../../../site/languages.ts';
import { inLanguages } from '../../generator/text-pool.ts';
import { legalPages } from './legal-texts.ts';
import { menuRecords, pageRecords } from './page-records.ts';
import {
	cityOf,
	counts,
	makerName,
	nameOf,
	numbers,
	ownerOf,
	pieceOf,
	type SiteSource,
	slugOf,
	somePoolText,
	type WriteRecords,
} from './shop-parts.ts';
import { domainOf, idOf } from './shop-plan.ts';

/** By collection; those that are missing have no records. Each is made from numbers of its own. */
export const siteRecords: Readonly<Record<string, WriteRecords>> = {
	project: ({ shop }) => [
		{
			domain: domainOf(shop),
			display_name: nameOf(shop),
			show_accessibility: true,
			closing_days: [],
			appointment_notice_days: 2,
			translations: languages.map((language) => ({
				language,
				seo_title: nameOf(shop),
				seo_description: `${nameOf(shop)}, ${cityOf(shop)}`,
			})),
		},
	],
	company: companyRecords,
	legal: ({ shop, pool }) => [
		{
			id: idOf(shop, 1),
			translations: languages.map((language) => ({ language, insurance: pool.text(language, shop) })),
		},
	],
	opening_period: ({ shop }) =>
		[8, 6].map((day, index) => ({ id: idOf(shop, index + 1), sort: index + 1, day, time_open: '09:00:00', time_close: '18:00:00' })),
	social_link: ({ shop }) => [
		{ id: idOf(shop, 1), sort: 1, media: 'instagram', display_name: 'Instagram', external_path: `https://social.example/shop-${shop}` },
	],
	widget: ({ shop }) =>
		['address', 'openingHours', 'social', 'legal'].map((name, index) => ({
			id: idOf(shop, index + 1),
			sort: index + 1,
			widget_name: name,
			position: 'footer',
		})),
	menu_entry: menuRecords,
	brand_type: ({ shop }) => [
		{ id: idOf(shop, 1), type: 'watches', ...inLanguages({ display_name: { de: 'Uhren', en: 'Watches', fr: 'Montres' } }) },
	],
	brand: ({ shop, random, pool }) =>
		numbers(counts.brands).map((number) => ({
			id: idOf(shop, number),
			sort: number,
			display_name: makerName(shop, number),
			slug: `marke-${number}`,
			type: idOf(shop, 1),
			...inLanguages({ lead: perLanguage(() => makerName(shop, number)), description: somePoolText(random, pool) }),
		})),
	page: pageRecords,
	ecommerce_category: ({ shop }) =>
		numbers(counts.categories).map((number) => ({
			id: idOf(shop, number),
			sort: number,
			slug: slugOf(shop, pieceOf(number).slug),
			...inLanguages({ display_name: pieceOf(number).name }),
		})),
	ecommerce_tag: ({ shop }) =>
		numbers(counts.tags).map((number) => ({
			id: idOf(shop, number),
			slug: slugOf(shop, `wort-${number}`),
			...inLanguages({ display_name: { de: `Wort ${number}`, en: `Word ${number}`, fr: `Mot ${number}` } }),
		})),
	ecommerce_manufacturer: ({ shop }) => numbers(counts.manufacturers).map((number) => makerRecord(shop, number)),
	...attributeRecords(),
	ecommerce_payment_method: ({ shop }) => [
		{
			id: idOf(shop, 1),
			...inLanguages({ display_name: { de: 'Vorkasse per Überweisung', en: 'Bank transfer in advance', fr: 'Virement à l’avance' } }),
		},
		{
			id: idOf(shop, 2),
			...inLanguages({
				display_name: { de: 'Im Laden bei Abholung', en: 'In the shop, on collection', fr: 'En boutique, lors du retrait' },
			}),
		},
	],
	ecommerce_shipping_country: ({ shop }) => [
		{ id: idOf(shop, 1), country_code: 'DE', ...inLanguages({ display_name: { de: 'Deutschland', en: 'Germany', fr: 'Allemagne' } }) },
		{ id: idOf(shop, 2), country_code: 'AT', ...inLanguages({ display_name: { de: 'Österreich', en: 'Austria', fr: 'Autriche' } }) },
	],
	ecommerce_shipping_method: ({ shop }) => [
		{ id: idOf(shop, 1), free: false, pick_up: false, ...inLanguages({ display_name: { de: 'Paket', en: 'Parcel', fr: 'Colis' } }) },
		{ id: idOf(shop, 2), free: true, pick_up: true, ...inLanguages({ display_name: { de: 'Abholung', en: 'Collection', fr: 'Retrait' } }) },
	],
	ecommerce_shipping_method_config: ({ shop, random }) => [
		{
			id: idOf(shop, 1),
			name: 'Paket',
			shipping_method: idOf(shop, 1),
			shipping_provider: 'Landpost',
			price_brutto: `${4 + random.whole(5)}.90`,
			additional_days: 2,
			payment_methods: [{ method: idOf(shop, 1) }],
			shipping_countries: [1, 2].map((number) => ({ ecommerce_shipping_country_id: idOf(shop, number) })),
		},
		{
			id: idOf(shop, 2),
			name: 'Abholung',
			shipping_method: idOf(shop, 2),
			additional_days: 0,
			payment_methods: [1, 2].map((number) => ({ method: idOf(shop, number) })),
			shipping_countries: [{ ecommerce_shipping_country_id: idOf(shop, 1) }],
		},
	],
	ecommerce_settings: settingsRecords,
};

function makerRecord(shop: number, number: number): WireRecord {
	const name = makerName(shop, number);
	return {
		id: idOf(shop, number),
		display_name: name,
		slug: slugOf(shop, `marke-${number}`),
		postal_address: `${name} GmbH, Werkstraße ${number}, 31934 Hallstedt, Deutschland`,
		email: `info@marke-${number}.example`,
	};
}

function companyRecords({ shop }: SiteSource): readonly WireRecord[] {
	return [
		{
			id: idOf(shop, 1),
			company_name: `${nameOf(shop)} e. K.`,
			display_name: nameOf(shop),
			legal_form: 'single',
			ust_id: 'DE123456789',
			addresses: [
				{ sort: 1, address_type: 'hq', street: 'Am Markt', number: String(shop), zip_code: '31934', city: cityOf(shop), country: 'DE' },
			],
			emails: [{ email: `laden@${domainOf(shop)}`, primary: true }],
			numbers: [{ number: '030 23125934', type: 'phone', primary: true }],
			executives: [{ sort: 1, name: ownerOf(shop) }],
			registers: [{ register_type: 'Handelsregister', number: `HRA ${shop}`, registrar: `Amtsgericht ${cityOf(shop)}` }],
		},
	];
}

/** The groups, and the values of each. */
function attributeRecords(): Readonly<Record<string, WriteRecords>> {
	return {
		ecommerce_attribute_group: ({ shop }) =>
			numbers(counts.attributeGroups).map((number) => ({
				id: idOf(shop, number),
				sort: number,
				essential: true,
				...inLanguages({ display_name: { de: `Maß ${number}`, en: `Measure ${number}`, fr: `Mesure ${number}` } }),
			})),
		ecommerce_attribute: ({ shop }) =>
			numbers(counts.attributes).map((number) => ({
				id: idOf(shop, number),
				attribute_group: idOf(shop, 1 + (number % counts.attributeGroups)),
				...inLanguages({ display_values: perLanguage(() => [`${number} mm`]) }),
			})),
	};
}

function settingsRecords({ shop, random }: SiteSource): readonly WireRecord[] {
	return [
		{
			id: idOf(shop, 1),
			default_sort: 'id',
			enable_cart: true,
			maintenance_mode: false,
			show_stock: true,
			allow_ratings: true,
			purchase_to_order: false,
			immediate_days: 3,
			present_wrapping: '4.50',
			shipping_cost: `${4 + random.whole(5)}.90`,
			default_tax_percent: '19.00',
			tax_scheme: 'standard',
			bank_holder: `${nameOf(shop)} e. K.`,
			bank_iban: 'DE02 1203 0000 0000 2020 51',
			bank_bic: 'BYLADEM1001',
			bank_name: null,
			...inLanguages({ bank_details: perLanguage(() => null) }),
			legal_pages: legalPages(`${nameOf(shop)} e. K., Am Markt ${shop}, 31934 ${cityOf(shop)}`),
			payment_methods: [1, 2].map((number) => ({ sort: number, payment_id: idOf(shop, number) })),
			shipping_methods: [1, 2].map((number) => ({ sort: number, ecommerce_shipping_method_id: idOf(shop, number) })),
			shipping_methods_config: [1, 2].map((number) => ({ sort: number, ecommerce_shipping_method_config_id: idOf(shop, number) })),
			shipping_countries: [1, 2].map((number) => ({ sort: number, ecommerce_shipping_country_id: idOf(shop, number) })),
		},
	];
}
