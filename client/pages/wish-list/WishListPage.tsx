/** The wish list. What stands on it comes from the visitor's storage; the page around it is the same for everyone. */
import type { ReactNode } from 'react';
import { usePage } from '../../ui/page-context.tsx';
import { WishedPieces } from './WishedPieces.tsx';
import type { WishListData } from './wish-list-data.ts';

export function WishListPage({ data }: { data: WishListData }): ReactNode {
	const { wishList } = usePage().texts;
	return (
		<div className="frame">
			<header className="page-head">
				<h1>{wishList.title}</h1>
				<p className="lead">{wishList.intro}</p>
			</header>
			<WishedPieces data={data} />
		</div>
	);
}
