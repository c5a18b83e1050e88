/** The payment page's reports of approved payments to the service. */
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
		/** The provider's id of the payment: the service asks the provider itself about it. */
		orderID: line(tokenMaxLength),
		payerID: z.optional(line(tokenMaxLength)),
		/** The order's UUID, which the provider has as the payment's `custom_id`: guessed numbers could settle another's order. */
		custom_id: z.uuid(),
	}),
});

export type KlarnaOrderRequest = z.output<typeof klarnaOrderRequest>;
export type PaypalTransactionRequest = z.output<typeof paypalTransactionRequest>;
