/**
 * The kinds of field that collections are declared with. Each knows how a value is read, how editors edit it in Directus, and what the documentation
 * says of it, so that no field's name stands in two places.
 */
import * as z from 'zod';
import { languages } from '../../site/languages.ts';
import * as wire from '../records/wire-fields.ts';
import { oneOf, optionalFile, optionalReference, reference } from '../records/wire-references.ts';

/** `Value`: what is read of it. `Translated`: what is read of it in a row of translations, where nothing is required. */
export interface Field<Value = unknown, Translated = Value> {
	readonly wire: z.ZodType<Value>;
	readonly translated: z.ZodType<Translated>;
	/** Directus' type of the column. */
	readonly type: 'string' | 'text' | 'integer' | 'decimal' | 'boolean' | 'json' | 'time' | 'timestamp' | 'uuid';
	/** German name in the editor's form. */
	readonly label: string;
	/** German help in the editor's form. */
	readonly note?: string;
	/** English, for docs/collections.md. */
	readonly doc?: string;
	/** The editor's form asks for it. */
	readonly required?: boolean;
	/** What a new record starts out with. */
	readonly default?: string | number | boolean;
	/** Name and options of the Directus interface that edits it. */
	readonly interface: string;
	readonly options?: Readonly<Record<string, unknown>>;
	readonly special?: readonly string[];
	readonly hidden?: boolean;
	/** Collection whose key the field holds. */
	readonly linksTo?: string;
	/** Of a decimal: it has as many places as it needs. Every other decimal has two. */
	readonly hasFreePlaces?: boolean;
	/** A backend may lack the field: it says something only where it is set, or stands for another one. */
	readonly mayLack?: boolean;
	/** Of a list of entries inside JSON. */
	readonly entries?: Fields;
	/** Rich text: markdown, HTML, or both. */
	readonly isRich?: boolean;
}

export type Fields = Readonly<Record<string, Field>>;

/** The values read of each field. */
export type Wires<Of extends Fields> = { readonly [Name in keyof Of]: Of[Name]['wire'] };
type TranslatedWires<Of extends Fields> = { readonly [Name in keyof Of]: Of[Name]['translated'] };

type Form = Omit<Field, 'wire' | 'translated' | 'label'>;
export type Extras = Pick<Field, 'note' | 'doc' | 'required' | 'default' | 'hasFreePlaces' | 'mayLack'>;
type RequiredExtras = Extras & { readonly required: true };
type Choices = Readonly<Record<string, string>>;

/** A kind of text: required where the editor's form asks for it, and in no translation. */
function textKind(required: z.ZodType<string>, optional: z.ZodType<string | null>, form: Form) {
	function field(label: string, extras: RequiredExtras): Field<string, string | null>;
	function field(label: string, extras?: Extras): Field<string | null>;
	function field(label: string, extras: Extras = {}): Field {
		return { wire: extras.required ? required : optional, translated: optional, label, ...form, ...extras };
	}
	return field;
}

/** One line. */
export const text = textKind(wire.text, wire.optionalText, { type: 'string', interface: 'input' });

/** One line that may be long. */
export const longText = textKind(wire.text, wire.optionalText, { type: 'text', interface: 'input-multiline' });

/** Several lines, each of which counts. */
export const lines = textKind(wire.text, wire.optionalLines, { type: 'text', interface: 'input-multiline' });

/** Several paragraphs. */
export const paragraphs = textKind(wire.markdown, wire.optionalMarkdown, { type: 'text', interface: 'input-multiline' });

/** Rich text. */
export const markdown = textKind(wire.markdown, wire.optionalMarkdown, {
	type: 'text',
	interface: 'input-rich-text-md',
	note: 'Markdown. Bilder nur aus dem Ordner des eigenen Projekts.',
	isRich: true,
});

/** Such as 09:30. */
export const time = textKind(wire.text, wire.optionalText, { type: 'time', interface: 'datetime' });

/** A moment that is now unless another one is given. */
export const moment = textKind(wire.text, wire.optionalText, { type: 'timestamp', interface: 'datetime', default: 'CURRENT_TIMESTAMP' });

