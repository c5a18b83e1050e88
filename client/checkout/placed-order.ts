/** The order that this browser has placed last, as confirmation and payment page show it. */
import * as z from 'zod/mini';
import { languages } from '../../site/languages.ts';
import { isMoney, type Money } from '../../site/money.ts';
import { paymentKinds } from '../../site/payment-kinds.ts';
import type { Kept, Personalization } from '../cart/cart-line.ts';
import { address } from '../orders/contract/address.ts';
import { orderAwaits } from '../orders/contract/order-request.ts';
import { createStore } from '../runtime/store.ts';

/** In the order in which a payment takes them. */
export const paymentStates = ['open', 'approved', 'pending', 'confirmed'] as const;

const text = z.string();
export const money = z.custom<Money>((value) => isMoney(value) && !value.startsWith('-'));
const id = z.int().check(z.minimum(1));
const traits = z.array(z.object({ label: text, value: text }));

const placedLine = z.object({
	product: id,
	/** Site path of its page. Left out by orders that were stored before. */
	path: z.optional(text),
	variant: z.nullable(id),
	personalization: z.nullable(z.record(text, z.json()) as z.ZodMiniType<Personalization>),
	name: text,
	variantName: z.nullable(text),
	/** That of the variant; null: it has none. Left out, as the next one, by orders that were stored before. */
	reference: z.optional(z.nullable(text)),
	/** The essential characteristics that its buyer saw. */
	facts: z.optional(traits),
	/** The personalisation, as people read it. */
	traits,
	/** It cannot be sent back (§ 312g (2) 1 BGB). */
	withdrawalExcluded: z.boolean(),
	count: id,
	/** Of one product. */
	price: money,
	/** Its share for the personalisation. Left out: none, or the order was stored before. */
	surcharge: z.optional(money),
	/** Unit of the price, in the order's language. Left out: not stated. */
	basis: z.optional(text),
	totalPrice: money,
	/** Where the total cannot say it for all lines. */
	tax: z.optional(z.nullable(text)),
});

/** How long a delivery is under way: working days beyond dispatch (see `DeliveryDays`). `isCarried` false: it is ready in the shop then. */
const transport = z.object({ least: z.int(), most: z.int(), isCarried: z.boolean(), weekdaysOnly: z.optional(z.literal(true)) });

const payment = z.object({
	kind: z.enum(paymentKinds),
	name: text,
	/** Of the provider's session: Klarna's client token, or the id of PayPal's order; null: the service opened none. */
	clientToken: z.nullable(text),
	/**
	 * `open`: nothing is paid, or nothing has to be through a provider. `approved`: the provider said yes, the service does not know it yet. `pending`: it
	 * does, and the provider still decides. `confirmed`: it is paid.
	 */
	state: z.enum(paymentStates),
	/** What the shop waits for before it names its account. Left out: nothing in particular. */
	awaits: z.optional(orderAwaits),
	/** The provider's fields, by its own names, kept until the service has them. */
	approval: z.nullable(z.record(text, text)),
});

const draftFields = {
	/** In which the names below are written, and in which the order was placed. */
	language: z.enum(languages),
	email: text,
	shippingAddress: address,
	/** null: as the shipping address; none is known where the products are collected. */
	invoiceAddress: z.nullable(address),
	/** VAT id of the company that is billed. */
	vatId: z.optional(text),
	/** They are collected at the shipping address, which is the shop's. */
	pickUp: z.optional(z.literal(true)),
	comment: z.nullable(text),
	shippingName: text,
	shippingCost: money,
	/** null: not stated. Left out by orders that were stored before. */
	transport: z.optional(z.nullable(transport)),
	/** null: not wrapped. */
	presentWrapping: z.nullable(money),
	/** The tax note at its total, in that language; null: each line has its own. Left out by orders that were stored before. */
	tax: z.optional(z.nullable(text)),
	/** How much VAT its total holds (see `IncludedVat`); null: none is shown. Left out by orders that were stored before. */
	vat: z.optional(z.nullable(z.object({ percent: z.number(), amount: money, isOfAll: z.boolean() }))),
	lines: z.array(placedLine),
};

/** The known part of an order before it is placed, and as long as its answer is missing. */
export const orderDraft = z.object({ ...draftFields, paymentKind: z.enum(paymentKinds), paymentName: text });

export const placedOrder = z.object({
	...draftFields,
	/** As people read it. */
	orderId: id,
	orderUuid: z.uuid(),
	/** Reference of a bank transfer. */
	reference: text,
	/** ISO 8601 in UTC. */
	placedAt: text,
	/** The same, of its acceptance. Left out: the shop has not accepted it with its receipt, or the order was stored before. */
	acceptedAt: z.optional(text),
	/** The first moment at which the money of its transfer is late. Left out, as the one above. */
	dueAt: z.optional(text),
	/** As the service has computed it. */
	total: money,
	payment,
	/** The cart has given up the products, and the checkout its entries: see `finishOrder`. */
	isFinished: z.boolean(),
});

export type PlacedOrder = Kept<z.output<typeof placedOrder>>;
export type OrderDraft = Kept<z.output<typeof orderDraft>>;
export type PlacedLine = Kept<z.output<typeof placedLine>>;
export type PlacedPayment = Kept<z.output<typeof payment>>;
export type Transport = Kept<z.output<typeof transport>>;

/** null: none, or storage was not read yet. */
export const placedOrderStore = createStore<PlacedOrder | null>(null);

/** What an answer of the service says of an order's acceptance. */
export function acceptanceOf(answer: {
	readonly accepted_at?: string;
	readonly due_at?: string;
}): Pick<PlacedOrder, 'acceptedAt' | 'dueAt'> {
	const { accepted_at: acceptedAt, due_at: dueAt } = answer;
	return { ...(acceptedAt !== undefined && { acceptedAt }), ...(dueAt !== undefined && { dueAt }) };
}

/** Nothing is left for the buyer to do at the provider. */
export function isPaymentMade({ state }: PlacedPayment): boolean {
	return state === 'pending' || state === 'confirmed';
}
