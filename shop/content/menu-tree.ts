/** Builds the menu from flat entries: top-level entries, and below them links in groups. */
import type { ProblemList } from '../../pipeline/problem.ts';
import { emptyEntry, type FlatMenuEntry, type MenuEntry, type MenuGroup, type MenuLink } from './menu-entry.ts';

/** The tree, sorted. Entries that cannot be placed or lead nowhere are left out with a warning. `entryExists` knows unreadable records too. */
export function toMenu(
	entries: readonly FlatMenuEntry[],
	entryExists: (id: number) => boolean,
	problems: ProblemList,
): readonly MenuEntry[] {
	const sorted = entries.toSorted((a, b) => a.sort - b.sort || a.id - b.id);
	const topLevel = new Set(sorted.filter(({ parent }) => parent === null).map(({ id }) => id));
	const children = Map.groupBy(sorted, ({ parent }) => parent);
	for (const entry of sorted) {
		reportPlace(entry, topLevel, entryExists, problems);
		if (entry.parent !== null && entry.nested.length > 0) reportTooDeep(entry, problems);
	}
	return sorted.flatMap((entry): MenuEntry[] => {
		if (entry.parent !== null) return [];
		const groups = [...entry.nested, ...toGroups(children.get(entry.id) ?? [], problems)];
		if (entry.target !== null || groups.length > 0) return [{ id: entry.id, name: entry.name, target: entry.target, groups }];
		reportEmpty(entry, problems);
		return [];
	});
}

/** Groups in the order of their first links; links without a group name form one without a heading. */
function toGroups(children: readonly FlatMenuEntry[], problems: ProblemList): readonly MenuGroup[] {
	const groups = [...Map.groupBy(children, ({ groupKey }) => groupKey).values()].map((members) => ({
		name: members[0]?.groupName ?? null,
		entries: members.flatMap((member) => toLink(member, problems)),
	}));
	return groups.filter((group) => group.entries.length > 0);
}

function toLink(entry: FlatMenuEntry, problems: ProblemList): MenuLink[] {
	if (entry.target !== null) return [{ id: entry.id, name: entry.name, target: entry.target }];
	reportEmpty(entry, problems);
	return [];
}

function reportPlace(
	{ parent, place }: FlatMenuEntry,
	topLevel: ReadonlySet<number>,
	entryExists: (id: number) => boolean,
	problems: ProblemList,
): void {
	if (parent === null || topLevel.has(parent)) return;
	if (!entryExists(parent)) {
		problems.add({
			...place,
			severity: 'error',
			code: 'reference-missing',
			field: 'parent',
			message: `There is no menu entry ${parent} to stand under.`,
			fix: 'Choose an existing top-level entry, or empty the field.',
		});
		return;
	}
	problems.add({
		...place,
		severity: 'warning',
		code: 'menu-entry-lost',
		field: 'parent',
		message: `The entry stands under ${parent}, which is not a top-level entry that can be shown. It is left out.`,
		fix: 'Choose a top-level entry: the menu has two levels.',
	});
}

function reportEmpty({ place }: FlatMenuEntry, problems: ProblemList): void {
	problems.add({ ...place, severity: 'warning', ...emptyEntry('path') });
}

/** The menu has two levels: what an entry of the second one holds has no place. */
function reportTooDeep({ place }: FlatMenuEntry, problems: ProblemList): void {
	problems.add({
		...place,
		severity: 'warning',
		code: 'menu-entry-lost',
		field: 'sub',
		message: 'The entry stands under another one and holds links itself, for which there is no place. They are left out.',
		fix: 'Choose a top-level entry for them: the menu has two levels.',
	});
}
