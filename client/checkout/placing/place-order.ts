/**
 * Places an order exactly once, even if the answer is lost, and however many tabs and clicks ask for it. A Web Lock admits one at a time. Each request is
 * stored before it is sent, and answered before the next is sent.
 */
import { isPaidThroughProvider } from '../../../site/payment-kinds.ts';
import { errorMessages } from '../../orders/contract/error-messages.ts';
import { type OrderContent, orderText } from '../../orders/contract/order-request.ts';
import type { CheckoutSession, OrderAttempt } from '../checkout.ts';
import { type OrderDraft, type PlacedOrder, placedOrderStore } from '../placed-order.ts';
import { type OrderAreas, writePlacedOrder } from '../storage/stored-order.ts';
import type { AttachedCheckout } from '../use-checkout.ts';
import { type OrderOutcome, postOrder } from './post-order.ts';
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
