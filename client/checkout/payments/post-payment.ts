/** Posts to the order service a payment that the buyer has approved at the provider. A network failure is a value. */
import { refused } from '../../orders/contract/answer.ts';
import { errorMessages } from '../../orders/contract/error-messages.ts';
import { type KlarnaOrderRequest, klarnaOrderAccepted, type PaypalTransactionRequest } from '../../orders/contract/payment-requests.ts';
import type { OrderTarget } from '../../orders/order-target.ts';
import { postForm } from '../../orders/post-form.ts';
import { postJson } from '../../orders/post-json.ts';
import type { PlacedOrder } from '../placed-order.ts';
import type { Approval } from './provider.ts';

export type PaymentOutcome =
	| { readonly kind: 'ok' }
	/** The provider does not pay after all, or the service will never take this payment: sending it again changes nothing. */
	| { readonly kind: 'refused'; readonly message: string; readonly reason: string }
	/** The service may know or not: the same may be sent again, and takes no second payment. */
	| { readonly kind: 'unknown'; readonly message: string; readonly reason: string };

/** The service asks the provider meanwhile. */
const answerTimeoutMs = 30_000;

/** Sends once. The same transaction may be sent as often as one likes: the service knows it by the provider's id. */
export async function postPaypal(
	{ url, project }: OrderTarget,
	{ orderId, orderUuid }: Pick<PlacedOrder, 'orderId' | 'orderUuid'>,
	{ orderID = '', payerID }: Approval,
	timeoutMs = answerTimeoutMs,
): Promise<PaymentOutcome> {
	const paypal = { orderID, ...(payerID !== undefined && { payerID }), custom_id: orderUuid };
	const request: PaypalTransactionRequest = { project, order_id: orderId, paypal };
	const outcome = await postForm(url, request, timeoutMs);
	const message = errorMessages.paypal;
	if (outcome.kind === 'ok') return outcome;
	return outcome.kind === 'unknown' ? { ...outcome, message } : judgeRefusal(outcome.answer, message);
}

/** As above, for an authorisation of the pay-later provider. */
export async function postKlarna(
	{ url, project }: OrderTarget,
	{ orderUuid }: Pick<PlacedOrder, 'orderUuid'>,
	{ authorization_token = '' }: Approval,
	timeoutMs = answerTimeoutMs,
): Promise<PaymentOutcome> {
	const request: KlarnaOrderRequest = { project, authorization_token, order_uuid: orderUuid };
	const posted = await postJson(url, request, timeoutMs);
	const message = errorMessages.klarna;
	if (posted.kind === 'unanswered') return { kind: 'unknown', message, reason: posted.reason };
	const { isOk, status, body } = posted;
	if (isOk && klarnaOrderAccepted.safeParse(body).success) return { kind: 'ok' };
	const refusal = refused.safeParse(body);
	if (refusal.success) return judgeRefusal(refusal.data, message);
	return { kind: 'unknown', message, reason: `status ${status} without an answer of the service` };
}

/** Refusals that pass by themselves, or say nothing of this payment; `key_reused`: the order is paid by another one. */
const passing: ReadonlySet<string> = new Set([
	'failed',
	'key_reused',
	'limited',
	'duplicate',
	'unreadable',
	'too_large',
	'unsupported',
	'method_not_allowed',
]);

function judgeRefusal({ code, message: reason }: { readonly code: string; readonly message: string }, message: string): PaymentOutcome {
	return { kind: passing.has(code) ? 'unknown' : 'refused', message, reason: `${code}: ${reason}` };
}
