/** Shows over the open page what has words of its own, until it is closed or another page comes. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { BuiltPage } from '../runtime/built-page.ts';
import { pageMarks } from '../runtime/page-marks.ts';
import type { Texts } from '../texts/texts.ts';
import { PageContextProvider } from './page-context.tsx';

/** The page of the document, as much of it as is needed over it. */
export interface OpenPage {
	readonly page: Pick<BuiltPage, 'buildHash' | 'result'>;
	readonly texts: Texts;
}

export interface OverPage {
	readonly window: Window;
	readonly loaded: OpenPage;
	/** Words beyond those of the page. */
	readonly texts: Partial<Texts>;
}

/** `render` is handed what takes it away again. */
export function showOverPage({ window, loaded, texts }: OverPage, render: (onClosed: () => void) => ReactNode): void {
	const { document } = window;
	const place = document.body.appendChild(document.createElement('div'));
	const root = createRoot(place);
	const onClosed = (): void => {
		window.removeEventListener(pageMarks.arrived, onClosed);
		root.unmount();
		place.remove();
	};
	window.addEventListener(pageMarks.arrived, onClosed);
	const context = { language: loaded.page.result.language, path: '', richText: {}, texts: { ...loaded.texts, ...texts } };
	root.render(<PageContextProvider value={context}>{render(onClosed)}</PageContextProvider>);
}
