/** What a change of a list does to the address: more of the same list is no step of its own for Back, and another list is one. */
import { act } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import type { ListEngine, ListView } from '../../../client/catalogue/list-engine.ts';
import type { ListAction } from '../../../client/catalogue/list-query.ts';
import { type ListSource, type ListState, type ShownList, useList } from '../../../client/lists/use-list.ts';
import { createStore } from '../../../client/runtime/store.ts';
import { showInPage } from '../forms/forms-page.tsx';

const list = { path: '/schaufenster', scope: null, sorts: ['id'], language: 'de' } as const;
const view = {} as ListView;

/** Makes an address of each action, and shows a view that says nothing. */
const engine: ListEngine = {
	view: () => view,
	change: (_, { type }) => (type === 'clear' ? '' : `?action=${type}`),
	elsewhere: () => null,
	load: async () => {},
	renew() {},
};

/** A list at its own address; `change` acts as its tools do. */
async function openList() {
	const live: ListState['live'] = { engine, Results: () => null };
	const source: ListSource = {
		store: createStore<ListState>({ live, revision: 0 }),
		hasActiveFilters: (search) => search !== '',
		load: async () => engine,
	};
	const { href } = window.location;
	onTestFinished(() => window.history.replaceState(null, '', href));
	window.history.replaceState(null, '', list.path);
	let shown: ShownList | null = null;
	function List() {
		shown = useList(list, source);
		return null;
	}
	await showInPage(<List />);
	const steps = window.history.length;
	return {
		change: (action: ListAction) => act(async () => shown?.change(action)),
		/** Steps that Back can undo, and the address. */
		state: () => [window.history.length - steps, window.location.pathname + window.location.search],
	};
}

test('more products of a list change its address, and add no step for Back', async () => {
	const { change, state } = await openList();
	await change({ type: 'showMore' });
	expect(state()).toEqual([0, '/schaufenster?action=showMore']);
});

const choices: readonly ListAction[] = [
	{ type: 'toggleValue', facet: 'kategorie', id: 1 },
	{ type: 'toggleAvailability', availability: 'in-stock' },
	{ type: 'setPrice', from: 100, to: null },
	{ type: 'setSort', sort: 'id' },
];

test.each(choices.map((action) => ({ type: action.type, action })))(
	'a choice is a step that Back undoes: $type',
	async ({ type, action }) => {
		const { change, state } = await openList();
		await change(action);
		expect(state()).toEqual([1, `/schaufenster?action=${type}`]);
		await change({ type: 'clear' });
		expect(state()).toEqual([2, '/schaufenster']);
	},
);
