/** The context for every part of a page: the page's language, its texts and its rich text. */
import { createContext, useContext } from 'react';
import type { Language } from '../../site/languages.ts';
import type { LiveSource } from '../runtime/live-source.ts';
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
