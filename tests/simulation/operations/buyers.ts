/** What buyers do: they order, send again what was not answered, pay, change their minds, and withdraw. */
import type { LightMyRequestResponse } from 'fastify';
import { createRandom, type Random } from '../../../sandbox/random.ts';
import { isPaidThroughProvider } from '../../../site/payment-kinds.ts';
import { aLine, anAddress, anOrder } from '../../orders/an-order.ts';
import { aMessage, aWithdrawal, project } from '../../orders/run-orders.ts';
import { toEuro } from '../bank.ts';
import { pieces } from '../goods.ts';
import { isTaken, type KnownOrder, type World } from '../world.ts';
import { followLinks, linksOperations } from './links.ts';
import { type ConfirmedOrder, dayOf, isConfirmed, json, type OperationKind, pickOrder } from './operation.ts';

const people = ['Änne Öhl', 'Bea Blum', 'Carl Cron', 'Dora Dorn', 'Emil Eck', 'Frida Fels'] as const;

export function emailOf(name: string): string {
	return `${name.split(' ')[1]?.toLowerCase()}@post.example`;
}

export function ibanOf(email: string): string {
	const digits = String([...email].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e10, 7)).padStart(10, '0');
	return `DE8937040044${digits}`;
}

export function nameOfBuyer(order: KnownOrder): string {
	return people.find((name) => emailOf(name) === order.email) ?? people[0];
}

const methods = { transfer: 1, house: 2, paypal: 4, klarna: 5 } as const;
const shippingCents = 590;

async function sendOrder(world: World, random: Random): Promise<string> {
	const kind = random.pick(['transfer', 'transfer', 'paypal', 'paypal', 'klarna', 'klarna', 'house'] as const);
	const isCollected = kind === 'house' || (kind === 'transfer' && random.next() < 0.2);
	const name = random.pick(people);
	const [first_name = '', last_name = ''] = name.split(' ');
	const chosen = random.shuffle(pieces).slice(0, 1 + random.whole(random.next() < 0.4 ? 3 : 1));
	const lines = chosen.map(({ product, variant, personalization, cents }) => ({
		...{ product, variant, personalization, price_brutto: toEuro(cents) },
		cents,
		count: random.pick([1, 1, 1, 1, 1, 2, 2, 3]),
	}));
	const goodsCents = lines.reduce((sum, { cents, count }) => sum + cents * count, 0);
	const cents = goodsCents + (isCollected ? 0 : shippingCents);
	const body = anOrder({
		idempotency_key: world.uuid(),
		language: random.pick(['de', 'de', 'en'] as const),
		email: emailOf(name),
		...(isCollected
			? { pick_up: true, shipping_method: 2, shipping_cost: '0.00', shipping_address: anAddress({ first_name, last_name }) }
			: { shipping_address: anAddress({ first_name, last_name }) }),
		payment_method: methods[kind],
		lines: lines.map(({ cents: _cents, ...line }) => aLine(line)),
		total_price_brutto: toEuro(cents),
	});
	const order: KnownOrder = {
		...{ body, kind, cents, email: emailOf(name), ip: `198.51.100.${people.indexOf(name) + 1}` },
		...{ confirmed: null, token: null },
	};
	world.orders.push(order);
	await send(world, order);
	if (isPaidThroughProvider(kind) && random.next() < 0.7) {
		// Most buyers pay at once, if the page lets them.
		const payment = createRandom(random.whole(2 ** 31));
		world.time.after(payment.pick([0, 4_000, 90_000, 15 * 60_000]), () => void pay(world, payment, order));
	}
	if (random.next() < 0.75) followLinks(world, createRandom(random.whole(2 ** 31)), order);
	return `${name} orders ${lines.map(({ product, variant, count }) => `${count} of ${product}/${variant ?? ''}`).join(', ')} by ${kind}`;
}

async function pay(world: World, random: Random, order: KnownOrder): Promise<void> {
	if (!isConfirmed(order) || order.token === null) return;
	await (order.kind === 'paypal' ? payByPaypal(world, random, order) : payByKlarna(world, random, order));
}

async function send(world: World, order: KnownOrder): Promise<void> {
	await world.send(json('/ecom/order', order.body, { 'x-forwarded-for': order.ip }), (answer) => hear(world, order, answer));
}

interface OrderAnswer {
	readonly order_id: number;
	readonly order_uuid: string;
	readonly total_price_brutto: string;
	readonly paypal_order_id?: string;
	readonly client_token?: string;
}

