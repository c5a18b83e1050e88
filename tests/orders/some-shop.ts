/** Products of a small shop, for tests of the service: as a snapshot's records say them. */

import { type ShopSource, toShop } from '../../orders/shop/shop.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';

export const shopProject = 'goldschmiede.example';

const aProduct = (id: number, fields: WireRecord): WireRecord => ({
	id,
	project: shopProject,
	status: 'published',
	display_name: `Ring ${id}`,
	reference_number: `R-${id}`,
	price_brutto: '100.00',
	stock: 3,
	reorder_possible: false,
	variants: [],
	...fields,
});

const aVariant = (id: number, fields: WireRecord): WireRecord => ({
	id,
	display_name: `Weite ${id}`,
	price_brutto: 250.5,
	stock: 2,
	active: true,
	reorder_possible: false,
	reference_number_suffix: `-${id}`,
	shipping_time: 3,
	...fields,
});

const products: readonly WireRecord[] = [
	aProduct(1, {}),
	aProduct(2, { stock: 0 }),
	aProduct(3, { stock: 0, reorder_possible: true, price_brutto: 19.9 }),
	aProduct(4, { price_brutto: null }),
	aProduct(5, { status: 'draft' }),
	aProduct(6, { project: 'museum.example' }),
	aProduct(8, {
		display_name: 'Gravurring',
		shipping_time: '5',
		personalization: 1,
		stock: 9,
		translations: [{ language: 'en-GB', display_name: 'Engraved ring' }],
	}),
	aProduct(9, { display_name: 'Taschenuhr', personalization: 2, tax_scheme: 'margin', price_brutto: '1490.00' }),
	aProduct(10, { display_name: 'Trauring', personalization: 3, price_basis: 'ring', stock: 9 }),
	aProduct(11, {
		display_name: 'Solitär',
		fineness: 750,
		attributes: [{ ecommerce_attribute_id: 1 }, { ecommerce_attribute_id: 2 }, { ecommerce_attribute_id: 4 }],
		variants: [
			aVariant(101, { display_name: '0,25 ct', display_name_2: '52' }),
			aVariant(102, {
				display_name: '0,50 ct',
				display_name_2: '54',
				attributes: [{ ecommerce_attribute_id: { id: 3 } }],
				translations: [{ language: 'en', display_name: '0.50 ct' }],
			}),
		],
	}),
	aProduct(7, { price_brutto: '1.00', variants: [aVariant(71, {}), aVariant(72, { active: false }), aVariant(73, { price_brutto: 0 })] }),
];

const sound: WireRecord = {
	id: 1,
	project: shopProject,
	enable_cart: true,
	maintenance_mode: false,
	allow_ratings: true,
	purchase_to_order: false,
	present_wrapping: '4.50',
	shipping_cost: '7.00',
	paypal_client_id: 'client-id',
	bank_details: '- IBAN: DE02 1203 0000 0000 2020 51',
	shipping_countries: [
		{ sort: 1, ecommerce_shipping_country_id: 1 },
		{ sort: 2, ecommerce_shipping_country_id: 2 },
	],
	shipping_methods: [1, 2, 3, 5].map((id) => ({ sort: id, ecommerce_shipping_method_id: id })),
	payment_methods: [1, 2, 4, 5].map((id) => ({ sort: id, payment_id: id })),
	// the order of the settings, which is not that of the ids
	shipping_methods_config: [3, 1, 2, 4, 5].map((id, index) => ({ sort: index, ecommerce_shipping_method_config_id: id })),
	legal_pages: [
		{
			type: 'agb',
			title: 'AGB',
			content: 'Es gilt, was hier steht.',
			translations: [{ language: 'en', title: 'Terms', content: 'As agreed.' }],
		},
		{ type: 'widerruf', title: 'Widerruf', content: 'Vierzehn Tage.', translations: [] },
	],
};

/** Of delivery and payment. */
const named = (id: number, display_name: string, fields: WireRecord = {}): WireRecord => ({
	id,
	project: shopProject,
	display_name,
	...fields,
});

const aRate = (id: number, fields: WireRecord): WireRecord => ({
	id,
	project: shopProject,
	name: `Tarif ${id}`,
	shipping_provider: 'Landpost',
	shipping_countries: [],
	payment_methods: [],
	...fields,
});

const to = (...ids: readonly number[]) => ids.map((id) => ({ ecommerce_shipping_country_id: id }));

