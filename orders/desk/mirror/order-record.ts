/** An order as Directus shows it, from what the database holds. Lines are counted from 1 here, as in the buyer's mails. */
import type { Address } from '../../../client/orders/contract/address.ts';
import { formatMoment } from '../../../site/format-moment.ts';
import type { Language } from '../../../site/languages.ts';
import { timeZoneOf } from '../../../site/time-zone.ts';
import { personalizationLines } from '../../mail/order-lines.ts';
import { addressLines } from '../../mail/order-receipts.ts';
import { hasOpenQuestion } from '../../payments/transfer/open-questions.ts';
import { type OpenRefund, openRefunds, unaskedCents } from '../../refunds/owed-back.ts';
import { refundablePayments, sum } from '../../refunds/refundable.ts';
import { formatAmount, toAmount } from '../../shop/amounts.ts';
import type { Company } from '../../shop/company.ts';
import type { CheckedPersonalization } from '../../shop/personalization.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Database } from '../../store/database.ts';
import { readPayment } from '../../transitions/ledger.ts';
import type { LineState, OrderState } from '../../transitions/order-states.ts';
import type { Payment } from '../../transitions/payment-state.ts';
import { costCentsSql } from '../../transitions/stored-order.ts';
import type { DeskRecord } from '../desk-collections.ts';
import { deskTexts } from '../desk-texts.ts';
import { toHistoryLine } from './history.ts';
import { isAddressAwaited, readHold } from './hold-record.ts';
import { type PackingLine, writePackingSheet } from './packing-sheet.ts';
import { toDoOf } from './to-do.ts';

type Row = Readonly<Record<string, unknown>>;

interface Place {
	readonly language: Language;
	readonly timeZone: string;
}

/** What Directus fills by itself is left out. */
export type OrderRecord = Omit<DeskRecord<'order'>, 'user_updated'>;

/** null: there is no such order. `company`: its language is that of the texts. */
export function readOrderRecord(id: number, shop: Shop, company: Company, database: Database): OrderRecord | null {
	const { sql } = database;
	const order = sql.prepare(`SELECT *, ${costCentsSql} AS cost_cents FROM shop_order WHERE id = :id`).get({ id });
	if (order === undefined) return null;
	const place = { language: company.language, timeZone: timeZoneOf(company.country) };
	const rows = sql.prepare('SELECT * FROM order_line WHERE order_id = :id ORDER BY position').all({ id });
	const lines = rows.flatMap((row) => toPackingLines(row, shop, place.language));
	const payment = readPayment(database, id);
	// The schema allows no other states.
	const state = order.state as OrderState;
	const shippingAddress = JSON.parse(String(order.shipping_address)) as Address;
	const invoiceAddress = order.invoice_address === null ? null : (JSON.parse(String(order.invoice_address)) as Address);
	const delivery = shop.delivery.methods.get(Number(order.shipping_method))?.name[place.language] ?? '';
	const { first_name, last_name } = invoiceAddress ?? shippingAddress;
	const open = openRefunds(database, id);
	const isOver = state === 'cancelled' || lines.every((line) => line.state === 'returned' || line.state === 'dropped');
	const unasked = unaskedCents(database, { id, costCents: Number(order.cost_cents), isOver });
	const toDo = {
		...{ state, paymentKind: String(order.payment_kind), lineStates: lines.map((line) => line.state) },
		hasNewWithdrawal: hasNewWithdrawal(id, database),
		isAddressAwaited: isAddressAwaited(database, id),
		isPromiseEnding: isPromiseEnding(id, database),
		hasOpenQuestion: hasOpenQuestion(database, id),
		owesBuyer: unasked > 0 || open.some((refund) => refund.state === 'task'),
	};
	// Its person's data are deleted: of the address only the country is left.
	const isForgotten = order.email === '';
	return {
		id: order.uuid,
		project: company.project,
		number: id,
		to_do: toDoOf(toDo, payment, sum(refundablePayments(database, id))),
		placed_at: new Date(Number(order.at)).toISOString(),
		state,
		payment_kind: order.payment_kind,
		payment_state: payment.state,
		total: formatAmount(Number(order.cost_cents), place.language),
		...readHold(database, { order: id, state, lines: lines.filter((line) => line.state !== 'dropped') }),
		turnover: toAmount(Math.max(payment.receivedCents - payment.refundedCents, 0)),
		buyer: isForgotten ? '' : `${first_name} ${last_name}`,
		delivery,
		sheet: writePackingSheet(
			{
				...{ lines, delivery },
				money: moneyLines({ payment, open, unasked, isOver }, place.language),
				isCollected: order.pick_up === 1,
				hasWrapping: order.wrapping_cents !== null,
				shippingAddress: isForgotten ? [shippingAddress.country_code] : addressLines(shippingAddress, place.language),
				invoiceAddress: invoiceAddress === null ? null : addressLines(invoiceAddress, place.language),
				comment: order.comment === null ? null : String(order.comment),
			},
			place.language,
		),
		email: order.email,
		phone: order.phone,
		lines: lines.map((line) => ({
			...{ position: line.position, count: line.count, name: line.name, state: line.state, tracking: line.tracking },
			personalization: line.personalization.join('\n'),
			price: formatAmount(line.cents, place.language),
		})),
		payments: sql
			.prepare('SELECT * FROM ledger WHERE order_id = :id ORDER BY id')
			.all({ id })
			.map((entry) => toPayment(entry, place)),
		events: sql
			.prepare('SELECT * FROM order_event WHERE order_id = :id ORDER BY id DESC')
			.all({ id })
			.map((event) => toHistoryLine(event, place)),
		revision: order.revision,
	};
}

