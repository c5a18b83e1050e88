/** The checkout. What is bought and by whom comes from the visitor's storage; the page around it is the same for everyone. */
import { type ReactNode, useEffect } from 'react';
import { cartStatusStore, cartStore, useCartActions } from '../../cart/cart.ts';
import { CartFailure } from '../../cart/lines/CartNotices.tsx';
import { useCheckout } from '../../checkout/use-checkout.ts';
import { orderMaxLines } from '../../orders/contract/limits.ts';
import { useStore } from '../../runtime/store.ts';
import { PageHeader } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText } from '../../ui/Text.tsx';
import type { CheckoutData, CheckoutService } from './checkout-data.ts';
import { OrderDifferences, OrderReused, OrderUnanswered, OrderUnpaid } from './OrderNotices.tsx';
import { CheckoutSteps } from './steps/CheckoutSteps.tsx';
import { useCheckedCart } from './use-checked-cart.ts';
import { useOrder } from './use-order.ts';

export function CheckoutPage({ data }: { data: CheckoutData }): ReactNode {
	const { checkout, cart } = usePage().texts;
	return (
		<div className="frame">
			<PageHeader title={checkout.title} />
			{!data.available && <p className="lead">{cart.unavailable}</p>}
			{data.available && data.service === null && (
				<p className="lead">
					{cart.order} <a href={data.paths.contact}>{cart.orderLink}</a>
				</p>
			)}
			{data.available && data.service !== null && <Checkout data={data} service={data.service} />}
		</div>
	);
}

/** The checkout below its heading: what an order lacks, the state of one, or the next step. */
function Checkout({ data, service }: { data: CheckoutData; service: CheckoutService }): ReactNode {
	const { checkout: words, cart } = usePage().texts;
	const { products } = useStore(cartStore);
	const { phase } = useStore(cartStatusStore);
	const { restore } = useCartActions();
	const checkout = useCheckout();
	const checked = useCheckedCart(service, data.presentWrapping);
	const order = useOrder(data, service, checked);
	useEffect(restore, [restore]);
	const { attempt } = checkout.session;

	if (order.phase === 'placed') {
		return (
			<p className="checkout-notice" role="status">
				{words.placed}
			</p>
		);
	}
	if (phase === 'error') return <CartFailure onRetry={restore} />;
	if (phase !== 'success' || !checkout.isRestored) {
		return (
			<>
				<div className="checkout-waiting">
					<p className="cart-loading needs-script">{words.loading}</p>
					<noscript>
						<p>{words.withoutScript}</p>
					</noscript>
				</div>
				{/* the built page has to contain the text that the review shows */}
				<RichText name="guarantee" className="guarantee" />
			</>
		);
	}
	if (attempt?.state === 'sent' && order.phase !== 'ordering') return <OrderUnanswered order={order} contactPath={data.paths.contact} />;
	if (attempt?.state === 'reused' && order.phase !== 'ordering') return <OrderReused data={data} dispatch={checkout.dispatch} />;
	if (attempt?.state === 'placed') return <OrderUnpaid attempt={attempt} paymentPath={data.paths.payment} dispatch={checkout.dispatch} />;
	if (products.length === 0) {
		return (
			<>
				<OrderDifferences checked={checked} />
				<p className="checkout-notice">
					{cart.empty} <a href={data.paths.shop}>{cart.toShop}</a>
				</p>
			</>
		);
	}
	if (products.length > orderMaxLines) return <TooManyLines count={products.length} data={data} />;
	return <CheckoutSteps data={data} checkout={checkout} checked={checked} order={order} />;
}

/** The cart has more lines than an order takes: said before anything is entered, with what can be done. */
function TooManyLines({ count, data: { paths } }: { count: number; data: Pick<CheckoutData, 'paths'> }): ReactNode {
	const { checkout: words } = usePage().texts;
	return (
		<section className="checkout-notice" data-order="too-long">
			<h2>{words.tooMany.title}</h2>
			<p>{words.tooMany.text(count, orderMaxLines)}</p>
			<p className="row">
				<a className="button button-main" href={paths.cart}>
					{words.changeCart}
				</a>
				<a className="quiet-link" href={paths.contact}>
					{words.contact}
				</a>
			</p>
		</section>
	);
}
