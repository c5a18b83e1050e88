/** The words that the description of the content is written in: collections with their lists of child rows. */
import { languages } from '../../../site/languages.ts';
import { choice, type Fields, link, picture, sort, text } from './fields.ts';

/** A child collection: rows that belong to one parent record and are edited inside it. */
export interface ChildList {
	readonly label: string;
	readonly note?: string;
	/** Name of the child collection; `{parent}_{list}` unless given. */
	readonly table?: string;
	/** Its field that holds the parent's key; `{parent}_id` unless given. */
	readonly parentField?: string;
	/** How a row is shown in the parent's form. */
	readonly template: string;
	readonly fields: Fields;
	readonly lists?: Readonly<Record<string, ChildList>>;
	/** The field that leads on, where the rows only join two collections. */
	readonly junctionField?: string;
}

/** A top-level collection. Each but `project` itself gets a field `project`. */
export interface Collection {
	readonly label: string;
	readonly icon: string;
	readonly note?: string;
	/** How a record is shown where another one links to it. */
	readonly template: string;
	/** Primary key, where it is not the number `id`. */
	readonly key?: string;
	readonly fields: Fields;
	readonly lists?: Readonly<Record<string, ChildList>>;
}

/** The rows of a record in the other languages. */
export const translations = (fields: Fields, template = '{{language}}'): ChildList => ({
	label: 'Übersetzungen',
	note: 'Was hier fehlt, wird auf der Website auf Deutsch gezeigt.',
	template,
	fields: {
		language: choice('Sprache', Object.fromEntries(languages.map((language) => [language, language])), { required: true }),
		...fields,
	},
});

/** Pictures in an order of their own. */
export const pictures = (label: string): ChildList => ({
	label,
	template: '{{directus_files_id.title}}',
	junctionField: 'directus_files_id',
	fields: {
		sort,
		directus_files_id: picture('Bild', { required: true }),
		private_hash: text('Kennung (älteres Format)', { note: 'Nur bei Bildern aus dem früheren System' }),
	},
});

export interface LinksOptions {
	/** Field of the other record that a row shows; its `display_name` unless given. */
	readonly shown?: string;
	/** Field of the row that holds the other record's key; `{collection}_id` unless given. */
	readonly field?: string;
	/** Name of the table that joins the two. */
	readonly table?: string;
	/** Whether editors order the rows. */
	readonly sorted?: boolean;
	/** What a row says beside the link. */
	readonly fields?: Fields;
	readonly note?: string;
}

/** Links to any number of records of another collection. */
export function links(
	label: string,
	collection: string,
	{ shown = 'display_name', field = `${collection}_id`, table, sorted = false, fields = {}, note }: LinksOptions = {},
): ChildList {
	return {
		label,
		template: `{{${field}.${shown}}}`,
		junctionField: field,
		fields: { ...(sorted ? { sort } : {}), [field]: link(label, collection, { required: true }), ...fields },
		...(table ? { table } : {}),
		...(note ? { note } : {}),
	};
}
