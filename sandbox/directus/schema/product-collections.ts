/** The shop's products with what belongs to each, and what buyers said of them. Field names are those of docs/content-model.md. */
import { type Collection, links, pictures, translations } from './collections.ts';
import { amount, choice, integer, link, longText, markdown, moment, price, sort, text, toggle } from './fields.ts';
import { taxScheme } from './tax-scheme.ts';

const onRequest = 'Leer oder 0: Preis auf Anfrage';

const statuses = { draft: 'Entwurf', published: 'Veröffentlicht', archived: 'Archiviert' };

const priceBases = { piece: 'pro Stück', pair: 'pro Paar', ring: 'pro Ring', set: 'pro Set' };

const status = choice('Status', statuses, { required: true, default: 'draft' });

const safetyWarnings = markdown('Sicherheitshinweise', { note: 'Warnungen des Herstellers, Verordnung (EU) 2023/988' });

/** What the law wants to be known of an offer. */
const lawFields = {
	tax_scheme: taxScheme({ note: 'Leer: wie in den Shop-Einstellungen' }),
	recommended_price: price('Unverbindliche Preisempfehlung', { note: 'Wird als UVP genannt, ohne Prozentangabe' }),
	price_reduced: toggle('Preis ermäßigt', {
		default: false,
		note: 'Daneben steht der niedrigste Preis der letzten 30 Tage (§ 11 PAngV); er kommt aus den gespeicherten Preisen.',
	}),
	fineness: integer('Feingehalt in Tausendteilen', { note: 'Zum Beispiel 585. Leer bei vergoldeter oder versilberter Ware.' }),
	plated: toggle('Nur beschichtet', { default: false, note: 'Vergoldet, versilbert oder doublé: dann wird kein Feingehalt genannt.' }),
	guarantee_years: integer('Herstellergarantie in Jahren'),
	contains_battery: toggle('Enthält eine Batterie', { default: false }),
	safety_warnings: safetyWarnings,
	content_quantity: amount('Menge für den Grundpreis', { note: 'Was das Angebot enthält, zum Beispiel 150 (§ 4 PAngV)' }),
	content_unit: choice('Einheit der Menge', { g: 'Gramm', ml: 'Milliliter', m: 'Meter' }),
} as const;

export const productCollections = {
	ecommerce_product: {
		label: 'Produkte',
		icon: 'diamond',
		template: '{{display_name}} ({{reference_number}})',
		fields: {
			status,
			display_name: text('Name', { required: true }),
			slug: text('Slug', { required: true, note: 'Teil der Adresse, für alle Sprachen gleich' }),
			reference_number: text('Referenznummer'),
			category: link('Kategorie', 'ecommerce_category', { required: true }),
			manufacturer: link('Hersteller', 'ecommerce_manufacturer'),
			price_brutto: price('Preis (brutto)', { note: onRequest }),
			price_basis: choice('Der Preis gilt', priceBases, {
				note: 'Steht neben jedem Preis. Leer: nichts. Wichtig, wo das Bild mehr zeigt, als verkauft wird.',
			}),
			stock: integer('Bestand', { default: 0 }),
			reorder_possible: toggle('Nachbestellbar', { default: false }),
			shipping_time: integer('Lieferzeit in Werktagen'),
			description: markdown('Beschreibung'),
			variant_display_name: text('Name der Varianten', { note: 'Zum Beispiel Ringgröße' }),
			variant_display_name_2: text('Name der zweiten Auswahl', {
				note: 'Nur wo zwei Dinge gewählt werden, zum Beispiel Karat und Ringgröße. Dann braucht jede Variante beide Werte.',
			}),
			personalization: link('Personalisierung', 'ecommerce_personalization'),
			size_guide: link('Größentabelle', 'ecommerce_size_guide'),
			...lawFields,
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
					display_name_2: text('Wert der zweiten Auswahl', { note: 'Nur wo das Produkt eine hat' }),
					price_brutto: price('Preis (brutto)', { note: onRequest }),
					stock: integer('Bestand', { default: 0 }),
					reference_number_suffix: text('Zusatz zur Referenznummer'),
					active: toggle('Angeboten', { default: true }),
					shipping_time: integer('Lieferzeit in Werktagen'),
					reorder_possible: toggle('Nachbestellbar', { default: false }),
				},
				lists: {
					attributes: links('Eigene Merkmale', 'ecommerce_attribute', {
						shown: 'display_values',
						note: 'Ersetzen bei dieser Variante die Werte, die das Produkt zum selben Merkmal hat.',
					}),
					images: pictures('Eigene Bilder'),
					translations: translations({
						display_name: text('Name', { required: true }),
						display_name_2: text('Wert der zweiten Auswahl'),
					}),
				},
			},
			attributes: links('Merkmale', 'ecommerce_attribute', { shown: 'display_values' }),
			subcategories: links('Unterkategorien', 'ecommerce_subcategory'),
			tags: links('Schlagworte', 'ecommerce_tag'),
			translations: translations({
				display_name: text('Name'),
				description: markdown('Beschreibung'),
				variant_display_name: text('Name der Varianten'),
				variant_display_name_2: text('Name der zweiten Auswahl'),
				safety_warnings: safetyWarnings,
			}),
		},
	},
	ecommerce_product_rating: {
		label: 'Bewertungen',
		icon: 'star',
		note: 'Neue kommen als Entwurf an; auf der Website stehen nur veröffentlichte.',
		template: '{{rating}} von 5: {{title}} ({{product.display_name}})',
		fields: {
			status,
			product: link('Produkt', 'ecommerce_product', { required: true }),
			rating: integer('Sterne', { required: true, note: '1 bis 5' }),
			title: text('Überschrift'),
			text: longText('Text'),
			display_name: text('Name', { note: 'Wie die Person genannt werden möchte; keine weiteren Angaben zur Person' }),
			language: text('Sprache', { note: 'de, en oder fr; leer: Deutsch' }),
			date_created: moment('Geschrieben am'),
		},
	},
} as const satisfies Record<string, Collection>;
