/** The base of all stores: one signal with a static initial value. Only the browser's app ever changes one. */
import { signal } from '@preact/signals-react';

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
