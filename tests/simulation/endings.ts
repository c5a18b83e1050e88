/** The end of a week: the weather clears, the shop's people do what the desk says, and time runs on until everything has ended. */
import { addDays } from '../../orders/payments/transfer/statement/bank-statement.ts';
import type { Random } from '../../sandbox/random.ts';
import { isPaidThroughProvider, type PaymentKind } from '../../site/payment-kinds.ts';
import { costSql } from './forbidden-rows.ts';
import { nameOf, pieces } from './goods.ts';
import { emailOf, ibanOf, nameOfBuyer } from './operations/buyers.ts';
import { command, followDesk, openRefundTasks, shownOrder } from './operations/desk.ts';
import { clearWeather, confirmClock, freeDisk, repairClock } from './operations/machines.ts';
import { decide, endDisputes, readStatement } from './operations/money.ts';
import { dayOf } from './operations/operation.ts';
import { findNeverLookedAt } from './watches/promises.ts';
import type { KnownOrder, World } from './world.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** So long the last orders may take: seven days, a reminder, seven more. */
const roundsDays = [1, 1, 1, 1, 2, 3, 4, 4, 4, 4, 4, 4, 6, 6, 10];
/** Who has not paid by then, is asked at the door. */
const patientRounds = 10;

/** Returns what is wrong on the way, or null. `look`: as a watch does. */
export async function finishWeek(world: World, random: Random, story: string[], look: () => string | null): Promise<string | null> {
	clearWeather(world);
	freeDisk(world);
	// What came since a jump is corrected once a check has seen it.
	if (world.time.aheadMs() !== 0) await world.pass(2 * minuteMs);
	repairClock(world);
	Object.assign(world, { doom: null, crack: null, restoration: null, fraud: 'ACCEPTED', random });
	world.mail.unknown.clear();
	world.mail.puttingOff.clear();
	Object.assign(world.paypal, { captureStatus: 'COMPLETED', refusesRefunds: false });
	await world.pass(hourMs);
	repairClock(world);
	if (world.process() === null) await world.start();
	// Nobody packs anything: what was authorised ends its time.
	for (let day = 0; day < world.setup.idleDays; day++) {
		if (isInDoubt(world)) confirmClock(world);
		await world.time.stride(dayMs, dayMs);
		// Mails are kept for a month.
		const fault = day % 20 === 0 ? look() : null;
		if (fault !== null) return fault;
	}
	for (const [round, days] of roundsDays.entries()) {
		if (isInDoubt(world)) confirmClock(world);
		decide(world, random, 1);
		endDisputes(world, random);
		await world.time.stride(days * dayMs - hourMs, 24 * hourMs);
		if (isInDoubt(world)) confirmClock(world);
		await world.time.stride(10 * minuteMs, 10 * minuteMs);
		const yesterday = addDays(dayOf(world.time.trueMs()), -1);
		readStatement(world, world.unreadFrom, yesterday, '053');
		world.unreadFrom = addDays(yesterday, 1);
		await world.time.stride(2 * minuteMs, 2 * minuteMs);
		for (let step = 0; step < 3 && (await work(world, round >= patientRounds, story)); step++)
			await world.time.stride(3 * minuteMs, 1.5 * minuteMs);
		const fault = look();
		if (fault !== null) return fault;
		if (round > 3 && isOver(world)) break;
	}
	await world.time.stride(7 * hourMs, 2 * hourMs);
	return look();
}

function isInDoubt(world: World): boolean {
	return world.rows("SELECT 1 FROM setting WHERE name = 'time_doubt'").length > 0;
}

function isOver(world: World): boolean {
	const open = `SELECT 1 FROM shop_order WHERE state IN ('placed', 'accepted') UNION ALL SELECT 1 FROM outbox WHERE settled_at IS NULL
		UNION ALL SELECT 1 FROM refund WHERE state <> 'done' UNION ALL SELECT 1 FROM reservation UNION ALL SELECT 1 FROM payment_session WHERE under_way_at IS NOT NULL`;
	const isBankQuiet = world.bank.rows.every(({ day }) => day < world.unreadFrom);
	return isBankQuiet && world.rows(open).length === 0 && world.directus.desk.items('order').every(({ to_do }) => to_do === 'none');
}

