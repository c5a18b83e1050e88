/** Goes to an element by Tab, as a visitor without a mouse does. */
import type { Locator } from '@playwright/test';

/** Of Tab, at most. */
const maxPresses = 100;
/** Of Tab between two looks at where the focus is: a look costs more than a press. */
const pressesAtOnce = 5;

/** Presses Tab until the element has the focus, then the key. Elements of frames are reached, too. */
export async function reach(target: Locator, key?: string): Promise<void> {
	const { keyboard } = target.page();
	await target.waitFor();
	for (let presses = 0; presses <= maxPresses; ) {
		const next = await target.evaluate(planPresses, pressesAtOnce);
		if (next === 0) {
			if (key) await keyboard.press(key);
			return;
		}
		for (let left = next; left > 0; left--) await keyboard.press('Tab');
		presses += next;
	}
	throw new Error(`${maxPresses} presses of Tab did not reach ${target}`);
}

/** How often Tab is pressed next; 0: the element has the focus. Runs in the page, where it lets no press of these lead beyond the element. */
function planPresses(element: Element, most: number): number {
	const { ownerDocument } = element;
	const { defaultView: window } = ownerDocument;
	if (element === ownerDocument.activeElement) return 0;
	// a press within a frame is not heard out here
	if (window === null || window !== window.top || ownerDocument.querySelector('iframe') !== null) return 1;
	let left = most;
	const hear = (event: KeyboardEvent): void => {
		left -= 1;
		if (left === 0) window.removeEventListener('keydown', hear, true);
		if (element !== ownerDocument.activeElement) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	window.addEventListener('keydown', hear, true);
	return most;
}
