/** Parts of categories, by which a list can be filtered. */
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { link, sort, text } from '../../pipeline/declarations/fields.ts';
import { sharedSlug } from './shop-fields.ts';

const name = text('Name', { required: true });

export const subcategory = defineCollection({
	collection: 'ecommerce_subcategory',
	label: 'Unterkategorien',
	icon: 'folder_copy',
	template: '{{category.display_name}}: {{display_name}}',
	fields: { sort, display_name: name, slug: sharedSlug, category: link('Kategorie', 'ecommerce_category', { required: true }) },
	lists: { translations: translations({ display_name: name }) },
});
