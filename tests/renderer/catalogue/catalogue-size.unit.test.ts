/** What a browser loads before it can show the first result of a filter, at 10,000 products: at most 10 bytes of brotli for each. */
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cardBlockOf } from '../../../client/catalogue/catalogue-data.ts';
import { toSummary } from '../../../pipeline/catalogue/describe-product.ts';
import type { Attribute } from '../../../pipeline/content/attribute-record.ts';
import { toFacets } from '../../../renderer/catalogue/to-facets.ts';
import { toOffers } from '../../../renderer/catalogue/to-offers.ts';
import { toPanel, usedValues } from '../../../renderer/catalogue/to-panel.ts';
import { toCard } from '../../../renderer/data/product-card.ts';
import {
	aCategory,
	aContent,
	aManufacturer,
	anEntry,
	aProduct,
	aShop,
	aText,
	aVariant,
	money,
	someImages,
} from '../../builders/content.ts';
import { createRandom } from '../../support/random.ts';

const productCount = 10_000;
const bytesAProduct = 10;

const { next: random } = createRandom(6);
const oneOf = (number: number): number => Math.min(number, 1 + Math.floor(random() * number));
const attributes: readonly Attribute[] = Array.from({ length: 96 }, (_, index) => ({
	id: index + 1,
	group: { id: 1 + Math.floor(index / 12), sort: index, name: aText(`Merkmal ${1 + Math.floor(index / 12)}`) },
	values: [aText(`Wert ${index}`)],
}));
const content = aContent({
	shop: aShop({ defaultSort: '-id' }),
	categories: Array.from({ length: 8 }, (_, index) => aCategory({ id: index + 1, slug: `kategorie-${index + 1}` })),
	subcategories: Array.from({ length: 40 }, (_, index) => {
		return { id: index + 1, slug: `art-${index}`, displayName: aText(`Art ${index}`), categoryId: 1 + (index % 8), sort: index };
	}),
	manufacturers: Array.from({ length: 30 }, (_, index) =>
		aManufacturer({ id: index + 1, slug: `haus-${index}`, displayName: aText(`Haus ${index}`) }),
	),
	tags: Array.from({ length: 12 }, (_, index) => ({ id: index + 1, slug: `thema-${index}`, displayName: aText(`Thema ${index}`) })),
	attributes,
});
const products = Array.from({ length: productCount }, (_, index) => {
	const categoryId = oneOf(8);
	const price = (): ReturnType<typeof money> => money(`${Math.round(50 * 1.8 ** (random() * 9)) * 5}.00`);
	const stock = Math.max(0, oneOf(6) - 2);
	const variants = random() < 0.2 ? [aVariant({ price: price() }), aVariant({ id: 2, price: price() })] : [];
	return aProduct({
		...{
			id: index + 1,
			slug: `stueck-${index}-${oneOf(1000)}`,
			categoryId,
			price: price(),
			stock,
			variants,
			images: [`${random()}`.slice(2, 18)],
		},
		manufacturerId: oneOf(30),
		subcategoryIds: [categoryId + 8 * (oneOf(5) - 1)],
		tagIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(() => random() < 0.05),
		attributeIds: [0, 1, 2, 3, 4, 5].map((group) => group * 12 + Math.min(oneOf(12), oneOf(12))),
	});
});
const entries = products.map(anEntry);
const settings = content.shop ?? aShop();

const sizeOf = (data: unknown) => brotliCompressSync(JSON.stringify(data)).byteLength;

test(`columns, panel and the first cards of a filter take at most ${bytesAProduct} bytes a product`, () => {
	const facets = sizeOf(toFacets(entries, content, settings));
	const offers = sizeOf(toOffers(entries, settings));
	const panel = sizeOf(toPanel(content, settings, usedValues(entries, content, settings), 'de'));
	// The newest pieces of a category, which is what a filter shows first.
	const first = products.filter(({ categoryId }) => categoryId === 3).slice(-20);
	const blocks = [...new Set(first.map(({ id }) => cardBlockOf(id)))];
	const manufacturers = new Map(content.manufacturers.map((each) => [each.id, each]));
	const shop = {
		settings,
		categories: content.categories,
		category: (id: number) => content.categories[id - 1],
		root: () => '/schaufenster',
	};
	const sources = { shop, manufacturers, cardPicture: someImages.picture };
	const cards = blocks.map((block) => {
		const inBlock = products.filter(({ id }) => cardBlockOf(id) === block);
		return sizeOf(inBlock.map((product) => toCard(toSummary(product), sources, 'de')));
	});
	const whole = facets + offers + panel + cards.reduce((sum, size) => sum + size, 0);
	console.info(`facets ${facets}, offers ${offers}, panel ${panel}, cards ${cards.join(' + ')}: ${whole} bytes`);
	expect(offers).toBeGreaterThan(1_000);
	expect(cards.length).toBeGreaterThan(0);
	expect(whole).toBeLessThanOrEqual(productCount * bytesAProduct);
});
