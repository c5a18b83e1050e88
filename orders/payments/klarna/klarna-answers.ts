/** What Klarna sends, as far as the service reads it. Amounts are in minor units, times are ISO 8601. */
import * as z from 'zod';

const cents = z.int().min(0);

/** https://docs.klarna.com/klarna-payments/integrate-with-klarna-payments/step-1-initiate-a-payment/ */
export const openedSession = z.object({ session_id: z.string().min(1), client_token: z.string().min(1) });

/** `complete` when its order is placed. https://docs.klarna.com/klarna-payments/other-actions/check-the-details-of-a-payment-session/ */
export const readSession = z.object({
	status: z.enum(['complete', 'incomplete']),
	authorization_token: z.string().optional(),
	order_amount: cents,
	purchase_currency: z.string(),
});

const fraudStatus = z.enum(['ACCEPTED', 'PENDING', 'REJECTED']);
export type FraudStatus = z.infer<typeof fraudStatus>;

/** https://docs.klarna.com/klarna-payments/integrate-with-klarna-payments/step-3-create-an-order/create-a-one-time-payment-order/ */
export const createdOrder = z.object({ order_id: z.string().min(1), fraud_status: fraudStatus });

/**
 * https://docs.klarna.com/api/ordermanagement/#operation/getOrder. `reference` is our key of a capture or refund, by which it is found again.
 * `remaining_authorized_amount`: what can still be captured until `expires_at`.
 */
export const managedOrder = z.object({
	order_id: z.string().min(1),
	status: z.enum(['AUTHORIZED', 'PART_CAPTURED', 'CAPTURED', 'CANCELLED', 'EXPIRED', 'CLOSED']),
	fraud_status: fraudStatus,
	order_amount: cents,
	captured_amount: cents,
	refunded_amount: cents,
	remaining_authorized_amount: cents,
	purchase_currency: z.string(),
	merchant_reference2: z.string().optional(),
	expires_at: z.iso.datetime({ offset: true }).optional(),
	captures: z.array(z.object({ capture_id: z.string().min(1), captured_amount: cents, reference: z.string().optional() })).default([]),
	refunds: z.array(z.object({ refund_id: z.string().min(1), refunded_amount: cents, reference: z.string().optional() })).default([]),
});
export type ManagedOrder = z.infer<typeof managedOrder>;

/** The body of every refused call. https://docs.klarna.com/resources/error-details/errors-in-klarna-payments/ */
export const refusedCall = z.object({
	error_code: z.string().default(''),
	error_messages: z.array(z.string()).default([]),
	correlation_id: z.string().default(''),
});

/** https://docs.klarna.com/klarna-payments/in-depth-knowledge/authorization-callback/ */
export const authorizationCallback = z.object({ authorization_token: z.string().min(1).max(512), session_id: z.string().min(1).max(512) });
