/** The parts of the shop as one quiet line of links with their counts. Where something is chosen, they keep it and count what fits. */
import type { ReactNode } from 'react';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';
import type { ListData } from './list-data.ts';
import type { ShownList } from './use-list.ts';

interface CategoryNavigationProps extends Pick<ShownList, 'elsewhere'> {
	readonly data: Pick<ListData, 'path' | 'categories' | 'whole'>;
}

export function CategoryNavigation({ data: { path, categories, whole }, elsewhere }: CategoryNavigationProps): ReactNode {
	const { list } = usePage().texts;
	const current = (target: string) => (target === path ? 'page' : undefined);
	return (
		<nav className="categories" aria-label={list.categories}>
			<ul className="row">
				<li>
					<a href={whole.path + (elsewhere(whole.scope)?.search ?? '')} aria-current={current(whole.path)}>
						<Text value={whole.name} />
					</a>
				</li>
				{categories.map((category) => {
					const there = elsewhere({ facet: 'category', ids: [category.id] });
					return (
						<li key={category.path}>
							<a href={category.path + (there?.search ?? '')} aria-current={current(category.path)}>
								<Text value={category.name} /> <small>{there?.count ?? category.count}</small>
							</a>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
