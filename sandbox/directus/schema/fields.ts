/** The words that the description of the content is written in: kinds of fields, each with what an editor's form needs to show it. */
export interface Field {
	readonly type: 'string' | 'text' | 'integer' | 'decimal' | 'boolean' | 'json' | 'time' | 'timestamp' | 'uuid';
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

/** A measure such as 12.5, with up to two decimals. */
export const amount = (label: string, extras: Extras = {}): Field => ({
	type: 'decimal',
	interface: 'input',
	options: { min: 0, step: 0.01 },
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

/** A moment that is now unless another one is given. */
export const moment = (label: string, extras: Extras = {}): Field => ({
	type: 'timestamp',
	interface: 'datetime',
	default: 'CURRENT_TIMESTAMP',
	label,
	...extras,
});

export const json = (label: string, extras: Extras = {}): Field => ({
	type: 'json',
	interface: 'input-code',
	options: { language: 'json' },
	special: ['cast-json'],
	label,
	...extras,
});

/** An object of a few texts; its form starts out with every key. */
export const textRecord = (label: string, keys: readonly string[], extras: Extras = {}): Field => ({
	...json(label, { note: `Felder: ${keys.join(', ')}. Der Knopf rechts oben füllt sie leer ein.`, ...extras }),
	options: {
		language: 'json',
		lineWrapping: true,
		template: JSON.stringify(Object.fromEntries(keys.map((key) => [key, ''])), null, '\t'),
	},
});

/** A list of small entries, each with the given fields, that has no table of its own. */
export const entryList = (label: string, fields: Fields, template: string, extras: Extras = {}): Field => ({
	type: 'json',
	interface: 'list',
	options: {
		template,
		fields: Object.entries(fields).map(([field, { label: name, type, interface: edited, options, note, required }]) => ({
			field,
			name,
			type,
			meta: { field, type, interface: edited, options: options ?? null, note: note ?? null, required: required ?? false, width: 'half' },
		})),
	},
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

/** Any of a few texts, in the order in which they were chosen. */
export const orderedChoices = (label: string, choices: Choices, extras: Extras = {}): Field => ({
	...choice(label, choices, extras),
	type: 'json',
	interface: 'select-multiple-dropdown',
	special: ['cast-json'],
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
