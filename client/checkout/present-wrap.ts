/** Whether the visitor wants the cart's products wrapped as a present. */
import { createStore } from '../runtime/store.ts';

export interface PresentWrap {
	readonly wanted: boolean;
	/** `memory`: the browser does not store the wish, and it ends with the page. */
	readonly kept: 'stored' | 'memory';
}

export const presentWrapStore = createStore<PresentWrap>({ wanted: false, kept: 'stored' });
