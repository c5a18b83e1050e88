/** What a shipping method costs, how it can be paid, and where it delivers to. */
import * as z from 'zod';
import { childList, defineCollection, links } from '../../pipeline/declarations/define-collection.ts';
import { json, link, readAs, text, textList } from '../../pipeline/declarations/fields.ts';
import { type FieldModel, scalar } from '../../pipeline/records/wire-fields.ts';
import { fee, workingDays } from './shop-fields.ts';

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
