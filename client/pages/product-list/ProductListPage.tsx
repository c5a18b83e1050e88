/** One page of the whole shop or of one category. Further pages are real pages behind real links. */
import type { ReactNode } from 'react';
import { ListPosition } from '../../components/ListPosition.tsx';
import { Pagination } from '../../components/Pagination.tsx';
import { ProductGrid } from '../../components/ProductGrid.tsx';
import { Text } from '../../components/Text.tsx';
import { usePage } from '../page-context.tsx';
import { CategoryNavigation } from './CategoryNavigation.tsx';
import type { ProductListData } from './product-list-data.ts';

export function ProductListPage({ data }: { data: ProductListData }): ReactNode {
	const { list } = usePage().texts;
	const { page, pageCount, previousPath, nextPath } = data;
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
					<ListPosition shown={data.products.length} total={data.total} page={page} pageCount={pageCount} />
					<ProductGrid products={data.products} note={data.priceNote} level={2} leading />
				</>
			)}
			<Pagination page={page} pageCount={pageCount} previousPath={previousPath} nextPath={nextPath} />
		</div>
	);
}
