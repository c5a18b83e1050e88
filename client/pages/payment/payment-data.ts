import type { OrderTarget } from '../../orders/order-target.ts';
import type { PageResult } from '../../runtime/built-page.ts';

/** Where an order that is placed already is paid through a provider; which order comes from the visitor's storage. */
export interface PaymentData extends PageResult {
	readonly paths: { readonly cart: string; readonly checkout: string; readonly confirmation: string; readonly contact: string };
	/** Whether the confirmation names an account to which any order can be paid. */
	readonly hasTransfer: boolean;
	/** null: no order is paid by it. */
	readonly paypal: PaypalData | null;
	readonly klarna: KlarnaData | null;
}

export interface PaypalData {
	/** Of the provider's script, with the shop's client id in it. */
	readonly scriptUrl: string;
	readonly target: OrderTarget;
}

export interface KlarnaData {
	readonly scriptUrl: string;
	readonly target: OrderTarget;
}
