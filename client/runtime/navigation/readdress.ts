/** Changes of the address that no link makes: of the page that is open, or to another page. */
import { pageMarks } from '../page-marks.ts';

/** Without a change of page. `mode`: `push` where Back should undo it, `replace` where it should not. Scroll position and page stay. */
export function readdress(window: Window, href: string, mode: 'push' | 'replace'): void {
	const { history } = window;
	if (mode === 'push') history.pushState(null, '', href);
	else history.replaceState(history.state, '', href);
	window.dispatchEvent(new Event(pageMarks.readdressed));
}

/** Goes where a link would lead: within the app where that can, as the browser does where not. */
export function follow(document: Document, href: string): void {
	const link = document.createElement('a');
	link.href = href;
	link.hidden = true;
	document.body.append(link);
	link.click();
	link.remove();
}
