/** Shows lists as their addresses ask for them, from the catalogue's files: at once where these are there, else after loading them. */
import { productPageSize } from '../../site/constants.ts';
import type { Language } from '../../site/languages.ts';
import type { ProductCardData } from '../products/product-card-data.ts';
import { countBits } from './bitset.ts';
import { type Catalogue, createCatalogueLoader, type LoadCatalogue, loadFitting } from './catalogue.ts';
import {
	type CardData,
	type CardsData,
	cardBlockOf,
	catalogueQueries,
	type PanelData,
	relevance,
	toCardsData,
	toOrderData,
	toPanelData,
} from './catalogue-data.ts';
import type { FetchQuery } from './fetch-query.ts';
import { type Filtered, filterPieces, findPieces } from './filter-pieces.ts';
import {
	changeQuery,
	type ListAction,
	type ListOffer,
	type ListQuery,
	type ListScope,
	parseQuery,
	plainQuery,
	toOffer,
	toSearch,
} from './list-query.ts';
import { type Finder, type Found, isComputedSort, orderPieces, type PieceOrder, takeFirst } from './order-pieces.ts';

export interface ListRequest {
	readonly language: Language;
	/** null: the whole shop. A constant of the list. */
	readonly scope: ListScope | null;
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
	/** Results for the words of the address; null: the list has no search words. */
	readonly found: Found | null;
	readonly chosenCount: number;
	readonly total: number;
	/** Those that are shown; a card that is still to come is its id. */
	readonly cards: readonly (ProductCardData | number)[];
}

export interface ListEngine {
	/** null: something has to be loaded first. The same object while nothing changes. */
	view(request: ListRequest): ListView | null;
	/** The query of the address after an action; null as for `view`. */
	change(request: ListRequest, action: ListAction): string | null;
	/** How many products another list holds with the choices of this one, as far as it offers them, and the query of its address; null as for `view`. */
	elsewhere(request: ListRequest, scope: ListScope | null): { readonly count: number; readonly search: string } | null;
	/** Loads everything that the request shows; calls `onChange` whenever there is more to see. Rejects where loading fails. */
	load(request: ListRequest): Promise<void>;
	/** Shows what was found changed since the last load. */
	renew(): void;
}

/** Parts of lists beside the fetched data. */
export interface ListParts {
	/** Left out: the engine has columns of its own. */
	readonly loadCatalogue?: LoadCatalogue;
	/** Left out: the lists are no searches. */
	readonly finder?: Finder | null;
}

