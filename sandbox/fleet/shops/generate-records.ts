/** Makes the records of one collection of one shop, the same ones each time. */
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { createTextPool } from '../../generator/text-pool.ts';
import { declarationOf, toBackendRecord } from './backend-record.ts';
import type { Pictures } from './pictures.ts';
import { offerRecord, productRecords, ratingRecords, sharedCollections } from './product-records.ts';
import { numbers } from './shop-parts.ts';
import { domainOf, type ManyShopsPlan, randomOf, sharedIndex } from './shop-plan.ts';
import { siteRecords } from './site-records.ts';

/** A shop's own prices and stock of products that belong to no shop. */
export const offerCollection = 'ecommerce_offer';
export const filesCollection = 'directus_files';

export interface Generator {
	readonly collections: ReadonlySet<string>;
	generate(shop: number, collection: string): readonly WireRecord[];
	/** Those of some shared products alone, by their numbers. */
	offersOf(shop: number, products: readonly number[]): readonly WireRecord[];
}

/** Words of a description, a page or a text of a brand. */
const words = 110;

export function createGenerator(plan: ManyShopsPlan, pictures: Pictures): Generator {
	const pool = createTextPool(plan.seed, words);

	function valuesOf(shop: number, collection: string): readonly WireRecord[] {
		const isShared = shop === sharedIndex;
		if (isShared && (plan.sharedProducts === 0 || !(collection === 'ecommerce_product' || sharedCollections.includes(collection))))
			return [];
		const source = { shop, random: randomOf(plan, shop, collection), pool };
		if (collection === 'ecommerce_product') return productRecords(isShared ? plan.sharedProducts : plan.products, source);
		if (collection === 'ecommerce_product_rating') return ratingRecords(plan.products, source);
		return siteRecords[collection]?.(source) ?? [];
	}

	function toOwned(shop: number, collection: string, values: WireRecord): WireRecord {
		const owner = shop === sharedIndex ? null : domainOf(shop);
		return toBackendRecord(collection, collection === 'project' ? values : { ...values, project: owner });
	}

	function offersOf(shop: number, products: readonly number[]): readonly WireRecord[] {
		return products.map((product) => {
			const random = randomOf(plan, shop, `${offerCollection} ${product}`);
			return toOwned(shop, offerCollection, offerRecord(product, { shop, random }));
		});
	}

	return {
		collections: new Set([...declarationOf.keys(), offerCollection, filesCollection]),
		generate(shop, collection) {
			if (collection === filesCollection) return shop === sharedIndex ? pictures.records : [];
			if (collection === offerCollection) return shop === sharedIndex ? [] : offersOf(shop, numbers(plan.sharedProducts));
			return valuesOf(shop, collection).map((values) => toOwned(shop, collection, values));
		},
		offersOf,
	};
}
