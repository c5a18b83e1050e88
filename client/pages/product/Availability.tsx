/** Whether a piece is there, how soon it leaves the house, and on which days it can be expected. */
import type { ReactNode } from 'react';
import { usePage } from '../page-context.tsx';
import { DeliveryDate } from './DeliveryDate.tsx';
import type { OfferData, ProductData } from './product-data.ts';

/** Says nothing about pieces on request. `data`: whose offer it is. */
export function Availability({ offer, data }: { offer: OfferData; data: Pick<ProductData, 'showStock' | 'delivery' | 'cart'> }): ReactNode {
	const { product } = usePage().texts;
	const { price, stock, orderable, shippingTimeDays } = offer;
	if (price === null) return null;
	const there = stock > 0;
	const isDispatched = (there || orderable) && shippingTimeDays !== null;
	const inStock = data.showStock ? product.stock(stock) : product.inStock;
	return (
		<>
			<p className="purchase-availability">
				<span className="purchase-stock">{there ? inStock : orderable ? product.madeToOrder : product.soldOut}</span>
				{isDispatched && <span className="purchase-shipping-time"> {product.shippingTime(shippingTimeDays)}</span>}
			</p>
			{isDispatched && data.delivery && data.cart && <DeliveryDate dispatchDays={shippingTimeDays} delivery={data.delivery} />}
		</>
	);
}
