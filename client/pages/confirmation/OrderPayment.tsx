/** How a placed order is paid, or that it is, and what is left to do about it. */
import type { ReactNode } from 'react';
import type { PlacedOrder } from '../../checkout/placed-order.ts';
import { providerNames } from '../../checkout/provider-names.ts';
import { Band } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import type { ConfirmationData } from './confirmation-data.ts';
import { TransferDetails } from './TransferDetails.tsx';

export interface OrderPaymentProps {
	readonly data: ConfirmationData;
	readonly order: PlacedOrder;
	/** The buyer pays by transfer what was meant to be paid through a provider. */
	readonly paysByTransfer: boolean;
	/** null: the site names no account to which the order could be paid. */
	readonly onTransfer: (() => void) | null;
}

export function OrderPayment({ data, order, paysByTransfer, onTransfer }: OrderPaymentProps): ReactNode {
	const { confirmation: words } = usePage().texts;
	return (
		<Band heading={words.payment} beside>
			<PaymentState data={data} order={order} paysByTransfer={paysByTransfer} onTransfer={onTransfer} />
		</Band>
	);
}

function PaymentState({ data, order, paysByTransfer, onTransfer }: OrderPaymentProps): ReactNode {
	const { confirmation: words, payment: ways } = usePage().texts;
	const { kind, name, state } = order.payment;
	const provider = providerNames[kind];
	if (kind === 'house') return <p>{words.house(name)}</p>;
	if (kind === 'transfer' || (paysByTransfer && state === 'open')) {
		return (
			<>
				<p>{words.transfer}</p>
				<TransferDetails data={data} order={order} />
			</>
		);
	}
	if (state === 'confirmed') return <p>{kind === 'paypal' ? words.paid(provider) : words.paidLater(provider)}</p>;
	return (
		<>
			<p>{state === 'open' ? words.unpaid(provider) : words.unposted(provider)}</p>
			<p className="row">
				<a className="button" href={data.paymentPath}>
					{words.toPayment}
				</a>
				{state === 'open' && onTransfer !== null && (
					<button className="quiet-link" type="button" onClick={onTransfer}>
						{ways.toTransfer}
					</button>
				)}
			</p>
		</>
	);
}
