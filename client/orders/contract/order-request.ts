/** An order, and what the service answers to it. Prices are what the buyer saw: the service computes its own, and refuses where they differ. */
import * as z from 'zod/mini';
import { languages } from '../../../site/languages.ts';
import { address } from './address.ts';
import { refused } from './answer.ts';
import { amount, email, line, paragraphs, personalization, phoneFields, project, recordId } from './fields.ts';
import { legalTextTypes } from './legal-text-types.ts';
import { orderMaxLines } from './limits.ts';
import { maxLineCount } from './max-line-count.ts';

export const commentMaxLength = 1000;

const orderLine = z.strictObject({
	product: recordId,
	/** null: a product without variants. */
	variant: z.nullable(recordId),
	/** null: nothing is put on the product. */
	personalization: z.nullable(personalization),
	count: z.int().check(z.minimum(1), z.maximum(maxLineCount)),
	/** Of one product, with the surcharge of its personalisation. */
	price_brutto: amount,
});

/**
 * VAT ids of the EU's countries, of Northern Ireland, and of the United Kingdom (https://ec.europa.eu/taxation_customs/vies/#/faq, Q11), and Switzerland's
 * numbers; those of other countries by what they may be made of. Without spaces, dots and hyphens.
 */
const vatIdPattern =
	/^(?:ATU\d{8}|BE[01]\d{9}|BG\d{9,10}|CHE\d{9}(?:MWST|TVA|IVA)?|CY\d{8}[A-Z]|CZ\d{8,10}|(?:DE|EE|EL|PT)\d{9}|(?:DK|FI|HU|LU|MT|SI)\d{8}|ES[A-Z\d]\d{7}[A-Z\d]|FR[A-Z\d]{2}\d{9}|(?:GB|XI)(?:\d{9}|\d{12}|[GH][AD]\d{3})|(?:HR|IT|LV)\d{11}|IE\d[A-Z\d+*]\d{5}[A-Z]{1,2}|LT(?:\d{9}|\d{12})|NL[A-Z\d+*]{12}|(?:PL|SK)\d{10}|RO\d{2,10}|SE\d{12}|(?!AT|B[EG]|C[HYZ]|D[EK]|E[ELS]|F[IR]|G[BR]|H[RU]|I[ET]|L[TUV]|MT|NL|P[LT]|RO|S[EIK]|UK|XI)[A-Z]{2}[0-9A-Z]{2,13})$/;

export const orderRequest = z.strictObject({
	project,
	language: z.enum(languages),
	/** One order however often it is sent: stored before the first attempt, and kept until an answer says how it went. */
	/** In one spelling, so that capitals make no other key of it. */
	idempotency_key: z.uuid().check(z.toLowerCase()),
	email,
	...phoneFields,
	/** With `pick_up`, the address of the shop under the buyer's name. */
	shipping_address: address,
	/** The buyer collects the products at the shop, and was asked for no address. */
	pick_up: z.optional(z.literal(true)),
	/** null: as the shipping address; with `pick_up`: none is known. Its country is free of the countries of delivery (Regulation 2018/302). */
	invoice_address: z.nullable(address),
	/** VAT id of a buyer that orders as a company, for its invoices. */
	vat_id: z.optional(z.string().check(z.regex(vatIdPattern))),
	comment: z.optional(paragraphs(commentMaxLength)),
	/** Id of the `ecommerce_shipping_method`; which of its configs is meant follows from country and payment. */
	shipping_method: recordId,
	/** Id of the `ecommerce_payment_method`. */
	payment_method: recordId,
	shipping_cost: amount,
	/** Price of gift wrap; null: it is not wanted. */
	present_wrapping: z.nullable(amount),
	lines: z.array(orderLine).check(z.minLength(1), z.maxLength(orderMaxLines)),
	/** Of lines, delivery and gift wrap. */
	total_price_brutto: amount,
	/** All that the shop has in the order's language, by the hashes of the versions that the buyer could read (§ 312i BGB). The snapshot's history has every version. */
	legal_texts: z
		.array(z.strictObject({ type: z.enum(legalTextTypes), hash: z.string().check(z.regex(/^[0-9a-f]{8,64}$/)) }))
		.check(z.maxLength(legalTextTypes.length)),
});

/**
 * What an order waits for before the shop names its account: `address`: its buyer, who confirms the e-mail address by the link of the receipt. `shop`: a person,
 * who accepts it. Left out: it follows the acceptance that the site's configuration says.
 */
export const orderAwaits = z.enum(['address', 'shop']);

/** The first moment at which the money of a transfer is late, in ISO 8601; only beside an acceptance, of an order that is paid so. */
const transferDue = z.optional(z.string());

