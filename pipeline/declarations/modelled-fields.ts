/**
 * Chooses the fields of a record that the site knows: those of the wire schemas, in the record, its child rows and its JSON. All other fields, such
 * as a password that a token may read by mistake, stay with the backend.
 */
import * as z from 'zod';
import { isWireRecord, type WireRecord } from '../snapshot/wire-record.ts';

/** Fields that identify rows, order them, and say whether and when they changed. */
const always: ReadonlySet<string> = new Set(['id', 'status', 'sort', 'date_created', 'date_updated']);

/** The record, or the part of one that was read, without what its collection's schema does not know. */
export function keepModelled(record: WireRecord, schema: z.ZodObject): WireRecord {
	return keepOf(record, schema, false);
}

/** The fields that a schema knows, as plain data. */
export function describeModel(schema: unknown): unknown {
	return modelsOf(schema).flatMap((model): unknown[] => {
		if (model instanceof z.ZodUnknown) return ['anything'];
		if (model instanceof z.ZodArray) return [[describeModel(model.element)]];
		if (!(model instanceof z.ZodObject)) return [];
		return [Object.fromEntries(Object.entries(model.shape).map(([name, field]) => [name, describeModel(field)]))];
	});
}

/** Translations may nest their fields: `{ seo: { title } }` stands for `seo_title`. */
function keepOf(row: WireRecord, { shape }: z.ZodObject, nests: boolean): WireRecord {
	const kept: [string, unknown][] = [];
	for (const [name, value] of Object.entries(row)) {
		if (Object.hasOwn(shape, name)) kept.push([name, keepField(name, value, shape[name])]);
		else if (always.has(name) && !hasParts(value)) kept.push([name, value]);
		else if (nests && isWireRecord(value)) {
			const inner = keepGroup(value, `${name}_`, shape);
			if (Object.keys(inner).length > 0) kept.push([name, inner]);
		}
	}
	return Object.fromEntries(kept);
}

function keepField(name: string, value: unknown, schema: unknown): unknown {
	// a language that answers expanded
	if (name === 'language' && isWireRecord(value)) return hasParts(value.code) ? {} : { code: value.code };
	return keepValue(value, schema, name === 'translations');
}

/** Empties a value of another kind than the schema's; dropping it would hide it from the editor. */
function keepValue(value: unknown, schema: unknown, nests: boolean): unknown {
	if (!hasParts(value)) return value;
	const models = modelsOf(schema);
	if (models.some((model) => model instanceof z.ZodUnknown)) return value;
	if (Array.isArray(value)) {
		const list = models.find((model) => model instanceof z.ZodArray);
		return list === undefined ? [] : value.map((item: unknown) => keepValue(item, list.element, nests));
	}
	const object = models.find((model) => model instanceof z.ZodObject);
	return object === undefined || !isWireRecord(value) ? {} : keepOf(value, object, nests);
}

/** What a value may be, without what a schema does with it. */
function modelsOf(schema: unknown): readonly unknown[] {
	const model = schema instanceof z.ZodType ? schema.meta()?.model : undefined;
	if (model !== undefined) return modelsOf(model);
	if (schema instanceof z.ZodUnion) return schema.options.flatMap(modelsOf);
	if (schema instanceof z.ZodPipe) return modelsOf(schema.in);
	return schema instanceof z.ZodOptional ? modelsOf(schema.unwrap()) : [schema];
}

function hasParts(value: unknown): value is object {
	return typeof value === 'object' && value !== null;
}

function keepGroup(group: WireRecord, prefix: string, shape: z.ZodRawShape): WireRecord {
	const kept = Object.entries(group).flatMap(([name, value]): [string, unknown][] => {
		const schema = shape[`${prefix}${name}`];
		if (schema !== undefined) return [[name, keepValue(value, schema, false)]];
		const inner = isWireRecord(value) ? keepGroup(value, `${prefix}${name}_`, shape) : {};
		return Object.keys(inner).length > 0 ? [[name, inner]] : [];
	});
	return Object.fromEntries(kept);
}
