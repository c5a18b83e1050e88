/** Judges a whole collection by what is known of its parts. */
import type * as z from 'zod';
import type { Problem } from '../problem.ts';
import { describeValue } from './describe-value.ts';
import type { PartFacts } from './read-part.ts';

interface JudgedRules {
	readonly collection: string;
	readonly schema: z.ZodObject;
}

/** All problems of a collection, in one order however its records are parted. */
export function judgeCollection({ collection, schema }: JudgedRules, parts: readonly PartFacts[]): readonly Problem[] {
	return [
		...parts.flatMap(({ foreign }) => foreign),
		...missingFields(
			collection,
			schema,
			parts.map((part) => part.lacking),
		),
		...duplicates(collection, parts),
		...parts.flatMap(({ problems }) => problems),
	];
}

/** Optional fields that the backend did not send are reported once a collection, not once a record: its schema or the token's rights have changed. */
export function missingFields(collection: string, schema: z.ZodObject, ofParts: readonly PartFacts['lacking'][]): readonly Problem[] {
	const fields = Object.keys(schema.shape);
	const lacking = ofParts.flatMap((part) => part ?? []);
	const [first] = lacking;
	if (first === undefined) return [];
	const missing = new Set(lacking.flatMap((part) => part.fields));
	return [
		{
			collection,
			id: first.first,
			code: 'field-missing',
			severity: 'warning',
			field: fields.flatMap((field) => [...missing].filter((name) => name === field || name.startsWith(`${field}.`))).join(', '),
			message:
				'The backend did not send these fields with this record, and perhaps with others of the collection. They are read as if they were empty.',
			fix: 'Check that the fields exist in the backend and that the token may read them, then fetch again.',
		},
	];
}

function duplicates(collection: string, parts: readonly PartFacts[]): readonly Problem[] {
	if (areDistinct(parts.map(({ keys }) => keys)) && areDistinct(parts.map(({ slugs }) => slugs.filter((slug) => slug !== null)))) return [];
	const problems: Problem[] = [];
	const ids = new Set<string | number>();
	const slugs = new Map<string, string | number>();
	for (const part of parts) {
		for (const [index, id] of part.keys.entries()) {
			if (ids.has(id)) problems.push(sameId(collection, id));
			ids.add(id);
			const slug = part.slugs[index] ?? null;
			if (slug === null) continue;
			const other = slugs.get(slug);
			if (other === undefined) slugs.set(slug, id);
			else problems.push(sameSlug(collection, id, other, slug));
		}
	}
	return problems;
}

function areDistinct(lists: readonly (readonly unknown[])[]): boolean {
	const all = new Set<unknown>();
	for (const list of lists) for (const value of list) all.add(value);
	return all.size === lists.reduce((sum, { length }) => sum + length, 0);
}

function sameId(collection: string, id: string | number): Problem {
	return {
		collection,
		id,
		code: 'record-duplicate',
		severity: 'error',
		field: 'id',
		message: `Two records have the id ${describeValue(id)}.`,
		fix: 'Fetch the content again; if the snapshot was edited by hand, remove one of them.',
	};
}

function sameSlug(collection: string, id: string | number, other: string | number, slug: string): Problem {
	return {
		collection,
		id,
		code: 'slug-duplicate',
		severity: 'error',
		field: 'slug',
		message: `The slug ${describeValue(slug)} is used by two records: ${collection} ${other} and ${collection} ${id}.`,
		fix: 'Give one of them another slug.',
	};
}
