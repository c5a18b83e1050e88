/** The visitor's decision about each service: its shape, its actions, its store, and its effects. */
import { createContext, useContext } from 'react';
import { createStore } from '../runtime/store.ts';

/** A service as the document knows it; its texts are loaded when they are to be read. */
export interface ConsentEntry {
	/** `function_id`. */
	readonly id: string;
	/** Stands for the texts that describe the service: what was decided over other texts counts as undecided. */
	readonly version: string;
	/** Given from the beginning, and cannot be switched off. */
	readonly locked: boolean;
	/** Stands in the banner; else it is only asked where its content would be. */
	readonly asked: boolean;
}

/** A visitor's decision, and the version of its texts: Art. 7 (1) GDPR asks for this record. */
export interface Decision {
	readonly given: boolean;
	readonly version: string;
	/** ISO 8601. */
	readonly at: string;
}

export interface ConsentState {
	readonly entries: readonly ConsentEntry[];
	/** By service. */
	readonly decisions: ReadonlyMap<string, Decision>;
}

export type ConsentAction =
	/** As the banner's toggles stand; what they do not name is refused. */
	| { readonly type: 'save'; readonly choices: ReadonlyMap<string, boolean> }
	| { readonly type: 'allowAll' }
	| { readonly type: 'rejectAll' }
	/** One service, at its gate or in the consent manager. */
	| { readonly type: 'choose'; readonly id: string; readonly given: boolean }
	| { readonly type: 'reset' };

export const undecided: ConsentState = { entries: [], decisions: new Map() };

export const consentStore = createStore<ConsentState>(undecided);

/** The decision over the texts as they are now; undefined where there is none. */
export function decisionAbout({ entries, decisions }: ConsentState, id: string): Decision | undefined {
	const version = entries.find((entry) => entry.id === id)?.version;
	const decision = decisions.get(id);
	return decision?.version === version ? decision : undefined;
}

/** Whether the service may be used. A service that the site does not know never may. */
export function isGiven(state: ConsentState, id: string): boolean {
	const locked = state.entries.some((entry) => entry.id === id && entry.locked);
	return locked || (decisionAbout(state, id)?.given ?? false);
}

/** Whether the banner has something to ask. */
export function hasUndecided(state: ConsentState): boolean {
	return state.entries.some(({ id, locked, asked }) => asked && !locked && !decisionAbout(state, id));
}

/** How components decide about services. The app provides it after hydration; the server makes no decision. */
export interface ConsentActions {
	dispatch(action: ConsentAction): void;
}

const context = createContext<ConsentActions>({
	dispatch() {
		throw new Error('Somebody decided about a service before the app had attached the consents');
	},
});

export const ConsentActionsProvider = context.Provider;

export function useConsentActions(): ConsentActions {
	return useContext(context);
}
