/** Brings the service worker of the site, which keeps what is visited for times without a network. In a chunk of its own. */
import type { VisitedMessage } from '../worker/choose-handling.ts';
import { mayPrefetch } from './navigation/prefetch.ts';
import { pageMarks } from './page-marks.ts';
import { createScriptPolicy } from './trusted-script.ts';

const address = '/sw.js';

/** `onUpdate`: a new version has been installed while an old one was in charge of this page. */
export async function registerWorker(window: Window, onUpdate: () => void): Promise<void> {
	if (!window.isSecureContext) {
		console.warn('Service workers can only be used over HTTPS, or on localhost for development');
		return;
	}
	if (!('serviceWorker' in window.navigator)) return;
	const workers = window.navigator.serviceWorker;
	const seen = workers.controller !== null;
	try {
		const trusted = createScriptPolicy(window, 'worker', address).trust();
		// the type of `register` knows no trusted values
		const registration = await workers.register(trusted as string);
		watch(registration, () => {
			// in WebKit a first worker may be in charge before it is reported as installed
			const isUpdate = workers.controller !== null;
			return () => (isUpdate ? onUpdate() : console.info('Content is available offline'));
		});
	} catch (error) {
		console.warn('The service worker could not be registered', error);
		return;
	}
	const { active } = await workers.ready;
	const tell = (assets: readonly string[]): void => {
		const message: VisitedMessage = { kind: 'visited', page: window.location.href, assets };
		(workers.controller ?? active)?.postMessage(message);
	};
	if (!seen) tell(loadedAssets(window));
	// navigation asks for data only; a visit without a network starts with the document
	if (mayPrefetch(window.navigator)) window.addEventListener(pageMarks.arrived, () => tell([]));
}

/** `onInstalling` is called for each new worker, and returns what is called once it is installed. */
function watch(registration: ServiceWorkerRegistration, onInstalling: () => () => void): void {
	let watched: ServiceWorker | null = null;
	const look = (): void => {
		const worker = registration.installing;
		if (!worker || worker === watched) return;
		watched = worker;
		const onInstalled = onInstalling();
		worker.addEventListener('statechange', () => {
			if (worker.state === 'installed') onInstalled();
		});
	};
	look();
	registration.addEventListener('updatefound', look);
}

function loadedAssets({ performance, location }: Window): string[] {
	return performance
		.getEntriesByType('resource')
		.map(({ name }) => name)
		.filter((url) => url.startsWith(`${location.origin}/assets/`));
}
