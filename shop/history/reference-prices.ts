/** The reference prices that a snapshot's history holds ready for readers of its products. */
import * as z from 'zod';
import { shortHash } from '../../pipeline/snapshot/hash.ts';
import type { HistoryFolder } from '../../pipeline/snapshot/history-folder.ts';
import type { ReferencePrices } from '../content/product-record.ts';
import { historyFiles } from './history-files.ts';
import { momentSchema } from './moment.ts';
import type { Reduction } from './price-history.ts';
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
