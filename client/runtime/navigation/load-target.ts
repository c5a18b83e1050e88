/** Brings together what a page needs to be shown: its data, its script, its styles and the script for its head. */
import { createElement, type ReactElement } from 'react';
import type { Language } from '../../../site/languages.ts';
import type { BuiltPage } from '../built-page.ts';
import { notFoundPath, type PageSource } from './fetch-page-data.ts';

/** Brings what shows a page, which navigation only hands on. */
export interface PageLoader<Page extends BuiltPage, Loaded> {
	/** Rejects when a script of the page cannot be loaded. */
	load(page: Page): Promise<Loaded>;
	/** Whether this build has a page for a template that fetched data names. */
	has(template: unknown): template is Page['template'];
}

export interface Target<Page extends BuiltPage, Loaded> {
	readonly page: Page;
	readonly loaded: Loaded;
	readonly head: ReactElement;
}

export interface TargetLoader<Page extends BuiltPage, Loaded> {
	/** The page at a path, or the 404 page; null where only a full load can help, which is so when nothing came for 8 s. */
	load(path: string): Promise<Target<Page, Loaded> | null>;
	/** Does what can be done before a page is asked for. Never rejects. */
	prefetch(path: string): Promise<void>;
	/** Asks for a page's data only, which is the least that a guess may cost. */
	prefetchData(path: string): void;
}

export interface TargetLoaderOptions<Page extends BuiltPage, Loaded> {
	readonly source: PageSource<Page>;
	readonly lazyPages: PageLoader<Page, Loaded>;
	readonly language: Language;
	/** Of the scripts that are running. */
	readonly buildHash: string;
	readonly sleep: (ms: number) => Promise<void>;
	/** Brings the styles of a template without changing the page that is open; rejects where they cannot be loaded. */
	readonly prepareStyles: (template: string) => Promise<void>;
}

/** A request of a script or sheet that hangs never fails by itself. */
const patienceMs = 8000;

const loadPageHead = () => import('./PageHead.tsx').then(({ PageHead }) => PageHead);

export function createTargetLoader<Page extends BuiltPage, Loaded>({
	source,
	lazyPages,
	language,
	buildHash,
	sleep,
	prepareStyles,
}: TargetLoaderOptions<Page, Loaded>): TargetLoader<Page, Loaded> {
	const find = async (path: string): Promise<Page | null> => {
		const result = await source.get(path);
		const found = result.kind === 'missing' ? await source.get(notFoundPath(language)) : result;
		return found.kind === 'page' && found.page.buildHash === buildHash ? found.page : null;
	};
	const loadPage = async (page: Page): Promise<Loaded> => {
		const [loaded] = await Promise.all([lazyPages.load(page), prepareStyles(page.template)]);
		return loaded;
	};
	const build = async (path: string): Promise<Target<Page, Loaded> | null> => {
		const [page, PageHead] = await Promise.all([find(path), loadPageHead()]);
		if (page === null) return null;
		return { page, loaded: await loadPage(page), head: createElement(PageHead, { head: page.head, language }) };
	};
	return {
		load(path) {
			const target = build(path).catch((error: unknown) => {
				console.error(`The scripts or styles of ${path} could not be loaded`, error);
				return null;
			});
			return Promise.race([target, sleep(patienceMs).then(() => null)]);
		},
		prefetchData: (path) => void source.get(path),
		async prefetch(path) {
			const prepare = async (): Promise<void> => {
				const result = await source.get(path);
				if (result.kind === 'page' && result.page.buildHash === buildHash) await loadPage(result.page);
			};
			try {
				await Promise.all([prepare(), loadPageHead()]);
			} catch (error) {
				console.warn(`${path} could not be prefetched`, error);
			}
		},
	};
}
