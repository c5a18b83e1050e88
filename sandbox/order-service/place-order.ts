/** Places an order exactly once: judged, stored and answered in one transaction, under the key that its browser gave it. */
import { createHash, createHmac } from 'node:crypto';
import { errorMessages } from '../../client/orders/contract/error-messages.ts';
import type { OrderAccepted, OrderAnswer, OrderRefused, OrderRequest } from '../../client/orders/contract/order-request.ts';
import { choosePaymentKind } from '../../site/payment-kinds.ts';
import { toAmount } from './cents.ts';
import type { Goods } from './goods.ts';
import { judgeOrder, type SoundOrder } from './judge-order.ts';
import { writeReceipts } from './order-receipts.ts';
import type { Service } from './service.ts';
import { isOpen } from './status.ts';
import { offersNow } from './stock.ts';

/** The number of the first order. */
const firstOrderId = 1001;

/** The answer to an order that was sent before; null: its key is free. */
export function recallOrder(request: OrderRequest, { database }: Pick<Service, 'database'>): OrderAnswer | null {
	const known = database.sql.prepare('SELECT fingerprint, answer FROM shop_order WHERE idempotency_key = ?').get(request.idempotency_key);
	if (known === undefined) return null;
	if (known.fingerprint === fingerprintOf(request)) return JSON.parse(String(known.answer)) as OrderAccepted;
	return { status: 'error', code: 'key_reused', message: 'The idempotency key belongs to another order' };
}

/** What is refused leaves nothing behind: its key may come again with what the buyer has corrected. */
export function placeOrder(request: OrderRequest, goods: Goods, service: Service): OrderAnswer {
	return service.database.transaction(() => {
		const known = recallOrder(request, service);
		if (known !== null) return known;
		if (!isOpen(goods, service)) return refused({ code: 'closed' });
		const judged = judgeOrder(request, {
			...goods,
			offer: offersNow(goods, service),
			paymentKindOf: (methodId) => choosePaymentKind(methodId, service.payments, goods.isPaypalReady),
		});
		if (judged.kind === 'faulty') return refused({ code: 'invalid', faults: [...judged.faults] });
		if (judged.kind === 'changed') return refused({ code: 'changed', changes: [...judged.changes] });
		return store(request, judged.order, goods, service);
	});
}

function refused(details: Pick<OrderRefused, 'code' | 'faults' | 'changes'>): OrderRefused {
	return { status: 'error', message: errorMessages.order, ...details };
}

function store(request: OrderRequest, order: SoundOrder, goods: Goods, service: Service): OrderAccepted {
	const { sql } = service.database;
	const now = service.nowMs();
	const last = sql.prepare('SELECT max(id) AS id FROM shop_order').get()?.id ?? null;
	const id = last === null ? firstOrderId : Number(last) + 1;
	const uuid = crypto.randomUUID();
	const { total, lines, paymentKind } = order;
	const answer: OrderAccepted = {
		status: 'ok',
		order_id: id,
		order_uuid: uuid,
		reference: `B-${id}`,
		total_price_brutto: toAmount(total.totalCents),
		placed_at: new Date(now).toISOString(),
		...(paymentKind === 'klarna' && { client_token: openSession(uuid, service.secret) }),
	};
	sql
		.prepare(
			`INSERT INTO shop_order (id, uuid, idempotency_key, fingerprint, answer, at, language, email, phone, shipping_address, invoice_address,
				comment, shipping_method, payment_method, payment_kind, shipping_cents, wrapping_cents, total_cents, legal_texts)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		)
		.run(
			...[id, uuid, request.idempotency_key, fingerprintOf(request), JSON.stringify(answer), now],
			...[request.language, request.email, request.phone ?? null, JSON.stringify(request.shipping_address)],
			...[request.invoice_address === null ? null : JSON.stringify(request.invoice_address), request.comment ?? null],
			...[request.shipping_method, request.payment_method, paymentKind],
			...[total.shippingCents, total.wrappingCents, total.totalCents, JSON.stringify(request.legal_texts)],
		);
	const addLine = sql.prepare(
		'INSERT INTO order_line (order_id, position, at, product, variant, name, personalization, count, cents, project) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
	);
	for (const [position, { product, variant, count }] of request.lines.entries()) {
		const line = lines[position];
		if (line === undefined) throw new Error(`Line ${position} of an order was not judged`);
		const personalization = line.personalization === null ? null : JSON.stringify(line.personalization);
		addLine.run(id, position, now, product, variant, line.piece.name.de, personalization, count, line.cents, service.house.project);
	}
	for (const mail of writeReceipts({ request, order, answer, goods }, service)) service.outbox.queue(mail);
	return answer;
}

/** All that the order says but its key; in whatever order it says it. */
function fingerprintOf({ idempotency_key: _key, ...said }: OrderRequest): string {
	const text = JSON.stringify(said, (_, value: unknown) =>
		typeof value === 'object' && value !== null && !Array.isArray(value)
			? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
			: value,
	);
	return createHash('sha256').update(text).digest('base64url');
}

/** Stands in for the provider's session, which a real service asks the provider for: a token that belongs to this order and no other. */
function openSession(uuid: string, secret: Buffer): string {
	return `sandbox-${createHmac('sha256', secret).update(`klarna session ${uuid}`).digest('base64url')}`;
}
