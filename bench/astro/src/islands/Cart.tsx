/** The cart's page: all of it answers to its visitor. */
import type { ReactNode } from 'react';
import { CartPage } from '../../../../client/pages/cart/CartPage.tsx';
import type { CartPageData } from '../../../../client/pages/cart/cart-page-data.ts';
import { InPage } from './InPage.tsx';

export function Cart({ data, path }: { readonly data: CartPageData; readonly path: string }): ReactNode {
	return (
		<InPage language={data.language} path={path}>
			<CartPage data={data} />
		</InPage>
	);
}
