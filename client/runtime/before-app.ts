/** What runs before the app: it notices when to start the app, keeps clicks made meanwhile, and recovers where the app cannot be loaded. */
import { bootMarks } from './boot-marks.ts';

export interface KeptClicks {
	/** The app answers now: clicks each kept element once, if it is still there, and keeps no more. Fires the changes of marked selects. */
	replay(): void;
	/** The app could not be loaded: kept links and forms work natively, everything else can be clicked again. Returns whether any click was kept. */
	release(): boolean;
}

/**
 * Keeps what visitors click and choose before the app runs, so that nothing is lost and nothing counts twice. Starts keeping clicks on
 * marked elements; `onClick` is called for each one kept.
 */
export function keepClicks(document: Document, onClick: () => void): KeptClicks {
	const kept = new Set<Element>();

	const keep = (event: Event): void => {
		const element = event.target instanceof Element ? event.target.closest(`[${bootMarks.replay}]`) : null;
		if (!element || element instanceof HTMLSelectElement) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		kept.add(element);
		element.setAttribute('aria-busy', 'true');
		onClick();
	};
	const listen = () => document.addEventListener('click', keep, true);
	const letGo = (choose: (element: Element) => boolean): void => {
		document.removeEventListener('click', keep, true);
		const elements = [...kept];
		kept.clear();
		for (const element of elements) {
			element.removeAttribute('aria-busy');
			if (element instanceof HTMLElement && element.isConnected && choose(element)) element.click();
		}
	};
	listen();
	return {
		replay() {
			letGo(() => true);
			for (const select of document.querySelectorAll<HTMLSelectElement>(`select[${bootMarks.replay}]`))
				if (!select.selectedOptions[0]?.hasAttribute('selected')) select.dispatchEvent(new Event('change', { bubbles: true }));
		},
		release() {
			const clicked = kept.size > 0;
			letGo(worksNatively);
			listen();
			return clicked;
		},
	};
}

/** A form that names where it is sent does without the app. */
function worksNatively(element: Element): boolean {
	return element instanceof HTMLAnchorElement || (element instanceof HTMLButtonElement && (element.form?.hasAttribute('action') ?? false));
}

const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const interactive = 'a, button, input, select, textarea, summary, label';

/** Longest wait for an idle moment once the page has loaded, and the wait in browsers without idle callbacks. */
const idleTimeoutMs = 3000;
const blindWaitMs = 500;

/**
 * Notices when to start the app: when the browser is idle, or when the visitor is about to use the page. Calls `onNeed` at once on
 * eager pages and where the address asks for what is not built, else when idle; and at each sign of intent, hovering among them, until
 * the returned function is called.
 */
export function watchNeed(window: Window, onNeed: () => void): () => void {
	const { document } = window;
	const onIntent = (event: Event): void => {
		if (event.target instanceof Element && event.target.closest(interactive)) onNeed();
	};
	for (const intent of intents) document.addEventListener(intent, onIntent, { capture: true, passive: true });

	const waitForIdle = (): void => {
		if (window.requestIdleCallback) window.requestIdleCallback(onNeed, { timeout: idleTimeoutMs });
		else window.setTimeout(onNeed, blindWaitMs);
	};
	const isAsking = window.location.search !== '' && document.querySelector(`[${bootMarks.query}]`) !== null;
	document.documentElement.classList.toggle(bootMarks.asking, isAsking);
	if (isAsking || document.documentElement.hasAttribute(bootMarks.eager)) onNeed();
	else if (document.readyState === 'complete') waitForIdle();
	else window.addEventListener('load', waitForIdle, { once: true });

	return () => {
		for (const intent of intents) document.removeEventListener(intent, onIntent, { capture: true });
	};
}

// written and read by `navigation/full-load.ts`
const fullLoadKey = 'int-full-load';
const returnedKey = 'int-returned';
const reloadedKey = 'int-reloaded';

/**
 * Recovers a document whose scripts cannot be loaded: after a deploy, an open tab or a cached page still asks for those of the build
 * before. Leads back to the last visited page, where navigation has failed there and the app has come here by a full load; else loads
 * the document again, once for a page and its boot script, whose address is `script`. Returns false, and does nothing, where that was
 * done before or cannot be remembered: it must never become a loop.
 */
export function recover(window: Window, script: string): boolean {
	const { location } = window;
	const document = `${location.pathname} ${script}`;
	try {
		const { sessionStorage } = window;
		const [here, , from] = (sessionStorage.getItem(fullLoadKey) ?? '').split(' ');
		// other scripts may have written there, and only a page of this site is safe to go to
		if (here === location.href && from?.startsWith(`${location.origin}/`) && from !== here) {
			sessionStorage.setItem(fullLoadKey, '');
			sessionStorage.setItem(returnedKey, from);
			location.replace(from);
			return true;
		}
		if (sessionStorage.getItem(reloadedKey) === document) return false;
		sessionStorage.setItem(reloadedKey, document);
	} catch {
		return false;
	}
	location.reload();
	return true;
}