/** Last part of an address. */
export const slug: Field<string> = untranslated(wire.slug, 'Slug', { type: 'string', interface: 'input' }, { required: true });

/** A whole number, 0 or more. `otherwise`: where there is none. */
export function count<const Otherwise extends number | null>(
	label: string,
	otherwise: Otherwise,
	extras: Extras = {},
): Field<number | Otherwise> {
	return untranslated(wire.optional(wire.count, otherwise), label, { type: 'integer', interface: 'input' }, extras);
}

/** How many there are; none where the backend does not say. */
export function supply(label: string): Field<number> {
	return untranslated(wire.optional(wire.supply, 0), label, { type: 'integer', interface: 'input' }, { default: 0 });
}

const amountForm: Form = { type: 'decimal', interface: 'input', options: { min: 0, step: 0.01 } };

/** A measure such as 12.5, with up to two decimals. */
export function amount<Value>(label: string, read: z.ZodType<Value>, extras: Extras = {}): Field<Value> {
	return untranslated(read, label, amountForm, extras);
}

/** Yes or no. Without `otherwise` a record that says neither is refused. */
export function toggle(label: string, extras: Extras & { readonly otherwise?: boolean } = {}): Field<boolean> {
	const { otherwise, ...rest } = extras;
	const read = otherwise === undefined ? wire.flag : wire.optional(wire.flag, otherwise);
	return untranslated(read, label, { type: 'boolean', interface: 'boolean', special: ['cast-boolean'] }, rest);
}

/** JSON that is no list of the kinds below. */
export function json<Value>(label: string, read: z.ZodType<Value>, extras: Extras = {}): Field<Value> {
	return untranslated(
		read,
		label,
		{ type: 'json', interface: 'input-code', options: { language: 'json' }, special: ['cast-json'] },
		extras,
	);
}

