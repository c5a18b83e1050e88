/** Keeps what visitors click and choose before the app runs, so that nothing is lost and nothing counts twice. */
import { bootMarks } from '../boot-marks.ts';

export interface KeptClicks {
	/** The app answers now: clicks each kept element once, if it is still there, and keeps no more. Fires the changes of marked selects. */
	replay(): void;
	/** The app could not be loaded: kept links and forms work natively, everything else can be clicked again. Returns whether any click was kept. */
	release(): boolean;
}

/** Starts keeping clicks on marked elements; `onClick` is called for each one kept. */
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
