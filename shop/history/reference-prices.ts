/**
 * The reference price of a reduction (§ 11 PAngV): the lowest price of the 30 days before it began, which stays the same while the reduction
 * lasts. It follows from the history alone: today's date never enters. A snapshot's history holds them ready for readers of its products.
 */
import * as z from 'zod';
import { shortHash } from '../../pipeline/snapshot/hash.ts';
import type { HistoryFolder } from '../../pipeline/snapshot/history-folder.ts';
import type { Money } from '../../site/money.ts';
import { centsOf } from '../content/product.ts';
import type { ReferencePrices } from '../content/product-record.ts';
import { historyFiles } from './history-files.ts';
import { momentSchema } from './moment.ts';
import type { PricePoint } from './price-history.ts';
import { money, recordId } from './read-history.ts';

const reductionRecords = z.array(
	z.object({ id: recordId, variant: recordId.nullable(), price: money, reference: money, began: momentSchema }),
);

type ReductionRecord = Reduction & { readonly id: number; readonly variant: number | null };

/** @throws SnapshotDamaged */
export function readReferencePrices(folder: Pick<HistoryFolder, 'names' | 'json'>): ReferencePrices {
	const files = folder.names.filter((name) => name.startsWith(`${historyFiles.reductions}/`));
	return createReferencePrices(files.flatMap((file) => folder.json(file, reductionRecords)));
}

/** For snapshots without a history. */
export const noReferencePrices = createReferencePrices([]);

function createReferencePrices(records: readonly ReductionRecord[]): ReferencePrices {
	const byProduct = Map.groupBy(records, ({ id }) => id);
	return {
		find(productId, variantId, price) {
			const found = byProduct.get(productId)?.find(({ variant }) => variant === variantId);
			// If the price was edited by hand, the history does not know since when it is shown.
			return found !== undefined && found.price === price ? found.reference : null;
		},
		stateOf: (productIds) => productIds.flatMap((id) => byProduct.get(id) ?? []),
		hash: shortHash(JSON.stringify(records)),
	};
}

export interface Reduction {
	/** The price that is shown now. */
	readonly price: Money;
	/** The lowest one of the 30 days before the reduction began; above `price`. */
	readonly reference: Money;
	/** When the reduction began. */
	readonly began: string;
}

const windowMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The reduction that the last point is part of; null where the price is not announced as one, or must not be. It began when the price that is
 * announced was first below the lowest one of the 30 days before. Further steps down belong to it (§ 11 (2)); a rise ends it, and so does a time
 * in which no price is shown or nothing is announced: what comes after that is judged again.
 */
export function findReduction(points: readonly PricePoint[]): Reduction | null {
	const price = points.at(-1)?.price ?? null;
	if (price === null) return null;
	for (let index = firstAnnounced(points); index < points.length; index += 1) {
		const { from: began, price: first } = points[index] ?? {};
		const reference = began === undefined ? null : lowestBefore(points, began);
		if (began !== undefined && first != null && reference !== null && isBelow(first, reference)) return { price, reference, began };
	}
	return null;
}

/** The first of the points up to the last one that are all announced, without a rise between them. */
function firstAnnounced(points: readonly PricePoint[]): number {
	let first = points.length;
	while (points[first - 1]?.isReduced && !isRaised(points[first - 1], points[first])) first -= 1;
	return first;
}

function isRaised(before: PricePoint | undefined, after: PricePoint | undefined): boolean {
	return before?.price != null && after?.price != null && isBelow(before.price, after.price);
}

/** Of the prices that were shown at any time of the 30 days before; null where none was. */
function lowestBefore(points: readonly PricePoint[], moment: string): Money | null {
	const start = new Date(Date.parse(moment) - windowMs).toISOString();
	const shown = points.flatMap(({ from, price }, index) => {
		const end = points[index + 1]?.from ?? moment;
		return price !== null && from < moment && end > start ? [price] : [];
	});
	return shown.reduce<Money | null>((lowest, price) => (lowest === null || isBelow(price, lowest) ? price : lowest), null);
}

function isBelow(left: Money, right: Money): boolean {
	return centsOf(left) < centsOf(right);
}
