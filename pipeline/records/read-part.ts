/**
 * Reads a part of a collection's records: whose they are, and each by its schema. What can only be judged over the whole collection is noted
 * in a small form, so that parts can be read at different times.
 */
import type * as z from 'zod';
import type { Language } from '../../site/languages.ts';
import { type Problem, ProblemList } from '../problem.ts';
import { recordKey, type WireRecord } from '../snapshot/wire-record.ts';
import { describeValue } from './describe-value.ts';
import { findLacking, type LackingFields } from './find-lacking.ts';
import { flattenTranslations } from './flatten-translations.ts';
import { RecordTexts } from './localise.ts';
import { type RecordPlace, readRecord } from './read-record.ts';

/** Whose content is read, and for whom. */
export interface PartReading {
	readonly projectDomain: string;
	/** Languages whose missing translations are reported. */
	readonly languages: readonly Language[];
}

/** A problem of a record whose place and severity are known. */
export type Fault = Pick<Problem, 'code' | 'field' | 'message' | 'fix'>;

/** What the mapping of one record may use. */
export interface RecordContext {
	readonly place: RecordPlace;
	readonly texts: RecordTexts;
	warn(fault: Fault): void;
	fail(fault: Fault): void;
	/** Takes problems of another record that is judged together with this one. */
	readonly problems: ProblemList;
}

export interface CollectionRules<Schema extends z.ZodObject, Result> {
	readonly collection: string;
	readonly schema: Schema;
	/** null leaves the record out; the mapping has said why. */
	to(record: z.output<Schema>, context: RecordContext): Result | null;
	/** Records that are not content, such as drafts; nothing of them is judged but whose they are. */
	readonly isLeftOut?: (record: WireRecord) => boolean;
	/** Field that names the project; the default is `project`. */
	readonly projectField?: string;
	/** Optional fields that are alternatives of others, so that their absence means nothing; those of child rows as `images.private_hash`. */
	readonly alternatives?: readonly string[];
}

/** What the judgement of a whole collection needs of a part. Plain data. */
export interface PartFacts {
	/** Records of other projects. */
	readonly foreign: readonly Problem[];
	/** Of the project's records, in the order of the snapshot. */
	readonly keys: readonly (string | number)[];
	/** Beside the keys; null where a record has no slug. */
	readonly slugs: readonly (string | null)[];
	readonly lacking: LackingFields | null;
	/** Of single records. */
	readonly problems: readonly Problem[];
}

interface CollectionPart<Result> extends PartFacts {
	/** The readable records of the project, mapped, in the order of the snapshot. */
	readonly results: readonly Result[];
}

/** Facts of a part that need no judgement of its single records. */
interface PartSurvey extends Omit<PartFacts, 'problems'> {
	/** The records of the project that are content. */
	readonly own: readonly WireRecord[];
}

/** Looks at the records of a part from outside. */
export function surveyPart<Schema extends z.ZodObject, Result>(
	records: readonly WireRecord[],
	reading: PartReading,
	rules: CollectionRules<Schema, Result>,
): PartSurvey {
	const foreign: Problem[] = [];
	const own = ownRecords(records, reading, rules, foreign);
	const slugs = own.map(({ slug }) => (typeof slug === 'string' ? slug : null));
	return { own, foreign, keys: own.map(recordKey), slugs, lacking: findLacking(own, rules) };
}

/** Reads the records of a part. Never throws on content. */
export function readPart<Schema extends z.ZodObject, Result>(
	records: readonly WireRecord[],
	reading: PartReading,
	rules: CollectionRules<Schema, Result>,
): CollectionPart<Result> {
	const { own, ...survey } = surveyPart(records, reading, rules);
	const problems = new ProblemList();
	const results = own.flatMap((record) => readOwnRecord(record, reading, rules, problems) ?? []);
	return { ...survey, results, problems: problems.all };
}

/** The results of a part that was judged before: the problems of its records are known. */
export function readResults<Schema extends z.ZodObject, Result>(
	records: readonly WireRecord[],
	reading: PartReading,
	rules: CollectionRules<Schema, Result>,
): readonly Result[] {
	const problems = new ProblemList();
	return ownRecords(records, reading, rules, []).flatMap((record) => readOwnRecord(record, reading, rules, problems) ?? []);
}

/** The project's records that are content. A record of another project adds a problem to `foreign`. */
function ownRecords<Schema extends z.ZodObject, Result>(
	records: readonly WireRecord[],
	reading: PartReading,
	rules: CollectionRules<Schema, Result>,
	foreign: Problem[],
): readonly WireRecord[] {
	return records.filter((record) => {
		const problem = judgeOwner(record, reading, rules);
		if (problem !== null) foreign.push(problem);
		return problem === null && !rules.isLeftOut?.(record);
	});
}

/** One record that a survey found to be the project's own; null where it is left out. Its faults are added to `problems`. */
export function readOwnRecord<Schema extends z.ZodObject, Result>(
	raw: WireRecord,
	reading: Pick<PartReading, 'languages'>,
	rules: CollectionRules<Schema, Result>,
	problems: ProblemList,
): Result | null {
	const place = placeOf(rules.collection, raw);
	const read = readRecord(rules.schema, flattenTranslations(raw), place, problems);
	if (read === null) return null;
	const texts = new RecordTexts();
	const result = rules.to(read.record, {
		place,
		texts,
		warn: (fault) => problems.add({ ...place, severity: 'warning', ...fault }),
		fail: (fault) => problems.add({ ...place, severity: 'error', ...fault }),
		problems,
	});
	texts.report(place, reading.languages, problems);
	return read.isRefused ? null : result;
}

export function placeOf(collection: string, record: WireRecord): RecordPlace {
	return { collection, id: recordKey(record) };
}

/** null for a record of the project; one that names no project is judged by its schema. */
function judgeOwner(
	record: WireRecord,
	{ projectDomain }: PartReading,
	{ collection, projectField = 'project' }: { readonly collection: string; readonly projectField?: string },
): Problem | null {
	const domain = record[projectField];
	if (typeof domain !== 'string' || domain === projectDomain) return null;
	return {
		...placeOf(collection, record),
		code: 'foreign-project',
		severity: 'error',
		field: projectField,
		message: `The record belongs to the project ${describeValue(domain)}, but this site is ${describeValue(projectDomain)}.`,
		fix: 'Fetch again with a token that reads this project only; if the record was moved, give it the right project.',
	};
}
