/** Brands, each with a page of its own. */
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { link, longText, markdown, picture, slug, sort, text } from '../../pipeline/declarations/fields.ts';

const translated = { lead: longText('Ein Satz'), description: markdown('Beschreibung') };

export const brand = defineCollection({
	collection: 'brand',
	label: 'Marken',
	icon: 'verified',
	template: '{{display_name}}',
	fields: {
		sort,
		display_name: text('Name', { required: true }),
		slug: { ...slug, note: 'Teil der Adresse. Bei gleichem Slug gehören die Produkte des Herstellers zur Marke.' },
		type: link('Art', 'brand_type', { required: true }),
		...translated,
		picture: picture('Bild'),
	},
	lists: { translations: translations(translated) },
});
