/**
 * How long the service keeps what it knows of people, as data: one entry for each table of the database, also for those that hold nothing of them. The
 * job that deletes, the export and the erasure of a person's data all follow it. Personal data are kept for as long as their purpose or the law needs
 * them (Art. 5 (1) (c), (e) and Art. 17 GDPR).
 */
import type { RetentionConfig } from '../../site/config.ts';
import { receivedCentsSql, refundedCentsSql } from '../transitions/payment-state.ts';

/** What a shop may decide itself. */
export type RetentionDays = Required<RetentionConfig>;

export const defaultRetentionDays: RetentionDays = { messageDays: 180, ratingDays: 30, sentDays: 30, endedOrderDays: 90 };

export type Period =
	| { readonly days: number | keyof RetentionDays }
	/** From the end of the calendar year (§ 147 (4) AO, § 257 (5) HGB, § 199 (1) BGB). */
	| { readonly yearsFromYearEnd: number };

/** § 147 (1) no. 2, 3, (3) AO; § 257 (1) no. 2, 3, (4) HGB: letters received and sent. */
export const letterYears = 6;
/** §§ 195, 199 BGB: the time within which a claim can be made. */
export const proofYears = 3;

/** An end of what rows hold of people. */
export interface Ending {
	/** The purpose or the law that the period follows from. */
	readonly reason: string;
	readonly period: Period;
	/** SQL over a row: what happened before `:since`, the begin of the period, is over. */
	readonly due: string;
	/** `delete`, assignments in SQL, or for orders `forget`: the row stays for numbers and sums, and says no more whose it was. */
	readonly does: 'delete' | 'forget' | { readonly set: string };
}

/** What an erasure that a person asks for does (Art. 17 GDPR). */
export type OnErasure =
	/** `unless`: SQL over a row that stays for now, for the reason. */
	| { readonly unless?: string; readonly why?: string }
	/**
	 * Kept until it ends by itself (Art. 17 (3) GDPR): so many years from the end of the year that the column `from` names. `only`: SQL over a row that
	 * is kept, others are deleted. `first`: assignments in SQL.
	 */
	| { readonly keep: string; readonly from: string; readonly years: number; readonly only?: string; readonly first?: string };

export interface TableRetention {
	/** For people. */
	readonly holds: string;
	/** Rows that a person can be found by. */
	readonly person?: {
		/** SQL over a row: it is of the person with the address `:address`. `address_of` and `mentions` are functions of `addresses.ts`. */
		readonly is: string;
		/** The column with the address alone, where there is one. */
		readonly column?: string;
		readonly onErasure: OnErasure;
	};
	/**
	 * Rows that belong to an order. `is`: SQL over a row and `:order`. `does`: as in an ending, with the order's. `words`: what people of the shop wrote
	 * on the order desk, which is erased with a person although the law keeps the order.
	 */
	readonly order?: {
		readonly is: string;
		readonly does: 'keep' | 'delete' | { readonly set: string };
		readonly words?: { readonly are: string; readonly set: string };
	};
	readonly ends: readonly Ending[];
	/** Columns that no export shows: they let their reader act for someone. */
	readonly secrets?: readonly string[];
	/** Columns with links, whose tokens no export shows for the same reason. */
	readonly links?: readonly string[];
}

const email = 'address_of(email) = :address';
const ofOrder = 'order_id = :order';
const ofTransfer =
	'reference IN (SELECT coalesce(statement, reference) FROM ledger LEFT JOIN money_by_hand ON ledger_id = id WHERE order_id = :order)';
/** See `deskPrefix`. */
const ofDesk = "who LIKE 'desk:%'";
const heldBackDays = 30;
const confirmationDays = 30;
const heldBack: Ending = {
	reason: 'The shop can look at what was held back for a month.',
	period: { days: heldBackDays },
	due: 'held_back IS NOT NULL AND at < :since',
	does: 'delete',
};
const answered: Ending = {
	reason: 'The matter is settled by then (Art. 6 (1) (b), (f) GDPR).',
	period: { days: 'messageDays' },
	due: 'at < :since',
	does: 'delete',
};

/** No contract came from it: nobody accepted it, and no money moved. */
const isNoContract = `NOT EXISTS (SELECT 1 FROM ledger WHERE order_id = shop_order.id)
	AND NOT EXISTS (SELECT 1 FROM order_event WHERE order_id = shop_order.id AND transition = 'accept')`;
