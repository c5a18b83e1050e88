/** The families of the shop as one quiet line of links with their counts. */
import type { ReactNode } from 'react';
import { plainText, type Text as TextValue } from '../../../site/text.ts';
import { Text } from '../../components/Text.tsx';
import { usePage } from '../page-context.tsx';
import type { ProductListData } from './product-list-data.ts';

interface CategoryNavigationProps extends Pick<ProductListData, 'shop' | 'categories'> {
	/** Name of the category shown, null for the whole shop. */
	readonly current: TextValue | null;
}

export function CategoryNavigation({ shop, categories, current }: CategoryNavigationProps): ReactNode {
	const { list } = usePage().texts;
	const currentName = current === null ? null : plainText(current);
	return (
		<nav className="categories" aria-label={list.categories}>
			<ul className="row">
				<li>
					<a href={shop.path} aria-current={currentName === null ? 'page' : undefined}>
						{list.everything}
					</a>
				</li>
				{categories.map((category) => (
					<li key={category.path}>
						<a href={category.path} aria-current={plainText(category.name) === currentName ? 'page' : undefined}>
							<Text value={category.name} /> <small>{category.count}</small>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
