/** Makers of products, with what Regulation (EU) 2023/988, Art. 19 wants to be known of them. */
import { defineCollection, links, translations } from '../../pipeline/declarations/define-collection.ts';
import { longText, text, textRecord } from '../../pipeline/declarations/fields.ts';
import { sharedSlug } from './shop-fields.ts';

const name = text('Name', { required: true });

export const manufacturer = defineCollection({
	collection: 'ecommerce_manufacturer',
	label: 'Hersteller',
	icon: 'factory',
	note: 'Anschrift und E-Mail oder Website verlangt die Produktsicherheitsverordnung (EU) 2023/988, Art. 19, bei jedem Angebot.',
	template: '{{display_name}}',
	fields: {
		display_name: name,
		slug: sharedSlug,
		postal_address: longText('Anschrift', { note: 'Straße, Postleitzahl, Ort und Land', doc: 'for the General Product Safety Regulation' }),
		email: text('E-Mail', { doc: 'this or `url`, for the same' }),
		url: text('Website', { note: 'Mit https://; genügt an Stelle der E-Mail' }),
		responsible_person: textRecord('Verantwortliche Person in der EU', ['name', 'postal_address', 'email', 'url'], {
			note: 'Nur für Hersteller außerhalb der EU: Name, Anschrift, E-Mail oder Website.',
			doc: 'for makers outside the EU: `name`, `postal_address`, `email` or `url`',
		}),
	},
	lists: {
		categories: links('Kategorien', 'ecommerce_category', 'ecommerce_category_id', {
			expected: 'a category',
			table: 'ecommerce_manufacturer_category',
		}),
		translations: translations({ display_name: name }),
	},
});
