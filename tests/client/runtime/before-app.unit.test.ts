/** One reload for a document whose scripts are gone, or the way back to the page before, and never a loop. */
import { expect, test, vi } from 'vitest';
import { recover } from '../../../client/runtime/before-app.ts';
import { createFullLoad } from '../../../client/runtime/navigation/full-load.ts';
import { createStorageArea } from '../../../client/runtime/storage.ts';
import { createMemoryStorage } from './memory-storage.ts';

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
	expect(recover(open('/a'), '/boot-1.js')).toBe(true);
	expect(recover(open('/a'), '/boot-1.js')).toBe(false);
	expect(reload).toHaveBeenCalledOnce();
});

test('reloads again after another deploy, and on another page', () => {
	const { reload, open } = aTab();
	recover(open('/a'), '/boot-1.js');
	expect(recover(open('/a'), '/boot-2.js')).toBe(true);
	expect(recover(open('/b'), '/boot-2.js')).toBe(true);
	expect(reload).toHaveBeenCalledTimes(3);
});

test.each(['getItem', 'setItem'] as const)('reloads nothing where %s is refused', (method) => {
	const { storage, reload, open } = aTab();
	storage.fail(method);
	expect(recover(open('/a'), '/boot-1.js')).toBe(false);
	expect(reload).not.toHaveBeenCalled();
});

/** One tab whose location follows what is asked of it; `fails` tells of each of its documents whether its scripts can be loaded. */
function aJourney(fails: (href: string) => boolean) {
	const storage = createMemoryStorage();
	const documents: string[] = [];
	const location = { href: '', pathname: '', origin: 'https://shop.example', assign: go, replace: go, reload: () => go(location.href) };
	let returned = false;
	const fullLoad = () => createFullLoad({ area: createStorageArea(() => storage), location, nowMs: () => 10_000 * documents.length });
	function go(href: string): void {
		documents.push(href);
		if (documents.length > 20) throw new Error(`A loop: ${documents.join(' ')}`);
		Object.assign(location, { href, pathname: new URL(href).pathname });
		const window: unknown = { location, sessionStorage: storage };
		if (fails(href)) recover(window as Window, '/boot-1.js');
		else returned = fullLoad().settle();
	}
	return { go, documents, click: (href: string) => fullLoad().to(href), returned: () => returned };
}

const list = 'https://shop.example/list';
const product = 'https://shop.example/product';

test('a target whose scripts fail again leads back to the page before, which says so', () => {
	const { go, documents, click, returned } = aJourney((href) => href === product);
	go(list);
	click(product);
	expect(documents).toEqual([list, product, list]);
	expect(returned()).toBe(true);
	go(list);
	expect(returned()).toBe(false);
});

test('where the page before fails as well, it is loaded once more and stays', () => {
	let broken = false;
	const { go, documents, click } = aJourney(() => broken);
	go(list);
	broken = true;
	click(product);
	expect(documents).toEqual([list, product, list, list]);
});

test('a page that worked when it was opened is reloaded and not left when it fails later', () => {
	let broken = false;
	const { go, documents, click } = aJourney(() => broken);
	go(list);
	click(product);
	broken = true;
	go(product);
	expect(documents).toEqual([list, product, product, product]);
});

test.each(['https://evil.example/', 'https://shop.example.evil.example/', 'javascript:alert(1)', '//evil.example', '/\t/evil.example'])(
	'nobody leads the tab to %j by what is stored',
	(from) => {
		const { storage, reload } = aTab();
		const replace = vi.fn();
		storage.setItem('int-full-load', `${product} 1 ${from}`);
		const location = { href: product, pathname: '/product', origin: 'https://shop.example', reload, replace };
		expect(recover({ location, sessionStorage: storage } as unknown as Window, '/boot-1.js')).toBe(true);
		expect([replace, reload].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
	},
);
