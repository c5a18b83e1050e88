/** Orfèvrerie Tschudin of Biel/Bienne and Colmar: who it is, and on which terms it sells. Its editors write HTML, as their backend's editor does. */
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { square, wide } from './pictures.ts';

export const domain = 'tschudin.example';

/** A row of `translations` in French. */
export const inFrench = (fields: WireRecord): readonly WireRecord[] => [{ language: 'fr', ...fields }];

/** Fields of nearly every record. */
export const own = (id: number, fields: WireRecord): WireRecord => ({ id, sort: id, project: domain, translations: [], ...fields });

const project: WireRecord = {
	id: 1,
	domain,
	display_name: 'Orfèvrerie Tschudin',
	logo: null,
	show_accessibility: false,
	google_place_id: null,
	config: {
		base_color: '#fbf9f4',
		brand_color: '#f4e9c8',
		wrapper: { width: '60ch' },
		global: { backgroundColor: '#fbf9f4' },
		components: { header: { height: 72, layout: 'centered' } },
	},
	translations: [
		{
			language: 'de',
			seo_title: 'Goldschmiede Tschudin, Biel und Colmar',
			seo_description: 'Ringe, Ketten und Uhren aus eigener Werkstatt.',
		},
		{ language: 'fr', seo_title: 'Orfèvrerie Tschudin, Bienne et Colmar', seo_description: 'Bagues, chaînes et montres : notre atelier.' },
	],
};

const company: WireRecord = {
	...own(1, { company_name: 'Orfèvrerie Tschudin Sàrl', display_name: 'Orfèvrerie Tschudin', legal_form: 'other' }),
	ust_id: null,
	vat_number: 'CHE-114.027.336 MWST',
	legal_authority: null,
	phoneNumber: null,
	addresses: [
		{ id: 1, sort: 1, street: 'Obergasse', number: '14', zip_code: '2502', city: 'Biel/Bienne', address_type: 'hq', country: 'CH' },
		{
			id: 2,
			sort: 2,
			street: 'rue des Marchands',
			number: '9 bis',
			zip_code: '68000',
			city: 'Colmar',
			address_type: 'federal_office',
			country: 'FR',
			name: 'Tschudin Colmar',
			phone: '03 89 41 02 29',
			email: 'colmar@tschudin.example',
		},
	],
	emails: [{ id: 1, email: 'atelier@tschudin.example', primary: true }],
	numbers: [{ id: 1, number: '032 322 41 18', type: 'phone', primary: true }],
	executives: [{ id: 1, name: 'Noémie Tschudin', sort: 1 }],
	registers: [],
};

const legal = own(1, {
	data_protection_commissioner: null,
	rolex_area: null,
	translations: ['de', 'fr'].map((language) => ({
		language,
		insurance: null,
		image_sources: null,
		additional_top_info: null,
		additional_bottom_info: null,
	})),
});

const openingPeriods = [
	own(1, { day: 11, time_open: '9h30', time_close: '18h', free_text: null }),
	own(2, { day: 6, time_open: '09:00', time_close: '16:00', free_text: null }),
];

const pages = [
	own(1, {
		type: 'home',
		slug: null,
		title: 'Gold, das getragen wird',
		picture: wide,
		video: null,
		lead: null,
		body: '<p>Wir schmieden <strong>in Biel</strong> und verkaufen auch <em>in Colmar</em>.</p>',
		translations: inFrench({
			title: 'De l’or que l’on porte',
			body: '<p>Nous forgeons <strong>à Bienne</strong> et vendons aussi <em>à Colmar</em>.</p>',
		}),
	}),
	own(2, {
		type: 'info',
		slug: 'atelier',
		title: 'Die Werkstatt',
		picture: null,
		video: null,
		body: '<h2>Zwei Tische</h2><p>Alt<br>und neu.</p><ul><li>Löten</li><li>Fassen</li></ul><table><tbody><tr><th>Legierung</th><th>Referenz</th></tr><tr><td>Rotgold</td><td>750/000</td></tr></tbody></table>',
		translations: inFrench({
			title: 'L’atelier',
			body: '<h2>Deux établis</h2><p>Ancien<br>et neuf.</p><ul><li>Souder</li><li>Sertir</li></ul><table><tbody><tr><th>Alliage</th><th>Référence</th></tr><tr><td>Or rouge</td><td>750/000</td></tr></tbody></table>',
		}),
	}),
	own(3, {
		type: 'contact',
		slug: null,
		title: 'Besuch',
		picture: square,
		video: null,
		body: '<p>Kommen Sie vorbei.</p>',
		translations: inFrench({ title: 'Nous trouver', body: '<p>Passez nous voir.</p>' }),
	}),
	own(4, {
		type: 'privacy',
		slug: null,
		title: 'Datenschutz',
		picture: null,
		video: null,
		body: '<p>Wir bearbeiten nur, was eine Bestellung braucht.</p>',
		translations: inFrench({ title: 'Protection des données', body: '<p>Nous ne traitons que ce qu’une commande exige.</p>' }),
	}),
];

