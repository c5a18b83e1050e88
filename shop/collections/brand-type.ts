/** Kinds of brands. */
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { text } from '../../pipeline/declarations/fields.ts';
import { goodsLinkKey } from './shop-fields.ts';

export const brandType = defineCollection({
	collection: 'brand_type',
	label: 'Markenarten',
	icon: 'category',
	template: '{{display_name}}',
	fields: {
		type: goodsLinkKey({ required: true, doc: 'a goods link key, at whose page its brands are listed' }),
		display_name: text('Name', { required: true }),
	},
	lists: { translations: translations({ display_name: text('Name', { required: true }) }) },
});
