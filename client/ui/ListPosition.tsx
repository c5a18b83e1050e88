/** A page's position in its list. */
import type { ReactNode } from 'react';
import { productPageSize } from '../../site/constants.ts';
import { usePage } from './page-context.tsx';

export interface ListPositionProps {
	/** Products on this page, and in the whole list. */
	readonly shown: number;
	readonly total: number;
	/** Numbered from 1. */
	readonly page: number;
	readonly pageCount: number;
}

export function ListPosition({ shown, total, page, pageCount }: ListPositionProps): ReactNode {
	const { list } = usePage().texts;
	const first = (page - 1) * productPageSize + 1;
	return (
		<p className="list-position small soft">
			<span>{total === 0 ? list.count(0) : list.position(first, first + shown - 1, total)}</span>
			{pageCount > 1 && <span>{list.page(page, pageCount)}</span>}
		</p>
	);
}
