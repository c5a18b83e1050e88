/** Categories of products, each with a list. */
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { sort, text } from '../../pipeline/declarations/fields.ts';
import { goodsLinkKey, sharedSlug } from './shop-fields.ts';

const name = text('Name', { required: true });

export const category = defineCollection({
	collection: 'ecommerce_category',
	label: 'Kategorien',
	icon: 'folder',
	template: '{{display_name}}',
	fields: {
		sort,
		display_name: name,
		slug: sharedSlug,
		type: goodsLinkKey({
			doc: "a goods link key, whose page lists its products; where no category has that type, the page lists the products of the type's brands",
		}),
	},
	lists: { translations: translations({ display_name: name }) },
});
