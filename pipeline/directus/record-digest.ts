/** One short text for all that is light of a record and its children: equal texts are equal states. */
import { hash } from 'node:crypto';
import { isWireRecord, type WireRecord } from '../snapshot/wire-record.ts';
import { isStamped, type LightFields, listPaths, rowsAt, stampedAtMs } from './light-fields.ts';
import type { ChildLists } from './queries.ts';

export interface DigestInput {
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
