/** Judges one wire record by its schema: optional fields with faults get the default, all other faults refuse the record. Never throws on content. */
import type * as z from 'zod';
import type { Problem, ProblemList } from '../problem.ts';
import type { WireRecord } from '../snapshot/wire-record.ts';
import { describeValue } from './describe-value.ts';
import { type IssueParams, valueSlot } from './wire-fields.ts';

/** Where a record stands, for its problems. */
export interface RecordPlace {
	readonly collection: string;
	readonly id: string | number;
}

type Path = readonly PropertyKey[];

/** A typed record. A refused one has faults that an editor must fix: it is judged on, so that all faults show at once, but not used. */
interface ReadRecord<T> {
	readonly record: T;
	readonly isRefused: boolean;
}

/** The typed record, or null where too little of it can be read. Every fault is added to `problems`. */
export function readRecord<Schema extends z.ZodType>(
	schema: Schema,
	raw: WireRecord,
	place: RecordPlace,
	problems: ProblemList,
): ReadRecord<z.output<Schema>> | null {
	const first = schema.safeParse(raw);
	if (first.success) return { record: first.data, isRefused: false };
	let mended: unknown = raw;
	let isRefused = false;
	for (const issue of first.error.issues) {
		const params: IssueParams = issue.code === 'custom' ? (issue.params ?? {}) : {};
		problems.add(toProblem(place, issue, params, valueAt(raw, issue.path)));
		if (params.optional || params.standIn !== undefined) mended = replaceValueAt(mended, issue.path, params.standIn ?? null);
		if (!params.optional) isRefused = true;
	}
	const second = schema.safeParse(mended);
	return second.success ? { record: second.data, isRefused } : null;
}

function toProblem(place: RecordPlace, { path, message }: z.core.$ZodIssue, params: IssueParams, value: unknown): Problem {
	const isMissing = value === undefined || value === null || value === '';
	const found = describeValue(value);
	const isSentence = message.includes(valueSlot);
	const sentence = isSentence ? message.replace(valueSlot, () => found) : `Expected ${message}, found ${found}.`;
	return {
		...place,
		field: fieldName(path),
		severity: params.optional ? 'warning' : 'error',
		code: params.code ?? (params.optional ? 'field-ignored' : isMissing ? 'field-required' : 'field-type'),
		message: params.optional ? `${sentence} ${leftOut(params)}` : sentence,
		fix: params.fix ?? (isMissing ? `Fill in this field: it needs ${message}.` : `Enter ${message}.`),
	};
}

function leftOut({ instead }: IssueParams): string {
	return instead === undefined ? 'The value is left out.' : `The value is left out, and the site takes ${instead} instead.`;
}

/** `['rows', 2, 'title']` → `rows[2].title`. */
function fieldName(path: Path): string {
	return path.reduce<string>((name, key) => {
		if (typeof key === 'number') return `${name}[${key}]`;
		return name === '' ? String(key) : `${name}.${String(key)}`;
	}, '');
}

/** undefined where nothing stands there. */
export function valueAt(value: unknown, path: Path): unknown {
	return path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), value);
}

/** A copy with another value at the path. */
function replaceValueAt(value: unknown, [key, ...rest]: Path, standIn: unknown): unknown {
	if (key === undefined) return standIn;
	if (Array.isArray(value)) return value.map((item, index) => (index === key ? replaceValueAt(item, rest, standIn) : item));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, name === key ? replaceValueAt(item, rest, standIn) : item]));
}
