/** A list's paging; today's backends give only some of it, and the rest follows from that. */

export interface ListMeta {
	readonly result_count: number;
	readonly filter_count: number;
	readonly limit: number;
	/** Records before this answer's first. */
	readonly offset: number;
	/** From 1. */
	readonly page: number;
	/** 1 for an empty list. */
	readonly page_count: number;
	/** Queries of the same list, such as `?page=2&limit=20`. */
	readonly links: {
		readonly self: string;
		readonly first: string;
		readonly last: string;
		readonly previous: string | null;
		readonly next: string | null;
	};
}

/** `page` from 1. */
export function toListMeta(page: number, limit: number, resultCount: number, filterCount: number): ListMeta {
	const pageCount = Math.max(1, Math.ceil(filterCount / limit));
	const link = (to: number): string => `?page=${to}&limit=${limit}`;
	return {
		result_count: resultCount,
		filter_count: filterCount,
		limit,
		offset: (page - 1) * limit,
		page,
		page_count: pageCount,
		links: {
			self: link(page),
			first: link(1),
			last: link(pageCount),
			previous: page > 1 ? link(Math.min(page - 1, pageCount)) : null,
			next: page < pageCount ? link(page + 1) : null,
		},
	};
}

/** Any of some things, each at most once, in any order. `random`: of 0 to below 1. */
export function chooseRandom<Item>(items: readonly Item[], limit: number, random: () => number): Item[] {
	const rest = [...items];
	const chosen: Item[] = [];
	while (chosen.length < limit && rest.length > 0) chosen.push(...rest.splice(Math.floor(random() * rest.length), 1));
	return chosen;
}
