/** The footer's blocks, and links to the shop's accounts elsewhere. */

import * as z from 'zod';
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { choice, json, sort, text } from '../../pipeline/declarations/fields.ts';
import { flag, optional } from '../../pipeline/records/wire-fields.ts';

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

const props = optional(z.object({ showLogo: optional(flag, false) }, { error: 'an object' }), null);

export const widget = defineCollection({
	collection: 'widget',
	label: 'Bausteine der Fußzeile',
	icon: 'widgets',
	template: '{{widget_name}}',
	fields: {
		sort,
		widget_name: text('Baustein', { required: true, note: 'address, contact, navigation, social, openingHours oder legal' }),
		position: choice('Platz', { left: 'Zuerst', footer: 'Dazwischen', right: 'Zuletzt' }, { otherwise: 'footer', doc: 'default `footer`' }),
		props: json('Einstellungen', props, { note: 'Zum Beispiel { "showLogo": true }', doc: '`showLogo`' }),
	},
	lists: { translations: translations({ header: text('Überschrift') }) },
});
