/** The cart's page: all of it answers to its visitor. */
import type { ReactNode } from 'react';
import { CartPage } from '../../../../client/pages/cart/CartPage.tsx';
import type { CartPageData } from '../../../../client/pages/checkout/checkout-data.ts';
import { InPage } from './InPage.tsx';

export interface CartProps {
	readonly data: CartPageData;
	readonly path: string;
	readonly richText: Record<string, string>;
}

export function Cart({ data, path, richText }: CartProps): ReactNode {
	return (
		<InPage language={data.language} path={path} richText={richText}>
			<CartPage data={data} />
		</InPage>
	);
}
