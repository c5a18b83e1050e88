/** One page of the whole shop or of one category. Further pages are real pages behind real links. */
import type { ReactNode } from 'react';
import { productPageSize } from '../../../site/constants.ts';
import { ProductGrid } from '../../components/ProductGrid.tsx';
import { Text } from '../../components/Text.tsx';
import { usePage } from '../page-context.tsx';
import { CategoryNavigation } from './CategoryNavigation.tsx';
import type { ProductListData } from './product-list-data.ts';

export function ProductListPage({ data }: { data: ProductListData }): ReactNode {
	const { list } = usePage().texts;
	const first = (data.page - 1) * productPageSize + 1;
	return (
		<div className="frame">
			<header className="page-head">
				<h1>
					<Text value={data.category ?? data.shop.name} />
				</h1>
				{data.callToAction && (
					<p className="lead">
						<Text value={data.callToAction} />
					</p>
				)}
			</header>
			<CategoryNavigation shop={data.shop} categories={data.categories} current={data.category} />
			{data.products.length === 0 ? (
				<p className="lead">{list.empty}</p>
			) : (
				<>
					<p className="list-position small soft">
						<span>{list.position(first, first + data.products.length - 1, data.total)}</span>
						{data.pageCount > 1 && <span>{list.page(data.page, data.pageCount)}</span>}
					</p>
					<ProductGrid products={data.products} note={data.priceNote} level={2} leading />
				</>
			)}
			{data.pageCount > 1 && (
				<nav className="pagination row" aria-label={list.pagination}>
					{data.previousPath && (
						<a className="quiet-link" href={data.previousPath} rel="prev">
							{list.previous}
						</a>
					)}
					{data.nextPath && (
						<a className="button" href={data.nextPath} rel="next">
							{list.more}
						</a>
					)}
					<span className="pagination-position small soft">{list.page(data.page, data.pageCount)}</span>
				</nav>
			)}
		</div>
	);
}
