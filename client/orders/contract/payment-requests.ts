/** What the payment page tells the service of what became of a payment. */
import * as z from 'zod/mini';
import { line, project } from './fields.ts';

const tokenMaxLength = 512;

/** The buyer has authorised a payment in the pay-later provider's window. */
export const klarnaOrderRequest = z.strictObject({
	project,
	authorization_token: line(tokenMaxLength),
	order_uuid: z.uuid(),
});

/** Its answer has no status: `message` alone says that all is well. */
export const klarnaOrderAccepted = z.object({ message: z.literal('ok') });

/** The buyer has approved a payment in the wallet's window. */
export const paypalTransactionRequest = z.strictObject({
	project,
	order_id: z.int().check(z.minimum(1)),
	paypal: z.object({
		/** What the provider calls the payment: the service asks the provider itself of it. */
		orderID: line(tokenMaxLength),
		payerID: z.optional(line(tokenMaxLength)),
		/** The order's UUID, which the provider has as the payment's `custom_id`: numbers can be guessed, and nobody settles another's order. */
		custom_id: z.uuid(),
	}),
});

export type KlarnaOrderRequest = z.output<typeof klarnaOrderRequest>;
export type PaypalTransactionRequest = z.output<typeof paypalTransactionRequest>;
