import type { PaymentKind } from '../../site/payment-kinds.ts';

/** As providers call themselves, not as a shop names the method; `''` where there is none. */
export const providerNames: Readonly<Record<PaymentKind, string>> = { paypal: 'PayPal', klarna: 'Klarna', transfer: '', house: '' };
