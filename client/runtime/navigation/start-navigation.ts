/** Turns clicks on the site's own links, and Back and Forward, into changes of page without a full load. */
import type { ReactElement } from 'react';
import { navigationNoticeMs } from '../../../site/constants.ts';
import type { BuiltPage } from '../built-page.ts';
import { prepareTemplateSheet, showTemplateSheet } from '../load-sheet.ts';
import { networkOf } from '../network.ts';
import { pageMarks } from '../page-marks.ts';
import { createStorageArea } from '../storage.ts';
import { arrive, createAnnouncer, findAnchor, showSmoothly } from './arrive.ts';
import { chooseNavigation, keepQuery, type Navigation, patchShell, toSitePath } from './choose-navigation.ts';
import { createPageSource, fetchPageData } from './fetch-page-data.ts';
import type { FullLoad, SiteVersion } from './full-load.ts';
import { createTargetLoader, type PageLoader, type Target } from './load-target.ts';
import { linkAt, mayPrefetch, watchLinks, watchLinksInSight } from './prefetch.ts';
import { createScrollMemory } from './scroll-memory.ts';

export interface PageView<Loaded> {
	/** Replaces the page; its elements stand in the document when this returns. `head` becomes its head elements. */
	show(loaded: Loaded, richText: Readonly<Record<string, string>>, head: ReactElement): void;
}

/** The texts of navigation, in the language of the document. */
export interface NavigationTexts {
	readonly slow: string;
	readonly failed: string;
	readonly arrived: (title: string) => string;
}

export interface NavigationStart<Page extends BuiltPage, Loaded> {
	readonly window: Window & typeof globalThis;
	readonly page: Pick<Page, 'buildHash' | 'result'>;
	/** The address that it was opened at: Back and Forward may have led on since. */
	readonly openedAt: string;
	readonly texts: { readonly navigation: NavigationTexts };
	readonly lazyPages: PageLoader<Page, Loaded>;
	readonly view: PageView<Loaded>;
	readonly fullLoad: FullLoad;
	readonly version: SiteVersion;
	/** A menu that is open would cover the next page. */
	readonly closeMenus: () => void;
}