const legalPages = [
	legalPage(
		1,
		'agb',
		['AGB', '<h2>Vertrag</h2><p>Mit unserer Bestätigung.</p>'],
		['CGV', '<h2>Contrat</h2><p>Par notre confirmation.</p>'],
	),
	legalPage(
		...([2, 'widerruf'] as const),
		[
			'Rückgabe',
			'<h2>Frist</h2><p>14 Tage. Auch online: <a href="/vertrag-widerrufen">Vertrag widerrufen</a>.</p><h2>Muster-Widerrufsformular</h2><p>An uns.</p>',
		],
		[
			'Rétractation',
			'<h2>Délai</h2><p>14 jours. En ligne : <a href="/fr/se-retracter">se rétracter</a>.</p><h2>Modèle de formulaire</h2><p>À nous.</p>',
		],
	),
	legalPage(
		...([3, 'versand-und-zahlung'] as const),
		['Versand und Zahlung', '<p>Mit der Post, versichert.</p>'],
		['Livraison et paiement', '<p>Par la poste, assurée.</p>'],
	),
];

function legalPage(
	id: number,
	type: string,
	[title, content]: readonly [string, string],
	[titre, contenu]: readonly [string, string],
): WireRecord {
	return { id, type, title, content, translations: inFrench({ title: titre, content: contenu }) };
}

const settings = own(1, {
	call_to_action_text: null,
	global_footer: null,
	default_sort: 'display_name',
	filters: ['category', 'price', 'attributes'],
	enable_cart: true,
	maintenance_mode: false,
	show_stock: true,
	allow_ratings: false,
	purchase_to_order: false,
	present_wrapping: '6.00',
	shipping_cost: '0.00',
	default_tax_percent: '8.10',
	tax_scheme: 'standard',
	paypal_client_id: null,
	bank_details: 'Orfèvrerie Tschudin Sàrl\nIBAN CH93 0076 2011 6238 5295 7',
	legal_pages: legalPages,
	category_filters: [{ id: 1, sort: 1, category_id: 1 }],
	manufacturer_filters: [],
	subcategory_filters: [],
	attribute_filters: [{ id: 1, sort: 1, attribute_group_id: 2, category: 1 }],
	payment_methods: [{ id: 1, sort: 1, payment_id: 1 }],
	shipping_methods: [{ id: 1, sort: 1, ecommerce_shipping_method_id: 1 }],
	shipping_methods_config: [{ id: 1, sort: 1, ecommerce_shipping_method_config_id: 1 }],
	shipping_countries: [1, 2].map((id) => ({ id, sort: id, ecommerce_shipping_country_id: id })),
});

export const shopRecords: Readonly<Record<string, readonly WireRecord[]>> = {
	project: [project],
	company: [company],
	legal: [legal],
	opening_period: openingPeriods,
	page: pages,
	ecommerce_settings: [settings],
	ecommerce_payment_method: [own(1, { display_name: 'Überweisung', translations: inFrench({ display_name: 'Virement' }) })],
	ecommerce_shipping_country: [
		own(1, { display_name: 'Schweiz', country_code: 'CH', translations: inFrench({ display_name: 'Suisse' }) }),
		own(2, { display_name: 'Frankreich', country_code: 'FR', translations: inFrench({ display_name: 'France' }) }),
	],
	ecommerce_shipping_method: [
		own(1, { display_name: 'Post', free: false, pick_up: false, translations: inFrench({ display_name: 'Poste' }) }),
	],
	ecommerce_shipping_method_config: [
		own(1, {
			name: 'Post',
			shipping_method: 1,
			shipping_provider: 'Post',
			price_brutto: '9.00',
			additional_days: 2,
			payment_methods: [{ id: 1, method: 1, config: null }],
			shipping_countries: [1, 2].map((id) => ({ id, ecommerce_shipping_country_id: id })),
		}),
	],
};
