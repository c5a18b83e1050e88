/** The words that the description of the content is written in: kinds of fields, each with what an editor's form needs to show it. */
import { languages } from '../../../site/languages.ts';

export interface Field {
	readonly type: 'string' | 'text' | 'integer' | 'decimal' | 'boolean' | 'json' | 'time' | 'uuid';
	/** German name in the editor's form. */
	readonly label: string;
	readonly note?: string;
	readonly required?: boolean;
	readonly default?: string | number | boolean;
	/** Name and options of the Directus interface that edits it. */
	readonly interface: string;
	readonly options?: Readonly<Record<string, unknown>>;
	readonly special?: readonly string[];
	readonly hidden?: boolean;
	/** Collection whose key the field holds. */
	readonly linksTo?: string;
}

export type Fields = Readonly<Record<string, Field>>;

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

type Extras = Pick<Field, 'note' | 'required' | 'default'>;
type Choices = Readonly<Record<string, string>>;

export const text = (label: string, extras: Extras = {}): Field => ({ type: 'string', interface: 'input', label, ...extras });

export const longText = (label: string, extras: Extras = {}): Field => ({ type: 'text', interface: 'input-multiline', label, ...extras });

export const markdown = (label: string, extras: Extras = {}): Field => ({
	type: 'text',
	interface: 'input-rich-text-md',
	label,
	note: 'Markdown. Bilder nur aus dem Ordner des eigenen Projekts.',
	...extras,
});

export const integer = (label: string, extras: Extras = {}): Field => ({ type: 'integer', interface: 'input', label, ...extras });

export const price = (label: string, extras: Extras = {}): Field => ({
	type: 'decimal',
	interface: 'input',
	options: { min: 0, step: 0.01, iconRight: 'euro' },
	label,
	...extras,
});

export const toggle = (label: string, extras: Extras = {}): Field => ({
	type: 'boolean',
	interface: 'boolean',
	special: ['cast-boolean'],
	label,
	...extras,
});

export const time = (label: string, extras: Extras = {}): Field => ({ type: 'time', interface: 'datetime', label, ...extras });

export const json = (label: string, extras: Extras = {}): Field => ({
	type: 'json',
	interface: 'input-code',
	options: { language: 'json' },
	special: ['cast-json'],
	label,
	...extras,
});

export const textList = (label: string, extras: Extras = {}): Field => ({
	type: 'json',
	interface: 'tags',
	special: ['cast-json'],
	label,
	...extras,
});

/** One of a few texts; the keys are stored, the values shown. */
export const choice = (label: string, choices: Choices, extras: Extras = {}): Field => ({
	type: 'string',
	interface: 'select-dropdown',
	options: { choices: Object.entries(choices).map(([value, shown]) => ({ value, text: shown })) },
	label,
	...extras,
});

/** One of a list of texts, stored by their position. */
export const numberedChoice = (label: string, choices: readonly string[], extras: Extras = {}): Field => ({
	type: 'integer',
	interface: 'select-dropdown',
	options: { choices: choices.map((shown, value) => ({ value, text: shown })), allowNone: true },
	label,
	...extras,
});

export const picture = (label: string, extras: Extras = {}): Field => ({
	type: 'uuid',
	interface: 'file-image',
	special: ['file'],
	linksTo: 'directus_files',
	label,
	...extras,
});

/** Holds the key of a record of another collection. */
export const link = (label: string, collection: string, extras: Extras = {}): Field => ({
	type: collection === 'project' ? 'string' : 'integer',
	interface: 'select-dropdown-m2o',
	special: ['m2o'],
	linksTo: collection,
	label,
	...extras,
});

/** Where a record stands in its list; editors drag instead of typing. */
export const sort: Field = { type: 'integer', interface: 'input', label: 'Reihenfolge', hidden: true };

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
	fields: { sort, directus_files_id: picture('Bild', { required: true }) },
});

/** Links to any number of records of another collection. */
export const links = (label: string, collection: string, template: string): ChildList => ({
	label,
	template: `{{${collection}_id.${template}}}`,
	junctionField: `${collection}_id`,
	fields: { [`${collection}_id`]: link(label, collection, { required: true }) },
});
