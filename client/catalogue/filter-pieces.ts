/** Finds the products that a query asks for, and how many there would be with each other choice. */
import { addAll, type Bitset, countCommon, emptyBits, fullBits, hasBit, keepCommon, setBit } from './bitset.ts';
import type { Catalogue } from './catalogue.ts';
import type { Availability, PanelFilter } from './catalogue-data.ts';
import { type ListOffer, type ListQuery, offeredAvailabilities, type PriceRange } from './list-query.ts';

export interface Filtered {
	readonly found: Bitset;
	/** Products that each value would show with the other filters as they are, by facet and id. */
	readonly values: ReadonlyMap<string, ReadonlyMap<number, number>>;
	readonly availability: ReadonlyMap<Availability, number>;
	/** Of what the other filters show, in whole euros; null: everything is on request. */
	readonly prices: { readonly lowest: number; readonly highest: number } | null;
}

/** Within a filter one chosen value is enough; all filters have to hold. `within`: products among which is chosen; left out, those of the list. */
export function filterPieces(catalogue: Catalogue, query: ListQuery, offer: ListOffer, within?: Bitset): Filtered {
	const masks = offer.filters.map((filter) => maskOf(catalogue, query, filter));
	const base = baseOf(catalogue, offer, within);
	const values = new Map<string, ReadonlyMap<number, number>>();
	let availability: Filtered['availability'] = new Map();
	let prices: Filtered['prices'] = null;
	for (const [index, filter] of offer.filters.entries()) {
		const others = common(base, masks.toSpliced(index, 1));
		if (filter.kind === 'values') {
			const counts = filter.values.map(({ id }): [number, number] => [id, countCommon(others, catalogue.having(filter.facet, [id]))]);
			values.set(filter.facet, new Map(counts));
		} else if (filter.kind === 'availability') {
			availability = new Map(offeredAvailabilities.map((each) => [each, countCommon(others, catalogue.available(each))]));
		} else prices = priceRange(catalogue, others);
	}
	return { found: common(base, masks), values, availability, prices };
}

/** As `filterPieces` finds them, where nothing else is wanted. */
export function findPieces(catalogue: Catalogue, query: ListQuery, offer: ListOffer, within?: Bitset): Bitset {
	return common(
		baseOf(catalogue, offer, within),
		offer.filters.map((filter) => maskOf(catalogue, query, filter)),
	);
}

function baseOf(catalogue: Catalogue, { scope }: ListOffer, within: Bitset | undefined): Bitset {
	const all = scope === null ? fullBits(catalogue.ids.length) : catalogue.having(scope.facet, scope.ids);
	return within === undefined ? all : common(all, [within]);
}

/** null: nothing is chosen. */
function maskOf(catalogue: Catalogue, { values, price, availability }: ListQuery, filter: PanelFilter): Bitset | null {
	switch (filter.kind) {
		case 'values': {
			const chosen = values[filter.facet] ?? [];
			return chosen.length === 0 ? null : catalogue.having(filter.facet, chosen);
		}
		case 'price':
			return price.from === null && price.to === null ? null : pricedWithin(catalogue, price);
		case 'availability':
			return availability.length === 0 ? null : availableAs(catalogue, availability);
	}
}

function common(base: Bitset, masks: readonly (Bitset | null)[]): Bitset {
	const bits = base.slice();
	for (const mask of masks) if (mask !== null) keepCommon(bits, mask);
	return bits;
}

/** A product on request has no price, and so none within a range. */
function pricedWithin({ ids, amounts }: Catalogue, { from, to }: PriceRange): Bitset {
	const bits = emptyBits(ids.length);
	const lowest = (from ?? 0) * 100;
	const highest = (to ?? Number.POSITIVE_INFINITY) * 100;
	for (let piece = 0; piece < amounts.length; piece += 1) {
		const cents = amounts[piece] ?? 0;
		if (cents > 0 && cents >= lowest && cents <= highest) setBit(bits, piece);
	}
	return bits;
}

function availableAs(catalogue: Catalogue, chosen: readonly Availability[]): Bitset {
	const bits = emptyBits(catalogue.ids.length);
	for (const availability of chosen) addAll(bits, catalogue.available(availability));
	return bits;
}

function priceRange({ amounts }: Catalogue, bits: Bitset): Filtered['prices'] {
	let lowest = Number.POSITIVE_INFINITY;
	let highest = 0;
	for (let piece = 0; piece < amounts.length; piece += 1) {
		const cents = amounts[piece] ?? 0;
		if (cents > 0 && hasBit(bits, piece)) {
			lowest = Math.min(lowest, cents);
			highest = Math.max(highest, cents);
		}
	}
	return highest === 0 ? null : { lowest: Math.floor(lowest / 100), highest: Math.ceil(highest / 100) };
}
