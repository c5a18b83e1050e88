/** Words that lists can be filtered by. */
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { text } from '../../pipeline/declarations/fields.ts';
import { sharedSlug } from './shop-fields.ts';

const name = text('Name', { required: true });

export const tag = defineCollection({
	collection: 'ecommerce_tag',
	label: 'Schlagworte',
	icon: 'sell',
	template: '{{display_name}}',
	fields: { display_name: name, slug: sharedSlug },
	lists: { translations: translations({ display_name: name }) },
});
