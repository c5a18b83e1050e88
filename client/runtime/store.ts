/** The base of all stores: one signal with a static initial value. Only the browser's app ever changes one. */
import { signal } from '@preact/signals-react';
import { useSyncExternalStore } from 'react';

export interface Store<State> {
	/** The server renders it, and hydration starts from it. */
	readonly initial: State;
	get(): State;
	set(state: State): void;
	/** Calls back after each change; returns how to stop. */
	subscribe(onChange: () => void): () => void;
}

/** Creates a store; `initial` must be a constant that depends on nothing. */
export function createStore<State>(initial: State): Store<State> {
	const current = signal(initial);
	return {
		initial,
		get: () => current.peek(),
		set(state) {
			current.value = state;
		},
		subscribe(onChange) {
			let started = false;
			return current.subscribe(() => {
				if (started) onChange();
				started = true;
			});
		},
	};
}

/**
 * The one way a component reads a store. Reading signals directly would render the live value at hydration and mismatch. The store's
 * state, or the part that `select` picks; a selected object must keep its identity while the state does.
 */
export function useStore<State>(store: Store<State>): State;
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part;
export function useStore<State>(store: Store<State>, select: (state: State) => unknown = (state) => state): unknown {
	return useSyncExternalStore(
		store.subscribe,
		() => select(store.get()),
		() => select(store.initial),
	);
}
