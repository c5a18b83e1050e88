/**
 * Changes an order that was to be paid through a provider to one that is paid by transfer: its buyer has asked for it on the payment page. From then on it
 * is held, accepted, reminded and ended as any transfer, and its sessions at the provider take no money.
 */
import { type OrderAwaits, type TransferAccepted, transferRequest } from '../../client/orders/contract/order-request.ts';
import { acceptanceOf, isPaidThroughProvider } from '../../site/payment-kinds.ts';
import { acceptOrder } from '../actions/accept-order.ts';
import { expectDone } from '../actions/action-refusal.ts';
import { askForAddress, awaitsAddress, needsAddress } from '../actions/ask-for-address.ts';
import { writeAddressRequest } from '../mail/address-request.ts';
import type { Service } from '../service.ts';
import { chooseDelivery, type Delivery } from '../shop/delivery.ts';
import type { Shop } from '../shop/shop.ts';
import { limitedPieces, mayHold } from '../stock/hold-limits.ts';
import { hold, leaveToShop, prolong, readReservation } from '../stock/reservations.ts';
import type { Database } from '../store/database.ts';
import { recordEvent } from '../transitions/change-order.ts';
import { isPaymentUnderWay } from '../transitions/sessions.ts';
import { readStoredOrder, type StoredOrder } from '../transitions/stored-order.ts';
import { type Asked, readJson } from '../web/read-request.ts';
import { type Reply, refuse } from '../web/reply.ts';
import { mayBePaid } from './settle-payment.ts';

/** `waitSeconds`: after which the visitor may send again; null: now. The same may be asked again. */
export async function answerTransfer(request: Asked, waitSeconds: number | null, service: Service): Promise<Reply> {
	const asked = readJson(request, { endpoint: 'transfer', schema: transferRequest, waitSeconds }, service);
	if ('reply' in asked) return asked.reply;
	const { order_id: order, order_uuid: uuid } = asked.data;
	const { database, outbox, providers } = service;
	const found = database.sql.prepare('SELECT id FROM shop_order WHERE uuid = :uuid').get({ uuid });
	if (found?.id !== order) return refuse('not_found', 'There is no such order');
	const shop = await service.shop.read();
	// What is being captured has its turn first.
	const outcome = await providers.inTurn(order, async () => database.transaction(() => change(order, shop, service)));
	void outbox.deliver();
	return 'hindrance' in outcome
		? refuse('closed', outcome.hindrance)
		: { kind: 'json', status: 200, body: accepted(order, outcome, service) };
}

function accepted(order: number, { awaits }: { readonly awaits: OrderAwaits | null }, { database }: Service): TransferAccepted {
	const { at, due } =
		database.sql
			.prepare(
				`SELECT max(at) AS at, (SELECT due_at FROM payment_term WHERE order_id = :order) AS due
				FROM order_event WHERE order_id = :order AND transition = 'accept'`,
			)
			.get({ order }) ?? {};
	return {
		status: 'ok',
		...(awaits !== null && { awaits }),
		...(at != null && { accepted_at: new Date(Number(at)).toISOString() }),
		...(due != null && { due_at: new Date(Number(due)).toISOString() }),
	};
}

/** `awaits`: what it waits for, now that it is paid by transfer; null: nothing in particular. */
type Change = { readonly awaits: OrderAwaits | null } | { readonly hindrance: string };

function change(id: number, shop: Shop, service: Service): Change {
	const { texts, delivery } = shop;
	const { company, database, payments, nowMs } = service;
	const order = readStoredOrder(database, id);
	if (order === null) throw new Error(`Order ${id} is gone`);
	const { paymentKind, language, state } = order;
	if (state === 'cancelled') return { hindrance: 'The order is over' };
	if (paymentKind === 'transfer') return { awaits: awaitedOf(id, database) };
	const details = texts.bankDetails[language];
	const method = payments?.bankTransferId ?? null;
	const names = method === null ? undefined : delivery.payments.get(method);
	const name = names?.[language];
	const isTaken = method !== null && name !== undefined && details && isOffered(order, method, delivery);
	if (!isPaidThroughProvider(paymentKind) || !isTaken) {
		return { hindrance: 'The shop takes no transfer for this order' };
	}
	if (state !== 'placed' || isPaymentUnderWay(database, id) || !mayBePaid(database, id, paymentKind))
		return { hindrance: 'The order is paid, being paid, or over' };
	database.sql
		.prepare(
			`UPDATE shop_order SET payment_kind = 'transfer', payment_method = :method, bank_details = :details,
				agreed = json_set(agreed, '$.payment', :name, '$.shopPayment', :shopName), revision = revision + 1 WHERE id = :id`,
		)
		.run({ id, details, method, name, shopName: names?.[company.language] ?? name });
	prolong(service, id, 'transfer');
	recordEvent(database, { order: id, transition: 'pay_by_transfer', who: 'buyer' }, nowMs());
	return { awaits: goOn(order, shop, service) };
}

/** From here on it goes as an order that was placed so. */
function goOn({ id, email, language }: StoredOrder, shop: Shop, service: Service): OrderAwaits | null {
	const { company, database, outbox, payments } = service;
	const pieces = limitedPieces(database, id);
	if (needsAddress(service, { paymentKind: 'transfer', isLimited: pieces.length > 0 })) {
		const link = askForAddress(service, { id, email, language, paymentKind: 'transfer' });
		const changed = readStoredOrder(database, id);
		if (changed !== null) outbox.queue('mail', writeAddressRequest(changed, link, company));
		return 'address';
	}
	const { heldUntil = null, network = '' } = readReservation(database, id) ?? {};
	if (heldUntil === null && !mayHold({ pieces, email, network }, shop, service)) {
		leaveToShop(database, id);
		return 'shop';
	}
	hold(service, id);
	if (acceptanceOf('transfer', payments) === 'automatic') expectDone(acceptOrder(service, id, { who: 'service', why: 'configured' }));
	return null;
}

function awaitedOf(id: number, database: Database): OrderAwaits | null {
	if (readStoredOrder(database, id)?.state !== 'placed') return null;
	if (awaitsAddress(database, id)) return 'address';
	return readReservation(database, id)?.isLeftToShop ? 'shop' : null;
}

/** The shop would take the order by this method as well, for the same delivery at the same price. */
function isOffered(
	{ shippingAddress, shippingMethod, shippingCents, totalCents }: StoredOrder,
	paymentId: number,
	delivery: Delivery,
): boolean {
	const { country_code: countryCode, zip_code: postcode } = shippingAddress;
	const chosen = chooseDelivery(delivery, { countryCode, postcode, methodId: shippingMethod, paymentId });
	return !('faults' in chosen) && chosen.cents === shippingCents && (chosen.maxCents === null || totalCents <= chosen.maxCents);
}
