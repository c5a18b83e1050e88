/** A placed order for tests: valid as it is, with what a test is about put on top. */
import type { OrderAttempt } from '../../client/checkout/checkout.ts';
import type { PlacedOrder, PlacedPayment } from '../../client/checkout/placed-order.ts';
import type { Money } from '../../site/money.ts';

export function aPlacedPayment(overrides: Partial<PlacedPayment> = {}): PlacedPayment {
	return { kind: 'transfer', name: 'Überweisung', clientToken: null, state: 'open', approval: null, ...overrides };
}

export function aPlacedOrder(overrides: Partial<PlacedOrder> = {}): PlacedOrder {
	return {
		orderId: 1042,
		orderUuid: '6f1c1f0e-6a43-4c7e-9a43-0a6f8f5b9c11',
		reference: 'WB-1042',
		placedAt: '2026-11-22T14:30:00.000Z',
		// What a provider pays is accepted with its payment.
		...((overrides.payment?.kind ?? 'transfer') === 'transfer' && { acceptedAt: '2026-11-22T14:30:00.000Z' }),
		language: 'de',
		email: 'klara.sommer@post.example',
		shippingAddress: {
			first_name: 'Klara',
			last_name: 'Sommer',
			street: 'Lange Gasse',
			number: '12a',
			addition: '2. Stock',
			zip_code: '10115',
			city: 'Berlin',
			country_code: 'DE',
		},
		invoiceAddress: null,
		comment: null,
		shippingName: 'Versand mit DHL',
		shippingCost: '5.90' as Money,
		presentWrapping: '4.50' as Money,
		lines: [
			{
				product: 1,
				variant: null,
				personalization: { gravur: 'Für immer' },
				name: 'Trauring Linde',
				variantName: 'Gelbgold 585, Weite 54',
				traits: [{ label: 'Gravur', value: 'Für immer' }],
				withdrawalExcluded: true,
				count: 2,
				price: '620.00' as Money,
				totalPrice: '1240.00' as Money,
			},
		],
		total: '1250.40' as Money,
		payment: aPlacedPayment(),
		isFinished: false,
		...overrides,
	};
}

/** How the checkout keeps an order that is paid through a provider, until it is known how: as it was sent, so that it can be sent again. */
export function aPlacedAttempt({ payment, ...order }: PlacedOrder): OrderAttempt {
	return {
		state: 'placed',
		request: {
			project: 'goldschmiede.example',
			language: order.language,
			idempotency_key: '0d4f3a52-52a8-4f5c-8f0f-3f6a4f1f7d20',
			email: order.email,
			shipping_address: order.shippingAddress,
			invoice_address: order.invoiceAddress,
			shipping_method: 1,
			payment_method: 1,
			shipping_cost: order.shippingCost,
			present_wrapping: order.presentWrapping,
			lines: order.lines.map(({ product, variant, count, price }) => ({
				product,
				variant,
				personalization: null,
				count,
				price_brutto: price,
			})),
			total_price_brutto: order.total,
			legal_texts: [],
		},
		draft: { ...order, paymentKind: payment.kind, paymentName: payment.name },
	};
}
