/** How each action of a list changes its query: any change of filters or sort starts again with the first page. */
import type { Availability } from './catalogue-data.ts';
import { isOffered, type ListOffer, type ListQuery, offeredAvailabilities, orderRange, plainQuery, valuesFilters } from './list-query.ts';

export type ListAction =
	/** Chooses a value, or takes the choice back. */
	| { readonly type: 'toggleValue'; readonly facet: string; readonly id: number }
	| { readonly type: 'toggleAvailability'; readonly availability: Availability }
	/** Whole euros; null: open. */
	| { readonly type: 'setPrice'; readonly from: number | null; readonly to: number | null }
	| { readonly type: 'setSort'; readonly sort: string }
	/** Takes back every filter; the sort stays. */
	| { readonly type: 'clear' }
	| { readonly type: 'showMore' };

/** A choice that is not offered changes only the page. */
export function changeQuery(query: ListQuery, action: ListAction, offer: ListOffer): ListQuery {
	switch (action.type) {
		case 'toggleValue':
			return { ...query, values: toggleValue(query.values, action.facet, action.id, offer), page: 0 };
		case 'toggleAvailability': {
			const offered = isOffered(offer, 'availability') ? offeredAvailabilities : [];
			return { ...query, availability: toggle(query.availability, action.availability, offered), page: 0 };
		}
		case 'setPrice':
			return { ...query, price: isOffered(offer, 'price') ? orderRange(action.from, action.to) : query.price, page: 0 };
		case 'setSort':
			return { ...query, sort: offer.sorts.includes(action.sort) ? action.sort : query.sort, page: 0 };
		case 'clear':
			return { ...plainQuery(offer), sort: query.sort };
		case 'showMore':
			return { ...query, page: query.page + 1 };
	}
}

function toggleValue(values: ListQuery['values'], facet: string, id: number, offer: ListOffer): ListQuery['values'] {
	const filter = valuesFilters(offer).find((each) => each.facet === facet);
	if (filter === undefined) return values;
	const ids = toggle(
		values[facet] ?? [],
		id,
		filter.values.map((value) => value.id),
	);
	const { [facet]: _former, ...others } = values;
	return ids.length === 0 ? others : { ...others, [facet]: ids };
}

/** In the order in which things are offered. */
function toggle<Item>(chosen: readonly Item[], item: Item, offered: readonly Item[]): Item[] {
	return offered.filter((each) => chosen.includes(each) !== (each === item));
}
