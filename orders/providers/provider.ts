/**
 * What the service asks of a payment provider. A provider is an adapter: it talks to the other side and says what it found there. It writes nothing; the
 * service books what it says. A new provider is one folder in `orders/payments`, with a function that returns a `PaymentProvider`.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { OrderRequest } from '../../client/orders/contract/order-request.ts';
import type { Language } from '../../site/languages.ts';
import type { PaymentKind } from '../../site/payment-kinds.ts';
import { WorldError } from '../../site/world-error.ts';
import type { LedgerKind } from '../transitions/payment-state.ts';
import type { PaymentSession } from '../transitions/sessions.ts';

export type ProviderKind = Extract<PaymentKind, 'paypal' | 'klarna'>;

type Address = OrderRequest['shipping_address'];

/** An order as a provider needs it. Amounts are cents of euro, VAT included. */
export interface PayableOrder {
	readonly id: number;
	readonly uuid: string;
	/** As buyer and shop name it, such as `B-1001`. */
	readonly reference: string;
	readonly language: Language;
	readonly totalCents: number;
	readonly shippingCents: number;
	/** null: not wrapped. */
	readonly wrappingCents: number | null;
	/** ISO 3166, of the billing address. */
	readonly country: string;
	readonly lines: readonly PayableLine[];
	readonly email: string;
	readonly billing: Address;
	readonly shipping: Address;
	/** Kept with the order, for the providers that compare them at each step; empty: its provider does not ask for them. */
	readonly taxedLines: readonly TaxedLine[];
}

/** A line with its tax. First those of the order, then delivery and gift wrap where they cost something. */
export interface TaxedLine {
	readonly kind: 'product' | 'shipping' | 'wrapping';
	/** In the buyer's language; `''`: of delivery and gift wrap, which the reader names. */
	readonly name: string;
	/** The shop's number for the product; `''`: it has none. */
	readonly reference: string;
	readonly count: number;
	/** Of one, VAT included. */
	readonly cents: number;
	/** 0: none is shown. */
	readonly percent: number;
	/** The VAT in all of the line. */
	readonly taxCents: number;
}

export interface PayableLine {
	readonly name: string;
	readonly count: number;
	/** Of one product. */
	readonly cents: number;
}

export interface OpenedSession {
	/** The provider's own name for the session. */
	readonly reference: string;
	/** What the browser gets to show the provider's form. */
	readonly token: string;
}

/** What a provider says of an order's money. Its name is the provider's own, so that the same event is booked once, however often it is told. */
export interface MoneyFact {
	readonly kind: LedgerKind;
	readonly reference: string;
	readonly cents: number;
	/** Of `refunded`: our name for it, `RefundOrder.uuid`. Left out: it was made in the provider's own pages, or the provider keeps no names of ours. */
	readonly refund?: string;
}

export type SessionStatus =
	/** The buyer may approve. */
	| 'open'
	/** The buyer has approved: the next step can be taken. */
	| 'approved'
	/** The provider still decides. It says so later by its webhook. */
	| 'pending'
	/** All that the buyer approved is in the facts. */
	| 'settled'
	/** The provider does not pay this time. The buyer may try again in the same session. */
	| 'declined'
	/** The session is void or expired: only a new one can be paid. */
	| 'ended'
	/** It is not this order's: another amount, currency, payee or order. */
	| 'foreign';

export interface SessionState {
	readonly status: SessionStatus;
	/** Everything that is known of the session's money so far, refunds and disputes included. */
	readonly facts: readonly MoneyFact[];
	/** For the operator; without personal data. */
	readonly reason?: string;
	/** What the provider gives the service to go on with, where it did not call. */
	readonly approval?: string;
	/** `PaymentSession.payment`, from now on. */
	readonly payment?: string;
	/** Until when authorised money can be collected, milliseconds since 1970. */
	readonly collectUntil?: number;
}

export interface RefundOrder {
	/** The same at every try. */
	readonly uuid: string;
	readonly cents: number;
	/** What was received from the buyer and can go back by this refund, by the names of the ledger. */
	readonly received: readonly { readonly reference: string; readonly cents: number }[];
}

export type RefundOutcome =
	| { readonly kind: 'done'; readonly fact: MoneyFact }
	/** The provider has taken it, and it is not through yet: asked again later. */
	| { readonly kind: 'pending'; readonly reason: string }
	/** It will never be made this way: a task for the shop. */
	| { readonly kind: 'refused'; readonly reason: string };