function hear(world: World, order: KnownOrder, answer: LightMyRequestResponse | null): void {
	if (answer?.statusCode !== 200) return;
	const { order_id: id, order_uuid: uuid, total_price_brutto: total, ...tokens } = answer.json<OrderAnswer>();
	if (total !== toEuro(order.cents)) world.contradictions.push(`Order ${id} is confirmed at ${total}, and costs ${toEuro(order.cents)}`);
	const { confirmed } = order;
	if (confirmed === null) world.figures.orders += 1;
	else if (!world.isRestored && (confirmed.id !== id || confirmed.uuid !== uuid))
		world.contradictions.push(`Order ${confirmed.id} is confirmed again as ${id}`);
	order.confirmed = { id, uuid };
	order.token = tokens.paypal_order_id ?? tokens.client_token ?? order.token;
}

async function sendAgain(world: World, random: Random): Promise<string> {
	if (world.orders.length === 0) return '';
	const order = random.next() < 0.5 ? random.pick(world.orders.slice(-2)) : random.pick(world.orders);
	if (order.kind === 'transfer' && order.confirmed !== null && random.next() < 0.5) return '';
	// Two clicks come at once.
	await Promise.all([send(world, order), ...(random.next() < 0.3 ? [send(world, order)] : [])]);
	return `the order ${order.confirmed?.id ?? 'without an answer'} is sent again`;
}

async function sendChanged(world: World, random: Random): Promise<string> {
	const order = pickOrder(world, random);
	if (order === null) return '';
	const body = { ...order.body, comment: 'Bitte bald' };
	await world.send(json('/ecom/order', body, { 'x-forwarded-for': order.ip }), (answer) => {
		if (answer?.statusCode === 200) world.contradictions.push(`A changed order is taken under the key of ${order.confirmed.id}`);
	});
	return `another order comes under the key of ${order.confirmed.id}`;
}

interface PaypalEvent {
	readonly event_type: string;
	readonly resource: { readonly id?: string; readonly custom_id?: string | undefined } & Readonly<Record<string, unknown>>;
}

/** PayPal tells of it, at once or later, once or more, or not at all. What is not taken, it tells again for some days. */
export function callLater(world: World, random: Random, event: PaypalEvent, isSure = false): void {
	const times = random.pick([isSure ? 1 : 0, 1, 1, 1, 2, 2, 3]);
	for (let time = 0; time < times; time++) {
		const ms = random.pick([0, 500, 5_000, 120_000, 3_600_000, 30 * 3_600_000]);
		world.time.after(ms, () => void callFromPaypal(world, event, 1));
	}
}

export async function callFromPaypal(world: World, event: PaypalEvent, tries: number): Promise<void> {
	const atMs = world.time.trueMs();
	await world.callFromPaypal(event, (answer) => {
		const { id, custom_id } = event.resource;
		const uuid = custom_id ?? world.paypal.orders.get(id ?? '')?.unit.custom_id;
		if (isTaken(answer) && uuid !== undefined) world.told.push({ uuid, atMs, what: `PayPal's ${event.event_type}` });
		if (answer?.statusCode === 200 || tries > 20) return;
		world.time.after(tries * 20 * 60_000, () => void callFromPaypal(world, event, tries + 1));
	});
}

async function payByPaypal(
	world: World,
	random: Random,
	order = pickOrder(world, random, ({ kind, token }) => kind === 'paypal' && token !== null),
): Promise<string> {
	if (order?.token == null) return '';
	const { confirmed, token } = order;
	const isApproved = world.paypal.approve(token);
	callLater(world, random, { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: token } });
	callLater(world, random, { event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { custom_id: confirmed.uuid } });
	const report = { project, order_id: confirmed.id, paypal: { orderID: token, custom_id: confirmed.uuid } };
	const times = random.pick([0, 1, 1, 1, 2]);
	for (let time = 0; time < times; time++) await world.send(json('/ecom/order/paypal_transaction', report));
	return `order ${confirmed.id} is ${isApproved ? 'approved' : 'looked at'} at PayPal, and reported ${times} times`;
}

async function payByKlarna(
	world: World,
	random: Random,
	order = pickOrder(world, random, ({ kind, token }) => kind === 'klarna' && token !== null),
): Promise<string> {
	if (order?.token == null) return '';
	const { confirmed, token } = order;
	const authorization_token = world.klarna.authorize(token);
	if (authorization_token === null) return `order ${confirmed.id} cannot be authorised at Klarna any more`;
	const report = { project, order_uuid: confirmed.uuid, authorization_token };
	const times = random.pick([0, 1, 1, 1, 2]);
	for (let time = 0; time < times; time++) await world.send(json('/ecom/klarna/order', report));
	return `order ${confirmed.id} is authorised at Klarna, and reported ${times} times`;
}

