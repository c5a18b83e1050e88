/** Keeps cards true where live content is on: price, and whether the product can be had. What fails leaves them as they were built. */
import { productPageSize } from '../../site/constants.ts';
import type { Language } from '../../site/languages.ts';
import type { Availability } from '../catalogue/catalogue-data.ts';
import type { PriceData } from '../products/product-card-data.ts';
import type { LiveSource } from '../runtime/built-page.ts';
import { createAnnouncer } from '../runtime/navigation/arrive.ts';
import { createStore, type Store } from '../runtime/store.ts';
import { liveWords } from '../texts/live-words.ts';
import { loadSettings, openLiveReads, settingsStore } from './open-reads.ts';
import type { ListAnswer, ListRead, ShopReads } from './shop-reads.ts';

export interface LiveCard {
	/** null: the product has left the shop, and its price is as it was built. */
	readonly price: PriceData | null;
	readonly availability: Availability;
}

/** By the id of the product. */
export type LiveCards = ReadonlyMap<number, LiveCard>;

interface WatchState {
	readonly language: Language | null;
	readonly watch: WatchCard | null;
	/** The notice that the cards could not be checked was shown. */
	readonly isTold: boolean;
}

const watchStore = createStore<WatchState>({ language: null, watch: null, isTold: false });

/** Longer than the cards of one page take to come. */
const gatherMs = 50;

interface CardPlace {
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

interface CardWatchOptions {
	/** Rejects where the backend cannot be asked. */
	readonly list: ShopReads['list'];
	readonly show: (cards: LiveCards) => void;
	/** Called with each question that failed; what the cards show stays. */
	readonly fail: (error: unknown) => void;
	/** Runs it once the cards of a page have all come. */
	readonly soon: (run: () => void) => void;
}

/** Takes the id of a product whose card is shown, and asks for it again. Only shown cards cause requests. */
type WatchCard = (id: number) => void;

/** Reads the products again whose cards are shown: all that come together in one question, as many in each as a list has on a page. */
export function createCardWatch({ list, show, fail, soon }: CardWatchOptions): WatchCard {
	let waiting = new Set<number>();

	async function ask(ids: readonly number[]): Promise<void> {
		try {
			const { data } = await list({ filters: { ids }, sort: 'id', page: 0 });
			const known = new Map(data.map(({ id, price, availability }) => [id, { price, availability }]));
			show(new Map(ids.map((id) => [id, known.get(id) ?? { price: null, availability: 'sold-out' }])));
		} catch (error) {
			fail(error);
		}
	}

	function askAll(): void {
		const ids = [...waiting].sort((left, right) => left - right);
		waiting = new Set();
		for (let first = 0; first < ids.length; first += productPageSize) void ask(ids.slice(first, first + productPageSize));
	}

	return (id) => {
		if (waiting.size === 0) soon(askAll);
		waiting.add(id);
	};
}
