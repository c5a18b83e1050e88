/** What becomes of an order by its payment method: the shop's methods are records that only their ids tell apart. */

/**
 * `transfer`: the confirmation names the bank details. `paypal`, `klarna`: paid through the provider on the payment page.
 * `house`: between the house and the buyer, as in cash on collection.
 */
export const paymentKinds = ['transfer', 'paypal', 'klarna', 'house'] as const;

export type PaymentKind = (typeof paymentKinds)[number];

/** The wallet's id (specification §9). */
export const paypalMethodId = 4;