export function startNavigation<Page extends BuiltPage, Loaded>({
	window,
	page,
	openedAt,
	texts,
	lazyPages,
	view,
	fullLoad,
	version,
	closeMenus,
}: NavigationStart<Page, Loaded>): void {
	const { document, history, location } = window;
	const { language } = page.result;
	const network = networkOf(window);
	const source = createPageSource<Page>({
		fetchPageData: (path) => fetchPageData(path, { ...network, hasTemplate: lazyPages.has }),
		nowMs: network.nowMs,
	});
	const prepareStyles = (template: string) => prepareTemplateSheet(document, template);
	const targets = createTargetLoader({ ...network, source, lazyPages, language, buildHash: page.buildHash, prepareStyles });
	const scroll = createScrollMemory(
		createStorageArea(() => window.sessionStorage),
		window,
		Date.now,
	);
	const announcer = createAnnouncer(window);
	let shown = addressOf(location.href);
	let latest = 0;

	/** Shows the page at `href` once it is there, unless another one was asked for meanwhile. `enter` makes it the open history entry. */
	const go = async (href: string, enter: () => number | null): Promise<void> => {
		const turn = ++latest;
		announcer.showAfter(navigationNoticeMs, texts.navigation.slow);
		const { pathname, search, hash } = new URL(href);
		const path = toSitePath(pathname);
		void version.check();
		const updated = version.isUpdated();
		const target = updated ? null : await targets.load(path);
		if (turn !== latest) return;
		if (target === null) {
			if (!updated) version.noteFailure();
			if (isCutOff(window.navigator) || !fullLoad.to(href)) announcer.show(texts.navigation.failed);
			return;
		}
		await showSmoothly(window, () => {
			if (turn !== latest) return;
			closeMenus();
			const scrollY = enter();
			shown = path + search;
			showTarget(target);
			patchShell(document, path, target.page.head.languagePaths);
			arrive(window, { target: findAnchor(document, hash), scrollY });
			announcer.say(texts.navigation.arrived(target.page.head.title));
			window.dispatchEvent(new Event(pageMarks.arrived));
		});
	};
	const showTarget = ({ page: next, loaded, head }: Target<Page, Loaded>): void => {
		for (const element of document.head.querySelectorAll(`[${pageMarks.head}]`)) element.remove();
		showTemplateSheet(document, next.template, lazyPages.has);
		view.show(loaded, next.result.richText ?? {}, head);
	};
	const chooseFor = (link: HTMLAnchorElement): Navigation =>
		chooseNavigation({ href: link.href, target: link.target, download: link.hasAttribute('download') }, { href: location.href, language });

	/** WebKit and Firefox break off what is loading here once another document is on its way, which a full load would take the place of. */
	const leave = (): void => {
		latest++;
	};
	window.addEventListener('beforeunload', leave);
	document.addEventListener('click', (event) => {
		const link = linkAt(event.target);
		if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		const choice = chooseFor(link);
		scroll.save();
		if (choice.kind === 'anchor') findAnchor(document, link.hash);
		if (choice.kind === 'browser' && link.target === '') leave();
		if (choice.kind !== 'page') return;
		event.preventDefault();
		void go(choice.href, () => {
			const again = choice.href === location.href;
			scroll.save();
			if (again) history.replaceState(scroll.newEntry(), '', choice.href);
			else history.pushState(scroll.newEntry(), '', choice.href);
			return null;
		});
	});
	window.addEventListener('popstate', ({ state }) => {
		if (state !== null) scroll.save();
		if (addressOf(location.href) !== shown) void go(location.href, () => scroll.enter(state));
		else {
			latest++;
			announcer.say('');
			const scrollY = scroll.enter(state);
			if (scrollY !== null) window.scrollTo(0, scrollY);
		}
	});
	window.addEventListener(pageMarks.readdressed, () => {
		shown = addressOf(location.href);
		keepQuery(document);
		scroll.enter(history.state);
	});
	keepQuery(document);
	// a script that sets the fragment leaves the entry without a click, and has scrolled when it is noticed
	window.addEventListener('scroll', scroll.save, { passive: true });
	// the browser restores what it loads as a document, the app what it shows itself
	window.addEventListener('pagehide', () => {
		scroll.save();
		scroll.persist();
		history.scrollRestoration = 'auto';
	});
	window.addEventListener('pageshow', ({ persisted }) => {
		if (persisted) announcer.say('');
		history.scrollRestoration = 'manual';
	});
	// 'auto' here means that the browser has restored this document, and its reader may have scrolled since
	const restoredByBrowser = history.scrollRestoration === 'auto';
	history.scrollRestoration = 'manual';
	const leftAtY = scroll.enter(history.state);
	if (leftAtY !== null && !restoredByBrowser && window.scrollY === 0) window.scrollTo(0, leftAtY);

	const startedAtY = window.scrollY;
	const restore = (): void => {
		// a visitor who has scrolled since keeps that position
		if (leftAtY !== null && window.scrollY === startedAtY) window.scrollTo(0, leftAtY);
	};
	window.addEventListener(pageMarks.completed, restore, { once: true });

	findAnchor(document, location.hash);
	// a page may have changed what its own address asks for, but not led to another one
	if (location.pathname !== new URL(openedAt).pathname) void go(location.href, () => scroll.enter(history.state));
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'visible') void version.check();
	});

	if (!mayPrefetch(window.navigator)) return;
	const likelyPath = (link: HTMLAnchorElement): string | null => {
		const choice = chooseFor(link);
		return choice.kind === 'page' && choice.path + new URL(choice.href).search !== shown ? choice.path : null;
	};
	watchLinks(window, (link) => {
		const path = likelyPath(link);
		if (path !== null) void targets.prefetch(path);
	});
	watchLinksInSight(window, (link) => {
		const path = likelyPath(link);
		if (path !== null) targets.prefetchData(path);
	});
}

/** Site path and query: they identify a page, or a list's state. */
function addressOf(href: string): string {
	const { pathname, search } = new URL(href);
	return toSitePath(pathname) + search;
}

/** Without a network a full load would take the page away and bring nothing, unless a worker answers. */
function isCutOff({ onLine, serviceWorker }: Navigator): boolean {
	return !onLine && !serviceWorker?.controller;
}
