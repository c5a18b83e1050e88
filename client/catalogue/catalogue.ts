/**
 * All products of the shop as the browser filters and sorts them, made of the columns that the builder writes, and how these are loaded.
 */

import type { Language } from '../../site/languages.ts';
import { isMoney, type Money } from '../../site/money.ts';
import type { PriceData, ProductCardData } from '../products/product-card-data.ts';
import { addAll, type Bitset, emptyBits, setBit } from './bitset.ts';
import {
	type Availability,
	availabilities,
	type ColumnData,
	cardBlockOf,
	catalogueQueries,
	codeDigits,
	type FacetsData,
	type OffersData,
	toCardsData,
	toFacetsData,
	toOffersData,
} from './catalogue-data.ts';
import type { FetchQuery } from './fetch-query.ts';

export interface Catalogue {
	/** Hash of the ids in their order. */
	readonly order: string;
	/** By the number of the product, ascending. */
	readonly ids: readonly number[];
	/** The lowest price in cents; 0: on request. */
	readonly amounts: readonly number[];
	/** The products that have one of the values, whose number is not known beforehand; none for a facet that there is not. */
	having(facet: string, values: readonly number[]): Bitset;
	available(availability: Availability): Bitset;
	/** As pages show it. `product`: its number. */
	priceOf(piece: number): PriceData;
}

/** null: the two belong to different builds, and both have to be fetched again. */
export function createCatalogue(facets: FacetsData, offers: OffersData): Catalogue | null {
	if (facets.order !== offers.order) return null;
	let last = 0;
	const ids = facets.idSteps.map((step) => {
		last += step;
		return last;
	});
	const size = ids.length;
	const none = emptyBits(size);
	const highest = new Map(offers.highest);
	const availability = availabilities.map((_, place) => bitsWhere(size, (piece) => offers.availability[piece] === String(place)));
	return {
		order: facets.order,
		ids,
		amounts: offers.amounts,
		having: createHaving(facets.columns, size),
		available: (wanted) => availability[availabilities.indexOf(wanted)] ?? none,
		priceOf: (piece) => ({ amount: toMoney(offers.amounts[piece] ?? 0), highest: toMoney(highest.get(piece) ?? 0) }),
	};
}

/** `having` of a catalogue, over columns of `size` products. */
export function createHaving(columns: FacetsData['columns'], size: number): Catalogue['having'] {
	const none = emptyBits(size);
	const read = new Map<string, ReadonlyMap<number, Bitset>>();

	/** Bitsets of a facet are made when it is first asked for. */
	function bitsets(facet: string): ReadonlyMap<number, Bitset> {
		const column = columns[facet];
		const known = read.get(facet) ?? (column === undefined ? new Map<number, Bitset>() : readColumn(column, size));
		read.set(facet, known);
		return known;
	}

	return (facet, values) => {
		const [first, ...others] = values;
		const known = bitsets(facet);
		if (first !== undefined && others.length === 0) return known.get(first) ?? none;
		const bits = emptyBits(size);
		for (const value of values) addAll(bits, known.get(value) ?? none);
		return bits;
	};
}

function readColumn({ sets, codes }: ColumnData, size: number): ReadonlyMap<number, Bitset> {
	const width = codeWidth(sets.length);
	const bitsBySet = sets.map(() => emptyBits(size));
	for (let piece = 0; piece < size; piece += 1) {
		let code = 0;
		for (let digit = piece * width; digit < (piece + 1) * width; digit += 1)
			code = code * codeDigits.length + codeDigits.indexOf(codes[digit] ?? '');
		const bits = bitsBySet[code];
		if (bits) setBit(bits, piece);
	}
	const byValue = new Map<number, Bitset>();
	for (const [code, values] of sets.entries()) {
		for (const value of values) {
			const bits = byValue.get(value) ?? emptyBits(size);
			addAll(bits, bitsBySet[code] ?? emptyBits(size));
			byValue.set(value, bits);
		}
	}
	return byValue;
}

/** Digits that each code of a column has, which names one of so many sets. */
function codeWidth(setCount: number): number {
	let width = 1;
	for (let reach = codeDigits.length; reach < setCount; reach *= codeDigits.length) width += 1;
	return width;
}

function bitsWhere(size: number, holds: (piece: number) => boolean): Bitset {
	const bits = emptyBits(size);
	for (let piece = 0; piece < size; piece += 1) if (holds(piece)) setBit(bits, piece);
	return bits;
}

/** 0 cents are no price: null. */
function toMoney(cents: number): Money | null {
	const amount = (cents / 100).toFixed(2);
	return cents > 0 && isMoney(amount) ? amount : null;
}

/**
 * Brings the columns of the catalogue, and files that have to be of one build with them. The same object while the answers are.
 * Rejects where it cannot be had.
 */
export type LoadCatalogue = () => Promise<Catalogue>;

export function createCatalogueLoader(fetchQuery: FetchQuery): LoadCatalogue {
	/** The columns that are made of the answers that came last. */
	let made: { readonly facets: FacetsData; readonly offers: OffersData; readonly catalogue: Catalogue } | null = null;

	async function load(fresh: boolean): Promise<Catalogue> {
		const { facets: facetsQuery, offers: offersQuery } = catalogueQueries;
		const answers = await Promise.all([fetchQuery(facetsQuery, { fresh }), fetchQuery(offersQuery, { fresh })]);
		const [facets, offers] = [toFacetsData(answers[0]), toOffersData(answers[1])];
		if (made?.facets === facets && made.offers === offers) return made.catalogue;
		const loaded = createCatalogue(facets, offers);
		if (loaded === null && !fresh) return await load(true);
		if (loaded === null) throw new Error('The columns of the catalogue are of different builds');
		made = { facets, offers, catalogue: loaded };
		return loaded;
	}

	return () => load(false);
}

/** A file that counts the products as the catalogue does: asked for past every cache where that of another build is known. Rejects where it cannot be had. */
export async function loadFitting<Data extends { readonly order: string }>(
	fetchQuery: FetchQuery,
	{ order }: Pick<Catalogue, 'order'>,
	query: string,
	parse: (answer: unknown) => Data,
): Promise<Data> {
	const known = parse(await fetchQuery(query));
	const data = known.order === order ? known : parse(await fetchQuery(query, { fresh: true }));
	if (data.order !== order) throw new Error(`${query} is of another build`);
	return data;
}

/** In the order of the ids, without those that the shop does not have any more. Rejects where they could not be had. */
export async function readCards(
	fetchQuery: FetchQuery,
	catalogue: Catalogue,
	ids: readonly number[],
	language: Language,
): Promise<ProductCardData[]> {
	const places = new Map(catalogue.ids.map((id, piece) => [id, piece]));
	const blocks = [...new Set(ids.filter((id) => places.has(id)).map(cardBlockOf))];
	const answers = await Promise.all(blocks.map((block) => fetchQuery(catalogueQueries.cards(language, block))));
	const cards = new Map(answers.flatMap((answer) => toCardsData(answer).cards).map((card) => [card.id, card]));
	return ids.flatMap((id) => {
		const [card, piece] = [cards.get(id), places.get(id)];
		return card === undefined || piece === undefined ? [] : [{ ...card, price: catalogue.priceOf(piece) }];
	});
}
