/** What can become of an order, and what is known of its money. */
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../orders/store/database.ts';
import { changeLine, changeOrder } from '../../orders/transitions/change-order.ts';
import { book, readPayment } from '../../orders/transitions/ledger.ts';
import { type LineTransition, lineTransitions, type OrderTransition, orderTransitions } from '../../orders/transitions/order-states.ts';
import { type LedgerAmount, ledgerKinds, paymentOf, returnKinds } from '../../orders/transitions/payment-state.ts';
import { readStoredOrder } from '../../orders/transitions/stored-order.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { anOrder } from './an-order.ts';
import { runOrders } from './run-orders.ts';

/** The database of a service that took one order, 1001, of one line and 105.90. */
async function anOrderPlaced(): Promise<Database> {
	const dataDir = await temporaryFolder();
	const orders = await runOrders({ dataDir });
	expect((await orders.postJson('/ecom/order', anOrder())).status).toBe(200);
	await orders.stop();
	const database = openDatabase(dataDir);
	onTestFinished(() => database.close());
	return database;
}

const cause = { who: 'owner' };
const stateOf = ({ sql }: Database) => sql.prepare('SELECT state, revision FROM shop_order').get();
const lineOf = ({ sql }: Database) => sql.prepare('SELECT state, tracking FROM order_line').get();
const eventsOf = ({ sql }: Database) => sql.prepare('SELECT transition, position, who, why FROM order_event ORDER BY id').all();

it('an order is placed by its buyer, and each further step is recorded with who and why', async () => {
	const database = await anOrderPlaced();
	expect([stateOf(database), lineOf(database)]).toEqual([
		{ state: 'placed', revision: 1 },
		{ state: 'to_pack', tracking: null },
	]);
	expect(changeOrder(database, 1001, 'accept', cause, 1)).toBe(true);
	expect(changeLine(database, { order: 1001, position: 0, transition: 'ship', tracking: 'JJD-1' }, cause, 2)).toBe(true);
	expect(changeLine(database, { order: 1001, position: 0, transition: 'return' }, { who: 'service', why: 'withdrawn' }, 3)).toBe(true);
	expect([stateOf(database), lineOf(database)]).toEqual([
		{ state: 'accepted', revision: 4 },
		{ state: 'returned', tracking: 'JJD-1' },
	]);
	expect(eventsOf(database)).toEqual([
		{ transition: 'place', position: null, who: 'buyer', why: null },
		{ transition: 'accept', position: null, who: 'owner', why: null },
		{ transition: 'ship', position: 0, who: 'owner', why: null },
		{ transition: 'return', position: 0, who: 'service', why: 'withdrawn' },
	]);
});

it('whatever is asked of an order, only what its state allows is done and recorded', async () => {
	const database = await anOrderPlaced();
	const steps = fc.constantFrom<OrderTransition | LineTransition>('accept', 'complete', 'cancel', 'ship', 'return', 'drop');
	const isOrderStep = (step: string): step is OrderTransition => step in orderTransitions;
	fc.assert(
		fc.property(fc.array(steps, { maxLength: 8 }), (asked) => {
			database.sql.exec(
				"UPDATE shop_order SET state = 'placed', revision = 1; UPDATE order_line SET state = 'to_pack', dropped = 0; DELETE FROM order_event",
			);
			let [order, line, done]: [string, string, number] = ['placed', 'to_pack', 0];
			for (const step of asked) {
				const { from, to }: { readonly from: readonly string[]; readonly to: string } = isOrderStep(step)
					? orderTransitions[step]
					: lineTransitions[step];
				const isAllowed = from.includes(isOrderStep(step) ? order : line);
				const isDone = isOrderStep(step)
					? changeOrder(database, 1001, step, cause, 1)
					: changeLine(database, { order: 1001, position: 0, transition: step }, cause, 1);
				expect(isDone).toBe(isAllowed);
				if (!isAllowed) continue;
				done += 1;
				if (isOrderStep(step)) order = to;
				else line = to;
			}
			expect([stateOf(database), lineOf(database)?.state, eventsOf(database).length]).toEqual([
				{ state: order, revision: 1 + done },
				line,
				done,
			]);
		}),
		{ numRuns: 50 },
	);
	expect(changeOrder(database, 4711, 'accept', cause, 1)).toBe(false);
});

it('an order costs what is not dropped, and its money is compared with that', async () => {
	const database = await anOrderPlaced();
	const costOf = () => [readStoredOrder(database, 1001)?.totalCents, readStoredOrder(database, 1001)?.costCents];
	changeOrder(database, 1001, 'accept', cause, 1);
	expect(costOf()).toEqual([10_590, 10_590]);
	book(database, { order: 1001, provider: 'transfer', kind: 'received', reference: 'a', cents: 590 }, 1);
	expect(readPayment(database, 1001)).toMatchObject({ state: 'pending', openCents: 10_000, missingCents: 10_000 });
	expect(changeLine(database, { order: 1001, position: 0, transition: 'drop' }, cause, 2)).toBe(true);
	expect([costOf(), readStoredOrder(database, 1001)?.lines[0]?.dropped]).toEqual([[10_590, 590], 1]);
	expect(readPayment(database, 1001)).toMatchObject({ state: 'paid', openCents: 0, missingCents: 0 });
	expect(database.sql.prepare('SELECT * FROM open_reservation').all()).toEqual([]);
	expect(changeLine(database, { order: 1001, position: 0, transition: 'ship' }, cause, 3)).toBe(false);
});

