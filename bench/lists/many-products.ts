/** A made-up shop of any size, as lists in the browser see it: the same for the same size, with prices, variants and values spread as shops spread them. */
import {
	type CardsData,
	cardBlockOf,
	catalogueQueries,
	type FacetsData,
	type OffersData,
	type PanelData,
} from '../../client/catalogue/catalogue-data.ts';
import type { Pictures } from '../../pipeline/images/image-store.ts';
import { createRandom } from '../../sandbox/random.ts';
import { toSummary } from '../../shop/catalogue/describe-product.ts';
import { toFacets, toOffers, usedValues } from '../../shop/columns/to-facets.ts';
import { toPanel } from '../../shop/columns/to-panel.ts';
import type { Attribute } from '../../shop/content/attribute.ts';
import type { Content } from '../../shop/content/content.ts';
import type { Product } from '../../shop/content/product.ts';
import { toCard } from '../../shop/data/product-card.ts';
import { laws } from '../../site/law.ts';
import type { Money } from '../../site/money.ts';
import {
	plainCategory,
	plainEntry,
	plainManufacturer,
	plainProduct,
	plainSettings,
	plainText,
	plainVariant,
	toMoney,
} from './plain-shop.ts';

export interface ManyProducts {
	readonly products: readonly Product[];
	readonly facets: FacetsData;
	readonly offers: OffersData;
	/** In German. */
	readonly panel: PanelData;
	/** The German cards of a block, which may be empty. */
	cards(block: number): CardsData;
}

const attributes: readonly Attribute[] = Array.from({ length: 96 }, (_, index) => ({
	id: index + 1,
	group: { id: 1 + Math.floor(index / 12), sort: index, name: plainText(`Merkmal ${1 + Math.floor(index / 12)}`), isEssential: true },
	values: [plainText(`Wert ${index}`)],
}));

const content: Pick<Content, 'categories' | 'subcategories' | 'manufacturers' | 'tags' | 'attributes'> = {
	categories: Array.from({ length: 8 }, (_, index) => plainCategory(index + 1)),
	subcategories: Array.from({ length: 40 }, (_, index) => {
		return { id: index + 1, slug: `art-${index}`, displayName: plainText(`Art ${index}`), categoryId: 1 + (index % 8), sort: index };
	}),
	manufacturers: Array.from({ length: 30 }, (_, index) => plainManufacturer(index + 1, `Haus ${index}`, `haus-${index}`)),
	tags: Array.from({ length: 12 }, (_, index) => ({ id: index + 1, slug: `thema-${index}`, displayName: plainText(`Thema ${index}`) })),
	attributes,
};

/** Every product has its picture. */
const somePicture: Pictures['picture'] = (file) => ({
	key: `${file}`,
	width: 640,
	height: 640,
	widths: [320, 640],
	formats: ['avif', 'jpeg'],
});

/** Of the given number of products, with ids from 1. */
export function createManyProducts(productCount: number): ManyProducts {
	const products = makeProducts(productCount);
	const entries = products.map(plainEntry);
	const manufacturers = new Map(content.manufacturers.map((each) => [each.id, each]));
	const shop = {
		settings: plainSettings,
		law: laws.DE,
		categories: content.categories,
		category: (id: number) => content.categories[id - 1],
		root: () => '/schaufenster',
	};
	const sources = { shop, manufacturers, cardPicture: somePicture };
	return {
		products,
		facets: toFacets(entries, content, plainSettings),
		offers: toOffers(entries, plainSettings),
		panel: toPanel(content, plainSettings, usedValues(entries, content), 'de'),
		cards(block) {
			const inBlock = products.filter(({ id }) => cardBlockOf(id) === block);
			return { cards: inBlock.flatMap((product) => toCard(toSummary(product), sources, 'de') ?? []) };
		},
	};
}

/** What lists fetch of them, by query. Throws for one that no list asks. */
export function answerQuery({ facets, offers, panel, cards }: ManyProducts, query: string): unknown {
	if (query === catalogueQueries.facets) return facets;
	if (query === catalogueQueries.offers) return offers;
	if (query === catalogueQueries.panel('de')) return panel;
	const [, block] = /^catalogue\/cards\/de\/(\d+)$/.exec(query) ?? [];
	if (block === undefined) throw new Error(`No list asks for ${query}.`);
	return cards(Number(block));
}

function makeProducts(productCount: number): Product[] {
	const { next: random } = createRandom(6);
	const oneOf = (number: number): number => Math.min(number, 1 + Math.floor(random() * number));
	return Array.from({ length: productCount }, (_, index) => {
		const categoryId = oneOf(8);
		const price = (): Money => toMoney(`${Math.round(50 * 1.8 ** (random() * 9)) * 5}.00`);
		const stock = Math.max(0, oneOf(6) - 2);
		const variants = random() < 0.2 ? [plainVariant(1, price()), plainVariant(2, price())] : [];
		return plainProduct({
			id: index + 1,
			slug: `stueck-${index}-${oneOf(1000)}`,
			categoryId,
			price: price(),
			stock,
			variants,
			images: [`${random()}`.slice(2, 18)],
			manufacturerId: oneOf(30),
			subcategoryIds: [categoryId + 8 * (oneOf(5) - 1)],
			tagIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(() => random() < 0.05),
			attributeIds: [0, 1, 2, 3, 4, 5].map((group) => group * 12 + Math.min(oneOf(12), oneOf(12))),
		});
	});
}
