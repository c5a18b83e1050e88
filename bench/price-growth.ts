/** What one changed price takes in a small and in a large shop, built in turns: minutes apart, a machine is another one. */
import { editPrice } from './edit-records.ts';
import { type BuildCost, buildShop, medianBuildCost, warmUp } from './measure-size.ts';
import { generateShop } from './shop/generate-shop.ts';
import { rewriteShop } from './shop/write-shop.ts';
import type { ShopFolders } from './work-folder.ts';

export interface PriceGrowth {
	readonly runs: number;
	/** Medians. */
	readonly small: BuildCost;
	readonly large: BuildCost;
}

/** Both shops must have been measured before: their sites and caches are built on. */
export async function measurePriceGrowth(
	folders: { readonly small: ShopFolders; readonly large: ShopFolders },
	runs: number,
	log: (line: string) => void,
): Promise<PriceGrowth> {
	const shops = [toShop(folders.small), toShop(folders.large)] as const;
	log('what comes before');
	for (const shop of shops) {
		await rewriteShop(shop.folders.content, shop.records);
		await warmUp(shop.folders);
	}
	for (let run = 1; run <= runs; run += 1) {
		log(`run ${run} of ${runs}`);
		for (const shop of shops) {
			shop.records = editPrice(shop.records, run);
			await rewriteShop(shop.folders.content, shop.records);
			shop.costs.push(await buildShop(shop.folders, shop.folders.content));
		}
	}
	const [small, large] = shops;
	return { runs, small: medianBuildCost(small.costs), large: medianBuildCost(large.costs) };
}

function toShop(folders: ShopFolders) {
	const costs: BuildCost[] = [];
	return { folders, records: generateShop(folders.products), costs };
}
