/** The context for every part of a page: the page's language, its texts and its rich text. */
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { Language } from '../../site/languages.ts';
import type { LiveSource } from '../runtime/built-page.ts';
import type { loadTexts } from '../texts/load-texts.ts';
import type { Texts } from '../texts/texts.ts';

export interface PageContext {
	readonly language: Language;
	/** Site path of the page, as in its page data. */
	readonly path: string;
	readonly texts: Texts;
	/** Sanitised HTML by name. In the browser each value is the same object on every render: React replaces the DOM when it is not. */
	readonly richText: Readonly<Record<string, string | TrustedHTML>>;
	/** In the browser, for parts that come on demand and say more than the page has brought. */
	readonly loadTexts?: typeof loadTexts;
	/** In the browser, of the page's data. */
	readonly live?: LiveSource;
	/** See `PageResult`. */
	readonly timeZone?: string | undefined;
}

const context = createContext<PageContext | null>(null);

export const PageContextProvider = context.Provider;

/** The page that the calling component is part of. Throws outside a page. */
export function usePage(): PageContext {
	const page = useContext(context);
	if (!page) throw new Error('usePage() was called outside a page');
	return page;
}

interface PageRootProps {
	readonly context: PageContext;
	readonly content: ReactNode;
	/** The page's head elements; only after a navigation, because the built document already has them. */
	readonly head?: ReactNode;
	/** Called when this page's elements answer to events. */
	readonly onReady?: () => void;
}

/** Everything inside the root element: the same tree on the server, at hydration and after each navigation. */
export function PageRoot({ context, content, head = null, onReady }: PageRootProps) {
	useEffect(() => onReady?.(), [onReady]);
	return (
		<PageContextProvider value={context}>
			{head}
			{content}
		</PageContextProvider>
	);
}
