/** The shop's settings, with the lists of what it filters by, how it is paid and where it sends to. */
import { type Collection, type LinksOptions, links, translations } from './collections.ts';
import { amount, choice, integer, link, longText, markdown, orderedChoices, price, text, toggle } from './fields.ts';
import { taxScheme } from './tax-scheme.ts';

const footer = longText('Fußnote unter allen Produkten');

const synonyms = longText('Suchwörter', {
	note: 'Eine Zeile je Gruppe. „Halskette, Kette, Collier“: gleich gesucht. „Damenuhr, Herrenuhr = Uhr“: links getippt, rechts gefunden. Leer: die üblichen Wörter der Sprache.',
});

const filterKinds = {
	category: 'Kategorie',
	subcategory: 'Unterkategorie',
	manufacturer: 'Hersteller',
	attributes: 'Merkmale',
	tags: 'Schlagworte',
	price: 'Preis',
	availability: 'Verfügbarkeit',
};

/** A list of the settings: ordered, each row with the key of one record. */
const chosen = (label: string, collection: string, list: string, options: LinksOptions = {}) =>
	links(label, collection, { table: `ecommerce_settings_${list}`, sorted: true, ...options });

export const settingsCollections = {
	ecommerce_settings: {
		label: 'Shop-Einstellungen',
		icon: 'settings',
		template: 'Shop {{project}}',
		fields: {
			call_to_action_text: text('Aufruf'),
			global_footer: footer,
			search_synonyms: synonyms,
			default_sort: text('Sortierung', { note: 'Feldname, mit - davor absteigend: -id, price_brutto' }),
			enable_cart: toggle('Warenkorb', { default: true }),
			maintenance_mode: toggle('Wartung', { default: false }),
			show_stock: toggle('Bestand zeigen', { default: false }),
			allow_ratings: toggle('Bewertungen erlauben', { default: false }),
			purchase_to_order: toggle('Ausverkauftes bestellbar', { default: false }),
			immediate_days: integer('Sofort lieferbar: höchstens so viele Werktage', {
				default: 3,
				note: 'Der Filter „Sofort lieferbar“ zeigt, was vorrätig ist und spätestens nach so vielen Werktagen versandt wird.',
			}),
			present_wrapping: price('Geschenkverpackung', { note: 'Leer: wird nicht angeboten' }),
			shipping_cost: price('Versandkosten'),
			default_tax_percent: amount('Mehrwertsteuer in %', {
				default: 19,
				note: 'Auch mit Nachkommastellen, zum Beispiel 8,1. Leer oder 0: an Summen steht kein Betrag.',
			}),
			tax_scheme: taxScheme({ note: 'Leer: Regelbesteuerung' }),
			filters: orderedChoices('Filter', filterKinds, { note: 'In der Reihenfolge, in der sie gezeigt werden. Leer: alle.' }),
			bank_details: markdown('Bankverbindung', { note: 'Für die Zahlung per Überweisung' }),
			paypal_client_id: text('PayPal Client-ID', { note: 'Die öffentliche Kennung, nie das Geheimnis' }),
		},
		lists: {
			translations: translations({
				call_to_action_text: text('Aufruf'),
				global_footer: footer,
				search_synonyms: synonyms,
				bank_details: markdown('Bankverbindung'),
			}),
			legal_pages: {
				label: 'Rechtstexte des Shops',
				template: '{{title}}',
				fields: {
					type: choice('Art', { agb: 'AGB', 'versand-und-zahlung': 'Versand und Zahlung', widerruf: 'Widerruf' }, { required: true }),
					title: text('Titel', { required: true }),
					content: markdown('Text', { required: true }),
				},
				lists: {
					translations: translations({ title: text('Titel', { required: true }), content: markdown('Text', { required: true }) }),
				},
			},
			category_filters: chosen('Kategorien im Filter', 'ecommerce_category', 'category_filter', { field: 'category_id' }),
			subcategory_filters: chosen('Unterkategorien im Filter', 'ecommerce_subcategory', 'subcategory_filter', { field: 'subcategory' }),
			manufacturer_filters: chosen('Hersteller im Filter', 'ecommerce_manufacturer', 'manufacturer_filter', { field: 'manufacturer' }),
			attribute_filters: chosen('Merkmale im Filter', 'ecommerce_attribute_group', 'attribute_filter', {
				field: 'attribute_group_id',
				fields: { category: link('Nur in dieser Kategorie', 'ecommerce_category') },
			}),
			payment_methods: chosen('Zahlungsarten', 'ecommerce_payment_method', 'payment_method', { field: 'payment_id' }),
			shipping_methods: chosen('Versandarten', 'ecommerce_shipping_method', 'shipping_method'),
			shipping_methods_config: chosen('Versandtarife', 'ecommerce_shipping_method_config', 'shipping_method_config', { shown: 'name' }),
			shipping_countries: chosen('Lieferländer', 'ecommerce_shipping_country', 'shipping_country'),
		},
	},
} as const satisfies Record<string, Collection>;
