/** Where history's entries were scrolled to: within a document, and in the next one of the tab. */
import { expect, test } from 'vitest';
import { createScrollMemory } from '../../../../client/runtime/navigation/scroll-memory.ts';
import { createStorageArea } from '../../../../client/runtime/storage.ts';
import { createMemoryStorage } from '../memory-storage.ts';

function aTab() {
	const storage = createMemoryStorage();
	const view = { scrollY: 0, history: { replaceState: () => {} } };
	let documents = 0;
	const open = () => {
		const window: unknown = view;
		return createScrollMemory(
			createStorageArea(() => storage),
			window as Window,
			() => ++documents,
		);
	};
	return { view, open };
}

test('tells where an entry was left, also in the next document', () => {
	const { view, open } = aTab();
	const memory = open();
	const first = memory.newEntry();
	view.scrollY = 120;
	memory.save();
	const second = memory.newEntry();
	expect(memory.enter(first)).toBe(120);
	expect(memory.enter(second)).toBeNull();
	memory.persist();
	expect(open().enter(first)).toBe(120);
});

test('keeps the entries that were used last', () => {
	const { view, open } = aTab();
	const memory = open();
	const entries = Array.from({ length: 50 }, (_, index) => {
		const entry = memory.newEntry();
		view.scrollY = index;
		memory.save();
		return entry;
	});
	memory.enter(entries[0]);
	view.scrollY = 900;
	memory.save();
	memory.newEntry();
	memory.save();
	memory.persist();
	const next = open();
	expect(next.enter(entries[0])).toBe(900);
	expect(next.enter(entries[1])).toBeNull();
	expect(next.enter(entries[2])).toBe(2);
});
