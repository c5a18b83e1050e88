/** Keeps cards true where live content is on: price, and whether the product can be had. What fails leaves them as they were built. */
import type { Language } from '../../site/languages.ts';
import type { LiveSource } from '../runtime/live-source.ts';
import { createAnnouncer } from '../runtime/navigation/announcer.ts';
import { createStore, type Store } from '../runtime/store.ts';
import { liveWords } from '../texts/live-words.ts';
import { createCardWatch, type WatchCard } from './card-watch.ts';
import type { LiveCards } from './live-cards.ts';
import { openLiveReads } from './open-reads.ts';
import { loadSettings, settingsStore } from './settings.ts';
import type { ListAnswer, ListRead } from './shop-reads.ts';

interface WatchState {
	readonly language: Language | null;
	readonly watch: WatchCard | null;
	/** The notice that the cards could not be checked was shown. */
	readonly isTold: boolean;
}

const watchStore = createStore<WatchState>({ language: null, watch: null, isTold: false });

/** Longer than the cards of one page take to come. */
const gatherMs = 50;

export interface CardPlace {
	readonly window: Window;
	readonly live: LiveSource;
	readonly language: Language;
	/** Takes the answers. Handed in: imported from here as well, it would be a script of its own. */
	readonly store: Store<LiveCards>;
}

/** A card of the product is shown. Never throws. */
export function watchCard(place: CardPlace, id: number): void {
	const { language } = place;
	const state = watchStore.get();
	const watch = state.watch !== null && state.language === language ? state.watch : createWatch(place);
	watchStore.set({ ...watchStore.get(), language, watch });
	watch(id);
}

function createWatch({ window, live, language, store }: CardPlace): WatchCard {
	async function list(read: ListRead): Promise<ListAnswer> {
		// the last answer is in the store: each look is a new question
		const reads = await openLiveReads(window, { live, language, readOptions: { fresh: true } });
		const [settings, answer] = await Promise.all([loadSettings(reads.settings), reads.list(read)]);
		if (settings.state === 'error') throw new Error(settings.error);
		return answer;
	}
	return createCardWatch({
		list,
		show: (cards) => store.set(new Map([...store.get(), ...cards])),
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
