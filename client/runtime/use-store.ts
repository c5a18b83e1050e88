/** The one way a component reads a store. Reading signals directly would render the live value at hydration and mismatch. */
import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The store's state, or the part that `select` picks; a selected object must keep its identity while the state does. */
export function useStore<State>(store: Store<State>): State;
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part;
export function useStore<State>(store: Store<State>, select: (state: State) => unknown = (state) => state): unknown {
	return useSyncExternalStore(
		store.subscribe,
		() => select(store.get()),
		() => select(store.initial),
	);
}
