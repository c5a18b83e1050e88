/**
 * Places an order exactly once, even if the answer is lost, and however many tabs and clicks ask for it. A Web Lock admits one at a time. Each request is
 * stored before it is sent, and answered before the next is sent.
 */
import { isPaidThroughProvider } from '../../../site/payment-kinds.ts';
import type { FieldFault, RefusalCode } from '../../orders/contract/answer.ts';
import { errorMessages } from '../../orders/contract/error-messages.ts';
import {
	type OrderAccepted,
	type OrderChange,
	type OrderContent,
	type OrderRequest,
	orderAnswer,
	orderText,
} from '../../orders/contract/order-request.ts';
import { postJson } from '../../orders/post.ts';
import type { CheckoutSession, OrderAttempt } from '../checkout.ts';
import { type OrderDraft, type PlacedOrder, placedOrderStore } from '../placed-order.ts';
import { type OrderAreas, writePlacedOrder } from '../storage/stored-order.ts';
import type { AttachedCheckout } from '../use-checkout.ts';
import { toPlacedOrder } from './to-order.ts';

const lockName = 'int-order';

export interface OrderDesk {
	readonly url: string;
	readonly checkout: Pick<AttachedCheckout, 'dispatch' | 'refresh'>;
	readonly areas: OrderAreas;
	/** Undefined where the browser has none: then one page at a time is all that can be promised. */
	readonly locks: Pick<LockManager, 'request'> | undefined;
	readonly nowMs: () => number;
	/** See finish-order.ts; rejects where the cart stays as it is. */
	readonly finish: (order: PlacedOrder) => Promise<PlacedOrder>;
}

export interface SeenOrder {
	/** The reviewed order. */
	readonly content: OrderContent;
	readonly draft: OrderDraft;
	/** The same of what is stored now; null: it is none any more. */
	readonly today: (session: CheckoutSession) => OrderContent | null;
}

export type PlaceOutcome =
	/** `isKept`: the page that comes next will find it in storage. */
	| { readonly kind: 'placed'; readonly order: PlacedOrder; readonly isKept: boolean }
	| Exclude<OrderOutcome, { readonly kind: 'ok' }>
	/** Nothing was sent: another tab has changed, or ordered, what was seen here. */
	| { readonly kind: 'elsewhere' };

/**
 * Sends what was reviewed. Where an earlier order is unanswered, nothing else is sent. One that was refused hands its key on to its correction: should it arrive
 * late after all, the service knows the key and takes no second order; should it be there first, its correction is `reused`, and the buyer decides (0042).
 */
export function placeOrder(desk: OrderDesk, { content, draft, today }: SeenOrder): Promise<PlaceOutcome> {
	return alone(desk, async () => {
		const session = desk.checkout.refresh();
		const current = today(session);
		if (current === null || orderText(current) !== orderText(content)) return { kind: 'elsewhere' };
		const { attempt } = session;
		if (attempt?.state === 'reused') return { kind: 'reused' };
		const isRetry = attempt !== null && orderText(attempt.request) === orderText(content);
		if (attempt?.state === 'sent' && !isRetry) return { kind: 'unknown', reason: 'an earlier order is unanswered' };
		// a tab in another language, or of an older build, says the same purchase in other words
		if (attempt?.state === 'placed' && !isRetry) return { kind: 'elsewhere' };
		const key = isRetry || attempt?.state === 'refused' ? attempt?.request.idempotency_key : undefined;
		const request = { ...content, idempotency_key: key ?? crypto.randomUUID() };
		return send(desk, { request, draft, state: attempt?.state ?? 'refused' });
	});
}

/** Sends an unanswered order again, word for word and with the same key. */
export function resendOrder(desk: OrderDesk): Promise<PlaceOutcome> {
	return alone(desk, async () => {
		const { attempt } = desk.checkout.refresh();
		return attempt === null ? { kind: 'elsewhere' } : send(desk, attempt);
	});
}

async function send(desk: OrderDesk, { request, draft, state: before }: OrderAttempt): Promise<PlaceOutcome> {
	const note = (state: OrderAttempt['state']): void => desk.checkout.dispatch({ type: 'attempt', attempt: { request, draft, state } });
	note('sent');
	const outcome = await postOrder(desk.url, request);
	if (outcome.kind === 'ok') return keep(desk, toPlacedOrder(draft, outcome.answer), () => note('placed'));
	console.error(errorMessages.order, outcome);
	if (outcome.kind === 'unknown') return outcome;
	// the service did not look for the order, which may have arrived before
	if (before !== 'refused' && (outcome.kind === 'limited' || outcome.kind === 'failed')) return { kind: 'unknown', reason: outcome.kind };
	note(outcome.kind === 'reused' ? 'reused' : 'refused');
	return outcome;
}

async function keep(desk: OrderDesk, order: PlacedOrder, notePlaced: () => void): Promise<PlaceOutcome> {
	const isKept = writePlacedOrder(desk.areas, order, desk.nowMs());
	placedOrderStore.set(order);
	notePlaced();
	if (isPaidThroughProvider(order.payment.kind)) return { kind: 'placed', order, isKept };
	try {
		return { kind: 'placed', order: await desk.finish(order), isKept };
	} catch (error) {
		console.error('The cart still holds what was ordered', error);
		return { kind: 'placed', order, isKept };
	}
}

function alone(desk: OrderDesk, work: () => Promise<PlaceOutcome>): Promise<PlaceOutcome> {
	return desk.locks ? desk.locks.request(lockName, work) : work();
}

type OrderOutcome =
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
