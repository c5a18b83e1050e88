/** Sends an order to the service, and says what became of it. The payment page sends it, too, and brings nothing else of the checkout along. */
import type { FieldFault, RefusalCode } from '../../orders/contract/answer.ts';
import { type OrderAccepted, type OrderChange, type OrderRequest, orderAnswer } from '../../orders/contract/order-request.ts';
import { postJson } from '../../orders/post.ts';

export type OrderOutcome =
	| { readonly kind: 'ok'; readonly answer: OrderAccepted }
	/** Not placed: these are not what the buyer saw. */
	| { readonly kind: 'changed'; readonly changes: readonly OrderChange[] }
	/** Not placed: fields are wrong. */
	| { readonly kind: 'invalid'; readonly faults: readonly FieldFault[] }
	/** Not placed: the shop takes no orders at present. */
	| { readonly kind: 'closed' }
	/** Not placed: too many orders came from here. */
	| { readonly kind: 'limited' }
	/** Not placed: the service says so, and gives no reason that a buyer could do anything about. */
	| { readonly kind: 'failed'; readonly reason: string }
	/** Not placed: its key is that of an order that was placed, which says something else. */
	| { readonly kind: 'reused' }
	/** No answer of the service arrived; the order itself may have arrived. */
	| { readonly kind: 'unknown'; readonly reason: string };

/** An answer that takes longer does not come any more. */
const answerTimeoutMs = 30_000;

/** Outcomes of refusals without details. */
const meanings: Readonly<Partial<Record<RefusalCode, 'closed' | 'limited' | 'reused'>>> = {
	closed: 'closed',
	limited: 'limited',
	key_reused: 'reused',
};

/**
 * Sends an order, once. What became of it is a value: only an answer of the service says that it was placed, or that it was not. Posts
 * once, and never again by itself: the buyer decides, with the same key.
 */
export async function postOrder(url: string, order: OrderRequest, timeoutMs = answerTimeoutMs): Promise<OrderOutcome> {
	const posted = await postJson(url, order, timeoutMs);
	if (posted.kind === 'unanswered') return { kind: 'unknown', reason: posted.reason };
	const { isOk, status } = posted;
	const parsed = orderAnswer.safeParse(posted.body);
	if (!parsed.success) return { kind: 'unknown', reason: `status ${status} without an answer of the service` };
	const answer = parsed.data;
	if (answer.status === 'ok') return isOk ? { kind: 'ok', answer } : { kind: 'unknown', reason: `"ok" with status ${status}` };
	const { code, message, changes = [], faults = [] } = answer;
	if (code === 'changed' && changes.length > 0) return { kind: 'changed', changes };
	if (code === 'invalid' && faults.length > 0) return { kind: 'invalid', faults };
	const kind = meanings[code];
	return kind === undefined ? { kind: 'failed', reason: `${code}: ${message}` } : { kind };
}

/** Of the session in which the order can be paid, whichever provider's; null: the service could open none, or none is needed. */
export function toToken({ client_token, paypal_order_id }: OrderAccepted): string | null {
	return client_token ?? paypal_order_id ?? null;
}
