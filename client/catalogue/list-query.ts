/**
 * A visitor's choices in a list, what each action makes of them, and their form in the address. Each state has one spelling; typed
 * addresses are read as far as they mean something.
 */
import type { LinkData, ListPageData } from '../products/product-card-data.ts';
import type { Availability, PanelData, PanelFilter, PanelValue, ValuesFilter } from './catalogue-data.ts';

export interface ListQuery {
	/** Ids of chosen values by facet, in the order in which they are offered; a facet of which nothing is chosen is absent. */
	readonly values: Readonly<Record<string, readonly number[]>>;
	readonly price: PriceRange;
	/** The chosen ones, the best first; never `sold-out`. */
	readonly availability: readonly Availability[];
	/** Backend notation; one of the list's sorts. */
	readonly sort: string;
	/** How many pages are shown beside the first one. */
	readonly page: number;
}

/** Whole euros, both included; null: open. */
export interface PriceRange {
	readonly from: number | null;
	readonly to: number | null;
}

/** The products among which a list chooses: all that have one of the values. */
export interface ListScope {
	readonly facet: 'category' | 'manufacturer';
	readonly ids: readonly number[];
}

export interface ListOffer {
	/** null: the whole shop. */
	readonly scope: ListScope | null;
	readonly filters: readonly PanelFilter[];
	/** The default first. */
	readonly sorts: readonly string[];
}

const parameters = { price: 'preis', availability: 'verfuegbar', sort: 'sortierung', page: 'seite' } as const;

/** An availability's token in the address, the best first. */
const availabilityTokens: readonly (readonly [Availability, string])[] = [
	['in-stock', 'sofort'],
	['to-order', 'bestellbar'],
];

/** Availabilities that can be chosen, the best first. */
export const offeredAvailabilities: readonly Availability[] = availabilityTokens.map(([availability]) => availability);

const highestPage = 999;
const highestPrice = 99_999_999;

/** The filters and values that a list offers: none that all its products have, none of other categories. */
export function toOffer({ filters }: PanelData, scope: ListScope | null, sorts: readonly string[]): ListOffer {
	const categories = scope?.facet === 'category' ? scope.ids : [];
	const isHere = ({ categoryIds }: PanelValue) =>
		categories.length === 0 || categoryIds.length === 0 || categoryIds.some((id) => categories.includes(id));
	const offered = filters.flatMap((filter): PanelFilter[] => {
		if (filter.kind !== 'values') return [filter];
		if (filter.categoryId !== null && (categories.length !== 1 || filter.categoryId !== categories[0])) return [];
		const isScope = filter.facet === scope?.facet;
		if (isScope && scope.ids.length === 1) return [];
		const values = filter.values.filter((value) => isHere(value) && (!isScope || scope.ids.includes(value.id)));
		return values.length === 0 ? [] : [{ ...filter, values }];
	});
	return { scope, filters: offered, sorts };
}

/** A list as it is without any choice. */
export function plainQuery({ sorts }: Pick<ListOffer, 'sorts'>): ListQuery {
	return { values: {}, price: { from: null, to: null }, availability: [], sort: sorts[0] ?? 'id', page: 0 };
}

/** `search`: of an address, with or without its `?`. Values that the list does not offer are ignored. */
export function parseQuery(search: string, offer: ListOffer): ListQuery {
	const asked = new URLSearchParams(search);
	const tokens = (parameter: string) => new Set((asked.get(parameter) ?? '').split(','));
	const plain = plainQuery(offer);
	const chosen = valuesFilters(offer).map(({ facet, parameter, values }): [string, number[]] => {
		const wanted = tokens(parameter);
		return [facet, values.filter(({ token }) => wanted.has(token)).map(({ id }) => id)];
	});
	const available = tokens(parameters.availability);
	const sort = asked.get(parameters.sort);
	const page = readNumber(asked.get(parameters.page) ?? '', highestPage);
	return {
		values: Object.fromEntries(chosen.filter(([, ids]) => ids.length > 0)),
		price: isOffered(offer, 'price') ? readRange(asked.get(parameters.price) ?? '') : plain.price,
		availability: isOffered(offer, 'availability')
			? availabilityTokens.filter(([, token]) => available.has(token)).map(([availability]) => availability)
			: [],
		sort: sort !== null && offer.sorts.includes(sort) ? sort : plain.sort,
		page: page === null || page < 2 ? 0 : page - 1,
	};
}

/** With its `?`; `''` for a list without any choice. */
export function toSearch(query: ListQuery, offer: ListOffer): string {
	const { price, availability, sort, page } = query;
	const parts = new Map<string, string[]>();
	for (const { facet, parameter, values } of valuesFilters(offer)) {
		const chosen = new Set(query.values[facet]);
		const tokens = values.filter(({ id }) => chosen.has(id)).map(({ token }) => token);
		parts.set(parameter, [...(parts.get(parameter) ?? []), ...tokens]);
	}
	parts.set(parameters.price, price.from === null && price.to === null ? [] : [`${price.from ?? ''}-${price.to ?? ''}`]);
	parts.set(
		parameters.availability,
		availabilityTokens.filter(([each]) => availability.includes(each)).map(([, token]) => token),
	);
	parts.set(parameters.sort, sort === plainQuery(offer).sort ? [] : [sort]);
	parts.set(parameters.page, page === 0 ? [] : [String(page + 1)]);
	const text = [...parts].flatMap(([name, tokens]) => (tokens.length === 0 ? [] : [`${name}=${tokens.map(encodeURIComponent).join(',')}`]));
	return text.length === 0 ? '' : `?${text.join('&')}`;
}

function valuesFilters({ filters }: Pick<ListOffer, 'filters'>): readonly ValuesFilter[] {
	return filters.filter((filter) => filter.kind === 'values');
}

/** Whether the panel has the filter of a kind. */
function isOffered({ filters }: Pick<ListOffer, 'filters'>, kind: PanelFilter['kind']): boolean {
	return filters.some((filter) => filter.kind === kind);
}

/** A range the wrong way round is turned round. */
function readRange(text: string): PriceRange {
	const [, from = '', to = ''] = /^(\d*)-(\d*)$/.exec(text) ?? [];
	return orderRange(readNumber(from, highestPrice), readNumber(to, highestPrice));
}

/** A price of 0 bounds nothing. */
function orderRange(from: number | null, to: number | null): PriceRange {
	const bounds = { from: from || null, to: to || null };
	return bounds.from !== null && bounds.to !== null && bounds.from > bounds.to ? { from: bounds.to, to: bounds.from } : bounds;
}

/** null for what is no whole number, or too large a one. */
function readNumber(text: string, highest: number): number | null {
	return /^\d{1,9}$/.test(text) && Number(text) <= highest ? Number(text) : null;
}

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

/**
 * How each action of a list changes its query: any change of filters or sort starts again with the first page. A choice that is not
 * offered changes only the page.
 */
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

export interface CategoryLink extends LinkData {
	readonly id: number;
	readonly count: number;
}

/** A page of a list that can be filtered and sorted. */
export interface ListData extends ListPageData {
	/** Path of the list's first page, which its address is when something is chosen. */
	readonly path: string;
	/** null: the whole shop. */
	readonly scope: ListScope | null;
	/** In the backend's notation, the shop's own first. */
	readonly sorts: readonly string[];
	/** Parts of a larger list, of which this one may be one; empty: there is but this one. */
	readonly categories: readonly CategoryLink[];
	readonly whole: LinkData & { readonly scope: ListScope | null };
}
