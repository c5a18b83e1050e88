/** Which products belong to another one. */
import { expect, test } from 'vitest';
import { createCatalogue } from '../../../client/catalogue/catalogue.ts';
import { chooseRelated } from '../../../client/suggestions/Suggestions.tsx';

/** Products 1 to 6: categories, makers, tags; the fifth is sold out. */
const column = (sets: readonly (readonly number[])[], codes: string) => ({ sets, codes });
const catalogue = createCatalogue(
	{
		order: 'a',
		idSteps: [1, 1, 1, 1, 1, 1],
		columns: { category: column([[1], [2]], '001100'), manufacturer: column([[7], [8]], '010100'), tag: column([[], [4]], '010010') },
	},
	{ order: 'a', amounts: [1, 1, 1, 1, 1, 1], highest: [], availability: '222202' },
);
if (!catalogue) throw new Error('The columns do not fit together');
const related = (kinship: Parameters<typeof chooseRelated>[2], limit = 9) => chooseRelated(catalogue, 1, kinship, limit);

test('the nearest first, without itself, and without what has nothing in common', () => {
	// 2: category and tag; 3: maker; 6: category and maker; 5: all three, but sold out
	expect(related({ category: 1, manufacturer: 7, tags: [4] })).toEqual([6, 2, 3, 5]);
	expect(related({ category: 9, manufacturer: null, tags: [] })).toEqual([]);
});

test('new before old where they are as near, and no more than asked for', () => {
	expect(related({ category: 1, manufacturer: null, tags: [] })).toEqual([6, 2, 5]);
	expect(related({ category: 1, manufacturer: null, tags: [] }, 1)).toEqual([6]);
});
