/** The shop's settings as the browser last read them: loading, data or error. */
import { errorMessages } from '../orders/contract/error-messages.ts';
import { createStore } from '../runtime/store.ts';
import type { ShopSettings } from './shop-reads.ts';

export type SettingsState =
	| { readonly state: 'loading' }
	| { readonly state: 'data'; readonly settings: ShopSettings }
	/** `error`: a fixed text. */
	| { readonly state: 'error'; readonly error: string };

export type SettingsAction =
	| { readonly type: 'load' }
	| { readonly type: 'loaded'; readonly settings: ShopSettings }
	| { readonly type: 'fail' };

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
