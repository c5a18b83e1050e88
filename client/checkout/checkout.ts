/** The visitor's checkout: what is entered and chosen before an order, its actions and its store. */
import * as z from 'zod/mini';
import type { Money } from '../../site/money.ts';
import { type AddressField, addressFields } from '../orders/contract/address.ts';
import { orderRequest } from '../orders/contract/order-request.ts';
import { createStore } from '../runtime/store.ts';
import { money, type OrderDraft, orderDraft } from './placed-order.ts';

/** As they stand in their fields, right or wrong; untouched fields are missing. */
export type AddressEntries = Readonly<Partial<Record<AddressField, string>>>;

/** Longer than any field takes; longer text was not typed. */
const entry = z.string().check(z.maxLength(10_000));
const optional = z.optional(entry);
const entries = z.object(
	Object.fromEntries(Object.keys(addressFields).map((field) => [field, optional])) as Record<AddressField, typeof optional>,
);
/** null: none is chosen yet. */
const id = z.nullable(z.int().check(z.minimum(1)));

/** An order that was sent, word by word, with its key: sent again, it is the same order. */
const orderAttempt = z.object({
	request: orderRequest,
	draft: orderDraft as z.ZodMiniType<OrderDraft>,
	/**
	 * `sent`: no answer is known; it may have arrived. `refused`: it was answered and is not placed. `placed`: it is, and will be
	 * paid through a provider. `reused`: it is not placed, because what was sent by its key before has arrived after all.
	 */
	state: z.enum(['sent', 'refused', 'placed', 'reused']),
});

/** As it is stored; entries that were stored before, or by the cart page alone, lack what they do not know. */
export const checkoutSession = z.object({
	customerEmail: z._default(entry, ''),
	phone: z._default(entry, ''),
	shippingAddress: z._default(entries, {}),
	/** Kept while `hasInvoiceAddress` is false, so that a box that is unticked by mistake takes nothing away. */
	invoiceAddress: z._default(entries, {}),
	/** The bill goes to another address than the parcel. */
	hasInvoiceAddress: z._default(z.boolean(), false),
	/** Kept while no company is named, so that one that is typed anew finds it. */
	vatId: z._default(entry, ''),
	comment: z._default(entry, ''),
	paymentMethod: z._default(id, null),
	shippingMethod: z._default(id, null),
	/** Of the chosen method, as the buyer saw it last. */
	shippingCost: z._default(money, '0.00' as Money),
	/** Never preselected (§ 312a (3) BGB). */
	presentWrap: z._default(z.boolean(), false),
	/** The sent order; null: none yet. */
	attempt: z._default(z.nullable(orderAttempt), null),
});

export type OrderAttempt = Readonly<z.output<typeof orderAttempt>>;
export type CheckoutSession = Readonly<z.output<typeof checkoutSession>>;

export type CheckoutFields = Omit<CheckoutSession, 'attempt'>;

export type CheckoutAction =
	/** Something was typed or chosen. */
	| { readonly type: 'change'; readonly fields: Partial<CheckoutFields> }
	| { readonly type: 'attempt'; readonly attempt: OrderAttempt | null }
	| { readonly type: 'reset' };

export const emptySession: CheckoutSession = checkoutSession.parse({});

export interface CheckoutState {
	/** False until storage was read. */
	readonly isRestored: boolean;
	readonly session: CheckoutSession;
	/** `memory`: the browser stores nothing, and what is entered ends with the page. */
	readonly kept: 'stored' | 'memory';
	/** Goes up when another tab has changed something: what stands in fields is shown again. */
	readonly revision: number;
}

export const checkoutStore = createStore<CheckoutState>({ isRestored: false, session: emptySession, kept: 'stored', revision: 0 });

/** The session after an action. An unknown action type only logs. */
export function changeCheckout(session: CheckoutSession, action: CheckoutAction): CheckoutSession {
	switch (action.type) {
		case 'change':
			return { ...session, ...action.fields };
		case 'attempt':
			return { ...session, attempt: action.attempt };
		case 'reset':
			return emptySession;
		default:
			console.warn('Checkout Reducer Action Type Not Found', action satisfies never);
			return session;
	}
}
