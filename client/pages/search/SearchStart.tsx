/** What the page of the search shows before anything is searched for: the families of the shop. */
import type { ReactNode } from 'react';
import { Text } from '../../components/Text.tsx';
import { usePage } from '../page-context.tsx';
import type { SearchPageData } from './search-page-data.ts';

export function SearchStart({ data }: { data: Pick<SearchPageData, 'shop' | 'categories'> }): ReactNode {
	const { search } = usePage().texts;
	return (
		<section className="search-start">
			<h2>{search.start}</h2>
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
