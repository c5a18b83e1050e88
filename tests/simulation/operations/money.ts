/** What bank and providers do by themselves: statements, money that is returned, decisions, disputes, and refunds in their own pages. */
import { bookStatements } from '../../../orders/payments/transfer/book-transfers.ts';
import { addDays } from '../../../orders/payments/transfer/statement/bank-statement.ts';
import { chooseMappings, readStatementFile } from '../../../orders/payments/transfer/statement/read-statement.ts';
import type { Random } from '../../../sandbox/random.ts';
import { toEuro } from '../bank.ts';
import { limitPages } from '../disk.ts';
import { paypalUrl } from '../providers.ts';
import type { World } from '../world.ts';
import { callFromPaypal, callLater } from './buyers.ts';
import { dayOf, type OperationKind, pickOrder } from './operation.ts';

const mappings = chooseMappings(null, () => Buffer.from(''));

/** As `orders:transfers` does, beside the service. False: it could not. */
export function readStatement(world: World, from: string, until: string, kind: '052' | '053'): boolean {
	const files = readStatementFile('auszug.xml', Buffer.from(world.bank.statement(from, until, kind)), mappings);
	try {
		const database = world.operator();
		limitPages(database.sql, world.isDiskFull);
		bookStatements(files, database, { account: null, until: null }, world.time.machineMs());
		return true;
	} catch (error) {
		// The person sees it, and reads the statement again another day.
		if (!world.isDiskFull) throw error;
		world.figures.faults += 1;
		return false;
	}
}

async function statement(world: World, random: Random): Promise<string> {
	const yesterday = addDays(dayOf(world.time.trueMs()), -1);
	const isIntraday = random.next() < 0.4;
	const until = isIntraday ? addDays(yesterday, 1) : yesterday;
	const from = random.next() < 0.6 ? world.unreadFrom : addDays(until, -random.whole(8));
	if (from > until) return '';
	const isRead = readStatement(world, from, until, isIntraday ? '052' : '053');
	// What a wrong clock takes for the future is asked about, and read again.
	const isPast = dayOf(world.time.machineMs()) > until;
	if (isRead && isPast && !isIntraday && from <= world.unreadFrom && until >= world.unreadFrom) world.unreadFrom = addDays(until, 1);
	return `the statement of ${from} to ${until} is read${isRead ? '' : ', and cannot be kept'}`;
}

/** The bank takes a payment back, or a refund does not arrive. */
async function takeBack(world: World, random: Random): Promise<string> {
	const today = dayOf(world.time.trueMs());
	const candidates = world.bank.rows.filter(
		({ id, isReversal, parts, day }) =>
			!isReversal && parts.length === 1 && day < today && !world.bank.rows.some((row) => row.isReversal && row.text.endsWith(` ${id}`)),
	);
	if (candidates.length === 0) return '';
	const row = random.pick(candidates);
	const direction = row.direction === 'in' ? 'out' : 'in';
	world.bank.add({ ...row, direction, isReversal: true, day: today, since: today, text: `B-${row.parts[0]?.order} Retoure ${row.id}` });
	return `${toEuro(row.cents)} of ${row.parts[0]?.order} come back`;
}

async function mood(world: World, random: Random): Promise<string> {
	world.paypal.captureStatus = random.pick(['COMPLETED', 'COMPLETED', 'PENDING', 'DECLINED', 'INSTRUMENT_DECLINED'] as const);
	world.fraud = random.pick(['ACCEPTED', 'ACCEPTED', 'PENDING', 'REJECTED'] as const);
	world.paypal.refusesRefunds = random.next() < 0.4;
	return `PayPal's captures are ${world.paypal.captureStatus}, its refunds ${world.paypal.refusesRefunds ? 'refused' : 'made'}, Klarna's orders ${world.fraud}`;
}

/** What waits for the providers' decision, gets it. `chance`: of a yes. */
export function decide(world: World, random: Random, chance: number): number {
	let decided = 0;
	for (const { captures, unit } of world.paypal.orders.values()) {
		for (const capture of captures.filter(({ status }) => status === 'PENDING')) {
			capture.status = random.next() < chance ? 'COMPLETED' : 'DECLINED';
			const name = capture.status === 'COMPLETED' ? 'COMPLETED' : 'DENIED';
			callLater(world, random, { event_type: `PAYMENT.CAPTURE.${name}`, resource: { custom_id: unit.custom_id } });
			decided += 1;
		}
	}
	for (const { order_id, fraud_status } of world.klarna.orders.list()) {
		if (fraud_status !== 'PENDING') continue;
		world.klarna.orders.review(String(order_id), random.next() < chance ? 'ACCEPTED' : 'REJECTED');
		decided += 1;
	}
	return decided;
}

async function review(world: World, random: Random): Promise<string> {
	const decided = decide(world, random, 0.7);
	return decided === 0 ? '' : `${decided} payments are decided`;
}

