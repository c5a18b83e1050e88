/** Notices when to start the app: when the browser is idle, or when the visitor is about to use the page. */
import { bootMarks } from '../boot-marks.ts';

const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const interactive = 'a, button, input, select, textarea, summary, label';

/** Longest wait for an idle moment once the page has loaded, and the wait in browsers without idle callbacks. */
const idleTimeoutMs = 3000;
const blindWaitMs = 500;

/** Calls `onNeed` at once on eager pages and where the address asks for what is not built, else when idle; and at each sign of intent, hovering among them, until the returned function is called. */
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
