/** The addresses of lists that show what has a tag, as the filters of lists name it (see `client/catalogue/list-query.ts`). */
import { type OfferedFilter, type OfferedValues, offeredFilters, tokenOf } from './offered-filters.ts';

type Sources = Parameters<typeof offeredFilters>;

/** The query of each tag's list by the tag's id, with its `?`; none where lists are not filtered by tags. */
export function tagQueries(content: Sources[0], settings: Sources[1]): ReadonlyMap<number, string> {
	const isTags = (filter: OfferedFilter): filter is OfferedValues => filter.kind === 'values' && filter.facet === 'tag';
	const offered = offeredFilters(content, settings).find(isTags);
	if (offered === undefined) {
		return new Map();
	}
	const slugs = Map.groupBy(offered.values, ({ slug }) => slug);
	return new Map(offered.values.map((value) => [value.id, `?${offered.parameter}=${encodeURIComponent(tokenOf(value, slugs))}`]));
}
