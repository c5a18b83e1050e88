/** The footer's blocks. */
import * as z from 'zod';
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { choice, json, sort, text } from '../../pipeline/declarations/fields.ts';
import { flag, optional } from '../../pipeline/records/wire-fields.ts';

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