const delivery: Readonly<Record<string, readonly WireRecord[]>> = {
	ecommerce_shipping_country: [
		named(1, 'Deutschland', { country_code: 'DE' }),
		named(2, 'Österreich', { country_code: ' at ' }),
		named(3, 'Schweiz', { country_code: 'CH' }),
	],
	ecommerce_shipping_method: [
		named(1, 'Paket', { free: false, translations: [{ language: 'en', display_name: 'Parcel' }] }),
		named(2, 'Abholung', { free: true, pick_up: true }),
		named(3, 'Bote', { free: 0 }),
		named(4, 'Drohne', { free: false }),
		named(5, 'Fahrrad', { free: false }),
	],
	ecommerce_payment_method: [
		named(1, 'Überweisung', { translations: [{ language: 'fr', display_name: 'Virement' }] }),
		named(2, 'Im Laden'),
		named(4, 'PayPal'),
		named(5, 'Später bezahlen'),
		named(6, 'Nachnahme'),
	],
	ecommerce_shipping_method_config: [
		aRate(1, {
			additional_days: 2,
			shipping_method: 1,
			price_brutto: '5.90',
			shipping_countries: to(1),
			payment_methods: [{ method: 1 }, { method: { id: 4 } }, { method: 5, config: { max_amount: '500.00' } }],
		}),
		aRate(2, { shipping_method: 1, price_brutto: '14.90', shipping_countries: to(1, 2), payment_methods: [{ method: 1 }, { method: 4 }] }),
		// by the name of its method; free all the same
		aRate(3, { name: 'Abholung', price_brutto: '3.00', shipping_provider: null, payment_methods: [{ method: 2 }, { method: 1 }] }),
		aRate(5, { shipping_method: 5, price_brutto: '2.00', postcodes: ['790-791', ' 80 331'] }),
		aRate(4, { shipping_method: 99, price_brutto: '1.00' }),
	],
};

const attributes: Readonly<Record<string, readonly WireRecord[]>> = {
	ecommerce_attribute_group: [
		named(1, 'Stein', { sort: 2, translations: [{ language: 'en', display_name: 'Stone' }] }),
		named(2, 'Material', { sort: 1, essential: true }),
		named(3, 'Breite', { sort: 3, essential: 0 }),
	],
	ecommerce_attribute: [
		named(1, '', { attribute_group: 1, display_values: ['0,25 ct'] }),
		named(2, '', { attribute_group: 2, display_values: ['Weißgold'] }),
		named(3, '', {
			attribute_group: { id: 1 },
			display_values: ['0,50 ct'],
			translations: [{ language: 'en', display_values: ['0.50 ct'] }],
		}),
		named(4, '', { attribute_group: 3, display_values: ['2 mm'] }),
	],
};

const personalizations: readonly WireRecord[] = [
	named(1, 'Gravur', {
		withdrawal_excluded: true,
		fields: [
			{ name: 'text', label: 'Text', type: 'text', required: false, max_length: 5, glyphs: 'ABCÄabcéß &♡', options: null },
			{ name: 'schrift', label: 'Schrift', type: 'select', required: true, options: ['Antiqua', 'Schreibschrift'] },
			{ name: 'toString', label: 'Unfug', type: 'text' },
		],
		translations: [{ language: 'en', fields: [{ name: 'schrift', label: 'Lettering', options: ['Roman', 'Script'] }] }],
	}),
	named(3, 'Gravur', {
		fields: [
			{ name: 'text', label: 'Text', type: 'text', required: false, price_brutto: '35.00' },
			{ name: 'schrift', label: 'Schrift', type: 'select', required: true, options: ['Antiqua', 'Schreibschrift'] },
		],
	}),
	named(2, 'Kette', { fields: [{ name: 'umfang', label: 'Umfang in mm', type: 'number', required: true }] }),
];

/** `settings` go over those of a shop that takes everything. */
export function someShop(settings: WireRecord = {}): ShopSource {
	const records: Readonly<Record<string, readonly WireRecord[]>> = {
		ecommerce_settings: [
			{ ...sound, id: 9, project: 'museum.example', allow_ratings: false },
			{ ...sound, ...settings },
		],
		ecommerce_product: products,
		ecommerce_personalization: personalizations,
		...attributes,
		...delivery,
	};
	const goods = toShop({ records: (collection) => records[collection] ?? [], manifest: {} }, shopProject);
	return { read: async () => goods };
}
