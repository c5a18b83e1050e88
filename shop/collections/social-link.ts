/** Links to the shop's accounts elsewhere. */
import { defineCollection } from '../../pipeline/declarations/define-collection.ts';
import { choice, sort, text } from '../../pipeline/declarations/fields.ts';

/** A record has the older form of a field, or the newer one. */
const mayLack = true;

export const socialLink = defineCollection({
	collection: 'social_link',
	label: 'Soziale Netzwerke',
	icon: 'share',
	template: '{{display_name}}',
	fields: {
		sort,
		media: choice(
			'Netzwerk',
			{ facebook: 'Facebook', googleplus: 'Google', instagram: 'Instagram', other: 'Anderes' },
			{ required: true, otherwise: 'other', doc: 'the sign before the link, and its name where it has none' },
		),
		display_name: text('Name', { mayLack }),
		external_path: text('Adresse', { note: 'Mit https://', mayLack }),
		displayName: text('Name (älteres Format)', { doc: 'older form of `display_name`', mayLack }),
		path: text('Adresse (älteres Format)', { doc: 'older form of `external_path`', mayLack }),
	},
});
