/** Lets the header's link to the search open it over the page. */
import { searchLinkClass } from '../search/search-link.ts';

/** `open`: rejects where it cannot be opened; the link then leads where it always does, as with keys that ask for another tab or window. */
export function attachSearchLink(document: Document, open: (link: HTMLAnchorElement) => Promise<void>): void {
	const link = document.querySelector<HTMLAnchorElement>(`.${searchLinkClass}`);
	link?.addEventListener('click', (event) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		open(link).catch((error: unknown) => {
			console.warn(error);
			document.location.assign(link.href);
		});
	});
}
