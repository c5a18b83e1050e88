/** Reads all records of a collection at once. */
import type * as z from 'zod';
import type { ProblemList } from '../problem.ts';
import type { Snapshot } from '../snapshot/open-snapshot.ts';
import { recordKey } from '../snapshot/wire-record.ts';
import { judgeCollection } from './judge-collection.ts';
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

/** The one record of a collection that has one for each project; null, and nothing said, where there is none. */
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
