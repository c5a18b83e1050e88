/** The families of the shop on the home page: their last row is whole, whatever their number. */
import { expect, test } from 'vitest';
import { HomePage } from '../../../../client/pages/home/HomePage.tsx';
import type { HomeData } from '../../../../client/pages/home/home-data.ts';
import { de } from '../../../../client/texts/de.ts';
import { showInPage } from '../../forms/forms-page.tsx';

const data: HomeData = {
	...{ language: 'de', title: 'Goldschmiede', lead: null, hero: null, shopPath: '/schaufenster' },
	...{ categories: [], products: [], priceNote: { shippingPath: null }, brands: [], brandsPath: null },
	...{ contactPath: '/kontakt', newsletter: null },
};

/** Each with as many products as its place, counted from 1. */
const families = (count: number): HomeData['categories'] =>
	Array.from({ length: count }, (_, index) => ({ name: `Familie ${index + 1}`, path: `/f${index + 1}`, picture: null, count: index + 1 }));

async function tilesOf(count: number, shopPath: string | null = '/schaufenster'): Promise<readonly (string | null | undefined)[][]> {
	await showInPage(<HomePage data={{ ...data, shopPath, categories: families(count) }} />);
	return [...document.querySelectorAll('.family-grid > li')].map((tile) => [
		tile.querySelector('a')?.getAttribute('href'),
		tile.querySelector('p')?.textContent,
	]);
}

test.each([1, 3, 5])('%d families are filled up by a tile that leads to all products', async (count) => {
	const tiles = await tilesOf(count);
	expect(tiles.length % 2).toBe(0);
	expect(tiles.slice(0, -1)).toEqual(families(count).map((family) => [family.path, de.list.count(family.count)]));
	const total = families(count).reduce((sum, family) => sum + family.count, 0);
	expect(tiles.at(-1)).toEqual(['/schaufenster', de.list.count(total)]);
});

test.each([2, 4])('%d families stand alone', async (count) => {
	expect((await tilesOf(count)).map(([path]) => path)).toEqual(families(count).map(({ path }) => path));
});

test('no tile leads to a shop that the site does not have', async () => {
	expect(await tilesOf(3, null)).toHaveLength(3);
});
