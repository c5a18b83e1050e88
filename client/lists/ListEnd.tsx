/** The way on from the end of a list: a link to its next page, which scripts bring to this one. */
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { productPageSize } from '../../site/constants.ts';
import type { ListView } from '../catalogue/list-engine.ts';
import type { ListData } from '../catalogue/list-query.ts';
import { usePage } from '../ui/page-context.tsx';

interface ListEndProps {
	readonly data: Pick<ListData, 'page' | 'pageCount' | 'previousPath' | 'nextPath'>;
	/** null: the list stands as it was built. */
	readonly view: Pick<ListView, 'cards' | 'total'> | null;
	readonly onMore: () => Promise<void>;
}

export function ListEnd({ data, view, onMore }: ListEndProps): ReactNode {
	const { list } = usePage().texts;
	const end = useRef<HTMLDivElement>(null);
	/** Number of the first product that was asked for, until it is there. */
	const awaited = useRef<number | null>(null);
	const shown = view?.cards.length ?? productPageSize;
	// the keyboard goes on with the first product that came
	useEffect(() => {
		if (awaited.current === null || awaited.current >= shown) return;
		const card = end.current?.parentElement?.querySelectorAll<HTMLElement>('.product-grid > li')[awaited.current];
		const link = card?.querySelector<HTMLElement>('.card-link');
		if (!link) return;
		awaited.current = null;
		link.focus({ preventScroll: true });
	});
	const more = (event: MouseEvent): void => {
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		awaited.current = shown;
		void onMore();
	};
	if (view === null && data.page > 1) return <Pagination {...data} />;
	const hasMore = view === null ? data.nextPath !== null : view.cards.length < view.total;
	return (
		<div ref={end}>
			{hasMore && (
				<nav className="pagination row" aria-label={list.pagination}>
					<a className="button" href={data.nextPath ?? '?'} rel="next" data-replay="" onClick={more}>
						{list.more}
					</a>
					{view === null && <span className="pagination-position small soft">{list.page(data.page, data.pageCount)}</span>}
				</nav>
			)}
		</div>
	);
}

interface PaginationProps {
	/** Numbered from 1. A single page has no neighbours, and the navigation is absent. */
	readonly page: number;
	readonly pageCount: number;
	readonly previousPath: string | null;
	readonly nextPath: string | null;
}

/** The way to the pages before and after one page of a list: real links to real pages. */
function Pagination({ page, pageCount, previousPath, nextPath }: PaginationProps): ReactNode {
	const { list } = usePage().texts;
	if (pageCount < 2) return null;
	return (
		<nav className="pagination row" aria-label={list.pagination}>
			{previousPath && (
				<a className="quiet-link" href={previousPath} rel="prev">
					{list.previous}
				</a>
			)}
			{nextPath && (
				<a className="button" href={nextPath} rel="next">
					{list.more}
				</a>
			)}
			<span className="pagination-position small soft">{list.page(page, pageCount)}</span>
		</nav>
	);
}

/** Where a list could not be loaded: says so, and tries again. */
export function ListFailure({ message, onRetry }: { message: string; onRetry: () => void }): ReactNode {
	return (
		<p className="list-notice" role="alert">
			{message}{' '}
			<button className="quiet-button" type="button" onClick={onRetry}>
				{usePage().texts.list.retry}
			</button>
		</p>
	);
}
