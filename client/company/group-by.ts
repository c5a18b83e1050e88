/** Brings together what belongs below one name of a list, as no name may stand in it twice (HTML, `dl`). */

/** Groups in the order of their first members. */
export function groupBy<Item, Name>(items: readonly Item[], nameOf: (item: Item) => Name): [name: Name, items: Item[]][] {
	const groups = new Map<Name, Item[]>();
	for (const item of items) {
		const name = nameOf(item);
		const group = groups.get(name);
		if (group === undefined) groups.set(name, [item]);
		else group.push(item);
	}
	return [...groups];
}
