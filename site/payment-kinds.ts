/** The kinds of payment. The shop's methods are records that only their ids distinguish. */
import type { Acceptance, PaymentConfig, TransferDays } from './config.ts';

/**
 * `transfer`: the confirmation names the bank details. `paypal`, `klarna`: paid through the provider on the payment page.
 * `house`: between the shop and the buyer, as in cash on collection.
 */
export const paymentKinds = ['transfer', 'paypal', 'klarna', 'house'] as const;

export type PaymentKind = (typeof paymentKinds)[number];

/** As providers call themselves, not as a shop names the method; `''` where there is none. */
export const providerNames: Readonly<Record<PaymentKind, string>> = { paypal: 'PayPal', klarna: 'Klarna', transfer: '', house: '' };

/** As above, of a provider as the order service's books name it; one without a name of its own as it is. */
export function providerNameOf(provider: string): string {
	return Object.entries(providerNames).find(([kind]) => kind === provider)?.[1] || provider;
}

/** The wallet's id. */
export const paypalMethodId = 4;

/** Whether an order is paid on a page of its own, by a provider. */
export function isPaidThroughProvider(kind: PaymentKind): kind is 'paypal' | 'klarna' {
	return kind === 'paypal' || kind === 'klarna';
}

/**
 * null: nothing stands behind the method, because the configuration names it as nothing, or its provider is not set up; no order is paid by it.
 * `isPaypalReady`: the settings name a client id.
 */
export function choosePaymentKind(methodId: number, payments: PaymentConfig | undefined, isPaypalReady: boolean): PaymentKind | null {
	if (payments === undefined) return 'house';
	if (methodId === payments.bankTransferId) return 'transfer';
	if (methodId === paypalMethodId) return payments.paypal !== null && isPaypalReady ? 'paypal' : null;
	if (methodId === payments.klarna?.methodId) return 'klarna';
	return payments.houseIds?.includes(methodId) ? 'house' : null;
}

/**
 * Who accepts an order of this kind. Where payment comes first, the contract comes before it (OLG Nürnberg, 3 U 1594/23): an order that a
 * provider pays is accepted together with its capture or authorisation.
 */
export function acceptanceOf(kind: PaymentKind, payments: Pick<PaymentConfig, 'acceptance'> | undefined): Acceptance | 'with_payment' {
	switch (kind) {
		case 'transfer':
			return payments?.acceptance?.transfer ?? 'automatic';
		case 'house':
			return payments?.acceptance?.house ?? 'by_hand';
		default:
			return 'with_payment';
	}
}

export function transferDaysOf(payments: Pick<PaymentConfig, 'transferDays'> | undefined): TransferDays {
	return payments?.transferDays ?? { due: 7, reminder: 7 };
}