/** Everybody in the shop looks at each order once. False: there was nothing to do. */
async function work(world: World, isLate: boolean, story: string[]): Promise<boolean> {
	let isDone = false;
	for (const { id, uuid, email, payment_kind, state } of world.rows(
		'SELECT id, uuid, email, payment_kind, state FROM shop_order ORDER BY id',
	)) {
		const known = world.orders.find(({ confirmed }) => confirmed?.uuid === uuid);
		const order = { id: Number(id), uuid: String(uuid), iban: ibanOf(String(email)), party: known ? nameOfBuyer(known) : 'Käufer' };
		const todo = shownOrder(world, order.uuid)?.to_do;
		const done =
			openRefundTasks(world, order.id).length > 0
				? await followDesk(world, { ...order }).then(async (said) => said || (await payTask(world, order)))
				: todo === 'payment' && isLate && payment_kind !== 'house'
					? await settleUnpaid(world, order, { state: String(state), payment_kind: payment_kind as PaymentKind })
					: todo === 'none' && isLate && state === 'accepted'
						? await closeOrder(world, order)
						: await followDesk(world, order);
		if (done !== '') story.push(`${new Date(world.time.trueMs()).toISOString().slice(5, 19)} at the end: ${done}`);
		isDone ||= done !== '';
	}
	return isDone;
}

async function payTask(world: World, { id, uuid }: { readonly id: number; readonly uuid: string }): Promise<string> {
	const [task] = openRefundTasks(world, id);
	if (task === undefined || !(await command(world, uuid, { kind: 'refund_done', target: task.uuid }))) return '';
	return `the refund of ${id} is made`;
}

/** Of which a part was shipped, and all money went back: the desk has nothing more to say, and it cannot be cancelled. */
async function closeOrder(world: World, { id, uuid }: { readonly id: number; readonly uuid: string }): Promise<string> {
	return (await command(world, uuid, { kind: 'ship', even_unpaid: true, text: 'am Ende' })) ? `the rest of ${id} is shipped` : '';
}

async function settleUnpaid(
	world: World,
	order: RestOrder,
	{ state, payment_kind }: { readonly state: string; readonly payment_kind: PaymentKind },
): Promise<string> {
	const { id, uuid } = order;
	const [shipped] = world.rows("SELECT 1 FROM order_line WHERE order_id = :id AND state NOT IN ('to_pack', 'dropped')", { id });
	const kind = shipped === undefined || state === 'placed' ? 'cancel' : 'paid';
	// What a provider does not promise any more, the buyer transfers.
	if (kind === 'paid' && isPaidThroughProvider(payment_kind)) return transferRest(world, order);
	return (await command(world, uuid, { kind, text: 'am Ende' })) ? `${kind} for ${id}` : '';
}

interface RestOrder {
	readonly id: number;
	readonly uuid: string;
	readonly iban: string;
	readonly party: string;
}

function transferRest(world: World, { id, iban, party }: RestOrder): string {
	if (world.bank.rows.some(({ day, parts }) => day >= world.unreadFrom && parts.some(({ order }) => order === id))) return '';
	const [row] = world.rows(
		`SELECT total_cents - coalesce((SELECT sum(CASE kind WHEN 'received' THEN cents WHEN 'refund_returned' THEN cents WHEN 'returned' THEN -cents WHEN 'refunded' THEN -cents END)
			FROM ledger WHERE order_id = shop_order.id), 0) AS missing FROM shop_order WHERE id = :id`,
		{ id },
	);
	const cents = Number(row?.missing);
	const since = dayOf(world.time.trueMs());
	if (cents <= 0) return '';
	world.bank.add({
		direction: 'in',
		cents,
		text: `B-${id}`,
		party,
		iban,
		since,
		day: since,
		isReversal: false,
		parts: [{ order: id, cents }],
	});
	return `the rest of ${id} is transferred`;
}