const lastEvent = '(SELECT max(at) FROM order_event WHERE order_id = shop_order.id)';

/** An order that is over and was no contract: no law keeps it. */
export const endedWithoutContract = `state = 'cancelled' AND ${isNoContract}`;
export const openOrder = "state IN ('placed', 'accepted')";
/** The shop has money of the order, or a provider's promise of it. */
const holdsMoney = `EXISTS (SELECT 1 FROM (
	SELECT ${receivedCentsSql} AS received, ${refundedCentsSql} AS refunded,
		sum(iif(kind = 'authorised', cents, iif(kind = 'released', -cents, 0))) AS promised
	FROM ledger WHERE order_id = shop_order.id
) WHERE received > refunded OR promised > received)`;
/** Somebody waits for the order, or for money: it is never forgotten, whatever the clock says. An order that was only placed is cancelled before that. */
const unfinishedOrder = `(${openOrder} OR (state = 'cancelled' AND ${holdsMoney}))`;
const ofUnfinishedOrder = (id: string): string => `EXISTS (SELECT 1 FROM shop_order WHERE shop_order.id = ${id} AND ${unfinishedOrder})`;
/** Nobody accepted the order within a year, and no money moved: no contract comes from it any more. */
export const abandonedOrder = `state = 'placed' AND ${isNoContract} AND ${lastEvent} < :since`;
export const abandonedAfterDays = 365;
/** An order says no more whose it was. */
export const forgottenOrder = "email = ''";
/** What is left of an order: number, time, sums and the country, which taxes depend on. */
export const forgetOrder = `email = '', phone = NULL, phone_extension = NULL, phone_as_typed = NULL, comment = NULL, fingerprint = '', answer = '{}',
	shipping_address = json_object('country_code', json_extract(shipping_address, '$.country_code')), invoice_address = NULL, bank_details = NULL,
	vat_id = NULL`;