async function switchToTransfer(world: World, random: Random): Promise<string> {
	const order = pickOrder(world, random, ({ kind }) => kind === 'paypal' || kind === 'klarna');
	if (order === null) return '';
	const { id, uuid } = order.confirmed;
	await world.send(json('/ecom/order/transfer', { project, order_id: id, order_uuid: uuid }));
	return `order ${id} is to be paid by transfer`;
}

export function transferOf(world: World, order: ConfirmedOrder, cents: number, days: number) {
	const since = dayOf(world.time.trueMs());
	return {
		...({ direction: 'in', cents, text: `B-${order.confirmed.id}`, party: nameOfBuyer(order), iban: ibanOf(order.email) } as const),
		...{ since, day: dayOf(world.time.trueMs() + days * 86_400_000), isReversal: false },
		parts: [{ order: order.confirmed.id, cents }],
	};
}

/** The same amount for the same order may be the same payment, in the words of another statement: one that was not paid for it before, about as large. */
export function newAmount(world: World, { confirmed: { id } }: ConfirmedOrder, wanted: number): number {
	const paid = new Set(
		world.bank.rows.flatMap(({ cents, parts }) => parts.flatMap((part) => (part.order === id ? [cents, part.cents] : []))),
	);
	let cents = wanted;
	while (paid.has(cents)) cents += 1;
	return cents;
}

async function transfer(world: World, random: Random): Promise<string> {
	const order = pickOrder(world, random, ({ kind }) => kind === 'transfer' || random.next() < 0.15);
	if (order === null) return '';
	const wanted = random.pick([order.cents, order.cents, order.cents, order.cents, Math.ceil(order.cents / 2), order.cents + 700]);
	const cents = newAmount(world, order, wanted);
	world.bank.add(transferOf(world, order, cents, random.pick([0, 0, 1, 2])));
	return `${toEuro(cents)} are transferred for ${order.confirmed.id}`;
}

/** One transfer for two orders, or one that names none. */
async function transferOddly(world: World, random: Random): Promise<string> {
	const [one, other] = [pickOrder(world, random), pickOrder(world, random)];
	if (one === null || other === null) return '';
	const row = transferOf(world, one, one.cents, 0);
	if (one === other || one.email !== other.email) {
		world.bank.add({ ...row, text: 'Danke', parts: [] });
		return `${toEuro(one.cents)} are transferred without a name`;
	}
	const parts = [one, other].map(({ confirmed, cents }) => ({ order: confirmed.id, cents }));
	world.bank.add({ ...row, cents: one.cents + other.cents, parts });
	return `one transfer pays for ${one.confirmed.id} and ${other.confirmed.id}`;
}

async function withdraw(world: World, random: Random): Promise<string> {
	const order = pickOrder(world, random);
	if (order === null) return '';
	const email = random.next() < 0.8 ? order.email : 'someone@else.example';
	const body = aWithdrawal({ idempotency_key: world.uuid(), contract: `B-${order.confirmed.id}`, email, name: nameOfBuyer(order) });
	const times = random.pick([1, 1, 2]);
	for (let time = 0; time < times; time++) {
		await world.send(json('/ecom/withdrawal', body), (answer) => {
			if (answer?.statusCode === 200) world.withdrawals.add(`${order.confirmed.id} ${email} ${body.idempotency_key}`);
		});
	}
	return `${email} withdraws from ${order.confirmed.id}`;
}

async function write(world: World, random: Random): Promise<string> {
	await world.send(json('/ecom/contact', aMessage({ idempotency_key: world.uuid(), email: emailOf(random.pick(people)) })));
	return 'a message comes';
}

export const buyersOperations: Readonly<Record<string, OperationKind>> = {
	order: { weight: 26, apply: sendOrder },
	'order again': { weight: 6, apply: sendAgain },
	'order changed': { weight: 1, apply: sendChanged },
	'pay by PayPal': { weight: 10, apply: (world, random) => payByPaypal(world, random) },
	'pay by Klarna': { weight: 9, apply: (world, random) => payByKlarna(world, random) },
	'switch to transfer': { weight: 2, apply: switchToTransfer },
	transfer: { weight: 10, apply: transfer },
	'transfer oddly': { weight: 2, apply: transferOddly },
	withdraw: { weight: 4, apply: withdraw },
	write: { weight: 1, apply: write },
	...linksOperations,
};
