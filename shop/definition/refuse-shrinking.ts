/** Refuses a catalogue of which so much is gone that a fault is likelier than a decision. */

import { isWireRecord, type ReadRecords, recordKey, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { WorldError } from '../../site/world-error.ts';

const largestShrink = 0.3;

/** Products count however few there are; of the rest, a loss among fewer than these is an editor's ordinary work. */
const fewRecords = 10;

/**
 * What belongs to products counts over those that are still there: it goes with the product that goes.
 * @throws CatalogueShrunk where more than 30 % of a part are gone
 */
export function refuseShrinking(before: ReadRecords, now: ReadRecords): void {
	const [old, current] = [publishedProducts(before), publishedProducts(now)];
	const shrunk = [
		shrinkage('published products', 1, old.size, current.size),
		...collections.map(([name, collection]) => shrinkage(name, fewRecords, before(collection).length, now(collection).length)),
		...belongings.map(([name, count]) => shrinkage(name, fewRecords, sum(old, current, count), sum(current, old, count))),
	].filter((each) => each !== null);
	if (shrunk.length > 0) throw new CatalogueShrunk(shrunk);
}

/** What a shop offers, by the name that people have for it. */
const collections: readonly (readonly [name: string, collection: string])[] = [
	['categories', 'ecommerce_category'],
	['subcategories', 'ecommerce_subcategory'],
	['manufacturers', 'ecommerce_manufacturer'],
	['attributes', 'ecommerce_attribute'],
	['brands', 'brand'],
];

const belongings: readonly (readonly [name: string, count: (product: WireRecord) => number])[] = [
	['variants of products', ({ variants }) => (Array.isArray(variants) ? variants.filter(isActive).length : 0)],
	['pictures of products', (product) => lengthWithVariants(product, 'images')],
	['attributes of products', (product) => lengthWithVariants(product, 'attributes')],
];

function shrinkage(name: string, least: number, before: number, after: number): Shrinkage | null {
	return before >= least && after < before * (1 - largestShrink) ? { name, before, after } : null;
}

function publishedProducts(records: ReadRecords): ReadonlyMap<string | number, WireRecord> {
	const published = records('ecommerce_product').filter(({ status }) => status === 'published');
	return new Map(published.map((product) => [recordKey(product), product]));
}

/** Over the products that both have. */
function sum(
	products: ReadonlyMap<string | number, WireRecord>,
	others: ReadonlyMap<string | number, unknown>,
	count: (product: WireRecord) => number,
): number {
	return [...products].reduce((total, [key, product]) => (others.has(key) ? total + count(product) : total), 0);
}

function isActive(variant: unknown): boolean {
	return isWireRecord(variant) && variant.active !== false;
}

/** Rows of the product itself and of its variants. */
function lengthWithVariants(product: WireRecord, list: 'images' | 'attributes'): number {
	const variants = Array.isArray(product.variants) ? product.variants.filter(isWireRecord) : [];
	return [product, ...variants].reduce((count, row) => count + lengthOf(row[list]), 0);
}

function lengthOf(list: unknown): number {
	return Array.isArray(list) ? list.length : 0;
}

/** A part of the catalogue that lost more than it may. */
export interface Shrinkage {
	/** Such as `published products`. */
	readonly name: string;
	readonly before: number;
	readonly after: number;
}

/** So much of the catalogue is gone that it looks like a fault rather than a decision. */
export class CatalogueShrunk extends WorldError {
	constructor(shrunk: readonly Shrinkage[]) {
		const parts = shrunk.map(({ name, before, after }) => `${before} ${name} are ${after} now`).join(', ');
		super(
			`The catalogue has shrunk by more than 30 % since the last fetch: ${parts}. Look whether the token may still read them. If that is meant, allow it with --accept-shrink.`,
		);
	}
}
