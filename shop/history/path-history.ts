/** Which paths records once had: what a redirect leads away from. Paths are without language and store root, which all languages share. */

/** Collections whose records have pages of their own. */
export const pathCollections = ['ecommerce_product', 'ecommerce_category', 'brand', 'page'] as const;

export type PathCollection = (typeof pathCollections)[number];

/** A record and its path: `ringe/aurora` a product, `ringe` a category, `watches/falkenrieth` a brand, `ueber-uns` an info page. */
export interface UsedPath {
	readonly collection: PathCollection;
	readonly id: number;
	readonly path: string;
}

/** A path that a record gave up, or lost when it went. */
export interface FormerPath extends UsedPath {
	/** When it was last given up; see moment.ts. */
	readonly until: string;
}

/** The history with the paths that were in use before and are not any more. */
export function recordPaths(
	history: readonly FormerPath[],
	before: readonly UsedPath[],
	now: readonly UsedPath[],
	moment: string,
): readonly FormerPath[] {
	const current = new Set(now.map(nameOf));
	const next = new Map(history.map((former): [string, FormerPath] => [nameOf(former), former]));
	for (const used of before) {
		const name = nameOf(used);
		if (!current.has(name)) next.set(name, { ...used, until: moment });
	}
	return [...next.values()];
}

function nameOf({ collection, id, path }: UsedPath): string {
	return `${collection} ${id} ${path}`;
}
