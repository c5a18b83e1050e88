/** The 404 page, which on hosts without redirects also answers `/login`. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotFoundPage } from '../../../../client/pages/not-found/NotFoundPage.tsx';
import { de } from '../../../../client/texts/de.ts';
import { PageContextProvider } from '../../../../client/ui/page-context.tsx';

const portalUrl = 'https://cms.example/directus';
const replace = vi.fn<(url: string) => void>();
let root: Root;

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	replace.mockReset();
	document.body.innerHTML = '<div></div>';
	root = createRoot(document.body.firstElementChild ?? document.body);
});
afterEach(() => {
	act(() => root.unmount());
	vi.unstubAllGlobals();
});

async function showAt(pathname: string, portal: string | null): Promise<void> {
	vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, pathname, replace });
	await act(() =>
		root.render(
			<PageContextProvider value={{ language: 'de', path: '/404.html', texts: de, richText: {} }}>
				<NotFoundPage data={{ language: 'de', homePath: '/', otherHomes: [{ language: 'fr', path: '/fr' }], portalUrl: portal }} />
			</PageContextProvider>,
		),
	);
}

test.each(['/login', '/Login', '/LOGIN', '/login/'])('%s leads to the content portal', async (path) => {
	await showAt(path, portalUrl);
	expect(replace).toHaveBeenCalledExactlyOnceWith(portalUrl);
});

test.each([
	['/logins', portalUrl],
	['/en/login', portalUrl],
	['/gibt-es-nicht', portalUrl],
	['/login', null],
])('%s with the portal %s stays, and leads home', async (path, portal) => {
	await showAt(path, portal);
	expect(replace).not.toHaveBeenCalled();
	expect(document.querySelector('h1')?.textContent).toBe(de.notFound.title);
	expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/', '/fr']);
});
