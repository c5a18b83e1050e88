/** The shop's reads, answered by what the site is configured with. Each comes with its own code, when it is first needed. */
import type { Language } from '../../site/languages.ts';
import type { ReadOptions } from '../catalogue/fetch-cache.ts';
import type { LiveSource } from '../runtime/live-source.ts';
import { networkOf } from '../runtime/network.ts';
import type { LiveReads, ShopReads } from './shop-reads.ts';

export interface ReadsPlace {
	/** null: live content is off, and the static catalogue answers. */
	readonly live: LiveSource | null;
	readonly language: Language;
	/** Of this language. */
	readonly storeRoot: string;
}

/** Rejects where the code cannot be loaded. */
export async function openReads(window: Window, { live, language, storeRoot }: ReadsPlace): Promise<ShopReads> {
	if (live !== null) return await openLiveReads(window, { live, language });
	const { openCatalogue } = await import('./open-catalogue.ts');
	return openCatalogue(window, language, storeRoot);
}

export interface LivePlace {
	readonly live: LiveSource;
	readonly language: Language;
	readonly readOptions?: ReadOptions;
}

/** Where live content is on. Rejects as above. */
export async function openLiveReads(window: Window, { live, language, readOptions }: LivePlace): Promise<LiveReads> {
	const [{ createDirectusReads }, { createReadItems }, { liveCache }] = await Promise.all([
		import('./directus/directus-reads.ts'),
		import('./directus/read-items.ts'),
		import('./live-cache.ts'),
	]);
	const readItems = createReadItems(live, networkOf(window).fetch);
	return createDirectusReads({ readItems, cache: liveCache(window), language, random: Math.random, readOptions });
}
