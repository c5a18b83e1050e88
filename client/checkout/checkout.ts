/** The visitor's checkout: what is entered and chosen before an order, its actions and its store. */
import type { Money } from '../../site/money.ts';
import type { AddressField } from '../orders/contract/address.ts';
import type { OrderRequest } from '../orders/contract/order-request.ts';
import { createStore } from '../runtime/store.ts';
import type { OrderDraft } from './placed-order.ts';

/** As they stand in their fields, right or wrong; untouched fields are missing. */
export type AddressEntries = Readonly<Partial<Record<AddressField, string>>>;

export interface CheckoutSession {
	readonly customerEmail: string;
	readonly phone: string;
	readonly shippingAddress: AddressEntries;
	/** Kept while `hasInvoiceAddress` is false, so that a box that is unticked by mistake takes nothing away. */
	readonly invoiceAddress: AddressEntries;
	/** The bill goes to another address than the parcel. */
	readonly hasInvoiceAddress: boolean;
	readonly comment: string;
	/** Ids; null: none is chosen yet. */
	readonly paymentMethod: number | null;
	readonly shippingMethod: number | null;
	/** Of the chosen method, as the buyer saw it last. */
	readonly shippingCost: Money;
	/** Never preselected (§ 312a (3) BGB). */
	readonly presentWrap: boolean;
	/** The sent order; null: none yet. */
	readonly attempt: OrderAttempt | null;
}

/** An order that was sent, word by word, with its key: sent again, it is the same order. */
export interface OrderAttempt {
	readonly request: OrderRequest;
	readonly draft: OrderDraft;
	/**
	 * `sent`: no answer is known; it may have arrived. `refused`: it was answered and is not placed. `placed`: it is, and will be
	 * paid through a provider. `reused`: it is not placed, because what was sent by its key before has arrived after all.
	 */
	readonly state: 'sent' | 'refused' | 'placed' | 'reused';
}

export type CheckoutFields = Omit<CheckoutSession, 'attempt'>;

export type CheckoutAction =
	/** Something was typed or chosen. */
	| { readonly type: 'change'; readonly fields: Partial<CheckoutFields> }
	| { readonly type: 'attempt'; readonly attempt: OrderAttempt | null }
	| { readonly type: 'reset' };

export const emptySession: CheckoutSession = {
	customerEmail: '',
	phone: '',
	shippingAddress: {},
	invoiceAddress: {},
	hasInvoiceAddress: false,
	comment: '',
	paymentMethod: null,
	shippingMethod: null,
	shippingCost: '0.00' as Money,
	presentWrap: false,
	attempt: null,
};

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