it.each<[string, readonly LedgerAmount[], string, number]>([
	['nothing yet', [], 'pending', 100],
	['a part', [{ kind: 'received', cents: 40 }], 'pending', 60],
	[
		'all, in two parts',
		[
			{ kind: 'received', cents: 40 },
			{ kind: 'received', cents: 60 },
		],
		'paid',
		0,
	],
	['too much', [{ kind: 'received', cents: 110 }], 'paid', -10],
	['a promise', [{ kind: 'authorised', cents: 100 }], 'authorised', 100],
	[
		'a promise taken back',
		[
			{ kind: 'authorised', cents: 100 },
			{ kind: 'released', cents: 100 },
		],
		'pending',
		100,
	],
	[
		'a captured promise',
		[
			{ kind: 'authorised', cents: 100 },
			{ kind: 'received', cents: 100 },
		],
		'paid',
		0,
	],
	['a try that failed', [{ kind: 'failed', cents: 100 }], 'failed', 100],
	[
		'a try that failed, and one that did not',
		[
			{ kind: 'failed', cents: 100 },
			{ kind: 'received', cents: 100 },
		],
		'paid',
		0,
	],
	[
		'a part that went back',
		[
			{ kind: 'received', cents: 100 },
			{ kind: 'refunded', cents: 30 },
		],
		'partly_refunded',
		30,
	],
	[
		'all that went back',
		[
			{ kind: 'received', cents: 100 },
			{ kind: 'refunded', cents: 30 },
			{ kind: 'refunded', cents: 70 },
		],
		'refunded',
		100,
	],
	[
		'a dispute',
		[
			{ kind: 'received', cents: 100 },
			{ kind: 'disputed', cents: 100 },
		],
		'disputed',
		0,
	],
	[
		'a dispute that ended',
		[
			{ kind: 'received', cents: 100 },
			{ kind: 'disputed', cents: 100 },
			{ kind: 'dispute_ended', cents: 100 },
		],
		'paid',
		0,
	],
	[
		'one that the bank took back',
		[
			{ kind: 'received', cents: 100 },
			{ kind: 'returned', cents: 100 },
		],
		'pending',
		100,
	],
	[
		'a refund that came back',
		[
			{ kind: 'received', cents: 110 },
			{ kind: 'refunded', cents: 10 },
			{ kind: 'refund_returned', cents: 10 },
		],
		'paid',
		-10,
	],
])('%s of 100 is understood', (_, entries, state, openCents) => {
	expect(paymentOf(entries, 100)).toMatchObject({ state, openCents });
});

it('no order of entries makes money appear or vanish', () => {
	const entry = fc.record({ kind: fc.constantFrom(...ledgerKinds, ...returnKinds), cents: fc.integer({ min: 1, max: 200 }) });
	fc.assert(
		fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
			const sum = (kind: string) => entries.reduce((total, each) => (each.kind === kind ? total + each.cents : total), 0);
			const { state, receivedCents, refundedCents, openCents } = paymentOf(entries, 100);
			expect([receivedCents, refundedCents, openCents]).toEqual([
				sum('received') - sum('returned'),
				sum('refunded') - sum('refund_returned'),
				100 - sum('received') + sum('returned') + sum('refunded') - sum('refund_returned'),
			]);
			if (state === 'paid') expect(openCents).toBeLessThanOrEqual(0);
			if (receivedCents >= 100) expect(['paid', 'partly_refunded', 'refunded', 'disputed']).toContain(state);
		}),
	);
});

it('the ledger takes an event once, and nothing in it can be changed', async () => {
	const database = await anOrderPlaced();
	const entry = { order: 1001, provider: 'transfer', kind: 'received', reference: 'a', cents: 10_590 } as const;
	expect(book(database, entry, 1)).toBe('booked');
	expect(book(database, entry, 2)).toBe('known');
	expect(book(database, { ...entry, cents: 1 }, 3)).toBe('contradicted');
	expect(readPayment(database, 1001)).toEqual({
		state: 'paid',
		receivedCents: 10_590,
		refundedCents: 0,
		openCents: 0,
		missingCents: 0,
		promisedCents: 0,
	});
	expect(() => database.sql.exec('UPDATE ledger SET cents = 1')).toThrow('never changed');
	expect(() => database.sql.exec('DELETE FROM ledger')).toThrow('never changed');
});
