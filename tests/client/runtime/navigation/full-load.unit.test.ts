import { expect, test, vi } from 'vitest';
import { createFullLoad } from '../../../../client/runtime/navigation/full-load.ts';
import { createStorageArea } from '../../../../client/runtime/storage.ts';
import { createMemoryStorage } from '../memory-storage.ts';

function aTab(href = 'https://shop.example/a') {
	const storage = createMemoryStorage();
	const location = { href, assign: vi.fn(), reload: vi.fn() };
	let nowMs = 1000;
	/** What a new document of the same tab has. */
	const open = () => createFullLoad({ area: createStorageArea(() => storage), location, nowMs: () => nowMs });
	return { storage, location, open, pass: (ms: number) => (nowMs += ms) };
}

test('loads another address, and the same one by reloading', () => {
	const { location, open } = aTab();
	expect(open().to('https://shop.example/b')).toBe(true);
	expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://shop.example/b');
	expect(open().to('https://shop.example/a')).toBe(true);
	expect(location.reload).toHaveBeenCalledOnce();
});

test('refuses what would be a loop, also in the next document, but not a later click', () => {
	const { location, open, pass } = aTab();
	open().to('https://shop.example/b');
	expect(open().to('https://shop.example/b')).toBe(false);
	expect(location.assign).toHaveBeenCalledOnce();
	pass(1000);
	expect(open().to('https://shop.example/b')).toBe(true);
});

test('a page that crashed is loaded once more and then left as it was built', () => {
	const { location, open } = aTab();
	expect(open().hasCrashed()).toBe(false);
	expect(open().afterCrash(true)).toBe(true);
	expect(location.reload).toHaveBeenCalledOnce();
	expect(open().hasCrashed()).toBe(true);
	location.href = 'https://shop.example/other';
	expect(open().hasCrashed()).toBe(false);
});

test('without storage to remember it, a crash reloads only what cannot be read any more', () => {
	const { storage, location, open } = aTab();
	storage.fail('setItem');
	expect(open().afterCrash(true)).toBe(false);
	expect(location.reload).not.toHaveBeenCalled();
	expect(open().afterCrash(false)).toBe(true);
	expect(location.reload).toHaveBeenCalledOnce();
});
