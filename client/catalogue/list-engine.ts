/** Shows lists as their addresses ask for them, from the catalogue's files: at once where these are there, else after loading them. */
import { productPageSize } from '../../site/constants.ts';
import type { Language } from '../../site/languages.ts';
import { isMoney, type Money } from '../../site/money.ts';
import type { ProductCardData } from '../pages/product-card-data.ts';
import { countBits } from './bitset.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { type CardData, cardBlockOf, catalogueQueries, type FacetsData, type OffersData, type PanelData } from './catalogue-data.ts';
import { toCardsData, toFacetsData, toOffersData, toOrderData, toPanelData } from './check-answers.ts';
import type { FetchQuery } from './fetch-query.ts';
import { type Filtered, filterPieces } from './filter-pieces.ts';
import { type ListOffer, type ListQuery, parseQuery, plainQuery, toOffer, toSearch } from './list-query.ts';
import { changeQuery, type ListAction } from './list-transitions.ts';
import { isComputedSort, orderPieces, type PieceOrder, takeFirst } from './order-pieces.ts';

export interface ListRequest {
	readonly language: Language;
	readonly categoryId: number | null;
	readonly sorts: readonly string[];
	/** Of the address. */
	readonly search: string;
}

export interface ListView {
	readonly offer: ListOffer;
	readonly query: ListQuery;
	readonly filtered: Filtered;
	/** As if nothing were chosen. */
	readonly plain: Filtered;
	/** Filters that act. */
	readonly chosenCount: number;
	/** Pieces that fit. */
	readonly total: number;
	/** Those that are shown; a card that is still to come is its id. */
	readonly cards: readonly (ProductCardData | number)[];
}

export interface ListEngine {
	/** null: something has to be loaded before anything can be told. The same object while nothing changes. */
	view(request: ListRequest): ListView | null;
	/** The query of the address after an action; null as for `view`. */
	change(request: ListRequest, action: ListAction): string | null;
	/** Brings everything that the request shows; tells by `onChange` whenever there is more to see. Rejects where it cannot be had. */
	load(request: ListRequest): Promise<void>;
}

export function createListEngine(fetchQuery: FetchQuery, onChange: () => void): ListEngine {
	let catalogue: Catalogue | null = null;
	/** The columns that are made of the answers that came last. */
	let made: { readonly facets: FacetsData; readonly offers: OffersData; readonly catalogue: Catalogue } | null = null;
	let orders = new Map<string, PieceOrder>();
	const panels = new Map<Language, PanelData>();
	const cards = new Map<Language, Map<number, CardData>>();
	const blocks = new Set<string>();
	let last: { readonly name: string; readonly view: ListView } | null = null;

	const changed = (): void => {
		last = null;
		onChange();
	};

	async function loadCatalogue(anew = false): Promise<Catalogue> {
		const { facets: facetsQuery, offers: offersQuery } = catalogueQueries;
		const answers = await Promise.all([fetchQuery(facetsQuery, { anew }), fetchQuery(offersQuery, { anew })]);
		const [facets, offers] = [toFacetsData(answers[0]), toOffersData(answers[1])];
		if (made?.facets === facets && made.offers === offers) return made.catalogue;
		const loaded = createCatalogue(facets, offers);
		if (loaded === null && !anew) return await loadCatalogue(true);
		if (loaded === null) throw new Error('The columns of the catalogue are of different builds');
		made = { facets, offers, catalogue: loaded };
		return loaded;
	}

	/** Asked with each load: what is still fresh costs nothing. */
	async function bringCatalogue(): Promise<Catalogue> {
		const loaded = await loadCatalogue();
		if (catalogue === loaded) return loaded;
		catalogue = loaded;
		orders = new Map();
		changed();
		return loaded;
	}

	async function bringOrder({ order }: Catalogue, sort: string): Promise<void> {
		if (isComputedSort(sort) || orders.has(sort)) return;
		const query = catalogueQueries.order(sort);
		const data = toOrderData(await fetchQuery(query));
		const fitting = data.order === order ? data : toOrderData(await fetchQuery(query, { anew: true }));
		if (fitting.order !== order) throw new Error('An order of the catalogue is of another build');
		orders.set(sort, fitting.pieces);
		changed();
	}

	async function bringPanel(language: Language): Promise<void> {
		const panel = toPanelData(await fetchQuery(catalogueQueries.panel(language)));
		if (panels.get(language) === panel) return;
		panels.set(language, panel);
		changed();
	}

	async function bringBlock(language: Language, block: number): Promise<void> {
		const { cards: loaded } = toCardsData(await fetchQuery(catalogueQueries.cards(language, block)));
		const known = cards.get(language) ?? new Map<number, CardData>();
		for (const card of loaded) known.set(card.id, card);
		cards.set(language, known);
		blocks.add(`${language} ${block}`);
		changed();
	}

	function orderOf(known: Catalogue, sort: string): PieceOrder | null {
		const order = orders.get(sort) ?? (isComputedSort(sort) ? orderPieces(known, sort) : null);
		if (order !== null) orders.set(sort, order);
		return order;
	}

	function view(request: ListRequest): ListView | null {
		const { language, categoryId, sorts, search } = request;
		const name = JSON.stringify([language, categoryId, sorts, search]);
		if (last?.name === name) return last.view;
		const panel = panels.get(language);
		if (catalogue === null || panel === undefined) return null;
		const offer = toOffer(panel, categoryId, sorts);
		const query = parseQuery(search, offer);
		const order = orderOf(catalogue, query.sort);
		if (order === null) return null;
		const filtered = filterPieces(catalogue, query, offer);
		const pieces = takeFirst(order, filtered.found, (query.page + 1) * productPageSize);
		const shown = pieces.flatMap((piece) => toShown(catalogue, piece, language));
		const plain = filterPieces(catalogue, plainQuery(offer), offer);
		const made = { offer, query, filtered, plain, chosenCount: countChosen(query), total: countBits(filtered.found), cards: shown };
		last = { name, view: made };
		return made;
	}

	/** A piece that its block does not know has gone with the newest build, and is left out. */
	function toShown(from: Catalogue | null, piece: number, language: Language): (ProductCardData | number)[] {
		const id = from?.ids[piece] ?? 0;
		const card = cards.get(language)?.get(id);
		if (card === undefined || from === null) return blocks.has(`${language} ${cardBlockOf(id)}`) ? [] : [id];
		const highest = from.highest.get(piece);
		return [{ ...card, price: { amount: toMoney(from.amounts[piece] ?? 0), highest: highest === undefined ? null : toMoney(highest) } }];
	}

	return {
		view,
		change(request, action) {
			const known = view(request);
			return known && toSearch(changeQuery(known.query, action, known.offer), known.offer);
		},
		async load(request) {
			const { language, categoryId, sorts, search } = request;
			const [loaded] = await Promise.all([bringCatalogue(), bringPanel(language)]);
			const offer = toOffer(panels.get(language) ?? { filters: [] }, categoryId, sorts);
			await bringOrder(loaded, parseQuery(search, offer).sort);
			const missing = view(request)?.cards.filter((card) => typeof card === 'number') ?? [];
			await Promise.all([...new Set(missing.map(cardBlockOf))].map((block) => bringBlock(language, block)));
		},
	};
}

function countChosen({ values, price, availability }: ListQuery): number {
	const ranges = price.from === null && price.to === null ? 0 : 1;
	return Object.values(values).flat().length + availability.length + ranges;
}

/** null: on request. */
function toMoney(cents: number): Money | null {
	const amount = (cents / 100).toFixed(2);
	return cents > 0 && isMoney(amount) ? amount : null;
}
