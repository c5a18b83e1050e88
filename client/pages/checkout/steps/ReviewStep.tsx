/**
 * The last look: all that was entered, each with the way to correct it (§ 312i BGB), what applies, and then what is ordered, with the button directly
 * below it (§ 312j (2), (3) BGB).
 */
import { type ReactNode, useEffect } from 'react';
import { pickUpAddressOf, placeFor } from '../../../checkout/delivery-offers.ts';
import { PostalAddress } from '../../../checkout/PostalAddress.tsx';
import { commentMaxLength } from '../../../orders/contract/order-request.ts';
import { usePage } from '../../../ui/page-context.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { Text } from '../../../ui/Text.tsx';
import { LegalNotices } from './LegalNotices.tsx';
import { OrderButton } from './OrderButton.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { ReviewPart } from './ReviewPart.tsx';
import type { StepProps } from './step-props.ts';
import { useDeliveryDays } from './use-delivery-days.ts';

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
			<div className="form checkout-form">
				<div className="field">
					<label className="field-label" htmlFor="checkout-comment">
						{words.optional(words.comment)}
					</label>
					<textarea
						key={checkout.revision}
						id="checkout-comment"
						name="comment"
						rows={3}
						maxLength={commentMaxLength}
						defaultValue={session.comment}
						onInput={({ currentTarget }) => change({ comment: currentTarget.value })}
					/>
				</div>
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
