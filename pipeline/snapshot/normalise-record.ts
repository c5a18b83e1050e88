/** Brings a wire record into the one form a snapshot keeps, for every database and every order. Bad values stay as they are: the audit must see them. */
import { compareKeys, isWireRecord, recordKey, type WireRecord } from './wire-record.ts';

/** Fields that order a list of children, before those that its collection adds; a list without any of them is data whose order means something. */
const orderFields: readonly string[] = ['sort', 'id', 'language'];

/** Without system fields that are no content, keys sorted with `id` first, children in a stable order, decimals as strings. */
export function normaliseRecord(record: WireRecord, form: RecordForm): WireRecord {
	return normaliseRow(record, form, [...orderFields, ...form.links], form.content);
}

/** Records in the order of a snapshot, each normalised. */
export function normaliseRecords(records: readonly WireRecord[], form: RecordForm): readonly WireRecord[] {
	const order = [...orderFields, ...form.links];
	const normalised = records.map((record) => normaliseRow(record, form, order, form.content));
	return sortStably(normalised, (a, b) => compareKeys(recordKey(a), recordKey(b)));
}

const nothing: ReadonlySet<string> = new Set();

/** `content`: system fields that are some. Those of a child row never are. */
function normaliseRow(row: WireRecord, form: RecordForm, order: readonly string[], content: ReadonlySet<string>): WireRecord {
	const entries: [string, unknown][] = [];
	for (const name of Object.keys(row).sort(compareFieldNames)) {
		const value = row[name];
		if (value === undefined || (systemFields.has(name) && !content.has(name))) continue;
		entries.push([name, normaliseField(name, value, form, order)]);
	}
	return Object.fromEntries(entries);
}

function compareFieldNames(a: string, b: string): number {
	if (a === 'id') return -1;
	if (b === 'id') return 1;
	return a < b ? -1 : 1;
}

function normaliseField(name: string, value: unknown, form: RecordForm, order: readonly string[]): unknown {
	if (form.amounts.has(name)) {
		const result = toDecimal(value);
		return 'decimal' in result ? result.decimal : value;
	}
	if (form.quantities.has(name)) return normaliseQuantity(value);
	if (form.json.has(name)) return normaliseJson(value);
	if (form.counts.has(name) && typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
	return normaliseValue(value, form, order);
}

function normaliseValue(value: unknown, form: RecordForm, order: readonly string[]): unknown {
	if (Array.isArray(value)) {
		return sortChildren(
			value.map((item: unknown) => normaliseValue(item, form, order)),
			order,
		);
	}
	return isWireRecord(value) ? normaliseRow(value, form, order, nothing) : value;
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

function sortChildren(children: unknown[], order: readonly string[]): unknown[] {
	const isOrdered = children.some((child) => isWireRecord(child) && order.some((field) => field in child));
	return isOrdered ? sortStably(children, (a, b) => compareChildren(a, b, order)) : children;
}

function compareChildren(a: unknown, b: unknown, fields: readonly string[]): number {
	for (const field of fields) {
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

/** Names of fields, of the records and of their child rows. */
export interface RecordForm {
	/** Decimals that have two places. */
	readonly amounts: ReadonlySet<string>;
	/** Decimals that have as many places as they need. */
	readonly quantities: ReadonlySet<string>;
	/** Whole numbers that some databases give as text. */
	readonly counts: ReadonlySet<string>;
	/** JSON that editors put in order: lists inside keep theirs, even if rows have a sort field. */
	readonly json: ReadonlySet<string>;
	/** Fields that order rows which have nothing else that does. */
	readonly links: ReadonlySet<string>;
	/** System fields of a record that are content. */
	readonly content: ReadonlySet<string>;
}

/** Fields in which the backend notes who wrote a row and when: they change by themselves. */
export const systemFields: ReadonlySet<string> = new Set(['date_created', 'date_updated', 'user_created', 'user_updated', 'modified_on']);

type DecimalResult = { readonly decimal: string } | { readonly fault: string };

const pattern = /^(\d{1,12})(?:\.(\d+))?$/;

/** The amount with two decimals, or what is wrong with the value. Trailing zeros beyond the second decimal are no fault. */
export function toDecimal(value: unknown): DecimalResult {
	if (typeof value !== 'number' && typeof value !== 'string') return { fault: 'is not an amount' };
	const text = String(value).trim();
	if (/^-\d/.test(text)) return { fault: 'is below zero' };
	const match = pattern.exec(text);
	if (match === null) return { fault: 'is not an amount' };
	const whole = (match[1] ?? '').replace(/^0+(?=\d)/, '');
	const places = (match[2] ?? '').replace(/0+$/, '');
	if (places.length > 2) return { fault: 'has more than two decimals' };
	return { decimal: `${whole}.${places.padEnd(2, '0')}` };
}
