/** Pages that have the words: texts, brands, and where to find the shop. */
import type { ReactNode } from 'react';
import type { FoundPage } from '../../search/search-data.ts';
import { usePage } from '../../ui/page-context.tsx';
import { Text } from '../../ui/Text.tsx';

interface FoundPagesProps {
	readonly pages: readonly FoundPage[];
	/** Products stand below them. */
	readonly isBeside: boolean;
}

export function FoundPages({ pages, isBeside }: FoundPagesProps): ReactNode {
	const { search } = usePage().texts;
	return (
		<section className="search-pages">
			{isBeside && <h2>{search.onPages}</h2>}
			<ul className="link-list">
				{pages.map(({ path, name }) => (
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
