/** Finds the columns that the backend did not send: what is empty comes as null, so a field that is not there at all is missing in its schema, or may not be read. */
import type * as z from 'zod';
import { isWireRecord, recordKey, type WireRecord } from '../snapshot/wire-record.ts';
import { rowSchema } from './wire-fields.ts';

/** Optional fields that some of the records, or of their child rows, do not have at all, and the first such record. */
export interface LackingFields {
	/** Those of child rows as `rows.translations.title`. */
	readonly fields: readonly string[];
	readonly first: string | number;
}

interface ExpectedFields {
	readonly schema: z.ZodObject;
	/** Optional fields that are alternatives of others, so that their absence means nothing; those of child rows as `images.private_hash`. */
	readonly alternatives?: readonly string[];
}

/** null where every field came with every record. Rows inside JSON are not looked into: what is missing there was not filled in. */
export function findLacking(records: readonly WireRecord[], { schema, alternatives = [] }: ExpectedFields): LackingFields | null {
	const lacking = lackingFields({ schema, alternatives, path: '', rowsOf: (record) => [record] }, records);
	const first = records.find((record) => lacking.some((field) => field.rowsOf(record).some((row) => isLacking(row, field))));
	return first === undefined ? null : { fields: lacking.map(({ path, name }) => `${path}${name}`), first: recordKey(first) };
}

interface RowKind {
	readonly schema: z.ZodObject;
	readonly alternatives: readonly string[];
	/** Where such rows stand in a record: `''` is the record itself, else such as `rows.translations.`. */
	readonly path: string;
	rowsOf(record: WireRecord): readonly WireRecord[];
}

interface LackingField extends Pick<RowKind, 'path' | 'rowsOf'> {
	readonly name: string;
}

/** Of rows of one kind, and of the rows below them. */
function lackingFields({ schema, alternatives, path, rowsOf }: RowKind, records: readonly WireRecord[]): readonly LackingField[] {
	const rows = records.flatMap(rowsOf);
	if (rows.length === 0) return [];
	const optionalFields = Object.keys(schema.shape).filter((name) => schema.shape[name]?._zod.optin === 'optional');
	const own = optionalFields.filter(
		(name) => !alternatives.includes(`${path}${name}`) && rows.some((row) => isLacking(row, { path, name })),
	);
	const ofRows = Object.keys(schema.shape).flatMap((list) => {
		const row = rowSchema(schema.shape[list]);
		if (row === null) return [];
		const childrenOf = (record: WireRecord) => rowsOf(record).flatMap((each) => toRows(each[list]));
		return lackingFields({ schema: row, alternatives, path: `${path}${list}.`, rowsOf: childrenOf }, records);
	});
	return [...own.map((name) => ({ path, rowsOf, name })), ...ofRows];
}

/** A translation may nest the field in an object of its first words, such as `seo`, in which nothing needs to be. */
function isLacking(row: WireRecord, { path, name }: Pick<LackingField, 'path' | 'name'>): boolean {
	if (name in row) return false;
	const isGroup = ([group, value]: [string, unknown]) => name.startsWith(`${group}_`) && (value === null || isWireRecord(value));
	return !(path.endsWith('translations.') && Object.entries(row).some(isGroup));
}

function toRows(list: unknown): readonly WireRecord[] {
	return Array.isArray(list) ? list.filter(isWireRecord) : [];
}
