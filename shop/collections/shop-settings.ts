/** The shop's settings, with the lists of what it filters by, how it is paid and where it sends to. */
import * as z from 'zod';
import { childList, defineCollection, links, translations } from '../../pipeline/declarations/define-collection.ts';
import {
	amount,
	choice,
	count,
	lines,
	link,
	longText,
	markdown,
	orderedChoices,
	readAs,
	sort,
	text,
	toggle,
} from '../../pipeline/declarations/fields.ts';
import { optional } from '../../pipeline/records/wire-fields.ts';
import { holderMaxLength, readBic, readHolder, readIban } from '../../site/bank-account.ts';
import { defaultImmediateDays } from '../../site/choose-availability.ts';
import { fee, taxSchemeLabels } from './shop-fields.ts';

const percentage = { error: 'a percentage such as 19' };
const percent = z
	.union([z.number(), z.string().regex(/^\d{1,3}(?:\.\d{1,4})?$/, percentage)], percentage)
	.transform(Number)
	.refine((value) => value >= 0 && value <= 100, percentage);

/** What `read` makes of a text. `expected`: what it has to be. */
const readBy = (read: (written: string) => string | null, expected: string) =>
	z.string({ error: expected }).transform((written, context) => {
		const found = read(written);
		if (found === null) context.addIssue({ code: 'custom', message: expected, input: written });
		return found ?? z.NEVER;
	});

/** It ends up in the address of PayPal's script. */
const clientId = { error: 'a client id of PayPal' };

export const sortNotation = z
	.string({ error: 'a field to sort by' })
	.regex(/^-?[a-z][a-z_.]*$/, { error: 'a field to sort by, such as -id' });

/** Judged name by name where the record is mapped. */
const filterNames = optional(z.array(z.string({ error: 'the name of a filter' }), { error: 'a list of filters' }), null);

const filterKinds = {
	category: 'Kategorie',
	subcategory: 'Unterkategorie',
	manufacturer: 'Hersteller',
	attributes: 'Merkmale',
	tags: 'Schlagworte',
	price: 'Preis',
	availability: 'Verfügbarkeit',
};

const translated = {
	call_to_action_text: text('Aufruf'),
	global_footer: longText('Fußnote unter allen Produkten'),
	search_synonyms: lines('Suchwörter', {
		note: 'Eine Zeile je Gruppe. „Halskette, Kette, Collier“: gleich gesucht. „Damenuhr, Herrenuhr = Uhr“: links getippt, rechts gefunden. Leer: die üblichen Wörter der Sprache.',
	}),
};
const bankDetails = markdown('Bankverbindung');

const legalText = { title: text('Titel', { required: true }), content: markdown('Text', { required: true }) };

/** A list of the settings: ordered, each row with the key of one record. */
const chosen = <const Name extends string>(
	label: string,
	collection: string,
	list: string,
	field: Name,
	extras: { readonly expected: string; readonly shown?: string },
) => links(label, collection, field, { table: `ecommerce_settings_${list}`, sorted: true, ...extras });

