/**
 * What a person does with one order on the desk, step by step, each step built on what the desk shows then: parts are dispatched, taken back and refunded in
 * every order. And money that comes once more, while some of it goes back.
 */
import type { Random } from '../../../sandbox/random.ts';
import { toEuro } from '../bank.ts';
import type { World } from '../world.ts';
import { newAmount, transferOf } from './buyers.ts';
import { command, doRefundTask, openRefundTasks, refundedOrder, shownOrder } from './desk.ts';
import { readStatement } from './money.ts';
import { type ConfirmedOrder, dayOf, type OperationKind, pickOrder } from './operation.ts';

interface ShownLine {
	readonly position: number;
	readonly count: number;
	readonly state: string;
}

const minuteMs = 60_000;

async function talk(world: World, random: Random): Promise<string> {
	const order = pickOrder(world, random, ({ confirmed }) => isOpenTo(shownOrder(world, confirmed.uuid)));
	if (order === null) return '';
	const done: string[] = [];
	for (let steps = 2 + random.whole(4); steps > 0; steps--) {
		done.push(await step(world, random, order));
		// The desk shows what came of it within a minute; some people do not wait for it.
		await world.pass(random.pick([0, 2_000, 20_000, minuteMs, minuteMs]));
	}
	return `on the desk, of ${order.confirmed.id}: ${done.filter((each) => each !== '').join(', ')}`;
}

function isOpenTo(shown: Readonly<Record<string, unknown>> | undefined): boolean {
	return shown !== undefined && shown.state !== 'placed' && shown.state !== 'cancelled';
}

async function step(world: World, random: Random, order: ConfirmedOrder): Promise<string> {
	const { uuid } = order.confirmed;
	const shown = shownOrder(world, uuid);
	if (shown === undefined) return '';
	const lines = shown.lines as readonly ShownLine[];
	const [toPack, shipped] = ['to_pack', 'shipped'].map((state) => lines.filter((line) => line.state === state));
	const choices: (() => Promise<string>)[] = [
		async () => {
			const [amount, text] = [toEuro(1 + random.whole(Math.min(order.cents, 9_000))), 'Kratzer'];
			await command(world, uuid, { kind: 'refund', text, amount });
			return `refund ${amount}`;
		},
		async () => {
			await command(world, uuid, { kind: 'refund', text: 'alles zurück' });
			return 'refund the rest';
		},
		async () => await doRefundTask(world, refundedOrder(order)),
		async () => {
			await command(world, uuid, { kind: 'note', text: 'besprochen' });
			return 'note';
		},
	];
	const ofLine =
		(kind: string, { position, count }: ShownLine) =>
		async (): Promise<string> => {
			const some = kind === 'take_back' && random.next() < 0.7 ? `:${1 + random.whole(count)}` : '';
			await command(world, uuid, { kind, positions: `${position}${some}`, text: 'am Tresen' });
			return `${kind} ${position}${some}`;
		};
	for (const line of toPack ?? []) choices.push(ofLine('ship', line), ofLine('ship', line));
	for (const line of shipped ?? []) choices.push(ofLine('take_back', line), ofLine('take_back', line));
	return await random.pick(choices)();
}

/** The buyer pays once more, and the shop reads it; some of it goes back, and the buyer pays again. */
async function overpay(world: World, random: Random): Promise<string> {
	const order = pickOrder(world, random, ({ kind }) => kind === 'transfer' || random.next() < 0.2);
	if (order === null || world.time.aheadMs() !== 0) return '';
	const { id, uuid } = order.confirmed;
	const paid: string[] = [];
	for (let times = 2 + random.whole(2); times > 0; times--) {
		const cents = newAmount(world, order, random.pick([500, 1_990, order.cents]));
		world.bank.add(transferOf(world, order, cents, 0));
		paid.push(toEuro(cents));
		const today = dayOf(world.time.trueMs());
		readStatement(world, today, today, '052');
		await world.pass(random.pick([2_000, 2 * minuteMs, 2 * minuteMs]));
		if (random.next() < 0.4) await command(world, uuid, { kind: 'refund', text: 'zu viel', amount: toEuro(1 + random.whole(cents)) });
		if (random.next() < 0.5 && openRefundTasks(world, id).length > 0) await doRefundTask(world, refundedOrder(order));
		await world.pass(random.pick([0, minuteMs, 5 * 3_600_000]));
	}
	return `${paid.join(' and ')} are transferred for ${id}, one after the other`;
}

/** A refund is asked for while PayPal's account is empty. */
async function refusedRefund(world: World, random: Random): Promise<string> {
	const order = pickOrder(
		world,
		random,
		({ kind, token }) => kind === 'paypal' && world.paypal.orders.get(token ?? '')?.captures[0]?.status === 'COMPLETED',
	);
	if (order === null) return '';
	world.paypal.refusesRefunds = true;
	const isAll = random.next() < 0.3;
	await command(world, order.confirmed.uuid, {
		kind: 'refund',
		text: 'Kratzer',
		...(!isAll && { amount: toEuro(1 + random.whole(5_000)) }),
	});
	world.time.after(random.pick([minuteMs, 60 * minuteMs, 26 * 60 * minuteMs]), () => {
		world.paypal.refusesRefunds = false;
	});
	return `a refund of ${order.confirmed.id} is asked for, and PayPal's account is empty`;
}

export const counterOperations: Readonly<Record<string, OperationKind>> = {
	'talk to the desk': { weight: 3, apply: talk },
	overpay: { weight: 1, apply: overpay },
	'refused refund': { weight: 1, apply: refusedRefund },
};
