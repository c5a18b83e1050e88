/** Places an order exactly once: judged, stored and answered in one transaction, under the key that its browser gave it. */
import { createHash } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { errorMessages } from '../../client/orders/contract/error-messages.ts';
import {
	type OrderAccepted,
	type OrderAnswer,
	type OrderRefused,
	type OrderRequest,
	orderText,
} from '../../client/orders/contract/order-request.ts';
import { acceptanceOf, choosePaymentKind, isPaidThroughProvider } from '../../site/payment-kinds.ts';
import { acceptOrder } from '../actions/accept-order.ts';
import { expectDone } from '../actions/action-refusal.ts';
import { askForAddress, needsAddress } from '../actions/ask-for-address.ts';
import { writeAgreed } from '../documents/agreed.ts';
import { isMadeToOrder, judgeOrder, type SoundOrder } from '../judge/judge-order.ts';
import { toTaxedLines } from '../judge/taxed-lines.ts';
import { keepLegalTexts } from '../mail/legal/legal-attachments.ts';
import { type PlacedOrder, writeReceipt, writeShopNote } from '../mail/order-receipts.ts';
import { writeAcceptance } from '../mail/order-steps.ts';
import { isOpen, type Service } from '../service.ts';
import { toAmount } from '../shop/amounts.ts';
import type { Company } from '../shop/company.ts';
import type { Shop } from '../shop/shop.ts';
import { endOfTransferTerm } from '../shop/transfer-term.ts';
import { mayHold } from '../stock/hold-limits.ts';
import { offersNow } from '../stock/remaining-stock.ts';
import { leaveToShop, networkOf, reserve } from '../stock/reservations.ts';
import { nextOrderNumber, orderReference } from '../store/numbers.ts';
import { noteOwnAccounts } from '../store/own-accounts.ts';
import { recordEvent } from '../transitions/change-order.ts';

/** The answer to an order that was sent before; null: its key is free. */
export function findOrder(request: OrderRequest, { database }: Pick<Service, 'database'>): OrderAnswer | null {
	const known = database.sql
		.prepare('SELECT fingerprint, answer FROM shop_order WHERE idempotency_key = :key')
		.get({ key: request.idempotency_key });
	if (known === undefined) return null;
	if (known.fingerprint === fingerprintOf(request)) return JSON.parse(String(known.answer)) as OrderAccepted;
	return { status: 'error', code: 'key_reused', message: 'The idempotency key belongs to another order' };
}

/** A refused order leaves nothing behind: its key may come again with the buyer's corrections. */
export function placeOrder(sent: OrderRequest, { ip }: { readonly ip: string }, shop: Shop, service: Service): Promise<OrderAnswer> {
	return service.database.together(() => {
		const known = findOrder(sent, service);
		if (known !== null) return known;
		if (!isOpen(shop, service)) return refused({ code: 'closed' });
		const request = withCollection(sent, service.company);
		if (request === null) return refused({ code: 'invalid', faults: [{ field: 'pick_up', code: 'invalid' }] });
		const judged = judgeOrder(request, {
			...shop,
			offer: offersNow(shop, service),
			perOrder: service.reservations.perOrder,
			paymentKindOf: (methodId) => choosePaymentKind(methodId, service.payments, shop.isPaypalReady),
		});
		if (judged.kind === 'faulty') return refused({ code: 'invalid', faults: [...judged.faults] });
		if (judged.kind === 'changed') return refused({ code: 'changed', changes: [...judged.changes] });
		const network = networkOf(ip, service);
		const pieces = request.lines.filter((_, index) => judged.order.lines[index]?.isLimited);
		const holds = mayHold({ pieces, email: request.email, network }, shop, service);
		const asksAddress = needsAddress(service, { paymentKind: judged.order.paymentKind, isLimited: pieces.length > 0 });
		return store({ request, fingerprint: fingerprintOf(sent), network, holds, asksAddress }, judged.order, shop, service);
	});
}

function refused(details: Pick<OrderRefused, 'code' | 'faults' | 'changes'>): OrderRefused {
	return { status: 'error', message: errorMessages.order, ...details };
}

/** A collected order names the shop's present address, not that of the buyer's page; null: the shop has none to collect at. */
function withCollection(request: OrderRequest, { address }: Company): OrderRequest | null {
	if (!request.pick_up) return request;
	const { first_name, last_name } = request.shipping_address;
	return address === undefined ? null : { ...request, shipping_address: { first_name, last_name, ...address } };
}

interface Sent {
	readonly request: OrderRequest;
	/** Of the order as it was sent. */
	readonly fingerprint: string;
	/** See `networkOf`. */
	readonly network: string;
	/** False: unpaid orders hold as much as they may. It is taken all the same, and the shop accepts it by hand, or its payment takes the products. */
	readonly holds: boolean;
	/** The buyer has to confirm the address. */
	readonly asksAddress: boolean;
}

