/** The shop's reads, answered by what the site is configured with. Each comes with its own code, when it is first needed. */
import type { Language } from '../../site/languages.ts';
import type { ReadOptions } from '../catalogue/fetch-cache.ts';
import { errorMessages } from '../orders/contract/error-messages.ts';
import type { LiveSource } from '../runtime/built-page.ts';
import { networkOf } from '../runtime/network.ts';
import { createStore } from '../runtime/store.ts';
import type { LiveReads, ShopReads, ShopSettings } from './shop-reads.ts';

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
	const { openCatalogue } = await import('./catalogue-reads.ts');
	return openCatalogue(window, language, storeRoot);
}

/** Where live content is on. Rejects as above. */
export async function openLiveReads(
	window: Window,
	{ live, language, readOptions }: { live: LiveSource; language: Language; readOptions?: ReadOptions },
): Promise<LiveReads> {
	const [{ createDirectusReads }, { createReadItems }, { liveCache }] = await Promise.all([
		import('./directus/directus-reads.ts'),
		import('./directus/read-items.ts'),
		import('../catalogue/fetch-cache.ts'),
	]);
	const readItems = createReadItems(live, networkOf(window).fetch);
	return createDirectusReads({ readItems, cache: liveCache(window), language, random: Math.random, readOptions });
}

type SettingsState =
	| { readonly state: 'loading' }
	| { readonly state: 'data'; readonly settings: ShopSettings }
	/** `error`: a fixed text. */
	| { readonly state: 'error'; readonly error: string };

export type SettingsAction =
	| { readonly type: 'load' }
	| { readonly type: 'loaded'; readonly settings: ShopSettings }
	| { readonly type: 'fail' };

/** The shop's settings as the browser last read them: loading, data or error. */
export const settingsStore = createStore<SettingsState>({ state: 'loading' });

/** Known settings stay while they reload. An unknown action type only logs. */
export function changeSettings(state: SettingsState, action: SettingsAction): SettingsState {
	switch (action.type) {
		case 'load':
			return state.state === 'data' ? state : { state: 'loading' };
		case 'loaded':
			return { state: 'data', settings: action.settings };
		case 'fail':
			return { state: 'error', error: errorMessages.settings };
		default:
			console.warn('Settings Reducer Action Type Not Found', action satisfies never);
			return state;
	}
}

/** Reads the settings into the store; resolves with what it then holds, and never rejects. */
export async function loadSettings(read: () => Promise<ShopSettings>): Promise<SettingsState> {
	const dispatch = (action: SettingsAction): void => settingsStore.set(changeSettings(settingsStore.get(), action));
	dispatch({ type: 'load' });
	try {
		dispatch({ type: 'loaded', settings: await read() });
	} catch (error) {
		console.error(errorMessages.settings, error);
		dispatch({ type: 'fail' });
	}
	return settingsStore.get();
}
