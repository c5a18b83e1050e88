/** A shop of any size: the same seed and size give the same records, on any machine. */
import type { RecordsByCollection, WireRecord } from '../../pipeline/index.ts';
import { createRandom } from '../../sandbox/random.ts';
import { productRecords } from './product-records.ts';
import { siteRecords } from './site-records.ts';

const seed = 1934;

export function generateShop(products: number): RecordsByCollection {
	return { ...siteRecords(createRandom(seed)), ecommerce_product: productRecords(createRandom(seed + 1), products) };
}

/** Every markdown text of a shop, each once. */
export function markdownTexts(records: RecordsByCollection): readonly string[] {
	const texts = new Set<string>();
	const visit = (value: unknown): void => {
		if (Array.isArray(value)) value.forEach(visit);
		else if (typeof value === 'object' && value !== null) {
			for (const [name, field] of Object.entries(value)) {
				if (markdownFields.has(name) && typeof field === 'string') texts.add(field);
				else visit(field);
			}
		}
	};
	for (const each of Object.values(records) satisfies (readonly WireRecord[])[]) visit(each);
	return [...texts];
}

const markdownFields: ReadonlySet<string> = new Set(['description', 'body', 'content', 'insurance']);
