/** Values of characteristics, such as gold. */
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { link, textList } from '../../pipeline/declarations/fields.ts';

const values = textList('Werte', { required: true, doc: 'list of texts' });

export const attribute = defineCollection({
	collection: 'ecommerce_attribute',
	label: 'Merkmalswerte',
	icon: 'label',
	template: '{{attribute_group.display_name}}: {{display_values}}',
	fields: { attribute_group: link('Merkmal', 'ecommerce_attribute_group', { required: true }), display_values: values },
	lists: { translations: translations({ display_values: values }) },
});