function store(
	{ request, fingerprint, network, holds, asksAddress }: Sent,
	order: SoundOrder,
	shop: Shop,
	service: Service,
): OrderAccepted {
	const { sql } = service.database;
	const now = service.nowMs();
	const id = nextOrderNumber(sql);
	const uuid = service.randomness.uuid();
	const { total, lines, paymentKind } = order;
	const awaits = isPaidThroughProvider(paymentKind) ? null : asksAddress ? 'address' : holds ? null : 'shop';
	const isAutomatic = awaits === null && acceptanceOf(paymentKind, service.payments) === 'automatic';
	// A time in doubt accepts nothing: a mail of its own follows once it is sure.
	const isAccepted = isAutomatic && service.time.doubt() === null;
	const answer: OrderAccepted = {
		status: 'ok',
		order_id: id,
		order_uuid: uuid,
		reference: orderReference(id),
		total_price_brutto: toAmount(total.totalCents),
		placed_at: new Date(now).toISOString(),
		...(awaits !== null && { awaits }),
		...(isAccepted && { accepted_at: new Date(now).toISOString() }),
		...(isAccepted &&
			paymentKind === 'transfer' &&
			total.totalCents > 0 && { due_at: new Date(endOfTransferTerm(service, now)).toISOString() }),
	};
	insert(sql, 'shop_order', {
		id,
		uuid,
		idempotency_key: request.idempotency_key,
		fingerprint,
		answer: JSON.stringify(answer),
		at: now,
		language: request.language,
		email: request.email,
		phone: request.phone ?? null,
		phone_extension: request.phone_extension ?? null,
		phone_as_typed: request.phone_as_typed ?? null,
		pick_up: request.pick_up ? 1 : 0,
		shipping_address: JSON.stringify(request.shipping_address),
		invoice_address: request.invoice_address === null ? null : JSON.stringify(request.invoice_address),
		comment: request.comment ?? null,
		shipping_method: request.shipping_method,
		payment_method: request.payment_method,
		payment_kind: paymentKind,
		shipping_cents: total.shippingCents,
		wrapping_cents: total.wrappingCents,
		total_cents: total.totalCents,
		taxed_lines: paymentKind === 'klarna' ? JSON.stringify(toTaxedLines(request, order, shop)) : null,
		legal_texts: JSON.stringify(request.legal_texts),
		// The account to pay to is that of the day of the order.
		bank_details: isPaidThroughProvider(paymentKind) ? null : shop.texts.bankDetails[request.language],
		agreed: writeAgreed(
			{ order, language: request.language, shippingMethod: request.shipping_method, paymentMethod: request.payment_method },
			shop,
			service.company,
		),
		vat_id: request.vat_id ?? null,
	});
	noteOwnAccounts(service.database, Object.values(shop.texts.bankDetails));
	for (const [position, { product, variant, count }] of request.lines.entries()) {
		const line = lines[position];
		if (line === undefined) throw new Error(`Line ${position} of an order was not judged`);
		const personalization = line.personalization === null ? null : JSON.stringify(line.personalization);
		insert(sql, 'order_line', {
			order_id: id,
			position,
			at: now,
			product,
			variant,
			name: line.product.name.de,
			buyer_name: line.product.name[request.language],
			personalization,
			made_to_order: isMadeToOrder(line) ? 1 : 0,
			count,
			cents: line.cents,
			project: service.company.project,
			limited: line.isLimited ? 1 : 0,
		});
	}
	reserve(service, id, { paymentKind, network, holds });
	recordEvent(service.database, { order: id, transition: 'place', who: 'buyer' }, now);
	const { email, language } = request;
	const link = asksAddress ? { link: askForAddress(service, { id, email, language, paymentKind }) } : {};
	confirm({ request, order, answer, shop, ...link }, service, { isAutomatic, isAccepted });
	if (awaits === 'shop') leaveToShop(service.database, id);
	return answer;
}

/** Queues the first mails: to the shop, and to the buyer one that confirms the order and accepts it, or two where the acceptance follows. */
function confirm(
	placed: PlacedOrder,
	service: Service,
	{ isAutomatic, isAccepted }: { readonly isAutomatic: boolean; readonly isAccepted: boolean },
): void {
	const { database, outbox, company, nowMs } = service;
	const { request, answer, shop } = placed;
	keepLegalTexts(database, shop.texts.legalPages, request.language, nowMs());
	if (!isAccepted) outbox.queue('mail', writeReceipt(placed, null, service));
	outbox.queue('mail', writeShopNote(placed, company));
	if (!isAutomatic) return;
	expectDone(
		acceptOrder(service, answer.order_id, { who: 'service', why: 'configured' }, (stored, terms) =>
			isAccepted ? writeReceipt(placed, { at: nowMs(), dueAt: terms.dueAt }, service) : writeAcceptance(stored, terms, company),
		),
	);
}

/** Adds a row by the names of its columns. */
function insert(sql: DatabaseSync, table: 'shop_order' | 'order_line', row: Readonly<Record<string, SQLInputValue>>): void {
	const columns = Object.keys(row);
	const names = columns.map((column) => `:${column}`);
	sql.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${names.join(', ')})`).run(row);
}

function fingerprintOf(order: OrderRequest): string {
	return createHash('sha256').update(orderText(order)).digest('base64url');
}
