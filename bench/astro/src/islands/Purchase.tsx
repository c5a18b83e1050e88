/** The part of a product's page that answers to its visitor. */
import type { ReactNode } from 'react';
import { ProductPurchase } from '../../../../client/pages/product/ProductPurchase.tsx';
import type { ProductData } from '../../../../client/products/product-data.ts';
import { InPage } from './InPage.tsx';

export function Purchase({ data, path }: { readonly data: ProductData; readonly path: string }): ReactNode {
	return (
		<InPage language={data.language} path={path}>
			<ProductPurchase data={data} />
		</InPage>
	);
}
