/** Answers the shop's reads from the files of the build: lists from the catalogue's columns and cards, single products from their pages' data. */
import { productPageSize } from '../../site/constants.ts';
import type { Language } from '../../site/languages.ts';
import { toRatings } from '../../site/ratings.ts';
import { plainText } from '../../site/text.ts';
import { type Bitset, countBits, emptyBits, fullBits, hasBit, keepCommon, setBit } from '../catalogue/bitset.ts';
import { type Catalogue, createCatalogueLoader, loadFitting, readCards } from '../catalogue/catalogue.ts';
import { type Availability, availabilities, catalogueQueries, toOrderData, toPanelData } from '../catalogue/catalogue-data.ts';
import { type FetchQuery, queryFetcher } from '../catalogue/fetch-query.ts';
import { isComputedSort, orderPieces, type PieceOrder, takeFirst } from '../catalogue/order-pieces.ts';
import type { ProductData, ProductPageData } from '../products/product-data.ts';
import { fetchPageOf } from '../runtime/navigation/fetch-page-data.ts';
import { chooseRandom, toListMeta } from './list-meta.ts';
import type { ListedProduct, ListFilters, ShopReads, SingleProduct } from './shop-reads.ts';

/** The static catalogue of the document's own site. */
export function openCatalogue(window: Window, language: Language, storeRoot: string): ShopReads {
	return createCatalogueReads({
		language,
		storeRoot,
		random: Math.random,
		fetchQuery: queryFetcher(window),
		async fetchProduct(path) {
			const result = await fetchPageOf<ProductPageData>(window, path, 'product');
			if (result.kind === 'failed') throw new Error(`The data of ${path} could not be read`);
			return result.kind === 'page' ? result.page.result : null;
		},
	});
}

interface CatalogueReadsOptions {
	readonly fetchQuery: FetchQuery;
	/** Data of a product's page by its path; null where there is none. */
	readonly fetchProduct: (path: string) => Promise<ProductData | null>;
	readonly language: Language;
	/** Of this language. */
	readonly storeRoot: string;
	/** Of 0 to below 1. */
	readonly random: () => number;
}

export function createCatalogueReads({ fetchQuery, fetchProduct, language, storeRoot, random }: CatalogueReadsOptions): ShopReads {
	const loadCatalogue = createCatalogueLoader(fetchQuery);

	async function orderOf(catalogue: Catalogue, sort: string): Promise<PieceOrder> {
		if (isComputedSort(sort)) return orderPieces(catalogue, sort);
		return (await loadFitting(fetchQuery, catalogue, catalogueQueries.order(sort, language), toOrderData)).pieces;
	}

	async function listed(catalogue: Catalogue, pieces: readonly number[]): Promise<ListedProduct[]> {
		const ids = pieces.map((piece) => catalogue.ids[piece] ?? 0);
		const cards = await readCards(fetchQuery, catalogue, ids, language);
		return cards.map(({ id, name, path, manufacturer, price }) => {
			const [slug = '', categorySlug = ''] = path.split('/').reverse();
			return { id, name, slug, categorySlug, manufacturer, price, availability: availabilityOf(catalogue, catalogue.ids.indexOf(id)) };
		});
	}

	async function productOf(id: number): Promise<ProductData | null> {
		const [card] = await readCards(fetchQuery, await loadCatalogue(), [id], language);
		return card === undefined ? null : await fetchProduct(card.path);
	}

	function toSingle(data: ProductData | null): SingleProduct | null {
		if (data === null) return null;
		const { id, name, reference, manufacturer, price, offer, variantLabel, variantLabel2, variants, list } = data;
		const slug = list.path.slice(list.path.lastIndexOf('/') + 1);
		return {
			id,
			name,
			reference,
			manufacturer,
			category: { slug, name: list.name },
			price,
			offer,
			variantLabel,
			variantLabel2,
			variants,
			facts: null,
		};
	}

	return {
		async list({ filters, sort, page }) {
			const catalogue = await loadCatalogue();
			const found = filterBy(catalogue, filters);
			const upTo = takeFirst(await orderOf(catalogue, sort), found, (page + 1) * productPageSize);
			const data = await listed(catalogue, upTo.slice(page * productPageSize));
			return { data, meta: toListMeta(page + 1, productPageSize, data.length, countBits(found)) };
		},
		async random(limit) {
			const catalogue = await loadCatalogue();
			const pieces = catalogue.ids.map((_, piece) => piece);
			return await listed(catalogue, chooseRandom(pieces, limit, random));
		},
		product: async (id) => toSingle(await productOf(id)),
		productAt: async (categorySlug, slug) => toSingle(await fetchProduct(`${storeRoot}/${categorySlug}/${slug}`)),
		async ratings(productId) {
			const { form: _, ...ratings } = (await productOf(productId))?.ratings ?? { ...toRatings([]), form: null };
			return ratings;
		},
		async attributes(groupIds) {
			const { filters } = toPanelData(await fetchQuery(catalogueQueries.panel(language)));
			return groupIds.flatMap((groupId) => {
				const values = filters.flatMap((filter) =>
					filter.kind === 'values' && filter.facet === `attribute-${groupId}` ? filter.values : [],
				);
				return values.map(({ id, name }) => ({ id, groupId, name: plainText(name) })).sort((a, b) => a.id - b.id);
			});
		},
		async prices() {
			const catalogue = await loadCatalogue();
			const amounts = orderPieces(catalogue, 'price_brutto').map((piece) => catalogue.priceOf(piece).amount);
			return amounts.filter((amount) => amount !== null);
		},
	};
}

function filterBy(catalogue: Catalogue, { category, manufacturer, subcategories, tags, ids = [] }: ListFilters): Bitset {
	const found = fullBits(catalogue.ids.length);
	const wanted = {
		category: category?.map(({ id }) => id),
		manufacturer: manufacturer?.map(({ id }) => id),
		subcategory: subcategories,
		tag: tags,
	};
	for (const [facet, values = []] of Object.entries(wanted)) {
		if (values.length > 0) keepCommon(found, catalogue.having(facet, values));
	}
	if (ids.length > 0) keepCommon(found, bitsOf(catalogue, ids));
	return found;
}

function bitsOf({ ids }: Catalogue, wanted: readonly number[]): Bitset {
	const bits = emptyBits(ids.length);
	for (const id of wanted) if (ids.includes(id)) setBit(bits, ids.indexOf(id));
	return bits;
}

function availabilityOf(catalogue: Catalogue, piece: number): Availability {
	return availabilities.find((each) => hasBit(catalogue.available(each), piece)) ?? 'sold-out';
}
