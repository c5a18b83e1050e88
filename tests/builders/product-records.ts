/** Shops with any number of products, as the backend sends them. */
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { aProductRecord, inEnglishAndFrench } from './records.ts';

/** Ids this far apart lie in shards of their own. */
export const idsPerShard = 65_536;

/** Sound products with ids from 1; every third has no variants. Of `perShard` products each, spread over as many shards as that takes. */
export function productRecords(count: number, perShard = count): readonly WireRecord[] {
	return Array.from({ length: count }, (_, index) => {
		const id = Math.floor(index / perShard) * idsPerShard + (index % perShard) + 1;
		return aNumberedProductRecord(id, index % 3 === 0 ? { variants: [] } : {});
	});
}

/** A product with a slug, a name and a text of its own. */
export function aNumberedProductRecord(id: number, fields: WireRecord = {}): WireRecord {
	return aProductRecord({
		id,
		slug: `ring-${id}`,
		display_name: `Ring ${id}`,
		description: `Ein **Ring** mit der Nummer ${id}.`,
		translations: inEnglishAndFrench(['display_name', 'description', 'variant_display_name', 'safety_warnings']),
		...fields,
	});
}
