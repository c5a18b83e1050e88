/** What products are sorted by: categories, their parts, and words that a list can be filtered by. */
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { link, sort, text } from '../../pipeline/declarations/fields.ts';
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

export const subcategory = defineCollection({
	collection: 'ecommerce_subcategory',
	label: 'Unterkategorien',
	icon: 'folder_copy',
	template: '{{category.display_name}}: {{display_name}}',
	fields: { sort, display_name: name, slug: sharedSlug, category: link('Kategorie', 'ecommerce_category', { required: true }) },
	lists: { translations: translations({ display_name: name }) },
});

export const tag = defineCollection({
	collection: 'ecommerce_tag',
	label: 'Schlagworte',
	icon: 'sell',
	template: '{{display_name}}',
	fields: { display_name: name, slug: sharedSlug },
	lists: { translations: translations({ display_name: name }) },
});
