/** Chooses the fields that show cheaply whether a record changed: all but its long texts, where the backend stamps changes. */
import { hash } from 'node:crypto';
import { isWireRecord, type WireRecord } from '../snapshot/wire-record.ts';
import { fileId } from './file-references.ts';
import type { ChildLists } from './queries.ts';

/**
 * Names of fields by the path of the list that holds them: `''` for the records themselves, `rows`, `rows.translations`. `['*']`: all of
 * them, because no field shows that a row changed.
 */
export type LightFields = Readonly<Record<string, readonly string[]>>;

/** Both: one shows changes, the other one a new row under an old key. */
const stamps = ['date_created', 'date_updated'] as const;

/** Above this length a text is not asked for: states and codes are, names are not. */
const longestLightText = 16;

/**
 * Chosen from whole records. A field with a text of some length in any row is left out: only the stamps show its changes. All others are compared as
 * they are, so that a change of a number, state or order is noticed even if it bypassed Directus' own update.
 */
export function chooseLightFields(records: readonly WireRecord[], lists: ChildLists): LightFields {
	return Object.fromEntries(listPaths(lists).map((path) => [path, lightFieldsOf(rowsAt(records, path), lists, path)]));
}

/** Directus' `fields` for them. */
export function lightFieldNames(light: LightFields): string[] {
	return Object.entries(light).flatMap(([path, names]) => names.map((name) => (path === '' ? name : `${path}.${name}`)));
}

/** `''`, and every list below it. */
export function listPaths(lists: ChildLists, prefix = ''): string[] {
	const below = Object.entries(lists).flatMap(([field, inner]) => {
		const path = prefix === '' ? field : `${prefix}.${field}`;
		return listPaths(inner, path);
	});
	return [prefix, ...below];
}

/** False if a list of keys would not be compared because it was empty or missing when the fields were chosen: no stamp shows its changes. */
export function comparesLists(light: LightFields, lists: ChildLists, records: readonly WireRecord[]): boolean {
	return listPaths(lists).every((path) => {
		const compared = new Set([...(light[path] ?? []), ...Object.keys(listsAt(lists, path))]);
		if (compared.has('*')) return true;
		return rowsAt(records, path).every((row) => Object.entries(row).every(([name, value]) => !Array.isArray(value) || compared.has(name)));
	});
}

/** All rows of the lists with that path. */
export function rowsAt(records: readonly WireRecord[], path: string): WireRecord[] {
	const steps = path === '' ? [] : path.split('.');
	return steps.reduce<WireRecord[]>(
		(rows, field) =>
			rows.flatMap((row) => {
				const children = row[field];
				return Array.isArray(children) ? children.filter(isWireRecord) : [];
			}),
		[...records],
	);
}

/** False where a row was written by something that stamps nothing. */
function isStamped(row: WireRecord): boolean {
	return typeof row.date_created === 'string' && 'date_updated' in row;
}

/** The time of the last stamp; NaN where a stamp cannot be read. */
function stampedAtMs(row: WireRecord): number {
	return Math.max(
		...stamps.map((name) => row[name]).flatMap((value) => (typeof value === 'string' ? [Date.parse(value)] : [])),
		Number.NEGATIVE_INFINITY,
	);
}

function lightFieldsOf(rows: readonly WireRecord[], lists: ChildLists, path: string): readonly string[] {
	if (rows.length === 0 || !rows.every(isStamped)) return ['*'];
	const nested = new Set(Object.keys(listsAt(lists, path)));
	const names = new Set(rows.flatMap((row) => Object.keys(row)));
	const light = [...names].filter((name) => !nested.has(name) && rows.every((row) => isLight(row[name])));
	return [...new Set([...light, ...stamps])].sort();
}

function listsAt(lists: ChildLists, path: string): ChildLists {
	return path === '' ? lists : path.split('.').reduce<ChildLists>((inner, field) => inner[field] ?? {}, lists);
}

/**
 * Keys of any length are light, and so are lists of them: no stamp shows a change of a file or record that is referred to. Deleting a file empties
 * the fields that name it and stamps nothing.
 */
function isLight(value: unknown): boolean {
	if (typeof value === 'string') return value.length <= longestLightText || fileId.test(value);
	return typeof value !== 'object' || value === null || Array.isArray(value);
}

interface DigestInput {
	readonly lists: ChildLists;
	readonly light: LightFields;
	/** Stamps from here on prove nothing: what is written in the same moment may have the same stamp. */
	readonly settledBeforeMs: number;
}

/** Of a whole record or of its light fields alone; null if a later state might look the same, so that it has to be read again. */
export function recordDigest(record: WireRecord, { lists, light, settledBeforeMs }: DigestInput): string | null {
	for (const path of listPaths(lists)) {
		if (isWhole(light, path)) continue;
		for (const row of rowsAt([record], path)) if (!isStamped(row) || stampedAtMs(row) >= settledBeforeMs) return null;
	}
	return hash('sha256', JSON.stringify(project(record, '', lists, light)), 'hex').slice(0, 32);
}

function isWhole(light: LightFields, path: string): boolean {
	return light[path]?.[0] === '*';
}

/** Rows of a list in an order that their content gives: the backend's own is no state. */
function project(row: WireRecord, path: string, lists: ChildLists, light: LightFields): unknown {
	const own = isWhole(light, path) ? Object.keys(row).filter((name) => !(name in lists)) : (light[path] ?? []);
	const fields = own.toSorted().map((name) => [name, row[name] ?? null]);
	const children = Object.entries(lists).map(([field, below]) => {
		const rows = row[field];
		if (!Array.isArray(rows)) return [field, rows ?? null];
		const inner = path === '' ? field : `${path}.${field}`;
		return [field, rows.map((child) => JSON.stringify(isWireRecord(child) ? project(child, inner, below, light) : child)).sort()];
	});
	return [fields, children];
}
