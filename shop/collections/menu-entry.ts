/** The menu: flat records that name the entry they stand under, or in the older form records that hold what is below. */
import * as z from 'zod';
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { choice, json, link, sort, text, wiresOf } from '../../pipeline/declarations/fields.ts';
import { optionalText, text as requiredText, rows, translations as translatedRows } from '../../pipeline/records/wire-fields.ts';

/** What leads somewhere, in a record of its own or nested in another. */
const linkFields = {
	path: text('Pfad', { note: 'Deutscher Pfad der Website, zum Beispiel /kontakt' }),
	path_prefix: text('Pfad davor'),
	external_path: text('Fremde Adresse', { note: 'Mit https://' }),
	anchor: text('Sprungmarke', { note: 'Der deutschen Seite; die anderer Sprachen steht in den Übersetzungen' }),
	type: choice('Art', { page: 'Seite der Website', external: 'Fremde Adresse' }, { otherwise: null }),
};

/** The older form, in which links stand inside the entry that they belong to. */
const nestedLinks = rows(
	z.object(
		{
			...wiresOf(linkFields),
			display_name: requiredText,
			translations: translatedRows({ display_name: optionalText, anchor: optionalText }),
		},
		{ error: 'a menu entry' },
	),
);

const nestedGroups = rows(
	z.object(
		{ display_name: requiredText, translations: translatedRows({ display_name: optionalText }), sub: nestedLinks },
		{ error: 'a group of the menu' },
	),
);

export const menuEntry = defineCollection({
	collection: 'menu_entry',
	label: 'Menü',
	icon: 'menu',
	template: '{{display_name}}',
	fields: {
		sort,
		display_name: text('Name', { required: true }),
		...linkFields,
		parent: link('Steht unter', 'menu_entry', { doc: 'id of the entry it is under' }),
		group_name: text('Gruppe', { note: 'Überschrift der Gruppe im aufgeklappten Menü', doc: 'heading of its group under the parent' }),
		sub: json('Einträge darunter (älteres Format)', nestedLinks, {
			note: 'Liste von Einträgen mit display_name und path oder external_path',
			doc: 'older form: entries',
			mayLack: true,
		}),
		groups: json('Gruppen darunter (älteres Format)', nestedGroups, {
			note: 'Liste von Gruppen mit display_name und sub',
			doc: 'older form: `display_name`, `sub`',
			mayLack: true,
		}),
	},
	lists: {
		translations: translations({
			display_name: text('Name'),
			group_name: text('Gruppe'),
			// an older backend lacks it: the German anchor stands for it
			anchor: text('Sprungmarke', { mayLack: true }),
		}),
	},
});
