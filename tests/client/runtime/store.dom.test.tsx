/** A store may change at any moment around hydration: the first render is the server's all the same. */
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore, type Store, useStore } from '../../../client/runtime/store.ts';

interface Counter {
	readonly count: number;
	readonly other: string;
}

function CountText({ store, onRender }: { store: Store<Counter>; onRender?: () => void }) {
	const count = useStore(store, (state) => state.count);
	onRender?.();
	return <p>{count}</p>;
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

function aCounter() {
	return createStore<Counter>({ count: 0, other: '' });
}

async function hydrate(store: Store<Counter>, onRender?: () => void) {
	const root = document.createElement('div');
	root.innerHTML = renderToString(<CountText store={store} />);
	const painted = root.firstElementChild;
	const onRecoverableError = vi.fn();
	await act(() => hydrateRoot(root, <CountText store={store} onRender={onRender} />, { onRecoverableError }));
	return { root, painted, onRecoverableError };
}

test('the server renders the initial value, whatever the store holds', () => {
	const store = aCounter();
	store.set({ count: 7, other: '' });
	expect(renderToString(<CountText store={store} />)).toBe('<p>0</p>');
});

test('a value set before hydration appears after it, without a mismatch', async () => {
	const store = aCounter();
	store.set({ count: 7, other: '' });
	const { root, painted, onRecoverableError } = await hydrate(store);
	expect(root.textContent).toBe('7');
	expect(root.firstElementChild).toBe(painted);
	expect(onRecoverableError).not.toHaveBeenCalled();
});

test('later values appear, and only the selected part renders again', async () => {
	const store = aCounter();
	const onRender = vi.fn();
	const { root } = await hydrate(store, onRender);
	await act(() => store.set({ count: 3, other: '' }));
	expect(root.textContent).toBe('3');
	const renders = onRender.mock.calls.length;
	await act(() => store.set({ count: 3, other: 'changed' }));
	expect(onRender.mock.calls.length).toBe(renders);
});

test('a subscriber hears of changes only, until it stops', () => {
	const store = aCounter();
	const onChange = vi.fn();
	const stop = store.subscribe(onChange);
	expect(onChange).not.toHaveBeenCalled();
	store.set({ count: 1, other: '' });
	expect(onChange).toHaveBeenCalledTimes(1);
	stop();
	store.set({ count: 2, other: '' });
	expect(onChange).toHaveBeenCalledTimes(1);
});
