/** A kind of goods: the brands that make it, the shop's lists of it, and its pieces. Further pages show pieces only. A single list is linked beside its pieces. */
import type { ReactNode } from 'react';
import { Band } from '../../components/Band.tsx';
import { BrandRows } from '../../components/BrandRows.tsx';
import { ListPosition } from '../../components/ListPosition.tsx';
import { Pagination } from '../../components/Pagination.tsx';
import { ProductGrid } from '../../components/ProductGrid.tsx';
import { Text } from '../../components/Text.tsx';
import { usePage } from '../page-context.tsx';
import type { GoodsData } from './goods-data.ts';

export function GoodsPage({ data }: { data: GoodsData }): ReactNode {
	const { goods, list } = usePage().texts;
	const { page, pageCount, previousPath, nextPath } = data;
	const [onlyList] = data.categories.length === 1 ? data.categories : [];
	return (
		<div className="frame">
			<header className="page-head">
				<h1>
					<Text value={data.name} />
				</h1>
			</header>
			{data.brands.length > 0 && (
				<Band heading={goods.brands} beside>
					<BrandRows brands={data.brands} />
				</Band>
			)}
			{data.categories.length > 1 && (
				<Band heading={goods.lists} beside>
					<ul className="register">
						{data.categories.map((category) => (
							<li key={category.path}>
								<a href={category.path}>
									<Text value={category.name} /> <small>{list.count(category.count)}</small>
								</a>
							</li>
						))}
					</ul>
				</Band>
			)}
			{data.products.length > 0 && (
				<Band
					heading={goods.pieces}
					aside={
						onlyList && (
							<a className="quiet-link" href={onlyList.path}>
								{goods.lists}
							</a>
						)
					}
				>
					<ListPosition shown={data.products.length} total={data.total} page={page} pageCount={pageCount} />
					<ProductGrid products={data.products} note={data.priceNote} level={3} leading={page > 1} />
				</Band>
			)}
			<Pagination page={page} pageCount={pageCount} previousPath={previousPath} nextPath={nextPath} />
		</div>
	);
}
