/** Notes an order in the words that its buyer read, before it is sent: the confirmation shows them even if the cart has changed. */
import type { Money } from '../../../site/money.ts';
import { plainText } from '../../../site/text.ts';
import type { CartLine } from '../../cart/cart.ts';
import type { CartData } from '../../cart/cart-data.ts';
import { chooseLineTaxes, chooseOrderTax } from '../../cart/choose-taxes.ts';
import { includedVat } from '../../cart/included-vat.ts';
import { lineTraits } from '../../cart/line-traits.ts';
import type { OrderAccepted } from '../../orders/contract/order-request.ts';
import { placeOf } from '../delivery-offers.ts';
import type { ShopOffer } from '../offer-data.ts';
import type { OrderDraft, PlacedOrder } from '../placed-order.ts';
import type { OrderContent } from './to-order.ts';
import { transportOf } from './transport-of.ts';

type Shop = ShopOffer & Pick<CartData, 'taxScheme' | 'taxes'> & { readonly vatPercent: number | null };

/** `lines`: those of the order, in its order. */
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
		total: answer.total_price_brutto as Money,
		payment: { kind: paymentKind, name: paymentName, clientToken: answer.client_token ?? null, state: 'open', approval: null },
		isFinished: false,
	};
}
