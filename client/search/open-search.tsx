/** Opens the search over the page that is open, from its link in the header: its words and styles come with the first use. */
import { loadSheet } from '../runtime/load-sheet.ts';
import { follow } from '../runtime/navigation/follow.ts';
import { pageMarks } from '../runtime/page-marks.ts';
import type { loadTexts } from '../texts/load-texts.ts';
import { type OpenPage, showOverPage } from '../ui/show-over-page.tsx';
import { SearchDialog } from './SearchDialog.tsx';

export interface SearchStart {
	readonly window: Window;
	readonly loaded: OpenPage;
	readonly lazyPages: { readonly loadTexts: typeof loadTexts };
	/** Leads to the page of results. */
	readonly link: HTMLAnchorElement;
}

/** Where the page has a search of its own, that one gets the focus. What cannot be loaded leads to the page instead. */
export async function openSearch({ window, loaded, lazyPages, link }: SearchStart): Promise<void> {
	const { document, location } = window;
	const own = document.querySelector<HTMLElement>(`#${pageMarks.rootId} .search-input`);
	if (own) {
		own.focus();
		return;
	}
	const { href } = location;
	const [texts] = await Promise.all([lazyPages.loadTexts(loaded.page.result.language, 'search'), loadSheet(document, 'search-dialog')]);
	// do nothing if the visitor has gone on meanwhile, or opened it by a second click
	if (location.href !== href || document.querySelector(':modal')) return;
	showOverPage({ window, loaded, texts }, (onClosed) => (
		<SearchDialog path={link.pathname} onSearch={(target) => follow(document, target)} onClosed={onClosed} />
	));
}
