/** What the products of a shop may refer to. */

import type { RecordExists } from '../../pipeline/records/known-reference.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { Money } from '../../site/money.ts';
import type { PartReferences } from './variant-parts.ts';

/** What the history knows of reduced prices. */
export interface ReferencePrices {
	/** Of a product, or of one of its variants, as long as it is shown at `price`; null where that is no reduction. */
	find(productId: number, variantId: number | null, price: Money | null): Money | null;
	/** All that `find` knows of these products: what was read of them stays right while it is the same. Plain data. */
	stateOf(productIds: readonly number[]): unknown;
	/** Changes with the answers of `find`. */
	readonly hash: string;
}

/** What a product may refer to. */
export interface ProductReferences extends PartReferences {
	readonly categoryExists: RecordExists;
	readonly manufacturerExists: RecordExists;
	readonly subcategoryExists: RecordExists;
	readonly tagExists: RecordExists;
	readonly personalizationExists: RecordExists;
	readonly sizeGuideExists: RecordExists;
	readonly referencePrices: Pick<ReferencePrices, 'find'>;
	/** Published ratings by product, not judged yet. */
	readonly ratings: ReadonlyMap<number, readonly WireRecord[]>;
	/** The shop sells at a distance, so that the duties of such offers hold. */
	readonly isSelling: boolean;
}
