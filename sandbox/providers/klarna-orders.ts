/** Orders of Klarna's Order Management: captured, refunded, cancelled, released, extended. https://docs.klarna.com/api/ordermanagement/ */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type FraudStatus, type KlarnaApiOptions, refuse, type StandInAnswer, type StandInRequest } from './klarna-api-calls.ts';
import type { Purchase } from './klarna-purchase-checks.ts';

const dayMs = 24 * 3_600_000;
/** https://docs.klarna.com/order-management/manage-orders-with-the-api/refund-and-extend-orders/extend-order-authorization/ */
const longestDays = 180;

interface Part {
	readonly id: string;
	readonly cents: number;
	readonly reference: string | undefined;
}

interface Order {
	readonly id: string;
	readonly purchase: Purchase;
	readonly urls: Purchase['merchant_urls'];
	readonly createdAt: number;
	expiresAt: number;
	fraudStatus: FraudStatus;
	captures: Part[];
	refunds: Part[];
	isCancelled: boolean;
	releasedCents: number;
}

export interface KlarnaOrders {
	add(purchase: Purchase, urls: Purchase['merchant_urls']): { readonly id: string; readonly fraudStatus: FraudStatus };
	answer(request: StandInRequest): StandInAnswer;
	/** Klarna has looked at a pending order, and says so. */
	review(id: string, status: FraudStatus): void;
	/** As `GET` shows them, in the order in which they were made. */
	list(): readonly Readonly<Record<string, unknown>>[];
}

type CallBack = (url: string | undefined, body: unknown, ids: Readonly<Record<string, string>>) => void;

const captured = z.object({ captured_amount: z.int().min(1), reference: z.string().max(255).optional() });
const refunded = z.object({ refunded_amount: z.int().min(1), reference: z.string().max(255).optional() });

export function createKlarnaOrders(
	{ nowMs, judge, uuid = randomUUID, authorizedDays = 28 }: KlarnaApiOptions,
	callBack: CallBack,
): KlarnaOrders {
	const orders = new Map<string, Order>();
	const lastDay = ({ createdAt }: Pick<Order, 'createdAt'>): number =>
		Math.min(nowMs() + authorizedDays * dayMs, createdAt + longestDays * dayMs);

	/** https://docs.klarna.com/order-management/delivery/full-capture/ */
	function capture(order: Order, body: unknown): StandInAnswer {
		const part = captured.safeParse(body);
		if (!part.success) return refuse(422, 'UNPROCESSABLE_ENTITY', ['captured_amount']);
		const { captured_amount: cents, reference } = part.data;
		if (order.fraudStatus !== 'ACCEPTED' || isOver(order, nowMs()) || cents > remaining(order)) {
			return refuse(403, 'CAPTURE_NOT_ALLOWED', ['Capture not allowed']);
		}
		const id = uuid();
		order.captures.push({ id, cents, reference });
		return made(order, 'captures', 'Capture-Id', id);
	}

	/** https://docs.klarna.com/order-management/post-delivery/refund/ */
	function refund(order: Order, body: unknown): StandInAnswer {
		const part = refunded.safeParse(body);
		if (!part.success) return refuse(422, 'UNPROCESSABLE_ENTITY', ['refunded_amount']);
		const { refunded_amount: cents, reference } = part.data;
		if (cents > sumOf(order.captures) - sumOf(order.refunds)) return refuse(403, 'REFUND_NOT_ALLOWED', ['Refund not possible']);
		const id = uuid();
		order.refunds.push({ id, cents, reference });
		return made(order, 'refunds', 'Refund-Id', id);
	}

	/** https://docs.klarna.com/order-management/manage-orders-with-the-api/view-and-change-orders/cancel-an-order/ */
	function cancel(order: Order): StandInAnswer {
		if (order.captures.length > 0) return refuse(403, 'CANCEL_NOT_ALLOWED', ['Order has previous captures. Cancel not possible']);
		if (isOver(order, nowMs())) return refuse(403, 'CANCEL_NOT_ALLOWED', ['Order is closed']);
		order.isCancelled = true;
		return { status: 204, body: null };
	}

	/** https://docs.klarna.com/order-management/manage-orders-with-the-api/refund-and-extend-orders/release-order-authorization/ */
	function release(order: Order): StandInAnswer {
		if (remaining(order) === 0 || isOver(order, nowMs())) {
			return refuse(403, 'NOT_ALLOWED', ['Order is fully captured. Remaining authorization cannot be released.']);
		}
		order.releasedCents += remaining(order);
		return { status: 204, body: null };
	}

	function extend(order: Order): StandInAnswer {
		if (isOver(order, nowMs())) return refuse(403, 'NOT_ALLOWED', ['Order is expired. Authorization time cannot be extended.']);
		order.expiresAt = lastDay(order);
		return { status: 204, body: null };
	}

	const posts: Readonly<Record<string, (order: Order, body: unknown) => StandInAnswer>> = {
		...{ captures: capture, refunds: refund, cancel, 'release-remaining-authorization': release, 'extend-authorization-time': extend },
	};
	return {
		add(purchase, urls) {
			const [id, fraudStatus, createdAt] = [uuid(), judge?.() ?? 'ACCEPTED', nowMs()];
			const expiresAt = lastDay({ createdAt });
			const start = { captures: [], refunds: [], isCancelled: false, releasedCents: 0 };
			if (fraudStatus !== 'REJECTED') orders.set(id, { id, purchase, urls, createdAt, expiresAt, fraudStatus, ...start });
			return { id, fraudStatus };
		},
		answer({ method, path, body }) {
			const [, id = '', action] = /^\/ordermanagement\/v1\/orders\/([^/]+)(?:\/([a-z-]+))?$/.exec(path) ?? [];
			const order = orders.get(decodeURIComponent(id));
			if (order === undefined) return refuse(404, 'NO_SUCH_ORDER', [`Order ${id} cannot be found`]);
			if (method === 'GET' && action === undefined) return { status: 200, body: toBody(order, nowMs()) };
			const post = method === 'POST' && action !== undefined ? posts[action] : undefined;
			return post?.(order, body) ?? refuse(404, 'NOT_FOUND', [path]);
		},
		review(id, status) {
			const order = orders.get(id);
			if (order === undefined) throw new Error(`There is no order ${id}`);
			order.fraudStatus = status;
			if (status === 'REJECTED') order.isCancelled = true;
			callBack(order.urls.notification, { order_id: id, event_type: `FRAUD_RISK_${status}` }, { 'order.id': id });
		},
		list: () => [...orders.values()].map((order) => toBody(order, nowMs())),
	};
}

