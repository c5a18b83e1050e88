/** Links that lead nowhere, as editors look for them: by where they lead, and by the problem that reports one. */
import type { Problem } from '../../pipeline/problem.ts';
import { type DeadLink, deadLinkProblem } from '../../shop/build-shop.ts';
import { type FieldPlace, locateField } from '../records/field-place.ts';
import type { RecordIndex, RecordRef } from '../records/record-index.ts';

/** All links that lead to one place that is not there. */
export interface AuditedLink extends Pick<DeadLink, 'target' | 'lacks'> {
	readonly referrers: readonly LinkReferrer[];
}

/** A text with the link, and the pages that show it. */
export interface LinkReferrer {
	readonly record: RecordRef;
	readonly field: string;
	readonly place: FieldPlace;
	readonly pages: readonly string[];
}

/** By target. */
export function toAuditedLinks(links: readonly DeadLink[], index: RecordIndex): readonly AuditedLink[] {
	const byTarget = [...Map.groupBy(links, ({ lacks, target }) => `${lacks} ${target}`).values()];
	return byTarget
		.flatMap(([first, ...others]): AuditedLink[] => {
			if (first === undefined) return [];
			const { target, lacks } = first;
			return [{ target, lacks, referrers: [first, ...others].map((link) => toReferrer(link, index)) }];
		})
		.sort((a, b) => (a.target < b.target ? -1 : 1));
}

function toReferrer({ record: { collection, id, field }, pages }: DeadLink, index: RecordIndex): LinkReferrer {
	const { place } = locateField(field, index.find(collection, id), 'positions');
	return { record: index.ref(collection, id), field, place, pages };
}

/** The link that a problem reports; null for problems of other kinds. */
export type FindDeadLink = (problem: Pick<Problem, 'code' | 'collection' | 'id' | 'field' | 'message'>) => DeadLink | null;

export function createDeadLinkFinder(links: readonly DeadLink[]): FindDeadLink {
	const keyOf = ({ code, collection, id, field, message }: Parameters<FindDeadLink>[0]) =>
		JSON.stringify([code, collection, id, field, message]);
	const byProblem = new Map(links.map((link) => [keyOf(deadLinkProblem(link)), link]));
	return (problem) => byProblem.get(keyOf(problem)) ?? null;
}
