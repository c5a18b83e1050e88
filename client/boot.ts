/** The only script that a page loads at once: it brings the app when it is needed, and keeps what is clicked meanwhile. */
import { lazyPages } from './pages/lazy-pages.ts';
import type { ShownPage } from './pages/page-element.tsx';
import { keepClicks, recover, watchNeed } from './runtime/before-app.ts';
import { bootMarks } from './runtime/boot-marks.ts';

/** A request that hangs never fails by itself: after this time the visitor gets a notice. */
const patienceMs = 20_000;

/** The document's own address: Back and Forward may lead to another of its pages before the app, or even this script, runs. */
const openedAt = performance.getEntriesByType('navigation')[0]?.name ?? location.href;

boot();

function boot(): void {
	let phase: 'idle' | 'loading' | 'error' | 'success' = 'idle';
	let typed = false;
	/** The visitor may be on the way to another page. */
	let leaving = false;
	let patience = 0;
	document.addEventListener('input', () => {
		typed = true;
	});

	const runApp = (): void => {
		if (phase === 'loading' || phase === 'success') return;
		phase = 'loading';
		showFailure(false);
		window.clearTimeout(patience);
		patience = window.setTimeout(showFailure, patienceMs, true);
		loadApp().then(
			(start) => start().then(succeed, (error) => fail(error, false)),
			(error) => fail(error, true),
		);
	};
	const succeed = (): void => {
		phase = 'success';
		window.clearTimeout(patience);
		showFailure(false);
		stopWatching();
		clicks.replay();
	};
	/** Leaves the page as readable as it was; from now on only a click that needs the app tries again. */
	const fail = (error: unknown, mayReload: boolean): void => {
		console.error('The app could not be started', error);
		phase = 'error';
		window.clearTimeout(patience);
		// WebKit and Firefox break off what a page loads as soon as it is left, and a reload would take the visitor back
		if (leaving && mayReload) {
			patience = window.setTimeout(fail, patienceMs, error, false);
			return;
		}
		stopWatching();
		// a reload would silently discard clicks and typed text
		const acted = clicks.release() || typed;
		if (acted || !mayReload || !recover(window, import.meta.url)) showFailure(true);
	};
	const clicks = keepClicks(document, runApp);
	window.addEventListener('beforeunload', () => {
		leaving = true;
	});
	// iOS has no `beforeunload`
	document.addEventListener('click', ({ target }) => {
		leaving ||= target instanceof Element && target.closest('a') !== null;
	});
	window.addEventListener('pageshow', ({ persisted }) => persisted && runApp());
	const stopWatching = watchNeed(window, runApp);
}

/** Rejects where a script cannot be loaded. The result starts the app, and rejects where this page has to stay as it was built. */
async function loadApp(): Promise<() => Promise<void>> {
	const page = readPage();
	const [app, loaded] = await Promise.all([import('./app.ts'), lazyPages.load(page)]);
	return () => app.startApp({ loaded, lazyPages, openedAt });
}

function readPage(): ShownPage {
	const json = document.getElementById(bootMarks.pageDataId)?.textContent;
	if (!json) throw new Error('This document has no page data');
	return JSON.parse(json);
}

/** Shows and says that the page has to do without its app, or takes that back. */
function showFailure(failed: boolean): void {
	document.documentElement.classList.toggle(bootMarks.failed, failed);
	const notice = document.querySelector(`[${bootMarks.failure}]`);
	if (!notice) return;
	notice.classList.toggle(bootMarks.unseen, !failed);
	notice.textContent = failed ? notice.getAttribute(bootMarks.failure) : '';
}