export const shopSettings = defineCollection({
	collection: 'ecommerce_settings',
	label: 'Shop-Einstellungen',
	icon: 'settings',
	template: 'Shop {{project}}',
	fields: {
		...translated,
		default_sort: readAs(
			optional(sortNotation, '-id'),
			text('Sortierung', { note: 'Feldname, mit - davor absteigend: -id, price_brutto' }),
		),
		enable_cart: toggle('Warenkorb', { default: true }),
		maintenance_mode: toggle('Wartung', { default: false }),
		show_stock: toggle('Bestand zeigen', { otherwise: false, default: false }),
		allow_ratings: toggle('Bewertungen erlauben', { otherwise: false, default: false }),
		purchase_to_order: toggle('Ausverkauftes bestellbar', { otherwise: false, default: false }),
		immediate_days: count('Sofort lieferbar: höchstens so viele Werktage', defaultImmediateDays, {
			default: defaultImmediateDays,
			note: 'Der Filter „Sofort lieferbar“ zeigt, was vorrätig ist und spätestens nach so vielen Werktagen versandt wird.',
		}),
		present_wrapping: fee('Geschenkverpackung', { note: 'Leer: wird nicht angeboten', doc: 'null: not offered' }),
		shipping_cost: fee('Versandkosten'),
		default_tax_percent: amount('Mehrwertsteuer in %', optional(percent, null), {
			default: 19,
			note: 'Auch mit Nachkommastellen, zum Beispiel 8,1. Leer oder 0: an Summen steht kein Betrag.',
			doc: 'the rate of VAT, with up to four decimals such as 8.1: cart, checkout, confirmation and mails state the amount in the total; null or 0: no amount',
		}),
		tax_scheme: choice('Besteuerung', taxSchemeLabels, {
			otherwise: 'standard',
			note: 'Leer: Regelbesteuerung',
			doc: '`margin` for § 25a UStG, `small_business` for § 19 UStG; default `standard`',
		}),
		filters: orderedChoices('Filter', filterKinds, filterNames, {
			note: 'In der Reihenfolge, in der sie gezeigt werden. Leer: alle.',
			doc: 'in the order of the panel; null: all',
		}),
		bank_holder: readAs(
			optional(readBy(readHolder, `a name of at most ${holderMaxLength} signs`), null),
			text('Kontoinhaber', {
				note: 'Für die Zahlung per Überweisung, Buchstabe für Buchstabe wie bei der Bank: Banken vergleichen ihn mit der IBAN und warnen Ihre Kunden.',
				doc: 'of the account that buyers pay to, as the bank has it',
			}),
		),
		bank_iban: readAs(optional(readBy(readIban, 'an IBAN whose check digits are right'), null), text('IBAN')),
		bank_bic: readAs(optional(readBy(readBic, 'a BIC of 8 or 11 signs'), null), text('BIC', { note: 'Darf leer bleiben' })),
		bank_name: text('Name der Bank', { note: 'Darf leer bleiben' }),
		bank_details: {
			...bankDetails,
			note: 'Nur wo Kontoinhaber und IBAN leer sind: ein Text, aus dem beides gelesen wird',
			doc: 'where `bank_holder` and `bank_iban` are null: a text out of which they are read',
		},
		paypal_client_id: readAs(
			optional(z.string(clientId).regex(/^[A-Za-z0-9_-]{1,200}$/, clientId), null),
			text('PayPal Client-ID', { note: 'Die öffentliche Kennung, nie das Geheimnis' }),
		),
	},
	lists: {
		translations: translations({ ...translated, bank_details: bankDetails }),
		legal_pages: childList({
			label: 'Rechtstexte des Shops',
			expected: 'a legal page',
			template: '{{title}}',
			fields: {
				type: choice('Art', { agb: 'AGB', 'versand-und-zahlung': 'Versand und Zahlung', widerruf: 'Widerruf' }, { required: true }),
				...legalText,
			},
			lists: { translations: translations(legalText) },
		}),
		category_filters: chosen('Kategorien im Filter', 'ecommerce_category', 'category_filter', 'category_id', { expected: 'a category' }),
		subcategory_filters: chosen('Unterkategorien im Filter', 'ecommerce_subcategory', 'subcategory_filter', 'subcategory', {
			expected: 'a subcategory',
		}),
		manufacturer_filters: chosen('Hersteller im Filter', 'ecommerce_manufacturer', 'manufacturer_filter', 'manufacturer', {
			expected: 'a manufacturer',
		}),
		attribute_filters: childList({
			label: 'Merkmale im Filter',
			expected: 'an attribute group',
			table: 'ecommerce_settings_attribute_filter',
			template: '{{attribute_group_id.display_name}}',
			junctionField: 'attribute_group_id',
			fields: {
				sort,
				attribute_group_id: link('Merkmale im Filter', 'ecommerce_attribute_group', { required: true, otherwise: null }),
				category: link('Nur in dieser Kategorie', 'ecommerce_category', { doc: 'only in this category' }),
			},
		}),
		payment_methods: chosen('Zahlungsarten', 'ecommerce_payment_method', 'payment_method', 'payment_id', { expected: 'a payment method' }),
		shipping_methods: chosen('Versandarten', 'ecommerce_shipping_method', 'shipping_method', 'ecommerce_shipping_method_id', {
			expected: 'a shipping method',
		}),
		shipping_methods_config: chosen(
			...(['Versandtarife', 'ecommerce_shipping_method_config', 'shipping_method_config', 'ecommerce_shipping_method_config_id'] as const),
			{ expected: 'a config of a shipping method', shown: 'name' },
		),
		shipping_countries: chosen('Lieferländer', 'ecommerce_shipping_country', 'shipping_country', 'ecommerce_shipping_country_id', {
			expected: 'a country',
		}),
	},
});
