/** One reload for a document whose scripts are gone, and never a loop. */
import { expect, test, vi } from 'vitest';
import { reloadOnce } from '../../client/reload-once.ts';
import { createMemoryStorage } from './storage/memory-storage.ts';

function aTab() {
	const storage = createMemoryStorage();
	const reload = vi.fn();
	/** What the tab's next document sees. */
	const open = (pathname: string) => {
		const window: unknown = { location: { pathname, reload }, sessionStorage: storage };
		return window as Window;
	};
	return { storage, reload, open };
}

test('reloads a document once', () => {
	const { reload, open } = aTab();
	expect(reloadOnce(open('/a'), '/boot-1.js')).toBe(true);
	expect(reloadOnce(open('/a'), '/boot-1.js')).toBe(false);
	expect(reload).toHaveBeenCalledOnce();
});

test('reloads again after another deploy, and on another page', () => {
	const { reload, open } = aTab();
	reloadOnce(open('/a'), '/boot-1.js');
	expect(reloadOnce(open('/a'), '/boot-2.js')).toBe(true);
	expect(reloadOnce(open('/b'), '/boot-2.js')).toBe(true);
	expect(reload).toHaveBeenCalledTimes(3);
});

test.each(['getItem', 'setItem'] as const)('reloads nothing where %s is refused', (method) => {
	const { storage, reload, open } = aTab();
	storage.fail(method);
	expect(reloadOnce(open('/a'), '/boot-1.js')).toBe(false);
	expect(reload).not.toHaveBeenCalled();
});
