/** Opens the search over the page that is open, from its link in the header: its words and styles come with the first use. */
import { type ReactNode, useEffect, useRef } from 'react';
import { loadSheet } from '../runtime/load-sheet.ts';
import { follow } from '../runtime/navigation/readdress.ts';
import { pageMarks } from '../runtime/page-marks.ts';
import type { loadTexts } from '../texts/load-texts.ts';
import { X } from '../ui/icons.tsx';
import { usePage } from '../ui/page-context.tsx';
import { type OpenPage, showOverPage } from '../ui/show-over-page.tsx';
import { SearchField } from './SearchField.tsx';
import { withWords } from './search-words.ts';

interface SearchStart {
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

interface SearchDialogProps {
	/** Of the page of results. */
	readonly path: string;
	readonly onSearch: (href: string) => void;
	readonly onClosed: () => void;
}

/** The search over any page: the field alone, at the top of the window. */
function SearchDialog({ path, onSearch, onClosed }: SearchDialogProps): ReactNode {
	const { search } = usePage().texts;
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const element = dialog.current;
		element?.showModal();
		element?.querySelector<HTMLElement>('.search-input')?.focus();
		return () => element?.close();
	}, []);
	const close = (): void => dialog.current?.close();
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it, as Escape does
		<dialog
			ref={dialog}
			className="search-dialog"
			aria-label={search.title}
			onClose={onClosed}
			onClick={({ target, currentTarget }) => target === currentTarget && close()}
		>
			<div className="search-dialog-inside">
				<SearchField
					id="dialog-words"
					path={path}
					words=""
					onSearch={(words) => {
						close();
						onSearch(path + withWords('', words));
					}}
				/>
				<button className="search-dialog-close" type="button" aria-label={search.close} onClick={close}>
					<X sizePx={26} strokeWidth={1.25} />
				</button>
			</div>
		</dialog>
	);
}