/** An object of a few texts, null where there is none; its form starts out with every key. `expected`: what a message calls it. */
export function textRecord<const Key extends string>(
	label: string,
	keys: readonly Key[],
	{ expected = 'an object', ...extras }: Extras & { readonly expected?: string } = {},
): Field<Readonly<Record<Key, string | null>> | null> {
	const shape = Object.fromEntries(keys.map((key) => [key, wire.optionalText])) as Readonly<Record<Key, typeof wire.optionalText>>;
	const template = JSON.stringify(Object.fromEntries(keys.map((key) => [key, ''])), null, '\t');
	return {
		...json(label, wire.optional(z.object(shape, { error: expected }), null), {
			note: `Felder: ${keys.join(', ')}. Der Knopf rechts oben füllt sie leer ein.`,
			doc: `${keys.map((key) => `\`${key}\``).join(', ')}`,
			...extras,
		}),
		options: { language: 'json', lineWrapping: true, template },
	} as Field<Readonly<Record<Key, string | null>> | null>;
}

/** A list of small entries, each with the given fields, that has no table of its own. `expected`: what a message calls an entry. */
export function entryList<const Entry extends Fields>(
	label: string,
	entry: Entry,
	{ template, expected, ...extras }: Extras & { readonly template: string; readonly expected: string },
): Field<z.output<z.ZodObject<Wires<Entry>>>[]> {
	const read = wire.rows(z.object(wiresOf(entry), { error: expected })) as z.ZodType<z.output<z.ZodObject<Wires<Entry>>>[]>;
	const fields = Object.entries(entry).map(([field, { label: name, type, interface: edited, options, note, required }]) => ({
		field,
		name,
		type,
		meta: { field, type, interface: edited, options: options ?? null, note: note ?? null, required: required ?? false, width: 'half' },
	}));
	const form: Form = { type: 'json', interface: 'list', options: { template, fields }, special: ['cast-json'], entries: entry };
	return untranslated(read, label, form, extras);
}

const someTexts = { error: 'a list of texts' };

export function textList(label: string, extras: Extras = {}): Field<string[], (string | null)[]> {
	const form: Form = { type: 'json', interface: 'tags', special: ['cast-json'] };
	const translated = wire.optional(z.array(wire.optionalText, someTexts), []) as z.ZodType<(string | null)[]>;
	return { ...form, wire: z.array(wire.text, someTexts), translated, label, ...extras };
}

/** One of a few words; the keys are stored, the values shown. Without `otherwise` a record that names none of them is refused. */
export function choice<const Of extends Choices, const Otherwise extends (keyof Of & string) | null>(
	label: string,
	choices: Of,
	extras: Extras & { readonly otherwise: Otherwise },
): Field<(keyof Of & string) | Otherwise>;
export function choice<const Of extends Choices>(label: string, choices: Of, extras: Extras): Field<keyof Of & string>;
export function choice(label: string, choices: Choices, extras: Extras & { readonly otherwise?: string | null }): Field {
	const { otherwise, ...rest } = extras;
	const known = oneOf(Object.keys(choices) as [string, ...string[]]);
	const read = otherwise === undefined ? known : wire.optional(known, otherwise);
	return untranslated(read, label, { type: 'string', interface: 'select-dropdown', options: { choices: choicesOf(choices) } }, rest);
}

/** Any of a few words, in the order in which they were chosen. */
export function orderedChoices<Value>(label: string, choices: Choices, read: z.ZodType<Value>, extras: Extras = {}): Field<Value> {
	const options = { choices: choicesOf(choices) };
	return untranslated(read, label, { type: 'json', interface: 'select-multiple-dropdown', options, special: ['cast-json'] }, extras);
}

/** One of a list of texts, stored by their position. */
export function numberedChoice(label: string, choices: readonly string[], extras: Extras = {}): Field<number | null> {
	const options = { choices: choices.map((shown, value) => ({ value, text: shown })), allowNone: true };
	return untranslated(wire.optional(wire.count, null), label, { type: 'integer', interface: 'select-dropdown', options }, extras);
}

export function picture(label: string, extras: Extras = {}): Field<string | null> {
	return untranslated(optionalFile, label, { type: 'uuid', interface: 'file-image', special: ['file'], linksTo: 'directus_files' }, extras);
}

/** Holds the key of a record of another collection. Where the form asks for it and the record can do without, `otherwise` is null. */
export function link(label: string, collection: string, extras: RequiredExtras): Field<number>;
export function link(label: string, collection: string, extras?: Extras & { readonly otherwise?: null }): Field<number | null>;
export function link(label: string, collection: string, extras: Extras & { readonly otherwise?: null } = {}): Field {
	const { otherwise, ...rest } = extras;
	const read = rest.required && otherwise === undefined ? reference : optionalReference;
	const type = collection === 'project' ? 'string' : 'integer';
	return untranslated(read, label, { type, interface: 'select-dropdown-m2o', special: ['m2o'], linksTo: collection }, rest);
}

/** The project that a record belongs to. */
export const owner: Field<string> = { ...link('Projekt', 'project', { required: true }), wire: wire.text, translated: wire.text };

/** Where a record stands in its list; editors drag instead of typing. */
export const sort: Field<number> = untranslated(wire.sort, 'Reihenfolge', { type: 'integer', interface: 'input', hidden: true }, {});

export const language = choice('Sprache', Object.fromEntries(languages.map((each) => [each, each])), { required: true });

/** The field, read in another way than others of its kind. */
export function readAs<Value>(read: z.ZodType<Value>, field: Field): Field<Value> {
	return { ...field, wire: read, translated: read };
}

export function wiresOf<const Of extends Fields>(fields: Of): Wires<Of> {
	return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.wire])) as Wires<Of>;
}

export function translatedWiresOf<const Of extends Fields>(fields: Of): TranslatedWires<Of> {
	return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.translated])) as TranslatedWires<Of>;
}

/** A field that has no translation, or the same kind of value in it. */
function untranslated<Value>(read: z.ZodType<Value>, label: string, form: Form, extras: Extras): Field<Value> {
	return { wire: read, translated: read, label, ...form, ...extras };
}

function choicesOf(choices: Choices) {
	return Object.entries(choices).map(([value, shown]) => ({ value, text: shown }));
}
