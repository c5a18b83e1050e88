/** What a document says, as data: everything that its PDF, its mail and its XML are made of, so that none of them looks anything up. */
import type { Address } from '../../client/orders/contract/address.ts';
import type { Language } from '../../site/languages.ts';
import type { PaymentKind } from '../../site/payment-kinds.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import type { Seller } from '../shop/company.ts';
import type { Tax } from './tax.ts';

export const documentKinds = ['acceptance', 'dispatch', 'invoice', 'credit_note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The kinds that have numbers of their own. */
export type NumberedKind = Extract<DocumentKind, 'invoice' | 'credit_note'>;

export interface DocumentLine {
	readonly name: string;
	/** `''`: it has none. */
	readonly reference: string;
	/** What is put on the product and what the law wants said of it, a sentence or a label with its value each. */
	readonly details: readonly string[];
	readonly count: number;
	/** Gross, of all of them. */
	readonly cents: number;
	readonly tax: Tax;
	/** The parcel's number; null: there is none. */
	readonly tracking: string | null;
}

export const extraKinds = ['shipping', 'wrapping'] as const;

/** What comes on top of the products. */
export interface DocumentExtra {
	readonly kind: (typeof extraKinds)[number];
	/** Such as the shipping method with its carrier; `''`: the kind says all. */
	readonly label: string;
	/** Gross. */
	readonly cents: number;
	readonly tax: Tax;
}

export interface DocumentFacts {
	readonly kind: DocumentKind;
	/** null: the kind has no numbers of its own. */
	readonly number: string | null;
	readonly language: Language;
	/** Milliseconds since 1970. */
	readonly issuedAt: number;
	readonly order: {
		readonly id: number;
		/** Reference of a bank transfer, such as `B-1001`. */
		readonly reference: string;
		readonly placedAt: number;
		/** Name of the payment method. */
		readonly payment: string;
		/** The same in the shop's language; left out: it is not known. */
		readonly shopPayment?: string;
		readonly paymentKind: PaymentKind;
		readonly email: string;
		/** What the order costs in all when the document is issued: without pieces that will not be sent. */
		readonly totalCents: number;
	};
	readonly seller: Seller;
	/** The account to pay to, a line each; empty: the order is paid in another way. */
	readonly bank: readonly string[];
	/** When the time to pay by transfer ends, in milliseconds since 1970; null: nothing is to be transferred. */
	readonly dueAt: number | null;
	/** The mail that the document goes with; null: the document is the mail. */
	readonly cover: Pick<Mail, 'subject' | 'text' | 'content' | 'attachments'> | null;
	/** Whom the invoice is for. */
	readonly buyer: Address;
	/** null: the buyer has named none. */
	readonly buyerVatId: string | null;
	/** null: the buyer collects the products. */
	readonly deliveredTo: Address | null;
	readonly lines: readonly DocumentLine[];
	readonly extras: readonly DocumentExtra[];
	/** Day of supply in the shop's time zone, as `2026-11-27`; null: nothing has been supplied yet. */
	readonly suppliedOn: string | null;
	/** The buyer's money that the order has in hand. */
	readonly paidCents: number;
	/** The invoice that a credit note corrects; null: another kind. */
	readonly corrects: { readonly number: string; readonly issuedAt: number } | null;
}

/** Whether the buyer orders as a company: it gets its invoices as data as well. */
export function isBusiness({ buyer, buyerVatId }: Pick<DocumentFacts, 'buyer' | 'buyerVatId'>): boolean {
	return buyer.company !== undefined || buyerVatId !== null;
}
