/** The way to the pages before and after one page of a list: real links to real pages. */
import type { ReactNode } from 'react';
import { usePage } from './page-context.tsx';

export interface PaginationProps {
	/** Numbered from 1. A single page has no neighbours, and the navigation is absent. */
	readonly page: number;
	readonly pageCount: number;
	readonly previousPath: string | null;
	readonly nextPath: string | null;
}

export function Pagination({ page, pageCount, previousPath, nextPath }: PaginationProps): ReactNode {
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
