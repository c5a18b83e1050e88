/** Creates the desk's collections in Directus, and the fields and relations that they lack. What is there already stays as it is. */

import type { DirectusApi } from '../../outbox/directus-api.ts';
import { type DeskCollection, type DeskField, deskCollections, type Label } from '../desk-collections.ts';

/** This Directus cannot take the desk; the message says what an administrator has to do. */
export class DeskConflict extends Error {
	override readonly name = 'DeskConflict';
}

const collections: Readonly<Record<string, DeskCollection>> = deskCollections;

type Described = Readonly<Record<string, unknown>>;

export async function installSchema(api: DirectusApi): Promise<void> {
	await installTranslations(api);
	const present = namesIn(await api.request('GET', '/collections'), 'collection');
	for (const [name, collection] of Object.entries(collections)) {
		if (present.has(name)) await addMissingFields(api, name, collection);
		else await api.request('POST', '/collections', toCollection(name, collection));
	}
	const relations = new Set(
		rowsOf(await api.request('GET', '/relations')).map(({ collection, field }) => `${String(collection)}.${String(field)}`),
	);
	for (const relation of Object.entries(collections).flatMap(([name, collection]) => toRelations(name, collection))) {
		if (!relations.has(`${relation.collection}.${relation.field}`)) await api.request('POST', '/relations', relation);
	}
	for (const list of lists) {
		if (!namesIn(await api.request('GET', `/fields/${list.collection}`), 'field').has(list.field))
			await api.request('POST', `/fields/${list.collection}`, list);
	}
}

/** A collection of the same name that is another's would be filled with what its owner does not expect. */
async function addMissingFields(api: DirectusApi, name: string, { fields }: DeskCollection): Promise<void> {
	const present = rowsOf(await api.request('GET', `/fields/${name}`));
	const key = present.find(({ field }) => field === 'id');
	if (key?.type !== 'uuid') {
		throw new DeskConflict(
			`Directus has a collection ${name} whose key is no UUID, so it is not the desk's. Fix: rename it in Directus, or use another Directus.`,
		);
	}
	const names = new Set(present.map(({ field }) => field));
	for (const [field, described] of Object.entries(toFields(name, fields))) {
		if (!names.has(field)) await api.request('POST', `/fields/${name}`, described);
	}
}

function toCollection(name: string, { icon, label, note, template, fields }: DeskCollection): Described {
	return {
		collection: name,
		schema: { name },
		meta: {
			...{ icon, display_template: template, note: note.de, translations: inLanguages(label) },
			// The service keeps what happened; copies of buyers' data here would outlive it.
			accountability: null,
		},
		fields: Object.values(toFields(name, fields)),
	};
}

function toFields(collection: string, fields: DeskCollection['fields']): Readonly<Record<string, Described>> {
	return Object.fromEntries(Object.entries(fields).map(([name, field], index) => [name, toField(collection, name, field, index + 1)]));
}

function toField(collection: string, name: string, field: DeskField, sort: number): Described {
	const { type, isKey = false, linksTo } = field;
	return {
		field: name,
		type,
		schema: {
			...{ is_primary_key: isKey, is_nullable: !isKey },
			...(type === 'decimal' && { numeric_precision: 12, numeric_scale: 2 }),
			...(linksTo !== undefined && { is_indexed: true }),
		},
		meta: { ...toMeta(`${collection}_${name}`, field), sort },
	};
}

function toMeta(path: string, field: DeskField): Described {
	const { label, note, columns, choices, isWide = false, isHidden = false, isReadonly = false, isRequired = false, isKey = false } = field;
	return {
		interface: field.interface ?? 'input',
		options: {
			...field.options,
			...(choices && { choices: Object.entries(choices).map(([value, { color }]) => toChoice(path, value, color)) }),
			...(columns && { fields: Object.entries(columns).map(([name, column]) => toColumn(`${path}_${name}`, name, column)) }),
		},
		...(choices ? toLabels(path, choices) : { display: field.display ?? null, display_options: field.displayOptions ?? null }),
		special: [...(isKey ? ['uuid'] : []), ...(field.type === 'json' ? ['cast-json'] : []), ...(field.special ?? [])],
		...{ width: isWide ? 'full' : 'half', hidden: isHidden, readonly: isReadonly, required: isRequired },
		...(note && { note: note.de }),
		translations: inLanguages(label),
	};
}

