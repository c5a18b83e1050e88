/** The search page before the first search: it shows the families of the shop. */
import type { ReactNode } from 'react';
import { headingAnchor } from '../../../site/heading-anchor.ts';
import { usePage } from '../../ui/page-context.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SearchPageData } from './search-page-data.ts';

export function SearchStart({ data }: { data: Pick<SearchPageData, 'shop' | 'categories'> }): ReactNode {
	const { search } = usePage().texts;
	const anchor = headingAnchor(search.start);
	return (
		<section className="search-start" id={anchor}>
			<h2>
				<a href={`#${anchor}`}>{search.start}</a>
			</h2>
			<ul className="link-list">
				{[data.shop, ...data.categories].map(({ name, path }) => (
					<li key={path}>
						<a href={path}>
							<Text value={name} />
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
