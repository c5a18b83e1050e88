/** What is said of an order: its state, in place of the steps, and what has changed since the buyer saw it. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { Money } from '../../../site/money.ts';
import { tellDifference } from '../../cart/lines/CartNotices.tsx';
import type { CheckoutAction, OrderAttempt } from '../../checkout/checkout.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../../ui/page-context.tsx';
import type { CheckoutData } from './checkout-data.ts';
import type { CheckedCart, OrderDifference } from './use-checked-cart.ts';
import type { OrderUse } from './use-order.ts';

/** An order was sent and may have arrived or not: the only way on is to send the same one again, which is harmless. */
export function OrderUnanswered({ order, contactPath }: { order: OrderUse; contactPath: string }): ReactNode {
	const { checkout: words } = usePage().texts;
	return (
		<OrderNotice state="unanswered" title={words.unanswered.title} takesFocus>
			<p>{words.unanswered.text}</p>
			<p className="row">
				<button
					className="button button-main"
					type="button"
					aria-disabled={order.phase === 'resending' || undefined}
					onClick={order.resend}
				>
					{words.unanswered.resend}
				</button>
				<a className="quiet-link" href={contactPath}>
					{words.contact}
				</a>
			</p>
			<p role="status">{order.failure !== null && words.failures[order.failure]}</p>
		</OrderNotice>
	);
}

interface OrderReusedProps {
	readonly data: Pick<CheckoutData, 'paths'>;
	readonly dispatch: (action: CheckoutAction) => void;
}

/** The order was not taken, because an earlier version of it has arrived after all: only the buyer can decide on a second order. */
export function OrderReused({ data: { paths }, dispatch }: OrderReusedProps): ReactNode {
	const { checkout: words } = usePage().texts;
	return (
		<OrderNotice state="reused" title={words.reused.title} takesFocus>
			<p>{words.reused.text}</p>
			<p className="row">
				<a className="button button-main" href={paths.contact}>
					{words.contact}
				</a>
				<button className="quiet-link" type="button" onClick={() => dispatch({ type: 'attempt', attempt: null })}>
					{words.reused.again}
				</button>
			</p>
			<p className="small soft">{words.reused.againHint}</p>
		</OrderNotice>
	);
}

interface OrderUnpaidProps {
	readonly attempt: OrderAttempt;
	readonly paymentPath: string;
	readonly dispatch: (action: CheckoutAction) => void;
}

/** An order is placed and will be paid through a provider, from whose page its buyer has come back. */
export function OrderUnpaid({ attempt, paymentPath, dispatch }: OrderUnpaidProps): ReactNode {
	const { checkout: words } = usePage().texts;
	return (
		<OrderNotice state="unpaid" title={words.unpaid.title}>
			<p>{words.unpaid.text(attempt.draft.paymentName)}</p>
			<p className="row">
				<a className="button button-main" href={paymentPath}>
					{words.unpaid.pay}
				</a>
				<button className="quiet-link" type="button" onClick={() => dispatch({ type: 'attempt', attempt: null })}>
					{words.unpaid.other}
				</button>
			</p>
			<p className="small soft">{words.unpaid.otherHint}</p>
		</OrderNotice>
	);
}

interface OrderNoticeProps {
	readonly state: 'unanswered' | 'unpaid' | 'reused';
	readonly title: string;
	/** It takes the place of the button that was pressed, and the focus with it. */
	readonly takesFocus?: boolean;
	readonly children: ReactNode;
}

/** The state of an order, in place of its button. */
function OrderNotice({ state, title, takesFocus = false, children }: OrderNoticeProps): ReactNode {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) heading.current?.focus();
	}, [takesFocus]);
	return (
		<section className="checkout-notice" data-order={state}>
			<h2 ref={heading} tabIndex={takesFocus ? -1 : undefined}>
				{title}
			</h2>
			{children}
		</section>
	);
}

/** Changes since the buyer saw the order, before and now; they must be confirmed before ordering. */
export function OrderDifferences({ checked: { differences, confirm } }: { checked: CheckedCart }): ReactNode {
	const { texts } = usePage();
	const place = useRef<HTMLElement>(null);
	const count = differences.length;
	// what else has changed is confirmed first: a page that was loaded again no longer shows it
	const isReloaded = differences.every(({ kind }) => kind === 'legal_text');
	useEffect(() => {
		if (count > 0) place.current?.focus();
	}, [count]);
	if (count === 0) return null;
	return (
		<section className="cart-differences" ref={place} tabIndex={-1} aria-labelledby="order-differences">
			<h2 id="order-differences">{texts.cart.differences}</h2>
			<ul>
				{differences.map((difference, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a list that only grows, until all of it goes
					<li key={index}>
						<Difference difference={difference} />
					</li>
				))}
			</ul>
			<button type="button" className="button" onClick={isReloaded ? () => window.location.reload() : confirm}>
				{isReloaded ? texts.checkout.reload : texts.checkout.confirmChanges}
			</button>
		</section>
	);
}

function Difference({ difference }: { difference: OrderDifference }): ReactNode {
	const page = usePage();
	const { cart, checkout } = page.texts;
	const money = (amount: Money): string => formatMoney(amount, page.language);
	switch (difference.kind) {
		case 'shipping_cost':
			return checkout.shippingChanged(money(difference.from), money(difference.to));
		case 'total':
			return checkout.totalChanged(money(difference.from), money(difference.to));
		case 'legal_text':
			return checkout.legalTextChanged(difference.title);
		case 'present_wrapping':
			return difference.to === null ? checkout.wrapGone : checkout.wrapChanged(money(difference.from), money(difference.to));
		default: {
			const { name, text } = tellDifference(difference, page);
			return (
				<>
					{cart.labelled(name)} {text}
				</>
			);
		}
	}
}
