/** The shop's products with what belongs to each. */
import * as z from 'zod';
import { childList, defineCollection, links, pictures, translations } from '../../pipeline/declarations/define-collection.ts';
import { amount, choice, count, link, markdown, readAs, sort, supply, text, toggle } from '../../pipeline/declarations/fields.ts';
import { id, optional, scalar } from '../../pipeline/records/wire-fields.ts';
import { price, sharedSlug, taxSchemeLabels, workingDays } from './shop-fields.ts';

const onRequest = 'Leer oder 0: Preis auf Anfrage';

export const contentStates = { draft: 'Entwurf', published: 'Veröffentlicht', archived: 'Archiviert' } as const;

const priceBases = { piece: 'pro Stück', pair: 'pro Paar', ring: 'pro Ring', set: 'pro Set' } as const;

const contentUnits = { g: 'Gramm', ml: 'Milliliter', m: 'Meter' } as const;

const quantityFault = { error: 'a quantity such as 0.5' };
const quantity = z
	.union([z.number(quantityFault), z.string(quantityFault)], quantityFault)
	.transform(String)
	.refine((value) => /^\d{1,9}(?:\.\d{1,6})?$/.test(value), quantityFault);

const safetyWarnings = markdown('Sicherheitshinweise', { note: 'Warnungen des Herstellers, Verordnung (EU) 2023/988' });

/** What the law wants to be known of an offer. */
const lawFields = {
	tax_scheme: choice('Besteuerung', taxSchemeLabels, {
		otherwise: null,
		note: 'Leer: wie in den Shop-Einstellungen',
		doc: "overrides the settings'; lists and cart lines say so, too",
	}),
	recommended_price: price('Unverbindliche Preisempfehlung', { note: 'Wird als UVP genannt, ohne Prozentangabe', doc: 'shown as "UVP"' }),
	price_reduced: toggle('Preis ermäßigt', {
		otherwise: false,
		default: false,
		note: 'Daneben steht der niedrigste Preis der letzten 30 Tage (§ 11 PAngV); er kommt aus den gespeicherten Preisen.',
		doc: "the present price is announced as a reduction; its reference price comes from the snapshot's history",
	}),
	// judged by its rule rather than by its kind
	fineness: readAs(
		scalar,
		count('Feingehalt in Tausendteilen', null, {
			note: 'Zum Beispiel 585. Leer bei vergoldeter oder versilberter Ware.',
			doc: 'thousandths, 1–999',
		}),
	),
	plated: toggle('Nur beschichtet', {
		otherwise: false,
		default: false,
		note: 'Vergoldet, versilbert oder doublé: dann wird kein Feingehalt genannt.',
		doc: 'plated products, which carry no fineness',
		mayLack: true,
	}),
	guarantee_years: count('Herstellergarantie in Jahren', null, { doc: "the producer's" }),
	contains_battery: toggle('Enthält eine Batterie', { otherwise: false, default: false }),
	safety_warnings: safetyWarnings,
	content_quantity: amount('Menge für den Grundpreis', optional(quantity, null), {
		hasFreePlaces: true,
		note: 'Was das Angebot enthält, zum Beispiel 150 (§ 4 PAngV)',
		doc: 'for the base price, which stands wherever the price stands; both or neither',
	}),
	content_unit: choice('Einheit der Menge', contentUnits, { otherwise: null }),
};

/** Of what there are several, each may be in stock, be ordered, and take its time. */
const sold = {
	price_brutto: price('Preis (brutto)', { note: onRequest, doc: 'null or 0: on request' }),
	stock: supply('Bestand'),
	reorder_possible: toggle('Nachbestellbar', { otherwise: false, default: false }),
	shipping_time: workingDays('Lieferzeit in Werktagen', null, { doc: 'working days' }),
};

const ownNames = {
	display_name: text('Name', { required: true }),
	display_name_2: text('Wert der zweiten Auswahl', { doc: 'its value of the second choice', mayLack: true }),
};

/** In one of them a backend may know nothing of a second choice. */
const choiceNames = {
	variant_display_name: text('Name der Varianten'),
	variant_display_name_2: text('Name der zweiten Auswahl', { mayLack: true }),
};

const expectedAttribute = 'an attribute';

/** A backend that does not know some of their fields has variants of one choice, with the product's characteristics and pictures. */
const variants = childList({
	label: 'Varianten',
	expected: 'a variant',
	table: 'ecommerce_product_variant',
	parentField: 'product',
	template: '{{display_name}}',
	rowId: id,
	fields: {
		sort,
		display_name: ownNames.display_name,
		display_name_2: { ...ownNames.display_name_2, note: 'Nur wo das Produkt eine hat' },
		...sold,
		reference_number_suffix: text('Zusatz zur Referenznummer'),
		active: toggle('Angeboten', { otherwise: true, default: true, doc: 'default true' }),
	},
	lists: {
		attributes: links('Eigene Merkmale', 'ecommerce_attribute', 'ecommerce_attribute_id', {
			expected: expectedAttribute,
			shown: 'display_values',
			isOrderedByLink: true,
			note: 'Ersetzen bei dieser Variante die Werte, die das Produkt zum selben Merkmal hat.',
			mayLack: true,
			isNewer: true,
		}),
		images: pictures('Eigene Bilder', { mayLack: true, isNewer: true }),
		translations: translations(ownNames),
	},
});

export const product = defineCollection({
	collection: 'ecommerce_product',
	label: 'Produkte',
	icon: 'diamond',
	template: '{{display_name}} ({{reference_number}})',
	fields: {
		status: choice('Status', contentStates, { required: true, default: 'draft' }),
		display_name: text('Name', { required: true }),
		slug: sharedSlug,
		reference_number: text('Referenznummer'),
		category: link('Kategorie', 'ecommerce_category', { required: true }),
		manufacturer: link('Hersteller', 'ecommerce_manufacturer'),
		...sold,
		price_basis: choice('Der Preis gilt', priceBases, {
			otherwise: null,
			note: 'Steht neben jedem Preis. Leer: nichts. Wichtig, wo das Bild mehr zeigt, als verkauft wird.',
			doc: 'what the price is for, said beside it everywhere',
		}),
		description: markdown('Beschreibung'),
		variant_display_name: { ...choiceNames.variant_display_name, note: 'Zum Beispiel Ringgröße' },
		variant_display_name_2: {
			...choiceNames.variant_display_name_2,
			note: 'Nur wo zwei Dinge gewählt werden, zum Beispiel Karat und Ringgröße. Dann braucht jede Variante beide Werte.',
			doc: 'name of a second choice',
		},
		personalization: link('Personalisierung', 'ecommerce_personalization'),
		size_guide: link('Größentabelle', 'ecommerce_size_guide'),
		...lawFields,
	},
	lists: {
		images: pictures('Bilder'),
		variants,
		attributes: links('Merkmale', 'ecommerce_attribute', 'ecommerce_attribute_id', {
			expected: expectedAttribute,
			shown: 'display_values',
			isOrderedByLink: true,
		}),
		subcategories: links('Unterkategorien', 'ecommerce_subcategory', 'ecommerce_subcategory_id', { expected: 'a subcategory' }),
		tags: links('Schlagworte', 'ecommerce_tag', 'ecommerce_tag_id', { expected: 'a tag' }),
		translations: translations({
			display_name: text('Name'),
			description: markdown('Beschreibung'),
			...choiceNames,
			safety_warnings: safetyWarnings,
		}),
	},
});