/** Each finds rows that must not be left, with a sentence as `fault`. */
const left: readonly string[] = [
	"SELECT 'Order ' || id || ' is still ' || state || ', to be paid by ' || payment_kind AS fault FROM shop_order WHERE state IN ('placed', 'accepted')",
	"SELECT 'Order ' || order_id || ' holds products for ever' AS fault FROM reservation",
	"SELECT 'Entry ' || id || ' of the outbox (' || channel || ') never left: ' || body || ', queued at ' || at || ', due at ' || due_at || ', tried ' || tries || ' times' AS fault FROM outbox WHERE settled_at IS NULL",
	"SELECT 'Refund ' || uuid || ' of order ' || order_id || ' is still ' || state AS fault FROM refund WHERE state <> 'done'",
	"SELECT 'It is not known what became of a payment of order ' || order_id AS fault FROM payment_session WHERE under_way_at IS NOT NULL",
	"SELECT 'Document ' || id || ' (' || kind || ') of order ' || order_id || ' has no file' AS fault FROM document WHERE id NOT IN (SELECT document_id FROM document_file)",
	`SELECT 'Line ' || position || ' of order ' || order_id || ' was shipped, and stands on no invoice' AS fault FROM order_line
		WHERE state NOT IN ('to_pack', 'dropped') AND NOT EXISTS (SELECT 1 FROM document_line WHERE kind = 'invoice' AND document_line.order_id = order_line.order_id
			AND document_line.position = order_line.position)`,
	`SELECT 'Order ' || id || ' is completed, and invoiced with ' || invoiced || ' of ' || cost AS fault FROM (
		SELECT id, ${costSql} AS cost, state, (SELECT coalesce(sum(cents), 0) FROM document WHERE order_id = shop_order.id AND kind = 'invoice') AS invoiced FROM shop_order)
		WHERE state = 'completed' AND invoiced <> cost`,
	`SELECT 'Order ' || id || ' was refunded ' || refunded || ' ct, and its invoices of ' || invoiced || ' are corrected by ' || credited AS fault FROM (
		SELECT id, ${costSql} AS cost, (SELECT coalesce(sum(cents), 0) FROM document WHERE order_id = shop_order.id AND kind = 'invoice') AS invoiced,
			(SELECT coalesce(sum(cents), 0) FROM document WHERE order_id = shop_order.id AND kind = 'credit_note') AS credited,
			(SELECT coalesce(sum(CASE kind WHEN 'refunded' THEN cents WHEN 'refund_returned' THEN -cents END), 0)
				- max(0, coalesce(sum(CASE kind WHEN 'received' THEN cents WHEN 'returned' THEN -cents END), 0) - ${costSql})
				FROM ledger WHERE order_id = shop_order.id) AS refunded FROM shop_order)
		WHERE refunded > 0 AND invoiced - credited > max(0, cost - refunded)`,
	`SELECT 'Order ' || id || ' is ' || state || ', and the shop keeps ' || kept || ' ct of ' || cost AS fault FROM (
		SELECT id, state, ${costSql} AS cost, (SELECT coalesce(sum(CASE kind WHEN 'received' THEN cents WHEN 'refund_returned' THEN cents
			WHEN 'returned' THEN -cents WHEN 'refunded' THEN -cents END), 0) FROM ledger WHERE order_id = shop_order.id) AS kept FROM shop_order)
		WHERE kept > iif(state = 'cancelled', 0, cost)`,
	`SELECT 'Movement ' || key || ' was never booked' AS fault FROM stock_movement WHERE booked_at IS NULL`,
	`SELECT 'Withdrawal ' || id || ' waits' AS fault FROM withdrawal WHERE match = 'same_email' AND refund_asked_at IS NULL AND refund_by < :now`,
];

/** A sentence for what is wrong at the end, in the database or beside it; null: nothing. */
export async function findLeftOver(world: World, look: () => string | null): Promise<string | null> {
	for (const sql of left) {
		const [row] = world.rows(sql, sql.includes(':now') ? { now: world.time.trueMs() } : {});
		if (row !== undefined) return String(row.fault);
	}
	return (
		compareCommands(world) ??
		compareProviders(world) ??
		compareBank(world) ??
		compareStock(world) ??
		compareMails(world) ??
		findNeverLookedAt(world) ??
		(world.setup.growsOld ? await growOld(world, look) : null)
	);
}

/** A person's command has its effect once, however often it arrives. */
function compareCommands(world: World): string | null {
	if (world.isRestored || world.rows("SELECT 1 FROM order_event WHERE transition IN ('forget', 'forget_words')").length > 0) return null;
	const given = world.directus.desk.items('order_command');
	const events: Readonly<Record<string, string>> = {
		note: 'note',
		paid: 'paid',
		resend: 'documents_sent',
		copy: 'documents_copied',
		mail_again: 'mail_sent',
	};
	for (const { uuid, transition, count } of world.rows(
		'SELECT uuid, transition, count(*) AS count FROM order_event JOIN shop_order ON shop_order.id = order_id GROUP BY uuid, transition',
	)) {
		const kind = Object.keys(events).find((each) => events[each] === transition);
		if (kind === undefined) continue;
		const times = given.filter((command) => command.order === uuid && command.kind === kind && command.state === 'done').length;
		if (times < Number(count)) return `The command ${kind} was given ${times} times for ${uuid}, and happened ${count} times`;
	}
	return null;
}

