/**
 * The last look: all that was entered, each with the way to correct it (§ 312i BGB), what applies, and then what is ordered, with the button directly
 * below it (§ 312j (2), (3) BGB).
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { vatIdOf } from '../../../checkout/checkout-steps.ts';
import { pickUpAddressOf, placeFor } from '../../../checkout/delivery-offers.ts';
import { PostalAddress } from '../../../checkout/PostalAddress.tsx';
import { FormField } from '../../../forms/FormFrame.tsx';
import { commentMaxLength } from '../../../orders/contract/order-request.ts';
import { usePage } from '../../../ui/page-context.tsx';
import { RichText, Text } from '../../../ui/Text.tsx';
import type { CheckoutData } from '../checkout-data.ts';
import type { CheckedCart } from '../use-checked-cart.ts';
import type { OrderUse } from '../use-order.ts';
import { useDeliveryDays } from './DeliveryStep.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { StepLink, type StepLinkProps, type StepProps } from './step-parts.tsx';

export function ReviewStep(props: StepProps): ReactNode {
	const { data, checkout, checked, order, change } = props;
	const { texts, richText } = usePage();
	const { checkout: words } = texts;
	const { session } = checkout;
	const { check } = checked;
	// prices and stock may have changed since the last check
	useEffect(() => void check(), [check]);
	return (
		<>
			<ReviewParts {...props} />
			<div
				className="form checkout-form"
				onInput={({ target }) => target instanceof HTMLTextAreaElement && change({ comment: target.value })}
			>
				<FormField
					key={checkout.revision}
					id="checkout-comment"
					name="comment"
					label={words.optional(words.comment)}
					rows={3}
					maxLength={commentMaxLength}
					defaultValue={session.comment}
					optional
					error={null}
				/>
			</div>
			<LegalNotices data={data} />
			{richText.guarantee !== undefined && (
				<details className="review-guarantee">
					<summary>{words.guarantee}</summary>
					<RichText name="guarantee" className="guarantee" />
				</details>
			)}
			<div className="review-order">
				<OrderSummary {...props} />
				<OrderButton checked={checked} order={order} contactPath={data.paths.contact} />
			</div>
		</>
	);
}

/** The entries, each part with a button to correct it. */
function ReviewParts({ data, checkout, go }: StepProps): ReactNode {
	const { checkout: words } = usePage().texts;
	const { session } = checkout;
	const method = data.shippingMethods.find(({ id }) => id === session.shippingMethod);
	const payment = data.paymentMethods.find(({ id }) => id === session.paymentMethod);
	const pickUpAddress = pickUpAddressOf(data, session.shippingMethod);
	const vatId = vatIdOf(session, data);
	const describeDays = useDeliveryDays(data);
	const way = { checkoutPath: data.paths.checkout, go };
	return (
		<div className="review-parts">
			<ReviewPart title={words.contactLegend} step="adresse" {...way}>
				{pickUpAddress !== null && (
					<p>
						{session.shippingAddress.first_name} {session.shippingAddress.last_name}
					</p>
				)}
				<p>{session.customerEmail}</p>
				{session.phone.trim() !== '' && <p>{session.phone}</p>}
			</ReviewPart>
			<ReviewPart title={pickUpAddress === null ? words.shippingLegend : words.pickUpLegend} step="adresse" {...way}>
				<PostalAddress entries={pickUpAddress ?? session.shippingAddress} />
			</ReviewPart>
			<ReviewPart title={words.invoiceLegend} step="adresse" {...way}>
				{session.hasInvoiceAddress ? (
					<PostalAddress entries={session.invoiceAddress} />
				) : (
					<p>{pickUpAddress === null ? words.sameAddress : words.noInvoiceAddress}</p>
				)}
				{vatId !== undefined && (
					<p>
						{words.vatId} {vatId}
					</p>
				)}
			</ReviewPart>
			<ReviewPart title={words.deliveryLegend} step="versand" {...way}>
				<p>{method && <Text value={method.name} />}</p>
				{method && (
					<p>
						{describeDays({
							methodId: method.id,
							...placeFor(data, method.id, session.shippingAddress),
							paymentId: session.paymentMethod,
						}) ?? '\u00a0'}
					</p>
				)}
			</ReviewPart>
			<ReviewPart title={words.paymentLegend} step="zahlung" {...way}>
				<p>{payment && <Text value={payment.name} />}</p>
			</ReviewPart>
		</div>
	);
}

/** The legal texts, above the order's summary: an order names the versions that could be read here (§ 312i BGB). */
function LegalNotices({ data: { legalTexts } }: { data: Pick<CheckoutData, 'legalTexts'> }): ReactNode {
	const { checkout: words } = usePage().texts;
	if (legalTexts.length === 0) return null;
	return (
		<div className="review-legal">
			<p>{words.legal}</p>
			<ul>
				{legalTexts.map(({ type, title, path }) => (
					<li key={type}>
						<a href={path}>{title}</a>
					</li>
				))}
			</ul>
		</div>
	);
}

interface ReviewPartProps extends Pick<StepLinkProps, 'step' | 'checkoutPath' | 'go'> {
	readonly title: string;
	readonly children: ReactNode;
}

/** Something that was entered or chosen, and the way back to it. */
function ReviewPart({ title, children, ...way }: ReviewPartProps): ReactNode {
	const { checkout: words } = usePage().texts;
	return (
		<section className="review-part">
			<h3>{title}</h3>
			{children}
			<p>
				<StepLink {...way} label={words.changeOf(title)} className="quiet-link">
					{words.change}
				</StepLink>
			</p>
		</section>
	);
}

/** The button that orders (§ 312j (3) BGB), and below it how that goes. It never vanishes: what keeps it from working is said beside it. */
function OrderButton({ checked, order, contactPath }: { checked: CheckedCart; order: OrderUse; contactPath: string }): ReactNode {
	const { checkout: words } = usePage().texts;
	const status = useRef<HTMLDivElement>(null);
	const isSending = order.phase === 'ordering';
	const mayOrder = checked.phase === 'success' && checked.isOpen && checked.differences.length === 0 && !isSending;
	const { failure } = order;
	useEffect(() => {
		if (failure !== null) status.current?.scrollIntoView?.({ block: 'nearest' });
	}, [failure]);
	return (
		<>
			<button className="button button-main" type="button" aria-disabled={!mayOrder || undefined} onClick={() => mayOrder && order.order()}>
				{words.order}
			</button>
			<div className="review-status" role="status" ref={status} data-failure={failure ?? undefined}>
				{isSending && <p>{words.sending}</p>}
				{!isSending && failure !== null && <p>{words.failures[failure]}</p>}
				{!isSending && failure === null && <CheckState checked={checked} />}
				{!isSending && (checked.phase === 'error' || !checked.isOpen || failure !== null) && (
					<p className="row">
						{checked.phase === 'error' && (
							<button className="quiet-link" type="button" onClick={() => void checked.check()}>
								{words.checkAgain}
							</button>
						)}
						<a className="quiet-link" href={contactPath}>
							{words.contact}
						</a>
					</p>
				)}
			</div>
		</>
	);
}

function CheckState({ checked: { phase, isOpen, differences } }: { checked: CheckedCart }): ReactNode {
	const { checkout: words } = usePage().texts;
	if (phase === 'loading' || phase === 'idle') return <p className="soft">{words.checking}</p>;
	if (phase === 'error') return <p>{words.failures.notChecked}</p>;
	if (!isOpen) return <p>{words.failures.closed}</p>;
	return differences.length > 0 ? <p>{words.failures.changed}</p> : null;
}
