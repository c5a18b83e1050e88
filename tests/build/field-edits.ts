/** A change of each field of each declared collection, made from nothing but the declarations: a new field is changed as well. */

import type { ChildLists } from '../../pipeline/declarations/define-collection.ts';
import type { Field, Fields } from '../../pipeline/declarations/fields.ts';
import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { Random } from '../../sandbox/random.ts';
import { declarations } from '../../shop/collections/collections.ts';
import type { EditedShop } from '../support/compare-builds.ts';
import { firstOf } from '../support/trimmed-snapshot.ts';

type FieldEdit = (shop: EditedShop, random: Random) => string;

/** Another value for a field, most often one that it may have. */
function otherValue(name: string, field: Field, value: unknown, shop: EditedShop, random: Random): unknown {
	const { linksTo, options, type } = field;
	if (linksTo !== undefined) {
		// Rows of another list have no table of their own in a snapshot.
		const others = shop.records[linksTo] ?? [];
		return others.length === 0 ? null : (random.pick(others).id ?? null);
	}
	if (options?.choices !== undefined) {
		return random.pick((options.choices as readonly { readonly value: unknown }[]).map((choice) => choice.value));
	}
	switch (type) {
		case 'boolean':
			return value !== true;
		case 'integer':
			return Number(value ?? 0) + 1 + random.whole(3);
		case 'decimal':
			return `${1 + random.whole(900)}.00`;
		case 'time':
			return `${10 + random.whole(8)}:30:00`;
		case 'timestamp':
			return `2025-0${1 + random.whole(9)}-11T10:00:00.000Z`;
		case 'json':
			return otherJson(value);
		case 'uuid':
			return random.pick(firstOf(shop.records, 'directus_files')).id;
		case 'string':
		case 'text':
			return name === 'slug' ? `anders-${random.whole(1_000_000)}` : `${value ?? ''}${value ? ' ' : ''}anders ${random.whole(1000)}`;
	}
}

/** The same without its last entry, or with its first text changed. */
function otherJson(value: unknown): unknown {
	if (Array.isArray(value)) {
		return value.slice(0, -1);
	}
	if (!isWireRecord(value)) {
		return null;
	}
	const [key] = Object.entries(value).find(([, text]) => typeof text === 'string') ?? [];
	return key === undefined ? null : { ...value, [key]: `${value[key]} anders` };
}

/** The rows of a list at `path`, of all records that have any. */
function rowsAt(records: readonly WireRecord[], path: readonly string[]): WireRecord[] {
	return path.reduce<WireRecord[]>(
		(rows, list) => rows.flatMap((row) => (Array.isArray(row[list]) ? (row[list] as unknown[]).filter(isWireRecord) : [])),
		[...records],
	);
}

function ofFields(collection: string, fields: Fields, lists: ChildLists, path: readonly string[]): FieldEdit[] {
	return [
		...Object.entries(fields).map(
			([name, field]): FieldEdit =>
				(shop, random) => {
					const rows = rowsAt(firstOf(shop.records, collection), path);
					if (rows.length === 0) {
						return `${collection} has no ${path.join('.')}`;
					}
					const row = random.pick(rows);
					const value = otherValue(name, field, row[name], shop, random);
					Object.assign(row, { [name]: value });
					return `${[collection, ...path].join('.')} ${row.id ?? row.domain}: ${name} ${JSON.stringify(value)?.slice(0, 100)}`;
				},
		),
		...Object.entries(lists).flatMap(([name, list]) => ofFields(collection, list.fields, list.lists ?? {}, [...path, name])),
	];
}

/** For each field of a collection of which the shop has records, and of its lists. */
export function fieldEdits({ records }: Pick<EditedShop, 'records'>): FieldEdit[] {
	return declarations
		.filter(({ collection }) => (records[collection]?.length ?? 0) > 0)
		.flatMap(({ collection, fields, lists }) => ofFields(collection, fields, lists, []));
}