/** A column of a list that is kept as JSON: Directus translates its name by a key. */
function toColumn(path: string, name: string, column: DeskField): Described {
	const { type } = column;
	return { field: name, name: `$t:desk_${path}`, type, meta: { ...toMeta(path, column), field: name, type } };
}

function toChoice(path: string, value: string, color?: string): Described {
	return { text: `$t:desk_${path}_${value}`, value, ...(color !== undefined && { color }) };
}

function toLabels(path: string, choices: NonNullable<DeskField['choices']>): Described {
	const shown = Object.entries(choices).map(([value, { color }]) => ({
		...{ text: `$t:desk_${path}_${value}`, value },
		...(color !== undefined && { foreground: '#FFFFFF', background: color }),
	}));
	return { display: 'labels', display_options: { format: false, choices: shown } };
}

function inLanguages({ de, en }: Label): readonly Described[] {
	return [
		{ language: 'de-DE', translation: de },
		{ language: 'en-US', translation: en },
	];
}

/** The words behind the keys `$t:desk_…`. */
async function installTranslations(api: DirectusApi): Promise<void> {
	const known = rowsOf(await api.request('GET', '/translations?limit=-1&filter[key][_starts_with]=desk_'));
	const present = new Set(known.map(({ key, language }) => `${String(key)} ${String(language)}`));
	const words = Object.entries(collections).flatMap(([name, { fields }]) =>
		Object.entries(fields).flatMap(([field, described]) => wordsOf(`${name}_${field}`, described)),
	);
	const missing = words
		.flatMap(([key, label]) => inLanguages(label).map(({ language, translation: value }) => ({ key: `desk_${key}`, language, value })))
		.filter(({ key, language }) => !present.has(`${key} ${String(language)}`));
	if (missing.length > 0) await api.request('POST', '/translations', missing);
}

function wordsOf(path: string, { choices = {}, columns = {} }: DeskField): readonly (readonly [string, Label])[] {
	return [
		...Object.entries(choices).map(([value, { label }]) => [`${path}_${value}`, label] as const),
		...Object.entries(columns).flatMap(([name, column]) => [
			[`${path}_${name}`, column.label] as const,
			...wordsOf(`${path}_${name}`, column),
		]),
	];
}

function toRelations(
	name: string,
	{ fields }: DeskCollection,
): readonly (Described & { readonly collection: string; readonly field: string })[] {
	return Object.entries(fields).flatMap(([field, { linksTo }]) =>
		linksTo === undefined
			? []
			: {
					...{ collection: name, field, related_collection: linksTo.collection },
					schema: { on_delete: linksTo.list === undefined ? 'SET NULL' : 'CASCADE' },
					meta: { one_field: linksTo.list?.field ?? null, one_deselect_action: 'nullify' },
				},
	);
}

/** The fields in which a record shows those that name it. */
const lists = Object.values(collections).flatMap(({ fields }) =>
	Object.values(fields).flatMap(({ linksTo }) =>
		linksTo?.list === undefined
			? []
			: {
					...{ collection: linksTo.collection, field: linksTo.list.field, type: 'alias', schema: null },
					meta: {
						...{ interface: 'list-o2m', special: ['o2m'], readonly: true, width: 'full', sort: 90 },
						options: { template: linksTo.list.shown, enableCreate: false, enableSelect: false, enableLink: true, sort: 'created_at' },
						translations: inLanguages(linksTo.list.label),
					},
				},
	),
);

export function rowsOf(data: unknown): readonly Described[] {
	if (!Array.isArray(data)) throw new Error('Directus answered with no list');
	return data as readonly Described[];
}

function namesIn(data: unknown, field: string): ReadonlySet<unknown> {
	return new Set(rowsOf(data).map((row) => row[field]));
}
