/** Characteristics of products, such as their metal, and the values of each, such as gold. */
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { link, sort, text, textList, toggle } from '../../pipeline/declarations/fields.ts';

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

const values = textList('Werte', { required: true, doc: 'list of texts' });

export const attribute = defineCollection({
	collection: 'ecommerce_attribute',
	label: 'Merkmalswerte',
	icon: 'label',
	template: '{{attribute_group.display_name}}: {{display_values}}',
	fields: { attribute_group: link('Merkmal', 'ecommerce_attribute_group', { required: true }), display_values: values },
	lists: { translations: translations({ display_values: values }) },
});
