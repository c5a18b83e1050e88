/** A list as its address asks for it: without active filters the built one, else the catalogue's. */
import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ListEngine, ListRequest, ListView } from '../catalogue/list-engine.ts';
import type { ListAction, ListData, ListScope } from '../catalogue/list-query.ts';
import type { PageResult } from '../runtime/built-page.ts';
import { readdress } from '../runtime/navigation/readdress.ts';
import { pageMarks } from '../runtime/page-marks.ts';
import { createStore, type Store, useStore } from '../runtime/store.ts';
import type { LiveResultsProps } from './LiveResults.tsx';

export interface ListState {
	/** null: not loaded yet. */
	readonly live: {
		readonly engine: ListEngine;
		/** Shows the engine's view. */
		readonly Results: ComponentType<LiveResultsProps>;
	} | null;
	/** Changes when the engine has something new to show. */
	readonly revision: number;
}

/** The catalogue's state once a list has had active filters; kept while the document lives, so that Back shows a list at once. */
export const listStore = createStore<ListState>({ live: null, revision: 0 });

export interface ShownList {
	/** null: the list stands as it was built. */
	readonly view: ListView | null;
	/** Shows the view. */
	readonly Results: ComponentType<LiveResultsProps> | null;
	/** The address asks for something that is not there yet, and has not failed. */
	readonly pending: boolean;
	/** As the address asks for it, also where it asks for nothing; null: the catalogue is not there yet. */
	readonly current: ListView | null;
	/** `loading`: something is asked for and not there yet. */
	readonly phase: 'idle' | 'loading' | 'error' | 'success';
	/** Brings what `current` is made of. Rejects where it cannot be had. */
	readonly prepare: () => Promise<void>;
	/** Resolves when the address says so; a failure becomes the phase. */
	readonly change: (action: ListAction) => Promise<void>;
	readonly retry: () => void;
	/** Another list of the shop with the same choices; null where nothing is chosen, or not loaded yet. */
	readonly elsewhere: (scope: ListScope | null) => ReturnType<ListEngine['elsewhere']>;
}

/** Where a list's products come from. A constant: another one is another list. */
export interface ListSource {
	readonly store: Store<ListState>;
	/** Whether the address asks for something that was not built. */
	readonly hasActiveFilters: (search: string) => boolean;
	/** Rejects where a script cannot be loaded. */
	readonly load: (window: Window) => Promise<ListEngine>;
}

const shop: ListSource = { store: listStore, hasActiveFilters, load: loadList };

type ListIdentity = Pick<ListData, 'path' | 'scope' | 'sorts'> & Pick<PageResult, 'language'>;

export function useList({ path, scope, sorts, language }: ListIdentity, source = shop): ShownList {
	const search = useSearch();
	const { live } = useStore(source.store);
	const [tries, setTries] = useState(0);
	const [phase, setPhase] = useState<ShownList['phase']>('idle');
	const request: ListRequest = { language, scope, sorts, search };
	const asked = source.hasActiveFilters(search);
	const current = live?.engine.view(request) ?? null;

	const load = useCallback(
		async (wanted: string): Promise<void> => {
			const loaded = await source.load(window);
			await loaded.load({ language, scope, sorts, search: wanted });
		},
		[source, language, scope, sorts],
	);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another try is another load
	useEffect(() => {
		if (!asked) {
			setPhase('idle');
			return;
		}
		let isCurrent = true;
		setPhase('loading');
		load(search).then(
			() => {
				if (!isCurrent) return;
				setPhase('success');
				window.requestAnimationFrame(() => window.dispatchEvent(new Event(pageMarks.completed)));
			},
			(error: unknown) => {
				console.error('The list could not be loaded', error);
				if (isCurrent) setPhase('error');
			},
		);
		return () => {
			isCurrent = false;
		};
	}, [asked, search, load, tries]);

	const prepare = useCallback(() => load(window.location.search), [load]);
	const change = useCallback(
		async (action: ListAction): Promise<void> => {
			setPhase('loading');
			try {
				// Within the event where all is there: a checkbox that React sets only later falls back under the finger first.
				const loaded = live?.engine ?? (await source.load(window));
				const now = { language, scope, sorts, search: window.location.search };
				if (loaded.view(now) === null) await loaded.load(now);
				const next = loaded.change(now, action);
				if (next === null) throw new Error('The list could not be made of what was loaded');
				readdress(window, path + next, action.type === 'showMore' ? 'replace' : 'push');
				setPhase('success');
			} catch (error) {
				console.error('The list could not be changed', error);
				setPhase('error');
			}
		},
		[source, live, path, language, scope, sorts],
	);
	return {
		view: asked ? current : null,
		Results: live?.Results ?? null,
		pending: asked && current === null && phase !== 'error',
		current,
		phase,
		prepare,
		change,
		retry: () => setTries(tries + 1),
		elsewhere: (other) => (asked ? (live?.engine.elsewhere(request, other) ?? null) : null),
	};
}

/**
 * Loads what shows lists by their addresses, once a document: a visitor who only looks through a list does not need it. Rejects where
 * a script cannot be loaded; another call tries again.
 */
async function loadList(window: Window): Promise<ListEngine> {
	const [{ createListEngine }, { queryFetcher }, { LiveResults }] = await Promise.all([
		import('../catalogue/list-engine.ts'),
		import('../catalogue/fetch-query.ts'),
		import('./LiveResults.tsx'),
	]);
	const known = listStore.get().live;
	if (known) return known.engine;
	const fetchQuery = queryFetcher(window);
	const engine = createListEngine(fetchQuery, () => listStore.set({ live, revision: listStore.get().revision + 1 }));
	const live = { engine, Results: LiveResults };
	fetchQuery.onRenewed(engine.renew);
	listStore.set({ live, revision: 0 });
	return engine;
}

/**
 * The query of the address, of which a page is a function. With its `?`; empty on the server, and so while a page hydrates. Back and
 * Forward show the page again, which asks again.
 */
export function useSearch(): string {
	return useSyncExternalStore(
		subscribe,
		() => window.location.search,
		() => '',
	);
}

function subscribe(onChange: () => void): () => void {
	window.addEventListener(pageMarks.readdressed, onChange);
	return () => window.removeEventListener(pageMarks.readdressed, onChange);
}

/** Parameters of a list's address (see `list-query.ts` and the builder's `offered-filters.ts`). */
const parameters = ['kategorie', 'unterkategorie', 'marke', 'thema', 'merkmal', 'preis', 'verfuegbar', 'sortierung', 'seite'];

/**
 * Whether an address has active filters, known before the script that reads them is there. `search`: of an address. What others put
 * there, such as campaigns, asks for nothing.
 */
function hasActiveFilters(search: string): boolean {
	const asked = new URLSearchParams(search);
	return parameters.some((parameter) => asked.has(parameter));
}
