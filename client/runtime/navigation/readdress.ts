/** Changes the address of the page that is open, without a change of page. */
import { pageMarks } from '../page-marks.ts';

/** `mode`: `push` where Back should undo it, `replace` where it should not. Scroll position and page stay. */
export function readdress(window: Window, href: string, mode: 'push' | 'replace'): void {
	const { history } = window;
	if (mode === 'push') history.pushState(null, '', href);
	else history.replaceState(history.state, '', href);
	window.dispatchEvent(new Event(pageMarks.readdressed));
}
