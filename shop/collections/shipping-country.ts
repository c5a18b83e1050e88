/** Countries that the shop delivers to. */
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { readAs, text } from '../../pipeline/declarations/fields.ts';
import { countryCode } from '../../pipeline/records/wire-fields.ts';

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
