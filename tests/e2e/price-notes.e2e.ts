/** What stands at the demo's prices by law, read without a browser: a card says of tax and base price what the page of its product says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardData, CardsData } from '../../client/catalogue/catalogue-data.ts';
import type { ProductData } from '../../client/products/product-data.ts';
import { expect, test } from '../support/browser-test.ts';
import { readTestSite } from '../support/test-pages.ts';

const dist = () => process.env.TEST_SITE_DIST ?? '';

/** By the path of its page. */
function readPieces(): ReadonlyMap<string, ProductData> {
	return new Map(readTestSite().flatMap((page) => (page.template === 'product' ? [[page.path, page.result] as const] : [])));
}

/** All cards of the catalogue's files, in every language. */
function readCatalogueCards(): CardData[] {
	const folder = join(dist(), 'page-data', 'sq', 'd');
	return readdirSync(folder).flatMap((file) => {
		const data: Partial<CardsData> = JSON.parse(readFileSync(join(folder, file), 'utf8'));
		return data.cards ?? [];
	});
}

const htmlOf = (path: string) => readFileSync(join(dist(), path, 'index.html'), 'utf8');

test('lists say how a piece is taxed and what its unit costs, as its own page does', () => {
	const pieces = readPieces();
	const cards = [
		...readCatalogueCards(),
		...readTestSite().flatMap((page) => (page.template === 'product-list' ? page.result.products : [])),
	];
	const told = { tax: 0, base: 0 };
	for (const { path, tax, base } of cards) {
		const piece = pieces.get(path);
		expect([path, tax]).toEqual([path, piece?.tax]);
		if (piece?.cart) expect([path, base]).toEqual([path, piece.cart.base]);
		told.tax += tax === undefined ? 0 : 1;
		told.base += base === undefined ? 0 : 1;
	}
	// in three languages, in the catalogue and in lists
	expect(told.tax).toBeGreaterThanOrEqual(6);
	expect(told.base).toBeGreaterThanOrEqual(6);
});

test('pages with cards show both in every language', () => {
	const pieces = readPieces();
	for (const page of readTestSite()) {
		if (page.template !== 'product-list') continue;
		const html = htmlOf(page.path);
		for (const { path, tax, base, price } of page.result.products) {
			if (tax !== undefined) expect([path, html.includes(tax)]).toEqual([path, true]);
			const piece = pieces.get(path);
			const shown = piece?.offer?.notes.at(-1);
			if (base !== undefined && price.amount !== null && shown !== undefined) expect([path, html.includes(shown)]).toEqual([path, true]);
		}
	}
	expect(htmlOf('/uhren/aldermark')).toContain('Differenzbesteuert nach §\u00a025a\u00a0UStG');
	expect(htmlOf('/schaufenster/zubehoer')).toContain('Grundpreis: 9,93\u00a0€ je 100\u00a0ml');
});
