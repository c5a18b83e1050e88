/** Links that lead nowhere, with every page that has them: what a build tells once for a record, an editor wants to find everywhere. */
import type { Problem } from '../../pipeline/content/problem.ts';
import type { NoteBook } from '../pages/page-notes.ts';
import type { SitePlan } from '../routes/plan-site.ts';
import { type PlannedPlace, productOwner } from '../touched/planned-places.ts';
import type { DeadAnchor, Referrer } from './page-targets.ts';

export interface DeadLink {
	/** As the text has it, or the site path. */
	readonly target: string;
	/** `page`: there is no such page. `anchor`: the page has no such place. */
	readonly lacks: 'page' | 'anchor';
	readonly referrers: readonly Referrer[];
}

/** By target. */
export function toDeadLinks(
	plan: SitePlan,
	places: readonly PlannedPlace[],
	notes: NoteBook,
	anchors: readonly DeadAnchor[],
): readonly DeadLink[] {
	const byTarget = new Map<string, Referrer[]>();
	const owners = [
		...places.map(({ name, place }) => ({ name, place })),
		...plan.products.entries.map((entry) => ({ name: productOwner(entry.id), place: plan.products.placeOf(entry) })),
	];
	for (const { name, place } of owners) {
		const links = notes.linksOf(name);
		for (const { path, record } of links === null ? [] : plan.routesOf(place)) {
			const { dropped = [], dead = [] } = links?.[path] ?? {};
			for (const target of new Set([...dropped, ...dead])) {
				const referrers = byTarget.get(target) ?? [];
				byTarget.set(target, referrers);
				referrers.push({ path, record });
			}
		}
	}
	const links: DeadLink[] = [
		...[...byTarget].map(([target, referrers]) => ({ target, lacks: 'page' as const, referrers })),
		...anchors.map((anchor) => ({ ...anchor, lacks: 'anchor' as const })),
	];
	return links.sort((a, b) => (a.target < b.target ? -1 : 1));
}

/** One warning for each record and target. */
export function deadAnchorProblems(anchors: readonly DeadAnchor[]): readonly Problem[] {
	return anchors.flatMap(({ target, referrers }) => {
		const byRecord = Map.groupBy(referrers, ({ record }) => `${record.collection} ${record.id} ${record.field}`);
		return [...byRecord.values()].flatMap(([first]): Problem[] =>
			first === undefined
				? []
				: [
						{
							...first.record,
							code: 'anchor-dead',
							severity: 'warning',
							message: `The page ${first.path} links to ${target}, and that page has no such place.`,
							fix: 'Correct what stands behind the "#", or remove it.',
						},
					],
		);
	});
}
