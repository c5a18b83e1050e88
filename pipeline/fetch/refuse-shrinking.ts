/** Refuses a catalogue of which so much is gone that a fault is likelier than a decision. */
import { isWireRecord, type WireRecord } from '../snapshot/wire-record.ts';
import { CatalogueShrunk, type Shrinkage } from './catalogue-shrunk.ts';

/** Records by collection, of a snapshot or as they were fetched. */
type ReadRecords = (collection: string) => readonly WireRecord[];

const largestShrink = 0.3;

/** Products count however few there are; of the rest, a loss among fewer than these is an editor's ordinary work. */
const fewRecords = 10;

/** @throws CatalogueShrunk where more than 30 % of a part are gone */
export function refuseShrinking(before: ReadRecords, now: ReadRecords): void {
	const current = countParts(now);
	const shrunk = Object.entries(countParts(before)).flatMap(([name, old]): Shrinkage[] => {
		const least = name === products ? 1 : fewRecords;
		const left = current[name] ?? 0;
		return old >= least && left < old * (1 - largestShrink) ? [{ name, before: old, after: left }] : [];
	});
	if (shrunk.length > 0) throw new CatalogueShrunk(shrunk);
}

const products = 'published products';

/** What a shop offers, by the name that people have for it. */
function countParts(records: ReadRecords): Readonly<Record<string, number>> {
	const published = records('ecommerce_product').filter(({ status }) => status === 'published');
	const sum = (count: (product: WireRecord) => number) => published.reduce((total, product) => total + count(product), 0);
	return {
		[products]: published.length,
		'variants of products': sum(({ variants }) => countActive(variants)),
		'pictures of products': sum(({ images }) => lengthOf(images)),
		'attributes of products': sum(({ attributes }) => lengthOf(attributes)),
		categories: records('ecommerce_category').length,
		manufacturers: records('ecommerce_manufacturer').length,
		attributes: records('ecommerce_attribute').length,
		brands: records('brand').length,
	};
}

function countActive(variants: unknown): number {
	return Array.isArray(variants) ? variants.filter((variant) => isWireRecord(variant) && variant.active !== false).length : 0;
}

function lengthOf(list: unknown): number {
	return Array.isArray(list) ? list.length : 0;
}
