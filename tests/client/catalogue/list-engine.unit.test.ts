/** What a list shows while its files come in, and where they do not fit together. */
import { expect, test, vi } from 'vitest';
import { catalogueQueries, type PanelData } from '../../../client/catalogue/catalogue-data.ts';
import { createListEngine, type ListRequest } from '../../../client/catalogue/list-engine.ts';
import { aCard, aPiece, aSource, type Piece, toFiles } from './catalogue-files.ts';

const panel: PanelData = {
	filters: [
		{
			kind: 'values',
			facet: 'category',
			parameter: 'kategorie',
			name: null,
			categoryId: null,
			values: [{ id: 1, token: 'ringe', name: 'Ringe', categoryIds: [] }],
		},
	],
};
const request: ListRequest = { language: 'de', scope: null, sorts: ['-id', 'price_brutto'], search: '?kategorie=ringe' };
const aList = (pieces: readonly Piece[], others = {}) => aSource(pieces, { [catalogueQueries.panel('de')]: panel, ...others });

test('a list is shown as soon as its columns are there, with cards as they come', async () => {
	const { fetchQuery } = aList([aPiece(2), aPiece(3), aPiece(104), aPiece(106, { cents: 0 }), aPiece(250, { highestCents: 30_050 })]);
	const seen: unknown[] = [];
	const engine = createListEngine(fetchQuery, () =>
		seen.push(engine.view(request)?.cards.map((card) => (typeof card === 'number' ? card : card.name))),
	);
	expect(engine.view(request)).toBeNull();
	await engine.load(request);
	expect(seen).toContainEqual([250, 106, 104, 2]);
	expect(seen.at(-1)).toEqual(['Piece 250', 'Piece 106', 'Piece 104', 'Piece 2']);
	const view = engine.view(request);
	expect(view).toBe(engine.view({ ...request }));
	expect(view?.cards.map((card) => typeof card === 'object' && card.price)).toEqual([
		{ amount: '250.00', highest: '300.50' },
		{ amount: null, highest: null },
		{ amount: '104.00', highest: null },
		{ amount: '2.00', highest: null },
	]);
});

test('only the blocks that are shown are asked for', async () => {
	const { fetchQuery } = aList(Array.from({ length: 400 }, (_, index) => aPiece(index + 1)));
	const engine = createListEngine(fetchQuery, () => {});
	await engine.load(request);
	const asked = fetchQuery.mock.calls.map(([query]) => query).filter((query) => query.includes('/cards/'));
	expect(asked).toEqual([catalogueQueries.cards('de', 4), catalogueQueries.cards('de', 3)]);
	expect(engine.change(request, { type: 'showMore' })).toBe('?kategorie=ringe&seite=2');
});

test('another list tells what it would hold with the same choices', async () => {
	const { fetchQuery } = aList([aPiece(2), aPiece(3), aPiece(5), aPiece(7), aPiece(8)], {
		[catalogueQueries.panel('de')]: { filters: [...panel.filters, { kind: 'price' }] },
	});
	const engine = createListEngine(fetchQuery, () => {});
	const asked = { ...request, search: '?kategorie=ringe&preis=4-&sortierung=price_brutto&seite=2' };
	expect(engine.elsewhere(asked, null)).toBeNull();
	await engine.load(asked);
	expect(engine.view(asked)?.total).toBe(1);
	expect(engine.elsewhere(asked, { facet: 'category', ids: [2] })).toEqual({ count: 2, search: '?preis=4-&sortierung=price_brutto' });
	expect(engine.elsewhere(asked, null)).toEqual({ count: 1, search: '?kategorie=ringe&preis=4-&sortierung=price_brutto' });
});

test('a price that has changed meanwhile is shown as soon as it is known, without another click', async () => {
	const { files, fetchQuery } = aList([aPiece(2), aPiece(4)]);
	const engine = createListEngine(fetchQuery, () => {});
	await engine.load(request);
	files.set(catalogueQueries.offers, toFiles([aPiece(2), aPiece(4, { cents: 9900 })], ['category']).offers);
	engine.renew();
	await vi.waitFor(() =>
		expect(engine.view(request)?.cards.map((card) => typeof card === 'object' && card.price.amount)).toEqual(['99.00', '2.00']),
	);
});

test('a block of cards is asked for when it comes into view, and not with every click', async () => {
	const { files, fetchQuery } = aList([aPiece(2), aPiece(4)], {
		[catalogueQueries.panel('de')]: { filters: [...panel.filters, { kind: 'price' }] },
	});
	const engine = createListEngine(fetchQuery, () => {});
	const asked = () => fetchQuery.mock.calls.filter(([query]) => query.includes('/cards/')).length;
	await engine.load(request);
	await engine.load({ ...request, search: '' });
	expect(asked()).toBe(1);
	files.set(catalogueQueries.cards('de', 0), { cards: [{ ...aCard(2), name: 'Renamed' }] });
	await engine.load({ ...request, search: '?kategorie=ringe&preis=1000-' });
	expect(asked()).toBe(1);
	await engine.load(request);
	expect(asked()).toBe(2);
	expect(engine.view(request)?.cards.map((card) => typeof card === 'object' && card.name)).toEqual(['Renamed']);
});

test('columns of two builds are asked for again, once', async () => {
	const { files, fetchQuery } = aList([aPiece(2), aPiece(4)]);
	const whole = files.get(catalogueQueries.offers);
	files.set(catalogueQueries.offers, toFiles([aPiece(2)], ['category']).offers);
	fetchQuery.mockImplementation(async (query, options) => (options?.fresh && query === catalogueQueries.offers ? whole : files.get(query)));
	const engine = createListEngine(fetchQuery, () => {});
	await engine.load(request);
	expect(engine.view(request)?.total).toBe(2);

	fetchQuery.mockImplementation(async (query) => files.get(query));
	await expect(createListEngine(fetchQuery, () => {}).load(request)).rejects.toThrow('different builds');
});

test('a product whose card has gone is left out, and its place with it', async () => {
	const { fetchQuery } = aList([aPiece(2), aPiece(4)], { [catalogueQueries.cards('de', 0)]: { cards: [aCard(4)] } });
	const engine = createListEngine(fetchQuery, () => {});
	await engine.load(request);
	expect(engine.view(request)?.cards).toHaveLength(1);
});

test('an order that no column tells comes from its file', async () => {
	const pieces = [aPiece(2), aPiece(4), aPiece(6)];
	const order = { order: toFiles(pieces, []).facets.order, pieces: [1, 2, 0] };
	const { fetchQuery } = aList(pieces, { [catalogueQueries.order('slug', 'de')]: order });
	const engine = createListEngine(fetchQuery, () => {});
	const bySlug = { ...request, sorts: ['slug', '-id'] };
	await engine.load(bySlug);
	expect(engine.view(bySlug)?.cards.map((card) => typeof card === 'object' && card.id)).toEqual([4, 6, 2]);
});

test('what a host answers in place of a file is refused', async () => {
	const { fetchQuery } = aList([aPiece(2)], { [catalogueQueries.panel('de')]: { message: 'Log in' } });
	await expect(createListEngine(fetchQuery, () => {}).load(request)).rejects.toThrow('no file of the catalogue');
});