export const retention: Readonly<Record<string, TableRetention>> = {
	message: {
		holds: 'Messages from the contact form',
		person: { is: email, column: 'email', onErasure: {} },
		ends: [heldBack, answered],
	},
	shop_request: {
		holds: 'Requests about products: availability, information, reservations, appointments',
		person: { is: email, column: 'email', onErasure: {} },
		ends: [heldBack, answered],
	},
	rating: {
		holds: 'Ratings of products, with the name that is shown; they have no address, so none can be found by one',
		ends: [
			heldBack,
			{
				reason: 'The backend has it (Art. 5 (1) (c) GDPR).',
				period: { days: 'ratingDays' },
				due: 'sent_at IS NOT NULL AND sent_at < :since',
				does: 'delete',
			},
			{ reason: 'No backend took it within a year.', period: { days: 365 }, due: 'at < :since', does: 'delete' },
		],
	},
	subscription: {
		holds: 'The subscription to the newsletter, with the proof of consent',
		person: {
			is: email,
			column: 'email',
			onErasure: {
				keep: 'proof of consent, until claims from the mails that were sent are barred (Art. 7 (1), Art. 17 (3) (e) GDPR)',
				...{ from: 'unsubscribed_at', years: proofYears, only: 'confirmed_at IS NOT NULL' },
				first: "state = 'unsubscribed', unsubscribed_at = coalesce(unsubscribed_at, :now)",
			},
		},
		ends: [
			{
				reason: 'It was never confirmed (§ 7 (2) UWG): the link has been dead for a day.',
				period: { days: 1 },
				due: "state = 'pending' AND token_expires_at < :since",
				does: 'delete',
			},
			{
				reason: 'Proof of consent (Art. 7 (1) GDPR), until claims are barred (§§ 195, 199 BGB).',
				period: { yearsFromYearEnd: proofYears },
				due: "state = 'unsubscribed' AND unsubscribed_at < :since",
				does: 'delete',
			},
		],
		secrets: ['token_hash'],
	},
	held_back_sign_up: {
		holds: 'Subscriptions that look like a program’s work',
		person: { is: email, column: 'email', onErasure: {} },
		ends: [heldBack],
	},
	attempt: {
		holds: 'Times at which someone subscribed with the address, so that no mailbox is flooded',
		person: { is: email, column: 'email', onErasure: {} },
		ends: [{ reason: 'Subscriptions are counted for a day.', period: { days: 1 }, due: 'at < :since', does: 'delete' }],
	},
	sent_mail: {
		holds: 'Times at which the address got mails, so that no mailbox is flooded',
		person: { is: 'address_of(recipient) = :address', column: 'recipient', onErasure: {} },
		ends: [{ reason: 'Mails are counted for an hour.', period: { days: 1 }, due: 'at < :since', does: 'delete' }],
	},
	withdrawal: {
		holds: 'Withdrawals from contracts',
		person: {
			is: email,
			column: 'email',
			onErasure: { keep: 'letters that the shop received (§ 147 AO, § 257 HGB, Art. 17 (3) (b) GDPR)', from: 'at', years: letterYears },
		},
		ends: [
			{
				reason: 'Letters received: § 147 (1) no. 2, (3) AO, § 257 (1) no. 2, (4) HGB.',
				period: { yearsFromYearEnd: letterYears },
				due: `at < :since AND NOT ${ofUnfinishedOrder('withdrawal.order_id')}`,
				does: 'delete',
			},
		],
	},
	outbox: {
		holds: 'Mails that left, and calls of other services',
		links: ['body'],
		person: {
			is: 'mentions(body, :address)',
			onErasure: { unless: 'settled_at IS NULL', why: 'mails that still wait to be sent; they are deleted after that' },
		},
		ends: [
			{
				reason: 'A month for questions about what was sent. Orders and documents hold what the law keeps.',
				period: { days: 'sentDays' },
				due: 'settled_at IS NOT NULL AND settled_at < :since',
				does: 'delete',
			},
		],
	},
	request: {
		holds: 'Answers to forms, so that one that is sent twice is taken once; they name no person',
		ends: [{ reason: 'A draft is sent again within a week.', period: { days: 7 }, due: 'at < :since', does: 'delete' }],
	},
	shop_order: {
		holds: 'Orders',
		person: {
			is: email,
			column: 'email',
			onErasure: { keep: 'commercial letters (§ 147 AO, § 257 HGB, Art. 17 (3) (b) GDPR)', from: 'at', years: letterYears },
		},
		ends: [
			{
				reason: 'No contract came from it, so no law keeps it (Art. 5 (1) (e) GDPR).',
				period: { days: 'endedOrderDays' },
				due: `${endedWithoutContract} AND ${lastEvent} < :since`,
				does: 'forget',
			},
			{
				reason: 'Letters received: § 147 (1) no. 2, (3) AO, § 257 (1) no. 2, (4) HGB. Invoices are kept for longer, by themselves.',
				period: { yearsFromYearEnd: letterYears },
				due: `at < :since AND NOT ${unfinishedOrder}`,
				does: 'forget',
			},
		],
		secrets: ['fingerprint', 'answer', 'idempotency_key'],
	},
	order_line: { holds: 'Lines of orders', order: { is: ofOrder, does: { set: 'personalization = NULL, tracking = NULL' } }, ends: [] },
	order_event: {
		holds: 'The history of orders: who did what, when and why',
		order: {
			is: ofOrder,
			does: { set: "why = NULL, who = CASE WHEN who IN ('buyer', 'service') THEN who ELSE 'shop' END" },
			words: { are: `why IS NOT NULL AND ${ofDesk}`, set: 'why = NULL' },
		},
		ends: [],
	},
	ledger: { holds: 'Money that moved; never changed, and without names', order: { is: ofOrder, does: 'keep' }, ends: [] },
	payment_session: {
		holds: 'Payments that were begun at providers',
		order: { is: ofOrder, does: 'delete' },
		ends: [],
		secrets: ['token', 'secret', 'approval'],
	},
	payment_term: { holds: 'By when orders are to be paid', order: { is: ofOrder, does: 'keep' }, ends: [] },
	refund: {
		holds: 'Refunds: who asked for them and why',
		order: { is: ofOrder, does: { set: "why = '', who = 'shop'" }, words: { are: `why <> '' AND ${ofDesk}`, set: "why = ''" } },
		ends: [],
	},
	refund_payment: {
		holds: 'Which payment each refund is of, by the name of its provider',
		order: { is: 'refund IN (SELECT uuid FROM refund WHERE order_id = :order)', does: 'keep' },
		ends: [],
	},
	transfer_payer: {
		holds: 'Names and accounts from which bank transfers came, for refunds',
		order: { is: ofTransfer, does: 'delete' },
		ends: [],
	},
	transfer_source: {
		holds: 'On which day each bank transfer was booked, and from which kind of statement, so that another file does not tell it again',
		order: { is: ofTransfer, does: 'keep' },
		ends: [],
	},
	transfer_words: {
		holds: 'What payers wrote with bank transfers, so that another file does not tell a payment again',
		order: { is: ofTransfer, does: 'delete' },
		ends: [],
	},
	sent_refund: {
		holds: 'On which day the bank sent each refund, and by which name of its own',
		order: { is: 'ledger_id IN (SELECT id FROM ledger WHERE order_id = :order)', does: 'keep' },
		ends: [],
	},
	statement_question: {
		holds: 'Payments of bank statements that a person has to decide on, with the payer and what was written',
		order: { is: ofOrder, does: 'delete' },
		ends: [answered],
	},
	money_by_hand: {
		holds: "Which money the shop booked itself, and as what a bank's statement told of it, as a hash",
		order: { is: 'ledger_id IN (SELECT id FROM ledger WHERE order_id = :order)', does: 'keep' },
		ends: [],
	},
	desk_order: { holds: 'What the order desk was told of orders, as a hash', order: { is: ofOrder, does: 'keep' }, ends: [] },
	desk_command: {
		holds: 'Commands of the order desk that were executed, and their answers',
		order: { is: ofOrder, does: 'keep' },
		ends: [],
	},
	stock_movement: { holds: 'Products that orders took from the stock, and that came back', order: { is: ofOrder, does: 'keep' }, ends: [] },
	reservation: {
		holds: 'Until when unpaid orders hold their products, and the network that they came from, so that none holds everything',
		order: { is: ofOrder, does: { set: "network = ''" } },
		ends: [
			{
				reason: 'Only open reservations are counted by network.',
				period: { days: 7 },
				due: "network <> '' AND expires_at < :since",
				does: { set: "network = ''" },
			},
		],
	},
	order_confirmation: {
		holds: 'Links by which buyers confirm the e-mail address of an order, as a hash, and when they did',
		order: { is: ofOrder, does: 'delete' },
		ends: [
			{
				reason: 'A link works for a week; the buyer finds the account behind it until the order is paid.',
				period: { days: confirmationDays },
				due: "at < :since AND NOT EXISTS (SELECT 1 FROM shop_order WHERE id = order_id AND state = 'placed')",
				does: 'delete',
			},
		],
		secrets: ['token_hash'],
	},
	document: {
		holds: 'Acceptances, dispatch notes, invoices and credit notes: what they say',
		order: { is: ofOrder, does: 'keep' },
		ends: [
			{
				reason: 'Invoices eight years (§ 147 (3) AO, § 14b UStG), letters six (§ 257 (4) HGB), from the end of their year.',
				period: { days: 0 },
				due: `facts IS NOT NULL AND keep_until <= :since AND NOT ${ofUnfinishedOrder('document.order_id')}`,
				does: { set: 'facts = NULL' },
			},
		],
	},
	document_file: {
		holds: 'The files of documents, as they were sent',
		order: { is: 'document_id IN (SELECT id FROM document WHERE order_id = :order)', does: 'keep' },
		ends: [
			{
				reason: 'As their documents. The hashes stay, so that the chain stays whole.',
				period: { days: 0 },
				due: `bytes IS NOT NULL AND document_id IN (
					SELECT id FROM document WHERE keep_until <= :since AND NOT ${ofUnfinishedOrder('document.order_id')}
				)`,
				does: { set: 'bytes = NULL' },
			},
		],
	},
	document_line: { holds: 'Which lines a document is about', order: { is: ofOrder, does: 'keep' }, ends: [] },
	document_series: { holds: 'The last number of each kind of document', ends: [] },
	skipped_numbers: { holds: 'Numbers that no document has, and why', ends: [] },
	legal_text: { holds: 'Versions of the legal texts that mails hold; they name no buyer', ends: [] },
	setting: { holds: 'Switches of the service', ends: [] },
};
