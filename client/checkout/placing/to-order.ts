/** Puts an order together from what was entered, chosen and seen. */
import type { Language } from '../../../site/languages.ts';
import type { Money } from '../../../site/money.ts';
import type { CartLine } from '../../cart/cart.ts';
import { orderTotal } from '../../cart/order-total.ts';
import { toPhoneFields } from '../../orders/contract/fields.ts';
import { type OrderRequest, orderRequest } from '../../orders/contract/order-request.ts';
import { toAddress } from '../check-contact.ts';
import type { AddressEntries, CheckoutSession } from '../checkout.ts';
import type { LegalTextData, PickUpAddress } from '../offer-data.ts';

/** An order without the key that makes it one, however often it is sent. */
export type OrderContent = Omit<OrderRequest, 'idempotency_key'>;

export interface OrderSources {
	readonly project: string;
	readonly language: Language;
	readonly session: CheckoutSession;
	readonly lines: readonly CartLine[];
	/** Price of gift wrap where it is wanted and offered. */
	readonly wrap: Money | null;
	readonly legalTexts: readonly LegalTextData[];
	/** Where the buyer collects the products; null or left out: they are delivered. */
	readonly pickUpAddress?: PickUpAddress | null;
}

/** null: a step lacks something, which the checkout does not let happen. */
export function toOrder({ project, language, session, lines, wrap, legalTexts, pickUpAddress }: OrderSources): OrderContent | null {
	const { customerEmail, phone, comment, shippingMethod, paymentMethod, shippingCost } = session;
	const content = {
		project,
		language,
		email: customerEmail,
		...toPhoneFields(phone),
		shipping_address: toAddress(pickUpAddress ? withName(pickUpAddress, session.shippingAddress) : session.shippingAddress),
		...(pickUpAddress && { pick_up: true }),
		invoice_address: session.hasInvoiceAddress ? toAddress(session.invoiceAddress) : null,
		...(comment.trim() !== '' && { comment }),
		shipping_method: shippingMethod,
		payment_method: paymentMethod,
		shipping_cost: shippingCost,
		present_wrapping: wrap,
		lines: lines.map(({ product, variant, personalization, count, priceBrutto }) => ({
			product: product.id,
			variant: variant?.id ?? null,
			personalization: personalization !== null && Object.keys(personalization).length > 0 ? personalization : null,
			count,
			price_brutto: priceBrutto,
		})),
		total_price_brutto: orderTotal(lines, shippingCost, wrap),
		legal_texts: legalTexts.map(({ type, hash }) => ({ type, hash })),
	};
	const isLacking = session.hasInvoiceAddress && content.invoice_address === null;
	const parsed = orderRequest.safeParse({ ...content, idempotency_key: crypto.randomUUID() });
	if (!parsed.success || isLacking) return null;
	const { idempotency_key: _key, ...order } = parsed.data;
	return order;
}

function withName(pickUpAddress: PickUpAddress, { first_name = '', last_name = '' }: AddressEntries): AddressEntries {
	return { ...pickUpAddress, first_name, last_name } as AddressEntries;
}

/** Whether both are one order, word by word. */
export function isSameOrder(one: OrderContent, other: OrderContent): boolean {
	return fingerprint(one) === fingerprint(other);
}

/** All that an order says but its key. */
function fingerprint({ idempotency_key: _key, ...order }: OrderContent & Partial<OrderRequest>): string {
	return JSON.stringify(order, (_, value: unknown) =>
		typeof value === 'object' && value !== null && !Array.isArray(value)
			? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
			: value,
	);
}
