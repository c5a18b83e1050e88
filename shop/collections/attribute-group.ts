/** Characteristics of products, such as their metal. */
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { sort, text, toggle } from '../../pipeline/declarations/fields.ts';

const name = text('Name', { required: true });

export const attributeGroup = defineCollection({
	collection: 'ecommerce_attribute_group',
	label: 'Merkmale',
	icon: 'tune',
	template: '{{display_name}}',
	fields: {
		sort,
		display_name: name,
		// a backend that does not know the field takes every group for essential
		essential: toggle('Wesentlich', {
			otherwise: true,
			default: true,
			note: 'Steht im Warenkorb, direkt über dem Bestellknopf und in der Bestellbestätigung (§ 312j Abs. 2 BGB).',
			doc: 'default true: shown in the cart, right above the order button and in the mails, § 312j (2) BGB',
			mayLack: true,
		}),
	},
	lists: { translations: translations({ display_name: name }) },
});
