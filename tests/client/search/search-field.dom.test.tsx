// @vitest-environment happy-dom
/** What the field of the search shows below it while words are typed. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { SearchField } from '../../../client/search/SearchField.tsx';
import { de } from '../../../client/texts/de.ts';
import { PageContextProvider } from '../../../client/ui/page-context.tsx';

const card = { id: 4, path: '/p/4', manufacturer: 'Alba', reference: 'A-4', picture: null };
const suggestions = new Map<string, readonly unknown[]>([
	['ring', [{ kind: 'words', words: 'Ringe', count: 3 }]],
	[
		'alba',
		[
			{ kind: 'page', page: { name: 'Haus Alba', path: '/marken/alba', words: '' } },
			{ kind: 'piece', card: { ...card, name: 'Ring Alba', price: { amount: '1250.00', highest: '1300.00' } } },
		],
	],
	['selten', [{ kind: 'piece', card: { ...card, name: 'Seltenes', price: { amount: null, highest: null } } }]],
]);

vi.mock('../../../client/runtime/load-sheet.ts', () => ({ loadSheet: async () => {} }));
vi.mock('../../../client/search/load-search.ts', () => ({
	loadSearch: async () => ({
		suggester: {
			prepare: async () => {},
			suggest: async (_language: string, words: string) => ({ note: { shippingPath: '/versand' }, items: suggestions.get(words) ?? [] }),
		},
	}),
}));

test('words for which there is nothing are told so where suggestions would stand, until the field is left', async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	document.body.innerHTML = '<div></div>';
	const root = createRoot(document.body.firstElementChild ?? document.body);
	await act(() =>
		root.render(
			<PageContextProvider value={{ language: 'de', path: '/', texts: de, richText: {} }}>
				<SearchField id="words" path="/suche" words="" onSearch={() => {}} />
			</PageContextProvider>,
		),
	);
	const field = document.querySelector('input');
	const type = async (words: string) => {
		// past what React has put over it, as typing does
		Reflect.set(HTMLInputElement.prototype, 'value', words, field);
		await act(async () => field?.dispatchEvent(new Event('input', { bubbles: true })));
	};
	const shown = () => {
		const status = document.querySelector('[role="status"]');
		const list = document.querySelector<HTMLElement>('.search-list:has([role="listbox"])');
		return { none: status?.className === 'visually-hidden' ? null : status?.textContent, list: list?.hidden ? null : list?.textContent };
	};
	expect(shown()).toEqual({ none: null, list: null });
	await type('xyzzy');
	expect(shown()).toEqual({ none: de.search.suggested(0), list: null });
	expect(field?.getAttribute('aria-expanded')).toBe('false');
	await type('ring');
	expect(shown()).toEqual({ none: null, list: `Ringe${de.search.pieces(3)}` });
	await type('alba');
	const [page, piece] = document.querySelectorAll('[role="option"]');
	expect(page?.textContent).toBe(`Haus Alba${de.search.page}`);
	expect(piece?.textContent).toContain('Ring Alba Alba · A-4');
	expect(piece?.querySelector('.price')?.textContent).toBe('1.250,00\u00a0€ – 1.300,00\u00a0€');
	// once for all prices, and outside of what can be chosen
	expect(document.querySelector('.search-note')?.textContent).toBe(`${de.price.taxIncluded}, ${de.price.plusShipping}`);
	expect(document.querySelector('.search-note a')?.getAttribute('href')).toBe('/versand');
	expect(document.querySelector('[role="option"] a')).toBeNull();
	await type('selten');
	expect(document.querySelector('[role="option"]')?.textContent).toContain(de.price.onRequest);
	expect(document.querySelector('.search-note')).toBeNull();
	await type('xyzzy');
	await act(async () => field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
	expect(shown()).toEqual({ none: null, list: null });
	await act(() => root.unmount());
});