/** Every dispute comes to its end. */
export function endDisputes(world: World, random: Random): void {
	for (const ended of world.paypal.disputes.values()) {
		if (ended.status !== 'OPEN') continue;
		ended.status = 'RESOLVED';
		callLater(world, random, { event_type: 'CUSTOMER.DISPUTE.RESOLVED', resource: { dispute_id: ended.dispute_id } }, true);
	}
}

async function dispute(world: World, random: Random): Promise<string> {
	const captured = [...world.paypal.orders.values()].flatMap(({ captures }) => captures.filter(({ status }) => status === 'COMPLETED'));
	const open = [...world.paypal.disputes.values()].filter(({ status }) => status === 'OPEN');
	if (open.length > 0 && random.next() < 0.6) {
		const ended = random.pick(open);
		ended.status = 'RESOLVED';
		callLater(world, random, { event_type: 'CUSTOMER.DISPUTE.RESOLVED', resource: { dispute_id: ended.dispute_id } });
		return `the dispute ${ended.dispute_id} ends`;
	}
	if (captured.length === 0) return '';
	const { id, amount } = random.pick(captured);
	const dispute_id = `PP-D-${world.paypal.disputes.size + 1}`;
	world.paypal.disputes.set(dispute_id, {
		...{ dispute_id, status: 'OPEN', dispute_amount: amount },
		disputed_transactions: [{ seller_transaction_id: id }],
	});
	callLater(world, random, { event_type: 'CUSTOMER.DISPUTE.CREATED', resource: { dispute_id } });
	return `the dispute ${dispute_id} begins`;
}

/** The shop refunds in PayPal's own pages. */
async function refundThere(world: World, random: Random): Promise<string> {
	const order = pickOrder(
		world,
		random,
		({ token }) => token !== null && world.paypal.orders.get(token)?.captures[0]?.status === 'COMPLETED',
	);
	const there = order?.token == null ? undefined : world.paypal.orders.get(order.token);
	const capture = there?.captures[0];
	if (there === undefined || capture === undefined || there.refunds.length > 0) return '';
	// Who has transferred some of it does not send all of it back as well.
	const byHand = world.rows("SELECT 1 FROM refund WHERE order_id = :id AND state = 'done' AND reference = uuid", {
		id: order?.confirmed.id ?? 0,
	});
	if (byHand.length > 0) return '';
	capture.status = 'REFUNDED';
	there.refunds.push({
		...{ id: world.uuid().slice(0, 17), status: 'COMPLETED', amount: capture.amount, capture: capture.id },
		create_time: new Date(world.time.trueMs()).toISOString(),
	});
	callLater(
		world,
		random,
		{
			event_type: 'PAYMENT.CAPTURE.REFUNDED',
			resource: { links: [{ rel: 'up', href: `${paypalUrl}/v2/payments/captures/${capture.id}` }] },
		},
		true,
	);
	return `order ${order?.confirmed.id} is refunded in PayPal's own pages`;
}

/** A buyer approves and closes the window; its provider tells of it, and then answers nothing for a while. The service may die of something else meanwhile. */
async function toldWhileAway(world: World, random: Random): Promise<string> {
	const order = pickOrder(world, random, ({ kind, token }) => token !== null && (kind === 'paypal' || kind === 'klarna'));
	if (order?.token == null || (order.kind !== 'paypal' && order.kind !== 'klarna')) return '';
	const { kind, token, confirmed } = order;
	const isApproved = kind === 'paypal' ? world.paypal.approve(token) : world.klarna.authorize(token) !== null;
	if (!isApproved) return '';
	world.weather[kind] = 'down';
	world.time.after(random.pick([10 * 60_000, 50 * 60_000, 5 * 3_600_000]), () => {
		world.weather[kind] = 'fine';
	});
	if (kind === 'paypal') await callFromPaypal(world, { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: token } }, 1);
	const isKilled = random.next() < 0.6;
	await world.pass(random.pick([50, 10_000]));
	if (isKilled) world.kill();
	return `order ${confirmed.id} is approved, and ${kind} is away${isKilled ? '; the service is killed' : ''}`;
}

async function forgetKeys(world: World): Promise<string> {
	world.paypal.forgetKeys();
	return 'PayPal forgets the keys of steps';
}

export const moneyOperations: Readonly<Record<string, OperationKind>> = {
	statement: { weight: 10, apply: statement },
	'take back': { weight: 2, apply: takeBack },
	mood: { weight: 3, apply: mood },
	review: { weight: 3, apply: review },
	dispute: { weight: 2, apply: dispute },
	'refund there': { weight: 1, apply: refundThere },
	'told while away': { weight: 3, apply: toldWhileAway },
	'forget keys': { weight: 2, apply: forgetKeys },
};