export function createListEngine(
	fetchQuery: FetchQuery,
	onChange: () => void,
	{ loadCatalogue = createCatalogueLoader(fetchQuery), finder = null }: ListParts = {},
): ListEngine {
	let catalogue: Catalogue | null = null;
	let orders = new Map<string, PieceOrder>();
	const panels = new Map<Language, PanelData>();
	const cards = new Map<Language, Map<number, CardData>>();
	const blocks = new Map<string, CardsData>();
	let asked: ListRequest | null = null;
	let shownBlocks: ReadonlySet<number> = new Set();
	let last: { readonly name: string; readonly view: ListView } | null = null;

	const changed = (): void => {
		last = null;
		onChange();
	};

	/** Asked with each load: what is still fresh costs nothing. */
	async function readCatalogue(): Promise<Catalogue> {
		const loaded = await loadCatalogue();
		if (catalogue === loaded) return loaded;
		catalogue = loaded;
		orders = new Map();
		changed();
		return loaded;
	}

	async function loadOrder(known: Catalogue, sort: string, language: Language): Promise<void> {
		const query = catalogueQueries.order(sort, language);
		if (isComputedSort(sort) || sort === relevance || orders.has(query)) return;
		const { pieces } = await loadFitting(fetchQuery, known, query, toOrderData);
		orders.set(query, pieces);
		changed();
	}

	async function loadPanel(language: Language): Promise<void> {
		const panel = toPanelData(await fetchQuery(catalogueQueries.panel(language)));
		if (panels.get(language) === panel) return;
		panels.set(language, panel);
		changed();
	}

	async function loadBlock(language: Language, block: number): Promise<void> {
		const loaded = toCardsData(await fetchQuery(catalogueQueries.cards(language, block)));
		const name = `${language} ${block}`;
		if (blocks.get(name) === loaded) return;
		const known = cards.get(language) ?? new Map<number, CardData>();
		for (const { id } of blocks.get(name)?.cards ?? []) known.delete(id);
		for (const card of loaded.cards) known.set(card.id, card);
		cards.set(language, known);
		blocks.set(name, loaded);
		changed();
	}

	function orderOf(known: Catalogue, sort: string, language: Language): PieceOrder | null {
		const name = isComputedSort(sort) ? sort : catalogueQueries.order(sort, language);
		const order = orders.get(name) ?? (isComputedSort(sort) ? orderPieces(known, sort) : null);
		if (order !== null) orders.set(name, order);
		return order;
	}

	function view(request: ListRequest): ListView | null {
		const { language, scope, sorts, search } = request;
		const name = JSON.stringify([language, scope, sorts, search]);
		if (last?.name === name) return last.view;
		const panel = panels.get(language);
		if (catalogue === null || panel === undefined) return null;
		const offer = toOffer(panel, scope, sorts);
		const query = parseQuery(search, offer);
		const found = finder === null ? null : finder.find(catalogue, request);
		if (finder !== null && found === null) return null;
		const order = query.sort === relevance && found !== null ? found.order : orderOf(catalogue, query.sort, language);
		if (order === null) return null;
		const filtered = filterPieces(catalogue, query, offer, found?.pieces);
		const pieces = takeFirst(order, filtered.found, (query.page + 1) * productPageSize);
		const shown = pieces.flatMap((piece) => toShown(catalogue, piece, language));
		const plain = filterPieces(catalogue, plainQuery(offer), offer, found?.pieces);
		const counts = { chosenCount: countChosen(query), total: countBits(filtered.found) };
		const made = { offer, query, filtered, plain, found, ...counts, cards: shown };
		last = { name, view: made };
		return made;
	}

	/** A product that its block does not know has gone with the newest build, and is left out. */
	function toShown(from: Catalogue | null, piece: number, language: Language): (ProductCardData | number)[] {
		const id = from?.ids[piece] ?? 0;
		const card = cards.get(language)?.get(id);
		if (card === undefined || from === null) return blocks.has(`${language} ${cardBlockOf(id)}`) ? [] : [id];
		return [{ ...card, price: from.priceOf(piece) }];
	}

	return {
		view,
		change(request, action) {
			const known = view(request);
			if (known === null) return null;
			const next = toSearch(changeQuery(known.query, action, known.offer), known.offer);
			return finder === null ? next : finder.keepWords(next, request);
		},
		elsewhere({ language, sorts, search }, scope) {
			const panel = panels.get(language);
			if (catalogue === null || panel === undefined) return null;
			const offer = toOffer(panel, scope, sorts);
			const query = { ...parseQuery(search, offer), page: 0 };
			return { count: countBits(findPieces(catalogue, query, offer)), search: toSearch(query, offer) };
		},
		load,
		renew() {
			shownBlocks = new Set();
			if (asked !== null) load(asked).catch((error: unknown) => console.error('The list could not be renewed', error));
		},
	};

	async function load(request: ListRequest): Promise<void> {
		asked = request;
		const { language, scope, sorts, search } = request;
		const [loaded] = await Promise.all([readCatalogue(), loadPanel(language)]);
		if (await finder?.load(loaded, request)) changed();
		const offer = toOffer(panels.get(language) ?? { filters: [] }, scope, sorts);
		await loadOrder(loaded, parseQuery(search, offer).sort, language);
		const shown = new Set(view(request)?.cards.map((card) => cardBlockOf(typeof card === 'number' ? card : card.id)));
		const coming = [...shown].filter((block) => !shownBlocks.has(block) || !blocks.has(`${language} ${block}`));
		shownBlocks = shown;
		await Promise.all(coming.map((block) => loadBlock(language, block)));
	}
}

function countChosen({ values, price, availability }: ListQuery): number {
	const ranges = price.from === null && price.to === null ? 0 : 1;
	return Object.values(values).flat().length + availability.length + ranges;
}
