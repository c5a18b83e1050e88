/** How a list is asked for in the backend's words: its filters, its sort, and how many records fit. */
import * as z from 'zod/mini';
import type { Belonging, ListFilters } from '../shop-reads.ts';
import type { ItemsAnswer, ItemsQuery } from './read-items.ts';

export const published = { status: { _eq: 'published' } };

/** Category and manufacturer by their slugs, what a product has several of by ids. */
export function toFilter({ category, manufacturer, subcategories, tags, ids }: ListFilters): ItemsQuery['filter'] {
	const conditions = {
		id: isOneOf(ids),
		category: wrap('slug', isOneOf(category?.map(slugOf))),
		manufacturer: wrap('slug', isOneOf(manufacturer?.map(slugOf))),
		subcategories: wrap('ecommerce_subcategory_id', isOneOf(subcategories)),
		tags: wrap('ecommerce_tag_id', isOneOf(tags)),
	};
	return { ...published, ...Object.fromEntries(Object.entries(conditions).filter(([, condition]) => condition !== null)) };
}

const slugOf = ({ slug }: Belonging): string => slug;

function isOneOf(values: readonly (number | string)[] | undefined): object | null {
	return values === undefined || values.length === 0 ? null : { _in: values };
}

function wrap(field: string, condition: object | null): object | null {
	return condition && { [field]: condition };
}

/** Ends in the id, so that no product stands on two pages. */
export function toSort(sort: string): string[] {
	const parts = sort.split(',').map((part) => part.trim());
	return parts.some((part) => part === 'id' || part === '-id') ? parts : [...parts, 'id'];
}

/** As the backend says; null where it does not. */
export function filterCount({ meta }: Pick<ItemsAnswer, 'meta'>): number | null {
	const known = z.object({ filter_count: z.union([z.int(), z.string().check(z.regex(/^\d+$/))]) }).safeParse(meta);
	return known.success ? Number(known.data.filter_count) : null;
}