/** The service has told the shop that it cannot keep it authorised. */
function isPromiseEnding(id: number, { sql }: Database): boolean {
	return (
		sql.prepare("SELECT 1 FROM order_event WHERE order_id = :id AND transition = 'authorization_ends' LIMIT 1").get({ id }) !== undefined
	);
}

/** What is owed in both directions, a line each, with what the shop needs to report that it is done. */
function moneyLines(
	{ payment, open, unasked, isOver }: { payment: Payment; open: readonly OpenRefund[]; unasked: number; isOver: boolean },
	language: Language,
): readonly string[] {
	const { money } = deskTexts[language].sheet;
	const owed = isOver || payment.promisedCents > 0 ? 0 : payment.missingCents;
	return [
		...(owed > 0 ? [money.owed(formatAmount(owed, language))] : []),
		...open.map(({ state, cents, uuid }) => money[state](formatAmount(cents, language), uuid)),
		...(unasked > 0 ? [money.unasked(formatAmount(unasked, language))] : []),
	];
}

/**
 * The shop has looked at a withdrawal once it has cancelled the order, taken something back, refunded, or noted what it does. One by another address than
 * the buyer's stands in the history only, because anybody can guess an order's number. Once an order is forgotten, its history calls every user of the
 * desk `shop`.
 */
function hasNewWithdrawal(id: number, { sql }: Database): boolean {
	const found = sql
		.prepare(
			`SELECT 1 FROM order_event AS withdrawal WHERE order_id = :id AND transition = 'withdrawal' AND coalesce(why, '') <> 'other_email' AND NOT EXISTS (
				SELECT 1 FROM order_event WHERE order_id = :id AND id > withdrawal.id AND who NOT IN ('buyer', 'service')
					AND transition IN ('cancel', 'return', 'return_part', 'drop', 'drop_part', 'refund_requested', 'note')
			)`,
		)
		.get({ id });
	return found !== undefined;
}

/** What is not dropped of a line, and what is: the one is packed, and the other is not. */
function toPackingLines(row: Row, shop: Shop, language: Language): readonly PricedLine[] {
	const line = toPackingLine(row, shop, language);
	const [count, dropped] = [Number(row.count), Number(row.dropped)];
	return [
		...(dropped === count ? [] : [{ ...line, count: count - dropped }]),
		...(dropped === 0 ? [] : [{ ...line, count: dropped, state: 'dropped' as const, tracking: null }]),
	];
}

interface PricedLine extends PackingLine {
	/** Of one product. */
	readonly cents: number;
}

function toPackingLine(row: Row, shop: Shop, language: Language): PricedLine {
	const [product, variant] = [Number(row.product), row.variant === null ? null : Number(row.variant)];
	const values = row.personalization === null ? null : (JSON.parse(String(row.personalization)) as CheckedPersonalization);
	const details = shop.details(product, variant);
	return {
		position: Number(row.position) + 1,
		count: Number(row.count),
		cents: Number(row.cents),
		// A product that the shop no longer has keeps the name that it was sold by.
		name: shop.nameOf(product, variant, language) ?? String(row.name),
		state: row.state as LineState,
		personalization:
			details?.personalization == null
				? Object.entries(values ?? {}).map(([name, value]) => `${name}: ${value}`)
				: personalizationLines({ personalization: values, product: details }, language),
		tracking: row.tracking === null ? null : String(row.tracking),
		picture: shop.pictureOf(product, variant),
	};
}

function toPayment({ at, kind, cents, provider, reference }: Row, { language, timeZone }: Place) {
	return {
		...{ kind, provider, reference },
		at: formatMoment(Number(at), language, timeZone),
		amount: formatAmount(Number(cents), language),
	};
}
