/** Reads all records of a collection at once. */
import type * as z from 'zod';
import type { ProblemList } from '../problem.ts';
import type { Snapshot } from '../snapshot/open-snapshot.ts';
import { recordKey, type WireRecord } from '../snapshot/wire-record.ts';
import { judgeCollection } from './judge-collection.ts';
import type { RecordExists } from './known-reference.ts';
import { type CollectionRules, type PartReading, placeOf, readPart } from './read-part.ts';

/** What reading content needs and collects. */
export interface ContentReading extends PartReading {
	readonly snapshot: Pick<Snapshot, 'records'>;
	readonly problems: ProblemList;
}

/** The readable records of the project, mapped, in the order of the snapshot. */
export function readCollection<Schema extends z.ZodObject, Result>(
	reading: ContentReading,
	rules: CollectionRules<Schema, Result>,
): readonly Result[] {
	const part = readPart(reading.snapshot.records(rules.collection), reading, rules);
	for (const problem of judgeCollection(rules, [part])) reading.problems.add(problem);
	return part.results;
}

/** The record of a collection that has one for each project. A missing record is null, and no problem. */
export function readSingle<Schema extends z.ZodObject, Result>(
	reading: ContentReading,
	rules: CollectionRules<Schema, Result>,
): Result | null {
	const results = readCollection(reading, rules);
	const field = rules.projectField ?? 'project';
	const records = reading.snapshot.records(rules.collection).filter((record) => record[field] === reading.projectDomain);
	const [first, second] = records;
	if (first !== undefined && second !== undefined) {
		reading.problems.add({
			...placeOf(rules.collection, second),
			code: 'record-surplus',
			severity: 'warning',
			field: 'id',
			message: `The project has ${records.length} records here, but only one can be used: ${recordKey(first)}.`,
			fix: 'Delete the records that are not needed.',
		});
	}
	return results[0] ?? null;
}

/** Collections are asked for several times, but for the one of all files, which may be large. */
export function readRecordsOnce(snapshot: Pick<Snapshot, 'records'>): Pick<Snapshot, 'records'> {
	const known = new Map<string, readonly WireRecord[]>();
	return {
		records(collection) {
			const records = known.get(collection) ?? snapshot.records(collection);
			known.set(collection, records);
			return records;
		},
	};
}

/** Ids of a collection as texts. Unreadable records are among them: what is wrong with them has been said, and need not be said again where they are referred to. */
export function keysOf(reading: ContentReading, collection: string): ReadonlySet<string> {
	return new Set(reading.snapshot.records(collection).map((record) => String(recordKey(record))));
}

/** The same as a question. */
export function existsIn(reading: ContentReading, collection: string): RecordExists {
	const keys = keysOf(reading, collection);
	return (id) => keys.has(String(id));
}

/** Equal orders stay in the snapshot's order, which is by id. */
export function bySort<T extends { readonly sort: number }>(records: readonly T[]): readonly T[] {
	return records.toSorted((a, b) => a.sort - b.sort);
}
