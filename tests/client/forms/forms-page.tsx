/** Shows a part of a page in the test's document, in German. */
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { de } from '../../../client/texts/de.ts';
import { type PageContext, PageContextProvider } from '../../../client/ui/page-context.tsx';

/** To be called inside a test; gone after it. */
export async function showInPage(part: ReactNode, overrides: Partial<PageContext> = {}): Promise<void> {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	document.body.innerHTML = '<div></div>';
	const root = createRoot(document.body.firstElementChild ?? document.body);
	onTestFinished(() => act(() => root.unmount()));
	const page: PageContext = { language: 'de', path: '/kontakt', texts: de, richText: {}, ...overrides };
	await act(() => root.render(<PageContextProvider value={page}>{part}</PageContextProvider>));
}

/** The field of that name. Throws where there is none. */
export function field(name: string): HTMLInputElement {
	const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
	if (!found) throw new Error(`There is no field ${name}`);
	return found;
}
