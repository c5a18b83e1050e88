/** Whether a piece is there, and how soon it leaves the house. */
import type { ReactNode } from 'react';
import { usePage } from '../page-context.tsx';
import type { OfferData } from './product-data.ts';

/** Says nothing about pieces on request. `showStock`: with the number of pieces. */
export function Availability({ offer, showStock }: { offer: OfferData; showStock: boolean }): ReactNode {
	const { product } = usePage().texts;
	if (offer.price === null) return null;
	const there = offer.stock > 0;
	const stock = showStock ? product.stock(offer.stock) : product.inStock;
	return (
		<p className="purchase-availability">
			<span className="purchase-stock">{there ? stock : offer.orderable ? product.madeToOrder : product.soldOut}</span>
			{(there || offer.orderable) && offer.shippingTimeDays !== null && (
				<span className="purchase-shipping-time"> {product.shippingTime(offer.shippingTimeDays)}</span>
			)}
		</p>
	);
}
