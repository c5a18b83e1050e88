/** Whether a product is there, how soon it leaves the shop, and on which days it can be expected. */
import type { ReactNode } from 'react';
import { DeliveryDate } from '../../delivery/DeliveryDate.tsx';
import type { OfferData, ProductData } from '../../products/product-data.ts';
import { usePage } from '../../ui/page-context.tsx';

/**
 * Says nothing about products on request. `data`: whose offer it is. `offer` null: no variant is chosen; then, and for a variant of which there is
 * less to say than of another one, the lines are empty and keep their places, so that a choice moves nothing.
 */
export function Availability({
	offer,
	data,
}: {
	offer: OfferData | null;
	data: Pick<ProductData, 'offer' | 'variants' | 'showStock' | 'delivery' | 'cart'>;
}): ReactNode {
	const { product } = usePage().texts;
	if ([data.offer ?? data.variants].flat().every(({ price }) => price === null)) return null;
	const [first, ...others] = data.delivery;
	const priced = offer?.price ? offer : null;
	const dispatchDays = priced && (priced.stock > 0 || priced.orderable) ? priced.shippingTimeDays : null;
	const inStock = priced && (data.showStock ? product.stock(priced.stock) : product.inStock);
	return (
		<>
			<p className="purchase-availability">
				{priced && (
					<span className="purchase-stock">{priced.stock > 0 ? inStock : priced.orderable ? product.madeToOrder : product.soldOut}</span>
				)}
				{dispatchDays !== null && <span className="purchase-shipping-time"> {product.shippingTime(dispatchDays)}</span>}
			</p>
			{first && data.cart && <DeliveryDate dispatchDays={dispatchDays} deliveries={[first, ...others]} />}
		</>
	);
}
