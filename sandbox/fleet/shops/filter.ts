/** Directus' filters: as a test of a record, and as the keys that they leave, so that not every record of every shop has to be made. */
import { isWireRecord, type WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { parentIn } from './child-tables.ts';

export type Matches = (record: WireRecord) => boolean;

/** The record that a field of another one names by its key. */
export type FindLinked = (field: string, key: unknown) => WireRecord | null;

/** The filter asks for something that is not answered here. */
export class UnknownFilter extends Error {
	override readonly name = 'UnknownFilter';
}

/** @throws UnknownFilter */
export function compileFilter(filter: unknown, findLinked: FindLinked): Matches {
	if (!isWireRecord(filter)) throw new UnknownFilter(`${JSON.stringify(filter)} is no filter`);
	const tests = Object.entries(filter).map(([name, condition]) => compileEntry(name, condition, findLinked));
	return (record) => tests.every((test) => test(record));
}

function compileEntry(name: string, condition: unknown, findLinked: FindLinked): Matches {
	if (name === '_and' || name === '_or') {
		if (!Array.isArray(condition)) throw new UnknownFilter(`${name} needs a list`);
		const parts = condition.map((part) => compileFilter(part, findLinked));
		return name === '_and' ? (record) => parts.every((part) => part(record)) : (record) => parts.some((part) => part(record));
	}
	if (!isWireRecord(condition)) return compileEntry(name, { _eq: condition }, findLinked);
	const tests = Object.entries(condition).map(([operator, operand]): Matches => {
		if (operator.startsWith('_') && operator !== '_and' && operator !== '_or') {
			const test = compileOperator(operator, operand);
			return (record) => test(record[name]);
		}
		const ofLinked = compileFilter({ [operator]: operand }, () => {
			throw new UnknownFilter(`${name} leads too far`);
		});
		return (record) => {
			const linked = parentIn(record[name]) ?? findLinked(name, record[name]);
			return linked !== null && ofLinked(linked);
		};
	});
	return (record) => tests.every((test) => test(record));
}

/** SQL compares null with nothing. */
function compileOperator(operator: string, operand: unknown): (value: unknown) => boolean {
	const isNull = (value: unknown) => value === null || value === undefined;
	const known = (test: (value: unknown) => boolean) => (value: unknown) => !isNull(value) && test(value);
	switch (operator) {
		case '_null':
			return (value) => isNull(value) === isTrue(operand);
		case '_nnull':
			return (value) => isNull(value) !== isTrue(operand);
		case '_eq':
			return known((value) => isSame(value, operand));
		case '_neq':
			return known((value) => !isSame(value, operand));
		case '_in': {
			const set = new Set(toList(operand).map(comparable));
			return known((value) => set.has(comparable(value)));
		}
		case '_nin': {
			const set = new Set(toList(operand).map(comparable));
			return known((value) => !set.has(comparable(value)));
		}
		case '_gt':
			return known((value) => compareValues(value, operand) > 0);
		case '_gte':
			return known((value) => compareValues(value, operand) >= 0);
		case '_lt':
			return known((value) => compareValues(value, operand) < 0);
		case '_lte':
			return known((value) => compareValues(value, operand) <= 0);
		case '_istarts_with': {
			const start = String(operand).toLowerCase();
			return known((value) => String(value).toLowerCase().startsWith(start));
		}
		default:
			throw new UnknownFilter(`the operator ${operator} is not known`);
	}
}

function isTrue(operand: unknown): boolean {
	return operand === true || operand === 'true' || operand === 1;
}

function isSame(value: unknown, operand: unknown): boolean {
	return comparable(value) === comparable(operand);
}

/** Numbers come as texts from some databases. */
function comparable(value: unknown): string {
	return String(value);
}

/** Numbers by value, everything else as text; null before all. */
export function compareValues(one: unknown, other: unknown): number {
	if (one === null || one === undefined) return other === null || other === undefined ? 0 : -1;
	if (other === null || other === undefined) return 1;
	const [left, right] = [Number(one), Number(other)];
	if (!Number.isNaN(left) && !Number.isNaN(right)) return left - right;
	return String(one) < String(other) ? -1 : String(one) > String(other) ? 1 : 0;
}

/** The time after which all records that the filter lets through were made or changed; null where it leaves that open. */
export function changedAfter(filter: unknown): string | null {
	if (!isWireRecord(filter)) return null;
	const own = stampNames.map((name) => laterThan(filter[name])).find((time) => time !== null);
	if (own !== undefined) return own;
	const either = Array.isArray(filter._or) ? filter._or.map(changedAfter) : [];
	if (either.length > 0 && !either.includes(null)) return either.toSorted()[0] ?? null;
	const all = Array.isArray(filter._and) ? filter._and : [];
	return all.map(changedAfter).find((time) => time !== null) ?? null;
}

const stampNames = ['date_updated', 'date_created'];

function laterThan(condition: unknown): string | null {
	if (!isWireRecord(condition)) return null;
	const time = condition._gte ?? condition._gt;
	return typeof time === 'string' ? time : null;
}

function toList(operand: unknown): readonly unknown[] {
	return Array.isArray(operand) ? operand : [operand];
}

/** What the filter says of a field, of all records that it lets through; null where it leaves the field open. `null` among the values: no value. */
export function valuesOf(filter: unknown, field: string): readonly (string | null)[] | null {
	if (!isWireRecord(filter)) return null;
	const condition = filter[field];
	const own = isWireRecord(condition) ? valuesOfCondition(condition) : condition === undefined ? null : [String(condition)];
	if (own !== null) return own;
	const parts = Array.isArray(filter._and) ? filter._and : [];
	return parts.map((part) => valuesOf(part, field)).find((values) => values !== null) ?? null;
}

function valuesOfCondition(condition: WireRecord): readonly (string | null)[] | null {
	if ('_eq' in condition) return [String(condition._eq)];
	if ('_in' in condition) return toList(condition._in).map(String);
	// the key of a linked record
	if (isWireRecord(condition.id)) return valuesOfCondition(condition.id);
	return isTrue(condition._null) ? [null] : null;
}
