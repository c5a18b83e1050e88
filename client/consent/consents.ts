/** The visitor's decisions as every page starts with them: read, and acted on by a script of its own where there is anything to do. */
import { createAnnouncer } from '../runtime/navigation/arrive.ts';
import { pageMarks } from '../runtime/page-marks.ts';
import { type ConsentActions, consentStore, hasUndecided, isGiven } from './consent.ts';
import type { ServicesData } from './consent-data.ts';
import type { ConsentEngine, ConsentsStart } from './start-consents.ts';
import { readStoredConsents } from './stored-consents.ts';

interface Consents extends ConsentActions {
	/** Shows the decisions to the page, and acts on them from now on: after hydration, so that the first render is the server's. */
	start(): void;
}

export function createConsents(start: ConsentsStart): Consents {
	const { window, area, texts } = start;
	const { document } = window;
	const services = readServices(document);
	let engine: Promise<ConsentEngine> | null = null;

	/** After a failure, the next call tries again. `isAwaited`: shows a failure. */
	const act = (work: (started: ConsentEngine) => void, isAwaited = false): void => {
		engine ??= import('./start-consents.ts').then(({ startConsents }) => startConsents({ ...start, services }));
		engine.then(work).catch((error: unknown) => {
			engine = null;
			console.error('The consents could not be acted on', error);
			if (isAwaited) createAnnouncer(window).show(texts.shell.cookieSettingsFailed);
		});
	};
	return {
		dispatch: (action) => act((started) => started.dispatch(action), true),
		start() {
			const state = { entries: services.entries, decisions: readStoredConsents(area).decisions };
			consentStore.set(state);
			if (hasUndecided(state) || state.entries.some(({ id, locked }) => !locked && isGiven(state, id))) act(() => {});
			window.addEventListener('storage', () => act(() => {}), { once: true });
			document.addEventListener('click', ({ target }) => {
				const button = target instanceof Element ? target.closest<HTMLElement>(`[${pageMarks.consentSettings}]`) : null;
				if (button) act((started) => void started.open(button), true);
			});
		},
	};
}

/** The services that this document names. Throws where the document has not been built with them. */
function readServices(document: Document): ServicesData {
	const json = document.getElementById(pageMarks.consentsId)?.dataset.services;
	if (!json) throw new Error('This document does not say which services need consent');
	return JSON.parse(json);
}
