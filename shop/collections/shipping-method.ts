/** How an order reaches its buyer. */
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { text, toggle } from '../../pipeline/declarations/fields.ts';

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
