/**
 * The whole shop, one category or a kind of product. As built it is one page of the list, with real links to the others; with scripts it can be filtered and sorted, and
 * grows in its place. What is asked of it is in the address.
 */
import { type ReactNode, useEffect } from 'react';
import { ProductGrid } from '../../cards/ProductGrid.tsx';
import type { ListData } from '../../catalogue/list-query.ts';
import { ListEnd, ListFailure } from '../../lists/ListEnd.tsx';
import { ListPosition, ListTools, useFilterPanel } from '../../lists/ListTools.tsx';
import { type ShownList, useList } from '../../lists/use-list.ts';
import { PageHeader } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { Text } from '../../ui/Text.tsx';
import type { ProductListData } from './product-list-data.ts';

interface ProductListPageProps {
	readonly data: ProductListData;
	/** Stands below the list, and in its place where the list is empty. */
	readonly children?: ReactNode;
}

export function ProductListPage({ data, children }: ProductListPageProps): ReactNode {
	const { list } = usePage().texts;
	const shown = useList(data);
	const { view, Results, phase, pending, change } = shown;
	const panel = useFilterPanel(shown);
	// boot has hidden what the address does not ask for; from here on this page knows
	useEffect(() => document.documentElement.classList.remove('asking'), []);
	return (
		<div className="frame">
			<PageHeader title={data.title} lead={data.callToAction} />
			{data.categories.length > 0 && <CategoryNavigation data={data} elsewhere={shown.elsewhere} />}
			{data.total === 0 ? (
				!children && <p className="lead">{list.empty}</p>
			) : (
				<div className={pending ? 'list list-pending' : 'list'} data-query="" aria-busy={phase === 'loading' || undefined}>
					<ListTools
						position={
							view === null ? (
								<ListPosition shown={data.products.length} total={data.total} page={data.page} pageCount={data.pageCount} />
							) : (
								<ListPosition shown={view.cards.length} total={view.total} page={1} pageCount={1} />
							)
						}
						chosen={view?.chosenCount ?? 0}
						sorts={data.sorts}
						sort={view?.query.sort ?? data.sorts[0] ?? ''}
						opening={panel.opening}
						onOpen={panel.open}
						onSort={(sort) => void change({ type: 'setSort', sort })}
					/>
					{phase === 'error' && <ListFailure message={list.notLoaded} onRetry={shown.retry} />}
					{view !== null && Results !== null ? (
						<Results view={view} note={data.priceNote} onChange={(action) => void change(action)} />
					) : (
						<ProductGrid products={data.products} note={data.priceNote} level={2} leading />
					)}
					<ListEnd data={data} view={view} onMore={() => change({ type: 'showMore' })} />
				</div>
			)}
			{children}
			{data.footer && (
				<p className="list-footer soft">
					<Text value={data.footer} />
				</p>
			)}
			{panel.element}
		</div>
	);
}

interface CategoryNavigationProps extends Pick<ShownList, 'elsewhere'> {
	readonly data: Pick<ListData, 'path' | 'categories' | 'whole'>;
}

/** The parts of the shop as one quiet line of links with their counts. Where something is chosen, they keep it and count what fits. */
function CategoryNavigation({ data: { path, categories, whole }, elsewhere }: CategoryNavigationProps): ReactNode {
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
