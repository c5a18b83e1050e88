/** Reads price, stock and variants of the product that a page shows again, once it answers to events (design §7). */

import type { ProductData } from '../pages/product/product-data.ts';
import { loadSettings } from '../stores/settings.ts';
import { liveWords } from '../texts/live-words.ts';
import { liveCache } from './live-cache.ts';
import type { LiveSource } from './live-source.ts';
import { mergeLive, withoutOffer } from './merge-live.ts';
import { openReads } from './open-reads.ts';

export interface LiveProduct {
	readonly built: ProductData;
	readonly data: ProductData;
	/** Said quietly below the offer; empty where all is well. */
	readonly note: string;
}

/** Shows what it read, and again where what it knew was renewed; a failure shows what was built, and a note. Never throws. */
export function watchProduct(built: ProductData, live: LiveSource, show: (product: LiveProduct) => void, over: AbortSignal): void {
	const words = liveWords[built.language];
	const storeRoot = built.list.path.slice(0, built.list.path.lastIndexOf('/'));

	async function read(keep: boolean): Promise<LiveProduct> {
		try {
			const reads = await openReads(window, { live, language: built.language, storeRoot, readOptions: { keep } });
			// at once, so that both share one request for the settings
			const asked = [loadSettings(reads.settings), reads.product(built.id)] as const;
			const [, product] = await Promise.allSettled(asked);
			const settings = await asked[0];
			if (settings.state !== 'data') return { built, data: built, note: words.settingsFailed };
			if (product.status === 'rejected') throw product.reason;
			if (product.value === null) return { built, data: withoutOffer(built), note: words.gone };
			const data = mergeLive(built, product.value, settings.settings);
			// the same piece stays the same object: what a visitor has begun is not begun again
			return { built, data: JSON.stringify(data) === JSON.stringify(built) ? built : data, note: '' };
		} catch (error) {
			console.warn(`Price and stock of ${built.id} could not be read again`, error);
			return { built, data: built, note: words.failed };
		}
	}
	const showAfter = async (keep: boolean): Promise<void> => {
		const product = await read(keep);
		if (!over.aborted) show(product);
	};
	const stop = liveCache(window).onRenewed(() => void showAfter(true));
	over.addEventListener('abort', stop);
	void showAfter(false);
}
