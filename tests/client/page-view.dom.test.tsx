/** A page that crashes in the browser leaves its readers what they were reading. */
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { hydratePage } from '../../client/page-view.ts';
import type { LoadedPage } from '../../client/pages/lazy-pages.ts';
import type { PageView } from '../../client/runtime/navigation/start-navigation.ts';
import { de } from '../../client/texts/de.ts';
import { usePage } from '../../client/ui/page-context.tsx';

const markup = '<article><h1>Ringe</h1><button type="button">Kaufen</button></article>';

function aPage(path: string, element: ReturnType<LoadedPage['element']>, timeZone?: string): LoadedPage {
	const page: LoadedPage['page'] = {
		path,
		template: 'not-found',
		buildHash: 'abc',
		result: { language: 'de', homePath: '/', otherHomes: [], portalUrl: null, ...(timeZone && { timeZone }) },
	};
	return { page, texts: de, element: () => element };
}

/** Crashes when it is clicked, or at once. */
function Fragile({ atOnce = false }: { atOnce?: boolean }) {
	const [broken, setBroken] = useState(atOnce);
	if (broken) throw new Error('broken');
	return (
		<article>
			<h1>Ringe</h1>
			<button type="button" onClick={() => setBroken(true)}>
				Kaufen
			</button>
		</article>
	);
}

const head = <title>Uhren</title>;
let root: HTMLElement;
const onCrash = vi.fn();

function hydrate(element: ReturnType<LoadedPage['element']>): Promise<PageView<LoadedPage>> {
	return hydratePage({
		root,
		loaded: aPage('/ringe', element),
		richText: {},
		policy: { trust: (html) => html },
		cart: { dispatch: () => Promise.reject(new Error('no cart')), restore() {}, prepare() {} },
		consents: { dispatch() {} },
		onCrash,
	});
}

beforeEach(() => {
	vi.spyOn(console, 'error').mockReturnValue();
	onCrash.mockReset();
	root = document.createElement('div');
	root.innerHTML = markup;
	document.body.replaceChildren(root);
});

test('a page that cannot be hydrated stays as it was built', async () => {
	await expect(hydrate(<Fragile atOnce />)).rejects.toThrow('broken');
	expect(root.innerHTML).toBe(markup);
	expect(onCrash).toHaveBeenCalledExactlyOnceWith(expect.any(Error), true);
});

test('a page that crashes later stays readable, and the next one takes its place', async () => {
	expect(renderToString(<Fragile />)).toBe(markup);
	const view = await hydrate(<Fragile />);
	root.querySelector('button')?.click();
	await vi.waitFor(() => expect(onCrash).toHaveBeenCalled());
	expect(onCrash).toHaveBeenCalledExactlyOnceWith(expect.any(Error), true);
	expect(root.innerHTML).toBe(markup);
	view.show(aPage('/uhren', <h1>Uhren</h1>), {}, head);
	expect(root.innerHTML).toBe('<h1>Uhren</h1>');
});

test('a page that was navigated to has nothing to fall back on', async () => {
	const view = await hydrate(<Fragile />);
	view.show(aPage('/uhren', <Fragile key="/uhren" atOnce />), {}, head);
	expect(onCrash).toHaveBeenCalledExactlyOnceWith(expect.any(Error), false);
});

test('a page knows the time zone of its shop, if its data name one', async () => {
	const Zone = () => <p>{usePage().timeZone ?? 'none'}</p>;
	const view = await hydrate(<Fragile />);
	view.show(aPage('/london', <Zone />, 'Europe/London'), {}, head);
	expect(root.innerHTML).toBe('<p>Europe/London</p>');
	view.show(aPage('/berlin', <Zone />), {}, head);
	expect(root.innerHTML).toBe('<p>none</p>');
});
