/** Products by chance come from the shop's read, whoever answers it, and are none that the page shows already. */
import { expect, it, vi } from 'vitest';
import { createCatalogueReads } from '../../../client/live/catalogue-reads.ts';
import { loadSuggestions } from '../../../client/suggestions/Suggestions.tsx';
import { aPiece, aSource } from '../catalogue/catalogue-files.ts';

const { fetchQuery } = aSource([1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => aPiece(id)));
const reads = createCatalogueReads({
	fetchQuery,
	language: 'de',
	storeRoot: '/schaufenster',
	random: () => 0,
	fetchProduct: async () => null,
});
const request = { id: 4, kinship: { category: 1, manufacturer: null, tags: [] }, recent: [], language: 'de' as const };

it('asks once more where some of them are shown already', async () => {
	const random = vi.fn(reads.random);
	const suggested = await loadSuggestions(fetchQuery, { ...request, random });
	expect(suggested.related.map(({ id }) => id)).toEqual([8, 6, 2]);
	expect(suggested.random.map(({ id }) => id)).toEqual([1, 3, 5, 7]);
	expect(random.mock.calls).toEqual([[4], [8]]);
});

it('leaves out a piece that is newer than the build', async () => {
	const [piece] = await reads.random(1);
	if (!piece) throw new Error('There are pieces');
	const random = async () => [99, 1, 3, 5].map((id) => ({ ...piece, id }));
	const suggested = await loadSuggestions(fetchQuery, { ...request, random });
	expect(suggested.random.map(({ id }) => id)).toEqual([1, 3, 5]);
});
