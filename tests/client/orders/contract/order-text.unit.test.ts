/** When two orders are the same one: what they say counts, and not the order in which their fields stand. */
import { expect, it } from 'vitest';
import { toOrder } from '../../../../client/checkout/placing/to-order.ts';
import { type OrderContent, orderText } from '../../../../client/orders/contract/order-request.ts';
import { aCartLine } from '../../../builders/cart.ts';
import { aSession } from '../../../builders/checkout.ts';

const lines = [aCartLine({ personalization: { text: 'Änne', schrift: 'Antiqua' } }), aCartLine({ cartId: 2, count: 2 })];

function anOrder(): OrderContent {
	const order = toOrder({ project: 'goldschmiede.example', language: 'de', session: aSession(), lines, wrap: null, legalTexts: [] });
	if (order === null) throw new Error('The session is no order');
	return order;
}

/** The same value, as another program may have written it: the fields of each object from the last to the first. */
function turnedRound<Value>(value: Value): Value {
	if (Array.isArray(value)) return value.map(turnedRound) as Value;
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).map(([name, each]) => [name, turnedRound(each)]);
	return Object.fromEntries(entries.toReversed()) as Value;
}

it('is the same order whatever order its fields stand in, at any depth', () => {
	const order = anOrder();
	const turned = turnedRound(order);
	expect(JSON.stringify(turned)).not.toBe(JSON.stringify(order));
	expect(orderText(turned)).toBe(orderText(order));
});

it('is the same order under another key', () => {
	const order = anOrder();
	expect(orderText({ ...order, idempotency_key: crypto.randomUUID() })).toBe(orderText(order));
});

it.each<[string, (order: OrderContent) => Partial<OrderContent>]>([
	['lines in another order', (order) => ({ lines: order.lines.toReversed() })],
	['another count', (order) => ({ lines: order.lines.map((line) => ({ ...line, count: line.count + 1 })) })],
	[
		'another engraving',
		(order) => ({ lines: order.lines.map((line) => ({ ...line, personalization: { text: 'Anne', schrift: 'Antiqua' } })) }),
	],
	['another address', ({ shipping_address }) => ({ shipping_address: { ...shipping_address, number: '99' } })],
])('is another order with %s', (_, change) => {
	const order = anOrder();
	expect(orderText({ ...order, ...change(order) })).not.toBe(orderText(order));
});
