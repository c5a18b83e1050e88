/** A kind of product: the list of its products, then the brands that make it. */
import type { ReactNode } from 'react';
import { Band } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { BrandRows } from '../brands/BrandsPage.tsx';
import { ProductListPage } from '../product-list/ProductListPage.tsx';
import type { GoodsData } from './goods-data.ts';

export function GoodsPage({ data }: { data: GoodsData }): ReactNode {
	const { goods } = usePage().texts;
	return (
		<ProductListPage data={data}>
			{data.brands.length > 0 && (
				<Band heading={goods.brands} beside>
					<BrandRows brands={data.brands} />
				</Band>
			)}
		</ProductListPage>
	);
}
