/** How a buyer pays for an order and receives it. */

import * as z from 'zod';
import { childList, defineCollection, links, translations } from '../../pipeline/declarations/define-collection.ts';
import { json, link, readAs, text, textList, toggle } from '../../pipeline/declarations/fields.ts';
import { countryCode, type FieldModel, scalar } from '../../pipeline/records/wire-fields.ts';
import { fee, workingDays } from './shop-fields.ts';

export const shippingCountry = defineCollection({
	collection: 'ecommerce_shipping_country',
	label: 'Lieferländer',
	icon: 'public',
	template: '{{display_name}}',
	fields: {
		display_name: text('Name', { required: true, doc: 'those of the settings are named on the cart page, § 312j (1) BGB' }),
		country_code: readAs(
			countryCode,
			text('Ländercode', { required: true, note: 'Zwei Buchstaben nach ISO 3166-1, zum Beispiel DE', doc: 'ISO 3166-1 alpha-2' }),
		),
	},
	lists: {
		translations: translations({
			display_name: text('Name', { required: true, doc: 'without it, what the language calls the country of the code' }),
		}),
	},
});

const name = text('Name', { required: true });

export const shippingMethod = defineCollection({
	collection: 'ecommerce_shipping_method',
	label: 'Versandarten',
	icon: 'local_shipping',
	template: '{{display_name}}',
	fields: {
		display_name: name,
		free: toggle('Kostenlos', { otherwise: false, default: false }),
		pick_up: toggle('Abholung', {
			otherwise: false,
			default: false,
			note: 'Die Ware wird an der ersten Adresse der Firma abgeholt. Die Kasse fragt dann nach keiner Lieferadresse.',
			doc: "collected at the first address of the first company: the checkout then asks for no delivery address, and for a billing address only if the buyer wants one on the invoice; the address needs street, number, postcode and city, in one of the shop's delivery countries",
		}),
	},
	lists: { translations: translations({ display_name: name }) },
});

/** Judged entry by entry: what cannot be read limits all the same. */
const postcodes = z
	.unknown()
	.optional()
	.meta({ model: z.array(scalar) } satisfies FieldModel);

export const shippingConfig = defineCollection({
	collection: 'ecommerce_shipping_method_config',
	label: 'Versandtarife',
	icon: 'request_quote',
	note: 'Was eine Versandart kostet, womit sie bezahlt werden kann und wohin sie liefert.',
	template: '{{name}} ({{shipping_provider}})',
	fields: {
		name: text('Name', { required: true, note: 'Ohne Versandart gilt der Tarif für die Versandart dieses Namens' }),
		shipping_method: link('Versandart', 'ecommerce_shipping_method', { doc: 'without it the one whose `display_name` is this `name`' }),
		shipping_provider: text('Versender'),
		price_brutto: fee('Preis (brutto)', { note: 'Leer: die Versandkosten der Shop-Einstellungen' }),
		additional_days: workingDays('Zusätzliche Werktage', 0, { doc: 'working days' }),
		postcodes: readAs(
			postcodes,
			textList('Nur in diese Postleitzahlen', {
				note: 'Anfänge wie 803 oder Bereiche wie 80331-80339. Leer: alle. Anderswo wird der Tarif nicht angeboten.',
				doc: 'beginnings such as `803`, or ranges such as `80331-80339`; elsewhere the config is not used',
			}),
		),
	},
	lists: {
		payment_methods: childList({
			label: 'Zahlungsarten',
			expected: 'a payment method',
			note: 'Leer: alle Zahlungsarten des Shops.',
			template: '{{method.display_name}}',
			junctionField: 'method',
			fields: {
				method: link('Zahlungsart', 'ecommerce_payment_method', { required: true, otherwise: null }),
				config: json('Einstellungen', z.unknown().optional(), {
					note: 'Was die Zahlungsart bei diesem Tarif beachten soll',
					doc: 'passed to the provider',
				}),
			},
		}),
		shipping_countries: links('Lieferländer', 'ecommerce_shipping_country', 'ecommerce_shipping_country_id', {
			expected: 'a country',
			note: 'Leer: alle Lieferländer des Shops.',
		}),
	},
});

export const paymentMethod = defineCollection({
	collection: 'ecommerce_payment_method',
	label: 'Zahlungsarten',
	icon: 'payments',
	note: 'Die Zahlungsart mit der Nummer 4 ist PayPal.',
	doc: 'The one with the id 4 is PayPal.',
	template: '{{display_name}}',
	fields: { display_name: text('Name', { required: true, doc: 'those of the settings are named on the cart page, § 312j (1) BGB' }) },
	lists: { translations: translations({ display_name: text('Name', { required: true }) }) },
});
