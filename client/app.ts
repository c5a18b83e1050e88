/** Makes a built page live: hydrates it, then gives it the visitor's cart, the menu and navigation. Loaded by `boot.ts`. */
import { attachCart } from './cart/attach-cart.ts';
import { sweepPersonalData } from './checkout/storage/personal-storage.ts';
import { createConsents } from './consent/consents.ts';
import { attachCartLink, attachMenus, attachSearchLink, attachTooltips, attachWishes } from './layout/shell-behaviour.ts';
import { hydratePage } from './page-view.ts';
import type { LazyPages, LoadedPage } from './pages/lazy-pages.ts';
import type { PageData } from './pages/page-data.ts';
import { createAnnouncer } from './runtime/navigation/arrive.ts';
import { createFullLoad, createSiteVersion, type FullLoad, type SiteVersion, watchTyping } from './runtime/navigation/full-load.ts';
import { startNavigation } from './runtime/navigation/start-navigation.ts';
import { networkOf } from './runtime/network.ts';
import { pageMarks } from './runtime/page-marks.ts';
import { createStorageArea } from './runtime/storage.ts';
import { createHtmlPolicy } from './runtime/trusted-html.ts';
import type { TextParts } from './texts/texts.ts';

interface AppStart {
	/** The page that this document was built as. */
	readonly loaded: LoadedPage;
	readonly lazyPages: LazyPages;
	/** Address that this document was opened at. */
	readonly openedAt: string;
}

/** Resolves when the page answers to events. Rejects where the document has to stay as it was built. */
export async function startApp({ loaded, lazyPages, openedAt }: AppStart): Promise<void> {
	const texts: TextParts['base'] = loaded.texts;
	const root = document.getElementById(pageMarks.rootId);
	if (!root) throw new Error('This document has no page to hydrate');
	const tabArea = createStorageArea(() => window.sessionStorage);
	const fullLoad = createFullLoad({ area: tabArea, location: window.location, nowMs: Date.now });
	if (fullLoad.hasCrashed()) throw new Error('This page crashed before and stays as it was built');

	const surroundings = { area: createStorageArea(() => window.localStorage), events: window, nowMs: Date.now };
	sweepPersonalData([surroundings.area, tabArea], Date.now());
	const cart = attachCart({
		...surroundings,
		locks: navigator.locks,
		onAdd(...added) {
			import('./cart/drawer/open-cart-drawer.tsx')
				.then(({ openCartDrawer }) => openCartDrawer({ window, loaded, lazyPages, cart }, ...added))
				.catch(console.warn);
		},
	});
	const policy = createHtmlPolicy(window);
	const consents = createConsents({ window, area: surroundings.area, texts, loadTexts: lazyPages.loadTexts, policy });
	const view = await hydratePage({
		root,
		loaded,
		cart,
		consents,
		richText: readRichText(root),
		policy,
		onCrash: (error, readable) => {
			console.error('The page crashed', error);
			if (!fullLoad.afterCrash(readable)) createAnnouncer(window).show(texts.navigation.incomplete);
		},
	});
	cart.start();
	attachWishes(window, surroundings.area);
	attachCartLink(document, texts);
	attachSearchLink(document, (link) =>
		import('./search/open-search.tsx').then(({ openSearch }) => openSearch({ window, loaded, lazyPages, link })),
	);
	attachTooltips(document);
	const closeMenus = attachMenus(document);
	consents.start();
	const { buildHash } = loaded.page;
	const version = createSiteVersion({ ...networkOf(window), buildHash });
	startNavigation<PageData, LoadedPage>({ window, page: loaded.page, openedAt, texts, lazyPages, view, fullLoad, version, closeMenus });
	// after boot has cleared the line in which it shows a failure of its own
	if (fullLoad.settle()) window.setTimeout(() => createAnnouncer(window).show(texts.navigation.failed));
	if (document.documentElement.hasAttribute(pageMarks.worker)) startWorker(version, fullLoad);
}

/** Once everything else has been loaded. */
function startWorker(version: SiteVersion, fullLoad: FullLoad): void {
	const hasTyped = watchTyping(document);
	window.addEventListener('error', ({ target }) => target instanceof Element && version.noteFailure(), { capture: true });
	const onUpdate = (): void => {
		if (version.noteUpdate() && !hasTyped()) fullLoad.to(window.location.href);
		else console.info('A new version of the site is there: the next page will be of it');
	};
	const register = (): void => {
		import('./runtime/worker-registration.ts')
			.then(({ registerWorker }) => registerWorker(window, onUpdate))
			.catch((error: unknown) => console.warn('The service worker could not be started', error));
	};
	if (document.readyState === 'complete') register();
	else window.addEventListener('load', register, { once: true });
}

/**
 * Finds the rich text that the server wrote into a page, so that it need not ship a second time as JSON. The rich text below `root` by
 * name.
 */
function readRichText(root: Element): Readonly<Record<string, string>> {
	const elements = [...root.querySelectorAll(`[${pageMarks.richText}]`)];
	return Object.fromEntries(elements.map((element) => [element.getAttribute(pageMarks.richText) ?? '', element.innerHTML]));
}