interface Money {
	readonly order: string;
	readonly name: string;
	readonly cents: number;
}

/** Money at the providers, and in the ledger. */
function compareProviders(world: World): string | null {
	if (world.isRestored) return null;
	const toCents = (value: string): number => Math.round(Number(value) * 100);
	const paypal = [...world.paypal.orders.values()];
	const klarna = world.klarna.orders.list() as unknown as readonly KlarnaOrder[];
	const isMade = (status: string): boolean => ['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED'].includes(status);
	const received: Money[] = [
		...paypal.flatMap(({ unit, captures }) =>
			captures
				.filter(({ status }) => isMade(status))
				.map(({ id, amount }) => ({ order: String(unit.custom_id), name: id, cents: toCents(amount.value) })),
		),
		...klarna.flatMap(({ merchant_reference2: order, captures }) =>
			captures.map(({ capture_id: name, captured_amount: cents }) => ({ order, name, cents })),
		),
	];
	const refunded: Money[] = [
		...paypal.flatMap(({ unit, refunds }) =>
			refunds.map(({ id, amount }) => ({ order: String(unit.custom_id), name: id, cents: toCents(amount.value) })),
		),
		...klarna.flatMap(({ merchant_reference2: order, refunds }) =>
			refunds.map(({ refund_id: name, refunded_amount: cents }) => ({ order, name, cents })),
		),
	];
	const ledger = (kind: string): Money[] =>
		world
			.rows(
				`SELECT uuid, coalesce((SELECT reference FROM refund WHERE refund.uuid = ledger.reference), reference) AS name, cents
					FROM ledger JOIN shop_order ON shop_order.id = order_id WHERE provider IN ('paypal', 'klarna') AND kind = :kind`,
				{ kind },
			)
			.map(({ uuid, name, cents }) => ({ order: String(uuid), name: String(name), cents: Number(cents) }));
	// What was not needed of an order that was dispatched lapses by itself, but for the price of pieces that were dropped.
	const cancelled = new Set(
		world
			.rows(
				`SELECT uuid FROM shop_order WHERE state = 'cancelled'
					OR (state = 'completed' AND EXISTS (SELECT 1 FROM order_line WHERE order_id = shop_order.id AND dropped > 0))`,
			)
			.map(({ uuid }) => uuid),
	);
	const promised = klarna.find(
		({ status, merchant_reference2 }) => cancelled.has(merchant_reference2) && (status === 'AUTHORIZED' || status === 'PART_CAPTURED'),
	);
	if (promised !== undefined)
		return `Klarna keeps ${promised.remaining_authorized_amount} ct for ${promised.merchant_reference1}, which is over`;
	// What a person has paid back in another way is no refund of the provider.
	const byHand = new Set(world.rows("SELECT uuid FROM refund WHERE state = 'done'").map(({ uuid }) => String(uuid)));
	return (
		differ('received', received, ledger('received')) ??
		differ(
			'refunded',
			refunded,
			ledger('refunded').filter(({ name }) => !byHand.has(name)),
		)
	);
}

interface KlarnaOrder {
	readonly status: string;
	readonly merchant_reference1: string;
	readonly merchant_reference2: string;
	readonly remaining_authorized_amount: number;
	readonly captures: readonly { readonly capture_id: string; readonly captured_amount: number }[];
	readonly refunds: readonly { readonly refund_id: string; readonly refunded_amount: number }[];
}

function differ(kind: string, there: readonly Money[], here: readonly Money[]): string | null {
	const isSame = (one: Money) => (other: Money) => one.order === other.order && one.name === other.name && one.cents === other.cents;
	const missing = there.find((money) => !here.some(isSame(money)));
	if (missing !== undefined)
		return `A provider has ${kind} ${missing.cents} ct of order ${missing.order} (${missing.name}), and the ledger has not`;
	const invented = here.find((money) => !there.some(isSame(money)));
	return invented === undefined
		? null
		: `The ledger has ${kind} ${invented.cents} ct of order ${invented.order} (${invented.name}), and no provider has`;
}

