/**
 * How the order is paid. No way costs more than another (§ 270a BGB), and none is preselected. Below it stands the whole notice of the legal guarantee
 * (Directive 2024/825), which the last step folds: every order has passed it.
 */
import { type FormEvent, type ReactNode, useState } from 'react';
import type { PaymentKind } from '../../../../site/payment-kinds.ts';
import { lacksInvoiceAddress, offerPayments, placeFor } from '../../../checkout/delivery-offers.ts';
import { usePage } from '../../../ui/page-context.tsx';
import { RichText, Text } from '../../../ui/Text.tsx';
import { ChoiceList, StepLink, type StepProps } from './step-parts.tsx';

export function PaymentStep({ data, checkout: { session }, goods, change, go }: StepProps): ReactNode {
	const { checkout: words } = usePage().texts;
	const [isMissing, setMissing] = useState(false);
	const { shippingMethod: methodId, shippingAddress, paymentMethod } = session;
	if (methodId === null) return null;
	const offers = offerPayments(data, { methodId, ...placeFor(data, methodId, shippingAddress) }, goods);
	const isChosen = offers.some(({ id }) => id === paymentMethod);
	const isAddressMissing = isChosen && lacksInvoiceAddress(session, data);
	const noteOf = (id: number, kind: PaymentKind): string =>
		[words.paymentNotes[kind], ...(lacksInvoiceAddress({ ...session, paymentMethod: id }, data) ? [words.invoiceNeeded] : [])].join(' ');
	const onSubmit = (event: FormEvent): void => {
		event.preventDefault();
		setMissing(!isChosen);
		if (!isChosen) return;
		if (isAddressMissing) change({ hasInvoiceAddress: true });
		go(isAddressMissing ? 'adresse' : 'pruefen');
	};
	if (offers.length === 0) {
		return (
			<p className="checkout-notice">
				{words.noPayment}{' '}
				<StepLink step="versand" checkoutPath={data.paths.checkout} go={go}>
					{words.changeDelivery}
				</StepLink>
			</p>
		);
	}
	return (
		<>
			<form className="form checkout-form" noValidate onSubmit={onSubmit}>
				<ChoiceList
					name="payment_method"
					legend={words.paymentLegend}
					error={isMissing && !isChosen ? words.paymentMissing : null}
					chosen={paymentMethod}
					onChoose={(id) => change({ paymentMethod: id })}
					choices={offers.map(({ id, name, kind }) => ({ id, name: <Text value={name} />, note: noteOf(id, kind) }))}
				/>
				<p className="small soft">{words.noSurcharge}</p>
				<button className="button" type="submit">
					{isAddressMissing ? words.toAddress : words.toReview}
				</button>
			</form>
			<RichText name="guarantee" className="guarantee" />
		</>
	);
}
