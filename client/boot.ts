/** The only script that a page loads at once: it brings the app when it is needed, and keeps what is clicked meanwhile. */
import { bootMarks } from './boot-marks.ts';
import { watchNeed } from './first-need.ts';
import { lazyPages } from './pages/lazy-pages.ts';
import type { ShownPage } from './pages/page-element.tsx';
import { keepClicks } from './replay.ts';
import { loadTexts } from './texts/load-texts.ts';

boot();

function boot(): void {
	let phase: 'idle' | 'loading' | 'success' = 'idle';

	/** A failure leaves the page as readable as it was; the next sign of need tries again. */
	const bringApp = (): void => {
		if (phase !== 'idle') return;
		phase = 'loading';
		startApp().then(
			() => {
				phase = 'success';
				stopWatching();
				clicks.replay();
			},
			(error: unknown) => {
				console.error('The app could not be started', error);
				phase = 'idle';
				clicks.release();
			},
		);
	};
	const clicks = keepClicks(document, bringApp);
	const stopWatching = watchNeed(window, bringApp);
}

async function startApp(): Promise<void> {
	const page = readPage();
	const [app, loaded, texts] = await Promise.all([import('./app.ts'), lazyPages.load(page), loadTexts(page.result.language)]);
	await app.startApp({ loaded, lazyPages, texts });
}

function readPage(): ShownPage {
	const json = document.getElementById(bootMarks.pageDataId)?.textContent;
	if (!json) throw new Error('This document has no page data');
	return JSON.parse(json);
}
