/** Keeps cards true where live content is on: price, and whether the piece can be had (design §7). What fails leaves them as they were built. */
import type { Language } from '../../site/languages.ts';
import { createAnnouncer } from '../navigation/announcer.ts';
import { liveCardsStore } from '../stores/live-cards.ts';
import { loadSettings, settingsStore } from '../stores/settings.ts';
import { createStore } from '../stores/store.ts';
import { liveWords } from '../texts/live-words.ts';
import { createCardWatch, type WatchCard } from './card-watch.ts';
import type { LiveSource } from './live-source.ts';
import { openLiveReads } from './open-reads.ts';
import type { ListAnswer, ListRead } from './shop-reads.ts';

interface WatchState {
	readonly language: Language | null;
	readonly watch: WatchCard | null;
	/** Visitors were told that what they see could not be checked. */
	readonly isTold: boolean;
}

const watchStore = createStore<WatchState>({ language: null, watch: null, isTold: false });

/** Longer than the cards of one page take to come. */
const gatherMs = 50;

/** A card of the piece is shown. Never throws. */
export function watchCard(window: Window, live: LiveSource, language: Language, id: number): void {
	const state = watchStore.get();
	const watch = state.watch !== null && state.language === language ? state.watch : createWatch(window, live, language);
	watchStore.set({ ...watchStore.get(), language, watch });
	watch(id);
}

function createWatch(window: Window, live: LiveSource, language: Language): WatchCard {
	async function list(read: ListRead): Promise<ListAnswer> {
		// what was said last stands in the store: each look is a new question
		const reads = await openLiveReads(window, { live, language, readOptions: { anew: true } });
		const [settings, answer] = await Promise.all([loadSettings(reads.settings), reads.list(read)]);
		if (settings.state === 'error') throw new Error(settings.error);
		return answer;
	}
	return createCardWatch({
		list,
		show: (cards) => liveCardsStore.set(new Map([...liveCardsStore.get(), ...cards])),
		fail(error) {
			console.warn('Prices and availability of the pieces shown could not be read again', error);
			const state = watchStore.get();
			const { cardsFailed, settingsFailed } = liveWords[language];
			if (!state.isTold) createAnnouncer(window).show(settingsStore.get().state === 'error' ? settingsFailed : cardsFailed);
			watchStore.set({ ...state, isTold: true });
		},
		soon: (run) => void window.setTimeout(run, gatherMs),
	});
}
