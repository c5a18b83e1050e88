/** Collections of the shop. Field names are those of docs/content-model.md. */
import {
	type Collection,
	choice,
	integer,
	link,
	links,
	longText,
	markdown,
	pictures,
	price,
	sort,
	text,
	textList,
	toggle,
	translations,
} from './fields.ts';
import { goodsType } from './site-collections.ts';

const onRequest = 'Leer oder 0: Preis auf Anfrage';

export const shopCollections = {
	ecommerce_settings: {
		label: 'Shop-Einstellungen',
		icon: 'settings',
		template: 'Shop {{project}}',
		fields: {
			call_to_action_text: text('Aufruf'),
			global_footer: longText('Fußnote unter allen Produkten'),
			default_sort: text('Sortierung', { note: 'Feldname, mit - davor absteigend: -id, price_brutto' }),
			enable_cart: toggle('Warenkorb', { default: true }),
			maintenance_mode: toggle('Wartung', { default: false }),
			show_stock: toggle('Bestand zeigen', { default: false }),
			allow_ratings: toggle('Bewertungen erlauben', { default: false }),
			purchase_to_order: toggle('Ausverkauftes bestellbar', { default: false }),
			present_wrapping: price('Geschenkverpackung', { note: 'Leer: wird nicht angeboten' }),
			shipping_cost: price('Versandkosten'),
			default_tax_percent: integer('Mehrwertsteuer in %', { default: 19 }),
		},
		lists: {
			translations: translations({ call_to_action_text: text('Aufruf'), global_footer: longText('Fußnote unter allen Produkten') }),
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
		},
	},
	ecommerce_category: {
		label: 'Kategorien',
		icon: 'folder',
		template: '{{display_name}}',
		fields: {
			sort,
			display_name: text('Name', { required: true }),
			slug: text('Slug', { required: true, note: 'Teil der Adresse, für alle Sprachen gleich' }),
			type: goodsType(),
		},
		lists: { translations: translations({ display_name: text('Name', { required: true }) }) },
	},
	ecommerce_manufacturer: {
		label: 'Hersteller',
		icon: 'factory',
		template: '{{display_name}}',
		fields: { display_name: text('Name', { required: true }), slug: text('Slug', { required: true }) },
	},
	ecommerce_attribute_group: {
		label: 'Merkmale',
		icon: 'tune',
		template: '{{display_name}}',
		fields: { sort, display_name: text('Name', { required: true }) },
		lists: { translations: translations({ display_name: text('Name', { required: true }) }) },
	},
	ecommerce_attribute: {
		label: 'Merkmalswerte',
		icon: 'label',
		template: '{{attribute_group.display_name}}: {{display_values}}',
		fields: {
			attribute_group: link('Merkmal', 'ecommerce_attribute_group', { required: true }),
			display_values: textList('Werte', { required: true }),
		},
		lists: { translations: translations({ display_values: textList('Werte', { required: true }) }) },
	},
	ecommerce_product: {
		label: 'Produkte',
		icon: 'diamond',
		template: '{{display_name}} ({{reference_number}})',
		fields: {
			status: choice(
				'Status',
				{ draft: 'Entwurf', published: 'Veröffentlicht', archived: 'Archiviert' },
				{ required: true, default: 'draft' },
			),
			display_name: text('Name', { required: true }),
			slug: text('Slug', { required: true, note: 'Teil der Adresse, für alle Sprachen gleich' }),
			reference_number: text('Referenznummer'),
			category: link('Kategorie', 'ecommerce_category', { required: true }),
			manufacturer: link('Hersteller', 'ecommerce_manufacturer'),
			price_brutto: price('Preis (brutto)', { note: onRequest }),
			stock: integer('Bestand', { default: 0 }),
			reorder_possible: toggle('Nachbestellbar', { default: false }),
			shipping_time: integer('Lieferzeit in Tagen'),
			description: markdown('Beschreibung'),
			variant_display_name: text('Name der Varianten', { note: 'Zum Beispiel Ringgröße' }),
		},
		lists: {
			images: pictures('Bilder'),
			variants: {
				label: 'Varianten',
				table: 'ecommerce_product_variant',
				parentField: 'product',
				template: '{{display_name}}',
				fields: {
					sort,
					display_name: text('Name', { required: true }),
					price_brutto: price('Preis (brutto)', { note: onRequest }),
					stock: integer('Bestand', { default: 0 }),
					reference_number_suffix: text('Zusatz zur Referenznummer'),
					active: toggle('Angeboten', { default: true }),
					shipping_time: integer('Lieferzeit in Tagen'),
					reorder_possible: toggle('Nachbestellbar', { default: false }),
				},
				lists: { translations: translations({ display_name: text('Name', { required: true }) }) },
			},
			attributes: links('Merkmale', 'ecommerce_attribute', 'display_values'),
			translations: translations({
				display_name: text('Name'),
				description: markdown('Beschreibung'),
				variant_display_name: text('Name der Varianten'),
			}),
		},
	},
} as const satisfies Record<string, Collection>;