function sumOf(parts: readonly Part[]): number {
	return parts.reduce((sum, { cents }) => sum + cents, 0);
}

function remaining(order: Order): number {
	return order.isCancelled ? 0 : order.purchase.order_amount - sumOf(order.captures) - order.releasedCents;
}

function isOver(order: Order, now: number): boolean {
	return order.isCancelled || (order.expiresAt <= now && remaining(order) > 0);
}

function made({ id }: Order, what: string, header: string, partId: string): StandInAnswer {
	return { status: 201, headers: { [header]: partId, Location: `/ordermanagement/v1/orders/${id}/${what}/${partId}` }, body: null };
}

function toBody(order: Order, now: number): Readonly<Record<string, unknown>> {
	const { purchase } = order;
	return {
		order_id: order.id,
		status: statusOf(order, now),
		fraud_status: order.fraudStatus,
		order_amount: purchase.order_amount,
		original_order_amount: purchase.order_amount,
		captured_amount: sumOf(order.captures),
		refunded_amount: sumOf(order.refunds),
		remaining_authorized_amount: remaining(order),
		purchase_currency: purchase.purchase_currency,
		merchant_reference1: purchase.merchant_reference1,
		merchant_reference2: purchase.merchant_reference2,
		created_at: new Date(order.createdAt).toISOString(),
		expires_at: new Date(order.expiresAt).toISOString(),
		captures: order.captures.map(({ id, cents, reference }) => ({ capture_id: id, captured_amount: cents, reference })),
		refunds: order.refunds.map(({ id, cents, reference }) => ({ refund_id: id, refunded_amount: cents, reference })),
	};
}

function statusOf(order: Order, now: number): string {
	if (order.isCancelled) return 'CANCELLED';
	if (remaining(order) === 0) return 'CAPTURED';
	if (order.expiresAt <= now) return 'EXPIRED';
	return order.captures.length > 0 ? 'PART_CAPTURED' : 'AUTHORIZED';
}
