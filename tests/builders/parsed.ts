/** Parses records in memory, as if they had been read from a snapshot. */
import type { ParsedContent } from '../../pipeline/content/parse-content.ts';
import { parseContent } from '../../pipeline/content/parse-content.ts';
import type { Problem } from '../../pipeline/content/problem.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { projectDomain, someRecords } from './records.ts';

/** Parses the small sound site with some of its collections replaced. */
export function parsed(changes: Readonly<Record<string, readonly WireRecord[]>> = {}): ParsedContent {
	const records = someRecords(changes);
	return parseContent({ records: (collection) => records[collection] ?? [], notices: [] }, { projectDomain });
}

/** `severity code collection id field` of each problem, for comparing at a glance. */
export function outline(problems: readonly Problem[]): readonly string[] {
	return problems.map(({ severity, code, collection, id, field }) => `${severity} ${code} ${collection} ${id} ${field}`);
}