export interface Dispute {
	readonly facts: readonly MoneyFact[];
	/** The reference of the received money that it is about; null: the provider names none. */
	readonly money: string | null;
	/** What the shop has lost by it to the buyer, as far as it is decided. */
	readonly lostCents: number;
}

/** A movement of money in the provider's own list, for reconciliation. */
export interface ListedMoney {
	readonly kind: 'received' | 'refunded';
	readonly reference: string;
	readonly cents: number;
	/** As the provider keeps it; null: it names none. */
	readonly orderUuid: string | null;
}

/** A call of the provider is a hint: it says where to look, and never what is so. One of these names the order. */
export interface Hint {
	/** `PaymentSession.reference`. */
	readonly session?: string;
	/** `PaymentSession.secret`. */
	readonly secret?: string;
	/** The order's UUID. */
	readonly order?: string;
	/** The reference of an entry in the ledger. */
	readonly money?: string;
	/** What the provider gives the service to go on with, such as an authorisation token. */
	readonly approval?: string;
	/** `PaymentSession.payment`. */
	readonly payment?: string;
	/** A dispute to be read. */
	readonly dispute?: string;
}

export type Heard =
	| { readonly kind: 'hint'; readonly hint: Hint }
	/** Genuine, and of no use. */
	| { readonly kind: 'nothing' }
	/** Not the provider's word. */
	| { readonly kind: 'forged'; readonly reason: string }
	/** It cannot be told yet: the provider has to send it again. */
	| { readonly kind: 'later'; readonly reason: string };

export interface CallFromProvider {
	readonly headers: IncomingHttpHeaders;
	readonly query: URLSearchParams;
	readonly body: Buffer;
}

/** An address that the provider calls. Secrets stand in its query, which the log leaves out. */
export interface ProviderRoute {
	/** Below `/ecom/`, such as `/ecom/payments/paypal/webhook`. POST. */
	readonly path: string;
	hear(call: CallFromProvider): Promise<Heard>;
}

/**
 * Every call may be made again: before a step that moves money, its adapter reads whether the step was taken already, because providers keep idempotency
 * keys for hours to days only. `attempt` and UUIDs name a step for as long as the provider remembers.
 * Each method throws `ProviderUnavailable` where it is not known what became of the call, and `ProviderRefused` where the provider said no.
 */
export interface PaymentProvider {
	readonly kind: ProviderKind;
	/** The field of the answer to an order that carries the session's token. */
	readonly tokenField: 'client_token' | 'paypal_order_id';
	readonly routes: readonly ProviderRoute[];
	/**
	 * Whether the provider accepts the credentials of the shop: why it refuses them, or null. It changes nothing. Left out: they cannot be tried.
	 * @throws ProviderUnavailable
	 */
	tryLogin?(): Promise<string | null>;
	/** `attempt`: 0 for the first session of an order. `secret`: belongs to the session alone, for addresses that the provider calls. */
	open(order: PayableOrder, attempt: { readonly attempt: number; readonly secret: string }): Promise<OpenedSession>;
	/** Changes nothing. */
	read(order: PayableOrder, session: PaymentSession): Promise<SessionState>;
	/** Reads, and takes the step that an approved session waits for, such as a capture; it takes none of a session that is not approved, or not the order's. */
	advance(order: PayableOrder, session: PaymentSession): Promise<SessionState>;
	/** Takes authorised money at dispatch; `uuid` names the step. Left out: the money came with the approval. */
	collect?(order: PayableOrder, session: PaymentSession, part: { readonly uuid: string; readonly cents: number }): Promise<SessionState>;
	/** Gives back what was authorised and not collected. Left out: nothing is authorised without being taken. */
	release?(order: PayableOrder, session: PaymentSession): Promise<SessionState>;
	/** Keeps authorised money for longer; `uuid` names the step. Left out: as above. */
	extend?(order: PayableOrder, session: PaymentSession, uuid: string): Promise<SessionState>;
	refund(order: PayableOrder, session: PaymentSession, refund: RefundOrder): Promise<RefundOutcome>;
	readDispute?(id: string): Promise<Dispute>;
	/** All movements of money of the shop's account in the time, milliseconds since 1970. Left out: the provider has no such list. */
	listMoney?(fromMs: number, toMs: number): Promise<readonly ListedMoney[]>;
}

/** No answer, or none that says what became of the call. */
export class ProviderUnavailable extends WorldError {}

/** The provider understood the call, and said no. `code`: its own word for the reason. */
export class ProviderRefused extends WorldError {
	readonly code: string;
	constructor(message: string, code: string, options?: ErrorOptions) {
		super(message, options);
		this.code = code;
	}
}
