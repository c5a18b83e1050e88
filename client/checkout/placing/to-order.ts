/** Puts an order together from what was entered, chosen and seen. */
import type { Language } from '../../../site/languages.ts';
import type { Money } from '../../../site/money.ts';
import { plainText } from '../../../site/text.ts';
import type { CartLine } from '../../cart/cart.ts';
import type { CartData } from '../../cart/cart-data.ts';
import { lineTraits } from '../../cart/lines/LineParts.tsx';
import { includedVat, orderTotal } from '../../cart/order-total.ts';
import { chooseLineTaxes, chooseOrderTax } from '../../cart/tax-notes.tsx';
import { toPhoneFields } from '../../orders/contract/fields.ts';
import { type OrderAccepted, type OrderContent, orderRequest } from '../../orders/contract/order-request.ts';
import type { AddressEntries, CheckoutSession } from '../checkout.ts';
import { toAddress } from '../checkout-steps.ts';
import { type DeliveryChoice, offerDelivery, placeOf } from '../delivery-offers.ts';
import type { LegalTextData, PickUpAddress, ShopOffer } from '../offer-data.ts';
import { acceptanceOf, type OrderDraft, type PlacedOrder, type Transport } from '../placed-order.ts';
import { toToken } from './post-order.ts';

interface OrderSources {
	readonly project: string;
	readonly language: Language;
	readonly session: CheckoutSession;
	readonly lines: readonly CartLine[];
	/** Price of gift wrap where it is wanted and offered. */
	readonly wrap: Money | null;
	readonly legalTexts: readonly LegalTextData[];
	/** Where the buyer collects the products; null or left out: they are delivered. */
	readonly pickUpAddress?: PickUpAddress | null;
	/** undefined or left out: none is known. */
	readonly vatId?: string | undefined;
}

/** null: a step lacks something, which the checkout does not let happen. */
export function toOrder({ project, language, session, lines, wrap, legalTexts, pickUpAddress, vatId }: OrderSources): OrderContent | null {
	const { customerEmail, phone, comment, shippingMethod, paymentMethod, shippingCost } = session;
	const content = {
		project,
		language,
		email: customerEmail,
		...toPhoneFields(phone),
		shipping_address: toAddress(pickUpAddress ? withName(pickUpAddress, session.shippingAddress) : session.shippingAddress),
		...(pickUpAddress && { pick_up: true }),
		invoice_address: session.hasInvoiceAddress ? toAddress(session.invoiceAddress) : null,
		...(vatId !== undefined && { vat_id: vatId }),
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

type Shop = ShopOffer & Pick<CartData, 'taxScheme' | 'taxes'> & { readonly vatPercent: number | null };

/**
 * Notes an order in the words that its buyer read, before it is sent: the confirmation shows them even if the cart has changed.
 * `lines`: those of the order, in its order.
 */
export function toOrderDraft(order: OrderContent, lines: readonly CartLine[], shop: Shop): OrderDraft {
	const { language } = order;
	const { shippingMethods, paymentMethods } = shop;
	const taxes = chooseLineTaxes(lines, shop);
	const shipping = shippingMethods.find(({ id }) => id === order.shipping_method);
	const payment = paymentMethods.find(({ id }) => id === order.payment_method);
	return {
		language,
		email: order.email,
		shippingAddress: order.shipping_address,
		invoiceAddress: order.invoice_address,
		...(order.vat_id !== undefined && { vatId: order.vat_id }),
		...(order.pick_up && { pickUp: true }),
		comment: order.comment ?? null,
		shippingName: shipping === undefined ? '' : plainText(shipping.name),
		// the contract has amounts
		shippingCost: order.shipping_cost as Money,
		transport: transportOf(shop, {
			methodId: order.shipping_method,
			...placeOf(order.shipping_address),
			paymentId: order.payment_method,
		}),
		presentWrapping: order.present_wrapping as Money | null,
		tax: chooseOrderTax(lines, { shippingCost: order.shipping_cost, wrap: order.present_wrapping }, shop),
		vat: includedVat({ lines, shipping: order.shipping_cost as Money, wrap: order.present_wrapping as Money | null }, shop),
		lines: lines.map((line, index) => ({
			product: line.product.id,
			path: line.product.paths[language],
			variant: line.variant?.id ?? null,
			personalization: line.personalization,
			name: line.product.names[language],
			variantName: line.variant?.names[language] ?? null,
			reference: line.product.reference,
			facts: (line.product.facts ?? []).map(({ names, values }) => ({ label: names[language], value: values[language] })),
			traits: lineTraits(line, language).map(({ label, value }) => ({ label: plainText(label), value: plainText(value) })),
			withdrawalExcluded: line.personalization !== null && (line.product.personal?.withdrawalExcluded ?? false),
			count: line.count,
			price: line.priceBrutto,
			...(line.product.basis && { basis: line.product.basis[language] }),
			...(Number(line.surcharge ?? 0) > 0 && { surcharge: line.surcharge }),
			totalPrice: line.totalPriceBrutto,
			tax: taxes?.[index] ?? null,
		})),
		paymentKind: payment?.kind ?? 'house',
		paymentName: payment === undefined ? '' : plainText(payment.name),
	};
}

export function toPlacedOrder({ paymentKind, paymentName, ...draft }: OrderDraft, answer: OrderAccepted): PlacedOrder {
	return {
		...draft,
		orderId: answer.order_id,
		orderUuid: answer.order_uuid,
		reference: answer.reference,
		placedAt: answer.placed_at,
		...acceptanceOf(answer),
		total: answer.total_price_brutto as Money,
		payment: {
			...{ kind: paymentKind, name: paymentName, clientToken: toToken(answer), state: 'open', approval: null },
			...(answer.awaits && { awaits: answer.awaits }),
		},
		isFinished: false,
	};
}

/**
 * How long a method takes to a country: that may depend on how an order is paid, because each rate of a carrier names its ways to pay.
 * Where no way to pay is chosen yet, over all of them; null: it is not delivered so.
 */
export function transportOf(shop: ShopOffer, choice: DeliveryChoice): Transport | null {
	const paymentIds = choice.paymentId === null ? shop.paymentMethods.map(({ id }) => id) : [choice.paymentId];
	const offers = paymentIds.flatMap((paymentId) => offerDelivery(shop, { ...choice, paymentId }) ?? []);
	const days = offers.map(({ additionalDays }) => additionalDays);
	if (days.length === 0) return null;
	const isCarried = offers.some(({ method, provider }) => provider !== null && !method.isPickUp);
	return { least: Math.min(...days), most: Math.max(...days), isCarried, ...(shop.weekdaysOnly && { weekdaysOnly: true }) };
}
