/** A record as the backend sends it: nothing about it is known until its schema has judged it. */

export type WireRecord = Readonly<Record<string, unknown>>;

/** Records by collection, of a snapshot or as they were fetched. */
export type ReadRecords = (collection: string) => readonly WireRecord[];

/** True if a value is an object with fields. */
export function isWireRecord(value: unknown): value is WireRecord {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A record's key: its `id`, or the `domain` of a project. A record without either has `''`, so that it stays visible. */
export function recordKey(record: WireRecord): string | number {
	const key = record.id ?? record.domain;
	if (typeof key === 'number' && Number.isFinite(key)) return key;
	return typeof key === 'string' ? key : '';
}

/** A whole number, which some databases give as text; null for anything else. */
export function toWholeNumber(value: unknown): number | null {
	if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
	return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

/** Whole numbers by value, then everything else by code unit. */
export function compareKeys(a: string | number, b: string | number): number {
	if (typeof a === 'number' && typeof b === 'number') return a - b;
	if (typeof a === 'number') return -1;
	if (typeof b === 'number') return 1;
	return a < b ? -1 : a > b ? 1 : 0;
}
