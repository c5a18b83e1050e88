/** Collections from which a buyer chooses: how to pay, how to receive, and where to. Field names are those of docs/content-model.md. */
import { type Collection, links, translations } from './collections.ts';
import { integer, json, link, price, text, textList, toggle } from './fields.ts';

const name = text('Name', { required: true });

export const orderCollections = {
	ecommerce_payment_method: {
		label: 'Zahlungsarten',
		icon: 'payments',
		note: 'Die Zahlungsart mit der Nummer 4 ist PayPal.',
		template: '{{display_name}}',
		fields: { display_name: name },
		lists: { translations: translations({ display_name: name }) },
	},
	ecommerce_shipping_country: {
		label: 'Lieferländer',
		icon: 'public',
		template: '{{display_name}}',
		fields: {
			display_name: name,
			country_code: text('Ländercode', { required: true, note: 'Zwei Buchstaben nach ISO 3166-1, zum Beispiel DE' }),
		},
		lists: { translations: translations({ display_name: name }) },
	},
	ecommerce_shipping_method: {
		label: 'Versandarten',
		icon: 'local_shipping',
		template: '{{display_name}}',
		fields: {
			display_name: name,
			free: toggle('Kostenlos', { default: false }),
			pick_up: toggle('Abholung', {
				default: false,
				note: 'Die Ware wird an der ersten Adresse der Firma abgeholt. Die Kasse fragt dann nach keiner Lieferadresse.',
			}),
		},
		lists: { translations: translations({ display_name: name }) },
	},
	ecommerce_shipping_method_config: {
		label: 'Versandtarife',
		icon: 'request_quote',
		note: 'Was eine Versandart kostet, womit sie bezahlt werden kann und wohin sie liefert.',
		template: '{{name}} ({{shipping_provider}})',
		fields: {
			name: text('Name', { required: true, note: 'Ohne Versandart gilt der Tarif für die Versandart dieses Namens' }),
			shipping_method: link('Versandart', 'ecommerce_shipping_method'),
			shipping_provider: text('Versender'),
			price_brutto: price('Preis (brutto)', { note: 'Leer: die Versandkosten der Shop-Einstellungen' }),
			additional_days: integer('Zusätzliche Werktage'),
			postcodes: textList('Nur in diese Postleitzahlen', {
				note: 'Anfänge wie 803 oder Bereiche wie 80331-80339. Leer: alle. Anderswo wird der Tarif nicht angeboten.',
			}),
		},
		lists: {
			payment_methods: {
				label: 'Zahlungsarten',
				note: 'Leer: alle Zahlungsarten des Shops.',
				template: '{{method.display_name}}',
				junctionField: 'method',
				fields: {
					method: link('Zahlungsart', 'ecommerce_payment_method', { required: true }),
					config: json('Einstellungen', { note: 'Was die Zahlungsart bei diesem Tarif beachten soll' }),
				},
			},
			shipping_countries: links('Lieferländer', 'ecommerce_shipping_country', {
				note: 'Leer: alle Lieferländer des Shops.',
			}),
		},
	},
} as const satisfies Record<string, Collection>;
