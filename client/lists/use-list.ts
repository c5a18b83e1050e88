/** A list as its address asks for it: without active filters the built one, else the catalogue's. */
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { hasActiveFilters } from '../catalogue/has-active-filters.ts';
import type { ListEngine, ListRequest, ListView } from '../catalogue/list-engine.ts';
import type { ListScope } from '../catalogue/list-query.ts';
import type { ListAction } from '../catalogue/list-transitions.ts';
import type { PageResult } from '../runtime/built-page.ts';
import { readdress } from '../runtime/navigation/readdress.ts';
import { pageMarks } from '../runtime/page-marks.ts';
import type { Store } from '../runtime/store.ts';
import { useStore } from '../runtime/use-store.ts';
import { type ListState, type LiveResultsProps, listStore } from './list.ts';
import type { ListData } from './list-data.ts';
import { loadList } from './load-list.ts';
import { useSearch } from './use-search.ts';

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
