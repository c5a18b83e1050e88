/** How a list is asked for in the backend's words: its filters, its sort, and how many records fit. */
import * as z from 'zod/mini';
import type { ItemsAnswer, ItemsQuery } from './read-items.ts';
import type { ListFilters } from './shop-reads.ts';

export const published = { status: { _eq: 'published' } };

export function toFilter({ category, manufacturer, subcategories, tags }: ListFilters): ItemsQuery['filter'] {
	const isOneOf = (ids: readonly number[] | undefined) => (ids === undefined || ids.length === 0 ? null : { _in: ids });
	const conditions = {
		category: isOneOf(category),
		manufacturer: isOneOf(manufacturer),
		subcategories: wrap('ecommerce_subcategory_id', isOneOf(subcategories)),
		tags: wrap('ecommerce_tag_id', isOneOf(tags)),
	};
	return { ...published, ...Object.fromEntries(Object.entries(conditions).filter(([, condition]) => condition !== null)) };
}

function wrap(field: string, condition: object | null): object | null {
	return condition && { [field]: condition };
}

/** Ends in the id, so that no piece stands on two pages. */
export function toSort(sort: string): string[] {
	const parts = sort.split(',').map((part) => part.trim());
	return parts.some((part) => part === 'id' || part === '-id') ? parts : [...parts, 'id'];
}

/** As the backend says; the records of the answer where it does not. */
export function filterCount({ meta, data }: ItemsAnswer): number {
	const known = z.object({ filter_count: z.union([z.int(), z.string().check(z.regex(/^\d+$/))]) }).safeParse(meta);
	return known.success ? Number(known.data.filter_count) : data.length;
}