/** What buyers have transferred stands in the ledger, or a person was asked; what the shop has booked by hand is its own matter. */
function compareBank(world: World): string | null {
	if (world.isRestored) return null;
	const byHand = new Set(
		world.rows('SELECT DISTINCT order_id FROM ledger JOIN money_by_hand ON ledger_id = ledger.id').map(({ order_id }) => Number(order_id)),
	);
	for (const { id, received } of world.rows(
		`SELECT id, (SELECT coalesce(sum(cents), 0) FROM ledger WHERE order_id = shop_order.id AND provider = 'transfer' AND kind = 'received') AS received FROM shop_order`,
	)) {
		if (byHand.has(Number(id))) continue;
		const paid = world.bank.rows
			.filter(({ direction, isReversal }) => direction === 'in' && !isReversal)
			.flatMap(({ parts }) => parts)
			.filter(({ order }) => order === Number(id))
			.reduce((sum, { cents }) => sum + cents, 0);
		if (paid !== Number(received)) return `${paid} ct were transferred for order ${id}, and ${received} are in the ledger`;
	}
	return null;
}

function compareStock(world: World): string | null {
	if (world.isRestored) return null;
	for (const piece of pieces) {
		if (piece.stock === null) continue;
		const name = nameOf(piece);
		const [row] = world.rows(
			`SELECT coalesce(sum(count - dropped - iif(made_to_order = 1, 0, returned)), 0) AS sold FROM order_line JOIN shop_order ON id = order_id
				WHERE shop_order.state <> 'cancelled' AND product = :product AND variant IS :variant`,
			{ product: piece.product, variant: piece.variant },
		);
		const rest = piece.stock + (world.directus.edited.get(name) ?? 0) - Number(row?.sold);
		if (world.directus.stock.get(name) !== rest) return `Directus has ${world.directus.stock.get(name)} of ${name}, and not ${rest}`;
	}
	return null;
}

/** Each buyer has heard of the order, of each parcel, and of its end. */
function compareMails(world: World): string | null {
	if (world.isRestored) return null;
	const isReached = ({ email }: KnownOrder): boolean => !world.unreached.has(email) && email !== emailOf('');
	for (const order of world.orders) {
		if (order.confirmed === null || !isReached(order)) continue;
		const { id } = order.confirmed;
		const [row] = world.rows(
			`SELECT 1 + (SELECT count(*) FROM document WHERE order_id = shop_order.id AND kind = 'dispatch') + (state = 'cancelled') AS mails
				FROM shop_order WHERE id = :id`,
			{ id },
		);
		const about = world.mail.taken.filter(({ to, subject, text }) => to === order.email && `${subject} ${text}`.includes(String(id)));
		const heard = new Set(about.map(({ messageId }) => messageId)).size;
		if (heard < Number(row?.mails)) return `${order.email} heard of order ${id} ${heard} times, and not ${row?.mails} times`;
	}
	return null;
}

/** Eleven years later nobody is known any more, and the books are as they were. */
async function growOld(world: World, look: () => string | null): Promise<string | null> {
	const count = () => world.rows('SELECT count(*) AS rows, sum(cents) AS cents FROM ledger')[0];
	const before = JSON.stringify(count());
	world.withdrawals.clear();
	for (let year = 0; year < 11; year++) {
		await world.time.stride(365 * dayMs, 365 * dayMs);
		if (isInDoubt(world)) confirmClock(world);
		await world.time.stride(2 * minuteMs, minuteMs);
		await world.time.stride(2 * hourMs, hourMs);
		const fault = look();
		if (fault !== null) return fault;
	}
	if (JSON.stringify(count()) !== before) return `The ledger was ${before}, and is ${JSON.stringify(count())}`;
	const [known] = world.rows(
		`SELECT 'Order ' || id || ' of ' || email AS what FROM shop_order WHERE email <> '' UNION ALL SELECT 'Document ' || id FROM document WHERE facts IS NOT NULL
			UNION ALL SELECT 'Withdrawal ' || id FROM withdrawal UNION ALL SELECT 'Message ' || id FROM message UNION ALL SELECT 'Mail ' || id FROM outbox WHERE channel = 'mail'`,
	);
	return known === undefined ? null : `${known.what} is still known after eleven years`;
}
