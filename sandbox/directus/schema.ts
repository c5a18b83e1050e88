/** Creates the tables of the content model in a running Directus. */
import { type SchemaSnapshotOutput, schemaApply, schemaDiff, schemaSnapshot } from '@directus/sdk';
import type { Field } from '../../pipeline/declarations/fields.ts';
import { addedFileFields } from '../../shop/collections/collections.ts';
import { type Table, tables } from '../../shop/collections/tables.ts';
import type { AdminClient } from './admin.ts';

/** Creates every table; does nothing where they exist already. A part of them is an error: such a folder is set up again. */
export async function applySchema(client: AdminClient): Promise<void> {
	const current = await client.request(schemaSnapshot());
	const existing = new Set(current.collections.map(({ collection }) => collection));
	const missing = tables.filter(({ name }) => !existing.has(name));
	if (missing.length === 0) return;
	if (missing.length < tables.length) {
		throw new Error(`This Directus has only a part of the schema; it lacks ${missing.map(({ name }) => name).join(', ')}`);
	}
	const difference = await client.request(schemaDiff(toSnapshot(tables, current.directus), { force: true }));
	await client.request(schemaApply(difference));
}

/** Writes the tables as a Directus schema snapshot, forms and relations included. */
type Described = Record<string, unknown>;

/** Columns that Directus fills by itself, with what makes it do so. */
const stamps = { date_created: 'date-created', date_updated: 'date-updated' };

/** The snapshot that creates every table in an empty Directus of the given version. */
export function toSnapshot(tables: readonly Table[], directusVersion: string): SchemaSnapshotOutput {
	return {
		version: 1,
		directus: directusVersion,
		vendor: 'sqlite',
		collections: tables.map(toCollection),
		fields: [
			...tables.flatMap(toFields),
			...Object.entries(addedFileFields).map(([name, field], index) =>
				toColumn({ name: 'directus_files', key: 'id' }, name, field, index + 1),
			),
		],
		systemFields: [],
		relations: tables.flatMap(toRelations),
	};
}

function toCollection(table: Table, index: number): Described {
	const { source, name, fields } = table;
	const archive = 'status' in fields ? { archive_field: 'status', archive_value: 'archived', unarchive_value: 'draft' } : {};
	return {
		collection: name,
		schema: { name },
		meta: {
			collection: name,
			sort: index + 1,
			icon: 'icon' in source ? source.icon : null,
			note: source.note ?? null,
			hidden: table.parent !== null,
			group: table.parent?.table.name ?? null,
			collapse: 'closed',
			display_template: source.template,
			sort_field: 'sort' in fields ? 'sort' : null,
			translations: [german(source.label)],
			...archive,
		},
	};
}

function toFields(table: Table): Described[] {
	const columns = Object.entries(table.fields).map(([name, field], index) => toColumn(table, name, field, index + 2));
	const lists = table.lists.map(({ name, list }, index) => ({
		collection: table.name,
		field: name,
		type: 'alias',
		schema: null,
		meta: {
			...listInterface(list.junctionField, list.template),
			sort: columns.length + index + 2,
			note: list.note ?? null,
			translations: [german(list.label)],
		},
	}));
	const key = table.key === 'id' ? [numericKey(table.name)] : [];
	return [...key, ...columns, ...lists, ...toStamps(table, columns.length + lists.length + 2)];
}

/** By these a fetch knows what changed since the one before (docs/decisions/0019). Rows that only join two records need none. */
function toStamps(table: Table, position: number): Described[] {
	if ('junctionField' in table.source && table.source.junctionField !== undefined) return [];
	const missing = Object.entries(stamps).filter(([name]) => !(name in table.fields));
	return missing.map(([name, special], index) => ({
		collection: table.name,
		field: name,
		type: 'timestamp',
		schema: { is_nullable: true },
		meta: { interface: 'datetime', special: [special], readonly: true, hidden: true, sort: position + index, width: 'half' },
	}));
}

function toColumn(table: Pick<Table, 'name' | 'key'>, name: string, field: Field, position: number): Described {
	const isKey = name === table.key;
	return {
		collection: table.name,
		field: name,
		type: field.type,
		schema: {
			default_value: field.default ?? null,
			is_nullable: !isKey,
			is_primary_key: isKey,
			is_indexed: field.linksTo !== undefined,
			...(field.type === 'decimal' ? { numeric_precision: 12, numeric_scale: 2 } : {}),
		},
		meta: {
			interface: field.interface,
			options: field.options ?? null,
			...toDisplay(field),
			special: field.special ?? null,
			required: field.required ?? false,
			hidden: field.hidden ?? false,
			note: field.note ?? null,
			sort: position,
			width: field.type === 'text' || field.type === 'json' ? 'full' : 'half',
			translations: [german(field.label)],
		},
	};
}

/** Lists show what a value is called, and not the value. */
function toDisplay({ options }: Field): Described {
	const choices = options?.choices;
	return choices === undefined ? {} : { display: 'labels', display_options: { choices, format: false } };
}

function numericKey(collection: string): Described {
	return {
		collection,
		field: 'id',
		type: 'integer',
		schema: { is_primary_key: true, has_auto_increment: true, is_nullable: false },
		meta: { interface: 'input', readonly: true, hidden: true, sort: 1, width: 'half' },
	};
}

function listInterface(junctionField: string | undefined, template: string): Described {
	if (junctionField === 'directus_files_id') return { interface: 'files', special: ['files'], options: { template } };
	if (junctionField) return { interface: 'list-m2m', special: ['m2m'], options: { template, enableCreate: false } };
	return { interface: 'list-o2m', special: ['o2m'], options: { template, enableSelect: false } };
}

/** One relation for each column that links; a child's link to its parent also names the list in which the parent shows it. */
function toRelations(table: Table): Described[] {
	const { parent, source } = table;
	const junctionField = 'junctionField' in source ? (source.junctionField ?? null) : null;
	return Object.entries(table.fields).flatMap(([name, field]) => {
		if (field.linksTo === undefined) return [];
		const leadsToParent = parent !== null && name === parent.field;
		const belongsToTarget = leadsToParent || name === junctionField;
		return {
			collection: table.name,
			field: name,
			related_collection: field.linksTo,
			schema: { on_delete: belongsToTarget ? 'CASCADE' : 'SET NULL' },
			meta: {
				many_collection: table.name,
				many_field: name,
				one_collection: field.linksTo,
				one_field: leadsToParent ? parent.list : null,
				one_deselect_action: leadsToParent ? 'delete' : 'nullify',
				junction_field: leadsToParent ? junctionField : name === junctionField ? (parent?.field ?? null) : null,
				sort_field: leadsToParent && 'sort' in table.fields ? 'sort' : null,
			},
		};
	});
}

function german(translation: string) {
	return { language: 'de-DE', translation };
}
