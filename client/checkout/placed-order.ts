/** The order that this browser has placed last, as confirmation and payment page show it. */
import type { Language } from '../../site/languages.ts';
import type { Money } from '../../site/money.ts';
import type { PaymentKind } from '../../site/payment-kinds.ts';
import type { Personalization } from '../cart/cart.ts';
import type { IncludedVat } from '../cart/order-total.ts';
import type { Address } from '../orders/contract/address.ts';
import type { DeliveryDays } from '../products/product-data.ts';
import { createStore } from '../runtime/store.ts';

export interface PlacedOrder {
	/** As people read it. */
	readonly orderId: number;
	readonly orderUuid: string;
	/** Reference of a bank transfer. */
	readonly reference: string;
	/** ISO 8601 in UTC. */
	readonly placedAt: string;
	/** In which the names below are written, and in which the order was placed. */
	readonly language: Language;
	readonly email: string;
	readonly shippingAddress: Address;
	/** null: as the shipping address; none is known where the products are collected. */
	readonly invoiceAddress: Address | null;
	/** They are collected at the shipping address, which is the shop's. */
	readonly pickUp?: true | undefined;
	readonly comment: string | null;
	readonly shippingName: string;
	readonly shippingCost: Money;
	/** null: not stated. Left out by orders that were stored before. */
	readonly transport?: Transport | null | undefined;
	/** null: not wrapped. */
	readonly presentWrapping: Money | null;
	/** The tax note at its total, in that language; null: each line has its own. Left out by orders that were stored before. */
	readonly tax?: string | null | undefined;
	/** How much VAT its total holds; null: none is shown. Left out by orders that were stored before. */
	readonly vat?: IncludedVat | null | undefined;
	readonly lines: readonly PlacedLine[];
	/** As the service has computed it. */
	readonly total: Money;
	readonly payment: PlacedPayment;
	/** The cart has given up the products, and the checkout its entries: see `finishOrder`. */
	readonly isFinished: boolean;
}

/** How long a delivery is under way: working days beyond dispatch. */
export interface Transport extends DeliveryDays {
	/** False: it is ready in the shop then. */
	readonly isCarried: boolean;
}

export interface PlacedLine {
	readonly product: number;
	/** Site path of its page. Left out by orders that were stored before. */
	readonly path?: string | undefined;
	readonly variant: number | null;
	readonly personalization: Personalization | null;
	readonly name: string;
	readonly variantName: string | null;
	/** That of the variant; null: it has none. Left out, as the next one, by orders that were stored before. */
	readonly reference?: string | null | undefined;
	/** The essential characteristics that its buyer saw. */
	readonly facts?: readonly { readonly label: string; readonly value: string }[] | undefined;
	/** The personalisation, as people read it. */
	readonly traits: readonly { readonly label: string; readonly value: string }[];
	/** It cannot be sent back (§ 312g (2) 1 BGB). */
	readonly withdrawalExcluded: boolean;
	readonly count: number;
	/** Of one product. */
	readonly price: Money;
	/** Its share for the personalisation. Left out: none, or the order was stored before. */
	readonly surcharge?: Money | undefined;
	/** Unit of the price, in the order's language. Left out: not stated. */
	readonly basis?: string | undefined;
	readonly totalPrice: Money;
	/** Where the total cannot say it for all lines. */
	readonly tax?: string | null | undefined;
}

export interface PlacedPayment {
	readonly kind: PaymentKind;
	readonly name: string;
	/** Of the provider's session; null: the service opened none. */
	readonly clientToken: string | null;
	/** `open`: nothing is paid, or nothing has to be through a provider. `approved`: the provider said yes, the service does not know it yet. `confirmed`: it does. */
	readonly state: 'open' | 'approved' | 'confirmed';
	/** The provider's fields, by its own names, kept until the service has them. */
	readonly approval: Readonly<Record<string, string>> | null;
}

/** The known part of an order before it is placed. */
export type OrderDraft = Omit<PlacedOrder, 'orderId' | 'orderUuid' | 'reference' | 'placedAt' | 'total' | 'payment' | 'isFinished'> & {
	readonly paymentKind: PaymentKind;
	readonly paymentName: string;
};

/** null: none, or storage was not read yet. */
export const placedOrderStore = createStore<PlacedOrder | null>(null);

/** The confirmation of an order whose buyer pays it by transfer after all. */
const query = { name: 'zahlung', value: 'ueberweisung' } as const;

export function transferPath(confirmationPath: string): string {
	return `${confirmationPath}?${query.name}=${query.value}`;
}

/** `search`: of an address. */
export function isTransferChosen(search: string): boolean {
	return new URLSearchParams(search).get(query.name) === query.value;
}

/** As providers call themselves, not as a shop names the method; `''` where there is none. */
export const providerNames: Readonly<Record<PaymentKind, string>> = { paypal: 'PayPal', klarna: 'Klarna', transfer: '', house: '' };
