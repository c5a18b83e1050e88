/** Reads price, stock, variants and ratings of the product that a page shows again, once it answers to events. */
import type { ReactNode } from 'react';
import type { Language } from '../../site/languages.ts';
import type { ProductData } from '../products/product-data.ts';
import type { LiveSource } from '../runtime/live-source.ts';
import { useStore } from '../runtime/use-store.ts';
import { liveWords } from '../texts/live-words.ts';
import { LiveRatings } from './LiveRatings.tsx';
import { liveCache } from './live-cache.ts';
import { mergeLive, withoutOffer } from './merge-live.ts';
import { openLiveReads } from './open-reads.ts';
import { loadSettings, settingsStore } from './settings.ts';
import type { LiveReads } from './shop-reads.ts';

export interface LiveProduct {
	readonly built: ProductData;
	readonly data: ProductData;
	/** Said quietly below the offer; shows nothing where all is well. */
	readonly note: ReactNode;
	/** In the place of the built ones; null: those are still true, or no newer ones are known. */
	readonly ratings: ReactNode;
}

/** Shows what it read, and again where what it knew was renewed; a failure shows what was built, and a note. Never throws. */
export function watchProduct(built: ProductData, live: LiveSource, show: (product: LiveProduct) => void, over: AbortSignal): void {
	const { id, language } = built;
	const words = liveWords[language];
	const say = (text: string): ReactNode => <LiveNote language={language} text={text} />;

	async function read(keep: boolean): Promise<LiveProduct> {
		try {
			const reads = await openLiveReads(window, { live, language, readOptions: { keep } });
			// at once, so that all share one request for the settings
			const asked = [loadSettings(reads.settings), reads.product(id), readRatings(reads)] as const;
			const [, product, ratings] = await Promise.allSettled(asked);
			const settings = await asked[0];
			if (settings.state !== 'data') return { built, data: built, note: say(''), ratings: null };
			if (product.status === 'rejected') throw product.reason;
			if (product.value === null) return { built, data: withoutOffer(built), note: say(words.gone), ratings: null };
			const merged = mergeLive(built, product.value, settings.settings);
			// the same product stays the same object: what a visitor has begun is not begun again
			const data = JSON.stringify(merged) === JSON.stringify(built) ? built : merged;
			return { built, data, note: say(''), ratings: ratings.status === 'fulfilled' ? ratings.value : null };
		} catch (error) {
			console.warn(`Price and stock of ${id} could not be read again`, error);
			return { built, data: built, note: say(words.failed), ratings: null };
		}
	}

	/** Without them the page is as true as it was: a failure is only logged. */
	async function readRatings(reads: LiveReads): Promise<ReactNode> {
		if (built.ratings === null) return null;
		try {
			const ratings = await reads.ratings(id);
			const isKnown = JSON.stringify({ ...ratings, form: built.ratings.form }) === JSON.stringify(built.ratings);
			return isKnown ? null : <LiveRatings ratings={ratings} language={language} />;
		} catch (error) {
			console.warn(`The ratings of ${id} could not be read again`, error);
			return null;
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

/** A page's note on live content: the shop's settings could not be loaded, else `text`, '' where there is none. The settings' failure has a fixed text in English. */
function LiveNote({ language, text }: { language: Language; text: string }): ReactNode {
	const settings = useStore(settingsStore);
	return settings.state === 'error' ? liveWords[language].settingsFailed : text;
}
