/** Reads all records of a collection: whose they are, whether their slugs collide, and each by its schema. */
import type * as z from 'zod';
import type { Language } from '../../site/languages.ts';
import type { Snapshot } from '../snapshot/read-snapshot.ts';
import { recordKey, type WireRecord } from '../snapshot/wire-record.ts';
import { describeValue } from './describe-value.ts';
import { RecordTexts } from './localise.ts';
import type { Problem, ProblemList } from './problem.ts';
import { type RecordPlace, readRecord } from './read-record.ts';

/** What reading content needs and collects. */
export interface ContentReading {
	readonly snapshot: Pick<Snapshot, 'records'>;
	readonly projectDomain: string;
	/** Languages whose missing translations are told. */
	readonly languages: readonly Language[];
	readonly problems: ProblemList;
}

type Fault = Pick<Problem, 'code' | 'field' | 'message' | 'fix'>;

/** What the mapping of one record may use. */
export interface RecordContext {
	readonly place: RecordPlace;
	readonly texts: RecordTexts;
	warn(fault: Fault): void;
	fail(fault: Fault): void;
}

export interface CollectionRules<Schema extends z.ZodObject, Result> {
	readonly collection: string;
	readonly schema: Schema;
	/** null leaves the record out; the mapping has said why. */
	to(record: z.output<Schema>, context: RecordContext): Result | null;
	/** Records that are not content, such as drafts; nothing of them is judged but whose they are. */
	readonly isLeftOut?: (record: WireRecord) => boolean;
	/** Field that names the project; `project` unless told. */
	readonly projectField?: string;
	/** Optional fields that are alternatives of others, so that their absence means nothing. */
	readonly alternatives?: readonly string[];
}

/** The readable records of the project, mapped, in the order of the snapshot. */
export function readCollection<Schema extends z.ZodObject, Result>(
	reading: ContentReading,
	rules: CollectionRules<Schema, Result>,
): readonly Result[] {
	const { problems } = reading;
	const own = ownRecords(reading, rules);
	reportMissingFields(own, rules, problems);
	reportDuplicates(own, rules.collection, problems);
	const results: Result[] = [];
	for (const raw of own) {
		const place = placeOf(rules.collection, raw);
		const read = readRecord(rules.schema, raw, place, problems);
		if (read === null) continue;
		const texts = new RecordTexts();
		const result = rules.to(read.record, {
			place,
			texts,
			warn: (fault) => problems.add({ ...place, severity: 'warning', ...fault }),
			fail: (fault) => problems.add({ ...place, severity: 'error', ...fault }),
		});
		texts.report(place, reading.languages, problems);
		if (result !== null && !read.isRefused) results.push(result);
	}
	return results;
}

/** The one record of a collection that has one for each project; null, and nothing said, where there is none. */
export function readSingle<Schema extends z.ZodObject, Result>(
	reading: ContentReading,
	rules: CollectionRules<Schema, Result>,
): Result | null {
	const results = readCollection(reading, rules);
	const records = reading.snapshot.records(rules.collection).filter((record) => isOwn(record, reading, rules));
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

function placeOf(collection: string, record: WireRecord): RecordPlace {
	return { collection, id: recordKey(record) };
}

function isOwn(record: WireRecord, reading: ContentReading, rules: { readonly projectField?: string }): boolean {
	return record[rules.projectField ?? 'project'] === reading.projectDomain;
}

function ownRecords<Schema extends z.ZodObject, Result>(
	reading: ContentReading,
	rules: CollectionRules<Schema, Result>,
): readonly WireRecord[] {
	const field = rules.projectField ?? 'project';
	return reading.snapshot.records(rules.collection).filter((record) => {
		const domain = record[field];
		const isForeign = typeof domain === 'string' && domain !== reading.projectDomain;
		if (isForeign) {
			reading.problems.add({
				...placeOf(rules.collection, record),
				code: 'foreign-project',
				severity: 'error',
				field,
				message: `The record belongs to the project ${describeValue(domain)}, but this site is ${describeValue(reading.projectDomain)}.`,
				fix: 'Fetch again with a token that reads this project only; if the record was moved, give it the right project.',
			});
		}
		return !isForeign && !rules.isLeftOut?.(record);
	});
}

/** Optional fields that did not come from the backend are told once a collection, not once a record: its schema or the token's rights have changed. */
function reportMissingFields<Schema extends z.ZodObject, Result>(
	records: readonly WireRecord[],
	{ collection, schema, alternatives = [] }: CollectionRules<Schema, Result>,
	problems: ProblemList,
): void {
	const optionalFields = Object.keys(schema.shape).filter((field) => schema.shape[field]?._zod.optin === 'optional');
	const expected = optionalFields.filter((field) => !alternatives.includes(field));
	const missing = expected.filter((field) => records.some((record) => !(field in record)));
	const first = records.find((record) => missing.some((field) => !(field in record)));
	if (first === undefined) return;
	problems.add({
		...placeOf(collection, first),
		code: 'field-missing',
		severity: 'warning',
		field: missing.join(', '),
		message:
			'The backend did not send these fields with this record, and perhaps with others of the collection. They are read as if they were empty.',
		fix: 'Check that the fields exist in the backend and that the token may read them, then fetch again.',
	});
}

function reportDuplicates(records: readonly WireRecord[], collection: string, problems: ProblemList): void {
	const ids = new Set<string | number>();
	const slugs = new Map<string, string | number>();
	for (const record of records) {
		const place = placeOf(collection, record);
		if (ids.has(place.id)) {
			problems.add({
				...place,
				code: 'record-duplicate',
				severity: 'error',
				field: 'id',
				message: `Two records have the id ${describeValue(place.id)}.`,
				fix: 'Fetch the content again; if the snapshot was edited by hand, remove one of them.',
			});
		}
		ids.add(place.id);
		const { slug } = record;
		if (typeof slug !== 'string') continue;
		const other = slugs.get(slug);
		if (other !== undefined) {
			problems.add({
				...place,
				code: 'slug-duplicate',
				severity: 'error',
				field: 'slug',
				message: `The slug ${describeValue(slug)} is used by two records: ${collection} ${other} and ${collection} ${place.id}.`,
				fix: 'Give one of them another slug.',
			});
		}
		slugs.set(slug, other ?? place.id);
	}
}
