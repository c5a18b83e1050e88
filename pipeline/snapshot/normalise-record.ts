/** Brings a wire record into the one form a snapshot keeps, whichever database it came from and in whatever order. Bad values stay as they are: the audit must see them. */
import { toMoney } from '../content/to-money.ts';
import { compareKeys, isWireRecord, recordKey, type WireRecord } from './wire-record.ts';

const volatileFields = new Set(['date_created', 'date_updated', 'user_created', 'user_updated', 'modified_on']);
const decimalFields = new Set(['price_brutto', 'shipping_cost', 'present_wrapping', 'default_tax_percent']);
const countFields = new Set(['filesize']);

/** Fields that order a list of children; a list without any of them is data whose order means something. */
const orderFields = ['sort', 'id', 'language', 'directus_files_id', 'ecommerce_attribute_id'] as const;

/** Without volatile system fields, keys sorted with `id` first, children in a stable order, decimals as strings with two places. */
export function normaliseRecord(record: WireRecord): WireRecord {
	const entries: [string, unknown][] = [];
	for (const name of Object.keys(record).sort(compareFieldNames)) {
		const value = record[name];
		if (volatileFields.has(name) || value === undefined) continue;
		entries.push([name, normaliseField(name, value)]);
	}
	return Object.fromEntries(entries);
}

/** Records in the order of a snapshot, each normalised. */
export function normaliseRecords(records: readonly WireRecord[]): readonly WireRecord[] {
	return sortStably(records.map(normaliseRecord), (a, b) => compareKeys(recordKey(a), recordKey(b)));
}

function compareFieldNames(a: string, b: string): number {
	if (a === 'id') return -1;
	if (b === 'id') return 1;
	return a < b ? -1 : 1;
}

function normaliseField(name: string, value: unknown): unknown {
	if (decimalFields.has(name)) {
		const result = toMoney(value);
		return 'money' in result ? result.money : value;
	}
	if (countFields.has(name) && typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
	return normaliseValue(value);
}

function normaliseValue(value: unknown): unknown {
	if (Array.isArray(value)) return sortChildren(value.map(normaliseValue));
	return isWireRecord(value) ? normaliseRecord(value) : value;
}

function sortChildren(children: unknown[]): unknown[] {
	const isOrdered = children.some((child) => isWireRecord(child) && orderFields.some((field) => field in child));
	return isOrdered ? sortStably(children, compareChildren) : children;
}

function compareChildren(a: unknown, b: unknown): number {
	for (const field of orderFields) {
		const order = compareKeys(orderKey(a, field), orderKey(b, field));
		if (order !== 0) return order;
	}
	return 0;
}

/** A child without the field, or with nothing in it, comes last. */
function orderKey(child: unknown, field: string): string | number {
	const value = isWireRecord(child) ? child[field] : undefined;
	if (typeof value === 'number' && !Number.isNaN(value)) return value;
	return typeof value === 'string' ? value : '\uffff';
}

/** Sorts a new list; what compares as equal is put in the order of its text, so that the input's order never matters. */
function sortStably<T>(values: readonly T[], compare: (a: T, b: T) => number): T[] {
	return [...values].sort((a, b) => compare(a, b) || compareKeys(JSON.stringify(a) ?? '', JSON.stringify(b) ?? ''));
}
