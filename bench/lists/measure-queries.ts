/** What lists cost in the browser, by the size of the shop: bytes before the first result of a filter, and the time of a change until its list is known. */
import { performance } from 'node:perf_hooks';
import { brotliCompressSync } from 'node:zlib';
import { cardBlockOf } from '../../client/catalogue/catalogue-data.ts';
import { createListEngine, type ListRequest, type ListView } from '../../client/catalogue/list-engine.ts';
import { type ListAction, offeredAvailabilities } from '../../client/catalogue/list-query.ts';
import { createRandom, type Random } from '../../sandbox/random.ts';
import { answerQuery, createManyProducts, type ManyProducts } from './many-products.ts';

export const queriesCase = 'list-queries';

export interface ListQueries {
	readonly products: number;
	/** Compressed by brotli. Cards: the blocks of the first twenty products of a category, the newest first. */
	readonly bytes: { readonly facets: number; readonly offers: number; readonly panel: number; readonly cards: number };
	/** Values of which each query counts the products. */
	readonly counts: number;
	/** Changes that were measured. */
	readonly changes: number;
	/** From a click to the address, the products with all counts, and the cards that are to be shown; in ms. */
	readonly medianMs: number;
	readonly p95Ms: number;
}

const changes = 1000;
/** Before anything is measured, as many: the engine's code is compiled by then. */
const warmUp = 300;
const sorts = ['-id', 'price_brutto', '-price_brutto', 'id'];

export async function measureQueries(products: number): Promise<ListQueries> {
	const pieces = createManyProducts(products);
	const engine = createListEngine(
		async (query) => answerQuery(pieces, query),
		() => {},
	);
	let request: ListRequest = { language: 'de', scope: null, sorts, search: '' };
	await engine.load(request);
	const random = createRandom(products);
	const times: number[] = [];
	for (let change = -warmUp; change < changes; change += 1) {
		const before = engine.view(request);
		if (before === null) throw new Error('The list is not there.');
		const action = chooseAction(before, random);
		const start = performance.now();
		const search = engine.change(request, action);
		const next = search === null ? null : { ...request, search };
		const view = next && engine.view(next);
		const end = performance.now();
		if (next === null || view === null) throw new Error('The list could not be changed.');
		if (change >= 0) times.push(end - start);
		request = next;
	}
	times.sort((left, right) => left - right);
	const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
	const counts = pieces.panel.filters.reduce((sum, filter) => sum + (filter.kind === 'values' ? filter.values.length : 0), 0);
	return { products, bytes: sizesOf(pieces), counts, changes, medianMs: at(0.5), p95Ms: at(0.95) };
}

/** Filters come and go, as a visitor sets them; too many at once are cleared. */
function chooseAction({ offer, chosenCount }: ListView, random: Random): ListAction {
	if (chosenCount > 4) return { type: 'clear' };
	switch (random.whole(8)) {
		case 0:
			return { type: 'setSort', sort: random.pick(sorts) };
		case 1:
			return { type: 'showMore' };
		case 2:
			return { type: 'toggleAvailability', availability: random.pick(offeredAvailabilities) };
		case 3:
			return { type: 'setPrice', from: random.whole(2000), to: null };
		default: {
			const filter = random.pick(offer.filters.filter((each) => each.kind === 'values'));
			return { type: 'toggleValue', facet: filter.facet, id: random.pick(filter.values).id };
		}
	}
}

function sizesOf(pieces: ManyProducts): ListQueries['bytes'] {
	const sizeOf = (data: unknown) => brotliCompressSync(JSON.stringify(data)).byteLength;
	const first = pieces.products.filter(({ categoryId }) => categoryId === 3).slice(-20);
	const blocks = [...new Set(first.map(({ id }) => cardBlockOf(id)))];
	return {
		facets: sizeOf(pieces.facets),
		offers: sizeOf(pieces.offers),
		panel: sizeOf(pieces.panel),
		cards: blocks.reduce((sum, block) => sum + sizeOf(pieces.cards(block)), 0),
	};
}
