/**
 * Where the payment of an order stands on the payment page, and what brings it on: a plan as values, without anything that is done about
 * it; and the posts by which the order service learns of an approved payment.
 */
import { refused } from '../../orders/contract/answer.ts';
import { endpoints } from '../../orders/contract/endpoints.ts';
import { errorMessages } from '../../orders/contract/error-messages.ts';
import {
	type KlarnaOrderRequest,
	klarnaOrderAccepted,
	type OrderAwaits,
	type PaypalTransactionRequest,
	type TransferRequest,
	transferAccepted,
} from '../../orders/contract/order-request.ts';
import { besideTarget, type OrderTarget } from '../../orders/order-target.ts';
import { postForm, postJson } from '../../orders/post.ts';
import { acceptanceOf, type PlacedOrder } from '../placed-order.ts';
import type { Approval, ProviderNews } from './provider.ts';

export type PaymentPhase =
	/** The provider's script and form are on their way. */
	| { readonly phase: 'loading' }
	/** The provider's form is there, and the buyer decides. `notice`: what became of the last attempt. */
	| { readonly phase: 'ready'; readonly notice: 'closed' | 'failed' | null }
	/** The provider asks the buyer. */
	| { readonly phase: 'open' }
	/** The provider's script is blocked, late or broken. */
	| { readonly phase: 'blocked' }
	/** The provider does not take this payment. */
	| { readonly phase: 'declined' }
	/** The buyer has approved; the service is notified. */
	| { readonly phase: 'posting'; readonly approval: Approval }
	/** Approved, but the service may not know: the same approval can be sent again. */
	| { readonly phase: 'unposted'; readonly approval: Approval }
	/** Approved, and the service could not take the payment. */
	| { readonly phase: 'refused' }
	| { readonly phase: 'done' };

export type PaymentNews =
	| ProviderNews
	| { readonly kind: 'shown' | 'unavailable' }
	/** Of the service. */
	| { readonly kind: 'posted' | 'notPosted' | 'refused' }
	/** Of the buyer: `resend` the same approval; `retry` from the start. */
	| { readonly kind: 'resend' | 'retry' }
	/** The buyer has approved in another tab, which posts it. */
	| { readonly kind: 'approvedElsewhere'; readonly approval: Approval };

/** News that come too late, or twice, change nothing: a payment that is approved is never left for another one by itself. */
export function nextPhase(now: PaymentPhase, news: PaymentNews): PaymentPhase {
	if (news.kind === 'approvedElsewhere') return isUndecided(now) ? { phase: 'unposted', approval: news.approval } : now;
	switch (now.phase) {
		case 'loading':
			if (news.kind === 'shown') return { phase: 'ready', notice: null };
			return news.kind === 'unavailable' ? { phase: 'blocked' } : now;
		case 'ready':
		case 'open':
			return ofProvider(now, news);
		case 'blocked':
		case 'declined':
		case 'refused':
			return news.kind === 'retry' ? { phase: 'loading' } : now;
		case 'posting':
			if (news.kind === 'posted') return { phase: 'done' };
			if (news.kind === 'notPosted') return { phase: 'unposted', approval: now.approval };
			return news.kind === 'refused' ? { phase: 'refused' } : now;
		case 'unposted':
			return news.kind === 'resend' ? { phase: 'posting', approval: now.approval } : now;
		case 'done':
			return now;
	}
}

function ofProvider(now: PaymentPhase, news: PaymentNews): PaymentPhase {
	switch (news.kind) {
		case 'opened':
			return { phase: 'open' };
		case 'approved':
			return { phase: 'posting', approval: news.approval };
		case 'closed':
		case 'failed':
			return { phase: 'ready', notice: news.kind };
		case 'declined':
			return { phase: 'declined' };
		default:
			return now;
	}
}

function isUndecided({ phase }: PaymentPhase): boolean {
	return ['loading', 'ready', 'open', 'blocked', 'declined'].includes(phase);
}

export type PaymentOutcome =
	| { readonly kind: 'ok' }
	/** The service knows the approval, and the provider still decides. */
	| { readonly kind: 'pending' }
	/** The provider does not pay after all, or the service will never take this payment: sending it again changes nothing. */
	| { readonly kind: 'refused'; readonly message: string; readonly reason: string }
	/** The service may know or not: the same may be sent again, and takes no second payment. */
	| { readonly kind: 'unknown'; readonly message: string; readonly reason: string };

/** The service asks the provider meanwhile. */
const answerTimeoutMs = 30_000;

/**
 * Posts to the order service a payment that the buyer has approved at the provider. A network failure is a value. Sends once. The same
 * transaction may be sent as often as one likes: the service knows it by the provider's id.
 */
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
	if (outcome.kind === 'ok') return { kind: outcome.isPending ? 'pending' : 'ok' };
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
	const accepted = klarnaOrderAccepted.safeParse(body);
	if (isOk && accepted.success) return { kind: accepted.data.pending ? 'pending' : 'ok' };
	const refusal = refused.safeParse(body);
	if (refusal.success) return judgeRefusal(refusal.data, message);
	return { kind: 'unknown', message, reason: `status ${status} without an answer of the service` };
}

/** `awaits`: what the order waits for now; null: nothing in particular. */
type TransferOutcome =
	| ({ readonly kind: 'ok'; readonly awaits: OrderAwaits | null } & Pick<PlacedOrder, 'acceptedAt' | 'dueAt'>)
	| Extract<PaymentOutcome, { readonly reason: string }>;

/** Asks the service to have an order paid by bank transfer instead. `target`: of its provider. Sends once. */
export async function postTransfer(
	target: OrderTarget,
	{ orderId, orderUuid }: Pick<PlacedOrder, 'orderId' | 'orderUuid'>,
): Promise<TransferOutcome> {
	const request: TransferRequest = { project: target.project, order_id: orderId, order_uuid: orderUuid };
	const posted = await postJson(besideTarget(target, endpoints.transfer), request, answerTimeoutMs);
	const message = errorMessages.transfer;
	if (posted.kind === 'unanswered') return { kind: 'unknown', message, reason: posted.reason };
	const { isOk, status, body } = posted;
	const accepted = transferAccepted.safeParse(body);
	if (isOk && accepted.success) {
		const { awaits = null } = accepted.data;
		return { kind: 'ok', awaits, ...acceptanceOf(accepted.data) };
	}
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

function judgeRefusal(
	{ code, message: reason }: { readonly code: string; readonly message: string },
	message: string,
): Extract<PaymentOutcome, { readonly reason: string }> {
	return { kind: passing.has(code) ? 'unknown' : 'refused', message, reason: `${code}: ${reason}` };
}
