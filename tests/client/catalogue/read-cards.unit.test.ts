/** Cards of single products, as suggestions and the wish list show them. */
import { expect, test } from 'vitest';
import { createCatalogueLoader, readCards } from '../../../client/catalogue/catalogue.ts';
import { catalogueQueries } from '../../../client/catalogue/catalogue-data.ts';
import { aCard, aPiece, aSource } from './catalogue-files.ts';

test('cards come in the order asked for, with their prices, from the blocks that hold them', async () => {
	const pieces = [aPiece(2), aPiece(3, { cents: 0 }), aPiece(104, { highestCents: 20_050 }), aPiece(250)];
	const { fetchQuery } = aSource(pieces);
	const catalogue = await createCatalogueLoader(fetchQuery)();
	fetchQuery.mockClear();
	expect(await readCards(fetchQuery, catalogue, [104, 7, 999, 3], 'de')).toEqual([
		{ ...aCard(104), price: { amount: '104.00', highest: '200.50' } },
		{ ...aCard(3), price: { amount: null, highest: null } },
	]);
	expect(fetchQuery.mock.calls.map(([query]) => query)).toEqual([catalogueQueries.cards('de', 1), catalogueQueries.cards('de', 0)]);
});
