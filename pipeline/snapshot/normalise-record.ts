/** Brings a wire record into the one form a snapshot keeps, for every database and every order. Bad values stay as they are: the audit must see them. */
import { toMoney } from './to-money.ts';
import { compareKeys, isWireRecord, recordKey, type WireRecord } from './wire-record.ts';

const volatileFields = new Set(['date_created', 'date_updated', 'user_created', 'user_updated', 'modified_on']);
const decimalFields = new Set(['price_brutto', 'recommended_price', 'shipping_cost', 'present_wrapping', 'default_tax_percent']);
/** Decimals that are no amounts of money, and so have as many places as they need. */
const quantityFields = new Set(['content_quantity']);
const countFields = new Set(['filesize']);
/** JSON that editors put in order: lists inside keep theirs, even if rows have a sort field. */
const jsonFields = new Set(['sub', 'groups', 'fields', 'table', 'filters', 'config', 'alt_translations']);

/** Fields that order a list of children; a list without any of them is data whose order means something. */
const orderFields = ['sort', 'id', 'language', 'directus_files_id', 'ecommerce_attribute_id'] as const;

/** Without volatile system fields, keys sorted with `id` first, children in a stable order, decimals as strings with two places. */
export function normaliseRecord(record: WireRecord): WireRecord {
	const entries: [string, unknown][] = [];
	for (const name of Object.keys(record).sort(compareFieldNames)) {
		const value = record[name];
		if (value === undefined || (volatileFields.has(name) && !isContent(name, record))) continue;
		entries.push([name, normaliseField(name, value)]);
	}
	return Object.fromEntries(entries);
}

/** Records in the order of a snapshot, each normalised. */
export function normaliseRecords(records: readonly WireRecord[]): readonly WireRecord[] {
	return sortStably(records.map(normaliseRecord), (a, b) => compareKeys(recordKey(a), recordKey(b)));
}

/** The day of a rating is shown: it gives the period of a product's ratings. */
function isContent(name: string, record: WireRecord): boolean {
	return name === 'date_created' && 'rating' in record;
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
	if (quantityFields.has(name)) return normaliseQuantity(value);
	if (jsonFields.has(name)) return normaliseJson(value);
	if (countFields.has(name) && typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
	return normaliseValue(value);
}

function normaliseValue(value: unknown): unknown {
	if (Array.isArray(value)) return sortChildren(value.map(normaliseValue));
	return isWireRecord(value) ? normaliseRecord(value) : value;
}

/** `"12.50000"` on Postgres and `12.5` on SQLite are both `"12.5"`. */
function normaliseQuantity(value: unknown): unknown {
	const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
	if (typeof text !== 'string' || !/^\d{1,12}(?:\.\d+)?$/.test(text)) return value;
	return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** Only the order of keys is no one's choice. */
function normaliseJson(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(normaliseJson);
	if (!isWireRecord(value)) return value;
	return Object.fromEntries(
		Object.keys(value)
			.sort(compareFieldNames)
			.map((name) => [name, normaliseJson(value[name])]),
	);
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
