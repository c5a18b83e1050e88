/** Reports the problems of a site's pages in the order of its plan, whether the pages were made now or by an earlier build. */
import type { Problem } from '../../pipeline/problem.ts';
import { type KnownPage, recordOfOwner, recordOwner } from '../changes/known-pages.ts';
import type { Route } from '../routes/route.ts';
import type { RecordEntry, RecordPages, SitePlan } from '../routes/site-plan.ts';
import type { DeadReference } from './dead-links.ts';
import type { NoteBook } from './page-notes.ts';

/** Of the pictures and texts of records. */
export function recordProblems({ records }: Pick<SitePlan, 'records'>, notes: NoteBook): Problem[] {
	return notedRecords(records, notes).flatMap(({ id }) => notes.problems(recordOwner(id)));
}

/** Records of whose pages there is anything to say, in the order of the plan. */
function notedRecords({ entries }: Pick<RecordPages, 'entries'>, notes: NoteBook): readonly RecordEntry[] {
	const ids = new Set([...notes.owners()].flatMap((owner) => recordOfOwner(owner) ?? []));
	return ids.size === 0 ? [] : entries.filter(({ id }) => ids.has(id));
}

/** Links that lead to no page of the site. */
export function* deadReferences(plan: SitePlan, places: readonly KnownPage[], notes: NoteBook): Generator<DeadReference> {
	function* ofOwner(owner: string, routes: () => readonly Route[]): Generator<DeadReference> {
		const links = notes.linksOf(owner);
		for (const page of links === null ? [] : routes()) {
			const { dropped = [], dead = [] } = links?.[page.path] ?? {};
			for (const target of dropped) {
				yield { lacks: 'page', target, isDropped: true, page };
			}
			for (const target of dead) {
				yield { lacks: 'page', target, isDropped: false, page };
			}
		}
	}

	for (const { name, place } of places) {
		yield* ofOwner(name, () => plan.routesOf(place));
	}
	for (const entry of notedRecords(plan.records, notes)) {
		yield* ofOwner(recordOwner(entry.id), () => plan.routesOf(plan.records.pageOf(entry)));
	}
}