export const orderAccepted = z.object({
	status: z.literal('ok'),
	/** As people read it. */
	order_id: z.int().check(z.minimum(1)),
	order_uuid: z.uuid(),
	/** Reference of a bank transfer. */
	reference: z.string(),
	total_price_brutto: amount,
	/** ISO 8601 in UTC. */
	placed_at: z.string(),
	awaits: z.optional(orderAwaits),
	/** The same, of the acceptance; only where the shop has accepted the order with its receipt. */
	accepted_at: z.optional(z.string()),
	due_at: transferDue,
	/** Of the provider's session; only where the order is paid later through one. */
	client_token: z.optional(z.string()),
	/** PayPal's order, which the service has made for this one; only where it is paid by PayPal. Missing: PayPal did not answer, and the same order may be sent again. */
	paypal_order_id: z.optional(z.string()),
});

/** A change since the buyer's review. `line`: its place in the order, from 0. */
const orderChange = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('price'), line: z.int(), from: amount, to: amount }),
	/** Fewer are left. */
	z.object({ kind: z.literal('count'), line: z.int(), from: z.int(), to: z.int() }),
	z.object({ kind: z.enum(['sold_out', 'gone']), line: z.int() }),
	z.object({ kind: z.literal('shipping_cost'), from: amount, to: amount }),
	/** null: gift wrap is not offered any more. */
	z.object({ kind: z.literal('present_wrapping'), from: amount, to: z.nullable(amount) }),
	/** Lines and costs are right, and their sum is not. */
	z.object({ kind: z.literal('total'), from: amount, to: amount }),
	/** All else is right, and the text is another one now, or one that the buyer was not shown, or is gone: the page has to be loaded again. */
	z.object({ kind: z.literal('legal_text'), type: z.enum(legalTextTypes) }),
]);

/** `faults` names fields by their path, such as `shipping_address.zip_code`. */
export const orderRefused = z.extend(refused, {
	/** Only with `changed`. */
	changes: z.optional(z.array(orderChange)),
});

export const orderAnswer = z.discriminatedUnion('status', [orderAccepted, orderRefused]);

export type OrderRequest = z.output<typeof orderRequest>;
/** An order without the key that makes it one, however often it is sent. */
export type OrderContent = Omit<OrderRequest, 'idempotency_key'>;
export type OrderLine = z.output<typeof orderLine>;
export type OrderAccepted = z.output<typeof orderAccepted>;
export type OrderChange = z.output<typeof orderChange>;
export type OrderRefused = z.output<typeof orderRefused>;
export type OrderAnswer = z.output<typeof orderAnswer>;

const tokenMaxLength = 512;

/**
 * The payment page's reports of approved payments to the service. The buyer has authorised a payment in the pay-later provider's
 * window.
 */
export const klarnaOrderRequest = z.strictObject({
	project,
	authorization_token: line(tokenMaxLength),
	order_uuid: z.uuid(),
});

/** Its answer has no status: `message` alone says that all is well. `pending`: the provider still decides. */
export const klarnaOrderAccepted = z.object({ message: z.literal('ok'), pending: z.optional(z.literal(true)) });

/** The buyer has approved a payment in the wallet's window. */
export const paypalTransactionRequest = z.strictObject({
	project,
	order_id: z.int().check(z.minimum(1)),
	paypal: z.object({
		/** The provider's id of the payment: the service asks the provider itself about it. */
		orderID: line(tokenMaxLength),
		payerID: z.optional(line(tokenMaxLength)),
		/** The order's UUID, which the provider has as the payment's `custom_id`: guessed numbers could settle another's order. */
		custom_id: z.uuid(),
	}),
});

/** The buyer wants to pay an order by bank transfer that was to be paid through a provider. */
export const transferRequest = z.strictObject({
	project,
	order_id: z.int().check(z.minimum(1)),
	order_uuid: z.uuid(),
});

export const transferAccepted = z.object({
	status: z.literal('ok'),
	awaits: z.optional(orderAwaits),
	/** When the shop accepted it, in ISO 8601; missing: it has not. */
	accepted_at: z.optional(z.string()),
	due_at: transferDue,
});

export type TransferAccepted = z.output<typeof transferAccepted>;
export type OrderAwaits = z.output<typeof orderAwaits>;
export type TransferRequest = z.output<typeof transferRequest>;
export type KlarnaOrderRequest = z.output<typeof klarnaOrderRequest>;
export type PaypalTransactionRequest = z.output<typeof paypalTransactionRequest>;

/** All that an order says but its key, as JSON with its fields in a fixed order. Two orders with the same text are the same order. */
export function orderText({ idempotency_key: _key, ...order }: OrderContent & Partial<OrderRequest>): string {
	return JSON.stringify(order, (_, value: unknown) =>
		typeof value === 'object' && value !== null && !Array.isArray(value)
			? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
			: value,
	);
}
