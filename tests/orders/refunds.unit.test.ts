/** Money that goes back: never more than came, never twice, and by hand where the service cannot move it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commandKinds } from '../../orders/desk/desk-collections.ts';
import { bookFacts } from '../../orders/payments/settle-payment.ts';
import { bookStatements } from '../../orders/payments/transfer/book-transfers.ts';
import { parseCsvMapping } from '../../orders/payments/transfer/statement/csv-mapping.ts';
import { readCsv } from '../../orders/payments/transfer/statement/read-csv.ts';
import {
	type MoneyFact,
	type PaymentProvider,
	ProviderRefused,
	ProviderUnavailable,
	type RefundOutcome,
} from '../../orders/providers/provider.ts';
import { bookLoss } from '../../orders/refunds/book-loss.ts';
import { refundablePayments } from '../../orders/refunds/refundable.ts';
import { type RefundRequest, requestRefund } from '../../orders/refunds/request-refund.ts';
import { finishRefundTask } from '../../orders/refunds/told-refund.ts';
import type { Service } from '../../orders/service.ts';
import { book, readPayment } from '../../orders/transitions/ledger.ts';
import { addSession } from '../../orders/transitions/sessions.ts';
import { aService } from './a-service.ts';

const wish = { order: 1001, key: 'key-1', why: 'Stein locker', who: 'Anna' };
const ask = (service: Service, changes: Partial<RefundRequest>) =>
	service.database.transaction(() => requestRefund(service, { ...wish, cents: 10_590, ...changes }));

const receive = ({ database }: Service, provider: string, cents = 10_590) =>
	database.transaction(() => book(database, { order: 1001, provider, kind: 'received', reference: `${provider}-1`, cents }, Date.now()));

/** A provider of which refunds are asked; `answers`: one a call, the last one again and again. `told`: what it says when it is read. */
function aProvider(...answers: readonly (RefundOutcome | Error)[]): { provider: PaymentProvider; asked: unknown[]; told: MoneyFact[] } {
	const asked: unknown[] = [];
	const told: MoneyFact[] = [];
	const unasked = () => Promise.reject(new Error('Nobody asks this here'));
	const provider: PaymentProvider = {
		...{ kind: 'paypal', tokenField: 'paypal_order_id', routes: [], open: unasked, advance: unasked },
		read: async () => ({ status: 'settled', facts: told }),
		async refund(_order, _session, refund) {
			asked.push(refund);
			const answer = answers[Math.min(asked.length, answers.length) - 1];
			if (answer === undefined || answer instanceof Error) throw answer;
			return answer;
		},
	};
	return { provider, asked, told };
}

/** The provider of a service, to be changed by a test. */
function paypalOf({ providers }: Service): PaymentProvider {
	const provider = providers.find('paypal');
	if (provider === undefined) throw new Error('There is no PayPal');
	return provider;
}

const tellFacts = (service: Service, ...facts: readonly MoneyFact[]) =>
	service.database.transaction(() => bookFacts(service, { order: 1001, provider: 'paypal' }, facts));

const made: RefundOutcome = { kind: 'done', fact: { kind: 'refunded', reference: 'REFUND-1', cents: 10_590 } };

async function paidByPaypal(...answers: readonly (RefundOutcome | Error)[]) {
	const { provider, asked, told } = aProvider(...answers);
	const parts = await aService([{ payment_method: 4 }], [provider]);
	const { database } = parts.service;
	addSession(database, { order: 1001, provider: 'paypal', attempt: 0, reference: 'PP-1', token: 'PP-1', secret: 's' }, 1);
	receive(parts.service, 'paypal');
	return { ...parts, asked, told };
}

it('sends money back through the provider through which it came, once, and books it by the provider’s name', async () => {
	const { service, rows, asked } = await paidByPaypal(made);
	const answer = ask(service, {});
	expect(answer).toEqual({ kind: 'requested', uuid: expect.any(String) });
	expect(ask(service, {})).toEqual({ kind: 'known', uuid: expect.any(String), state: 'requested' });
	await service.outbox.deliver();
	await service.outbox.deliver();
	expect(asked).toEqual([
		{ uuid: 'uuid' in answer ? answer.uuid : '', cents: 10_590, received: [{ reference: 'paypal-1', cents: 10_590 }] },
	]);
	expect(rows("SELECT provider, reference, cents FROM ledger WHERE kind = 'refunded'")).toEqual([
		{ provider: 'paypal', reference: 'REFUND-1', cents: 10_590 },
	]);
	expect(readPayment(service.database, 1001).state).toBe('refunded');
	expect(ask(service, {})).toMatchObject({ kind: 'known', state: 'done' });
	expect(rows("SELECT transition, who FROM order_event WHERE transition LIKE 'refund%' ORDER BY id")).toEqual([
		{ transition: 'refund_requested', who: 'Anna' },
		{ transition: 'refunded', who: 'paypal' },
	]);
});

it('asks a provider again that did not answer, and makes a task of a refund that it refuses', async () => {
	const { service, rows, mails, asked } = await paidByPaypal(
		new ProviderUnavailable('no answer'),
		new ProviderRefused('too old', 'REFUND_TIME_LIMIT_EXCEEDED'),
	);
	ask(service, {});
	await service.outbox.deliver();
	expect(rows('SELECT state FROM refund')).toEqual([{ state: 'requested' }]);
	service.database.sql.exec('UPDATE outbox SET due_at = 0 WHERE settled_at IS NULL');
	await service.outbox.deliver();
	expect([asked.length, rows('SELECT state FROM refund')]).toEqual([2, [{ state: 'task' }]]);
	expect(rows("SELECT why FROM order_event WHERE transition = 'refund_refused'")).toEqual([{ why: 'too old' }]);
	expect(mails().at(-1)).toContain('Der Zahlungsdienst hat die Erstattung abgelehnt');
	expect(rows("SELECT 1 FROM ledger WHERE kind = 'refunded'")).toEqual([]);
});

it('books a refund once that the shop made in the provider’s pages, whoever tells of it first', async () => {
	const byHand = { kind: 'refunded', reference: 'BY-HAND', cents: 590 } as const;
	for (const isToldFirst of [true, false]) {
		const { service, rows, mails } = await paidByPaypal(new ProviderRefused('too old', 'REFUND_TIME_LIMIT_EXCEEDED'));
		const answer = ask(service, { cents: 590 });
		await service.outbox.deliver();
		const uuid = 'uuid' in answer ? answer.uuid : '';
		const tell = () => tellFacts(service, byHand);
		if (isToldFirst) tell();
		// Whoever holds the mail that asked for the money has nothing to do any more.
		expect(service.database.transaction(() => finishRefundTask(service, uuid, 'Anna'))).toBe(!isToldFirst);
		for (let times = 0; times < 2; times += 1) tell();
		expect(rows("SELECT cents FROM ledger WHERE kind = 'refunded'")).toEqual([{ cents: 590 }]);
		expect(rows('SELECT state, reference FROM refund')).toEqual([{ state: 'done', reference: 'BY-HAND' }]);
		await service.outbox.deliver();
		expect(mails().at(-1)?.includes('Bitte zahlen Sie sie nicht noch einmal.')).toBe(isToldFirst);
	}
});

it('asks neither provider nor shop for a refund that the shop made in the provider’s pages meanwhile', async () => {
	const byHand = { kind: 'refunded', reference: 'BY-HAND', cents: 10_590 } as const;
	const { service, rows, mails, asked, told } = await paidByPaypal(made);
	ask(service, {});
	told.push(byHand);
	const before = mails().length;
	await service.outbox.deliver();
	expect([asked, mails().length]).toEqual([[], before]);
	expect(rows('SELECT state, reference FROM refund')).toEqual([{ state: 'done', reference: 'BY-HAND' }]);
	expect(rows("SELECT reference, cents FROM ledger WHERE kind = 'refunded'")).toEqual([{ reference: 'BY-HAND', cents: 10_590 }]);
});

it('makes no task of a refusal if the money went back between look and question', async () => {
	const { service, rows, told } = await paidByPaypal();
	const provider = paypalOf(service);
	provider.refund = async () => {
		told.push({ kind: 'refunded', reference: 'BY-HAND', cents: 10_590 });
		throw new ProviderRefused('nothing is left', 'CAPTURE_FULLY_REFUNDED');
	};
	ask(service, {});
	await service.outbox.deliver();
	expect(rows('SELECT state FROM refund')).toEqual([{ state: 'done' }]);
	expect(rows("SELECT 1 FROM order_event WHERE transition = 'refund_refused'")).toEqual([]);
});

it('settles by its name what the provider tells of its own accord, and of the others what was asked for first', async () => {
	const { service, rows } = await paidByPaypal(made);
	const uuids = ['one', 'two'].map((key) => {
		const answer = ask(service, { key, cents: 590 });
		return 'uuid' in answer ? answer.uuid : '';
	});
	const tell = (...facts: readonly MoneyFact[]) => tellFacts(service, ...facts);
	const states = () => uuids.map((uuid) => rows(`SELECT state, reference FROM refund WHERE uuid = '${uuid}'`)[0]);
	tell({ kind: 'refunded', reference: 'R-2', cents: 590, refund: uuids[1] ?? '' });
	expect(states()).toEqual([
		{ state: 'requested', reference: null },
		{ state: 'done', reference: 'R-2' },
	]);
	tell({ kind: 'refunded', reference: 'R-2', cents: 590, refund: uuids[1] ?? '' }, { kind: 'refunded', reference: 'HAND', cents: 590 });
	expect(states()[0]).toEqual({ state: 'done', reference: 'HAND' });
	expect(rows("SELECT reference FROM ledger WHERE kind = 'refunded' ORDER BY id")).toEqual([{ reference: 'R-2' }, { reference: 'HAND' }]);
});

it('counts money that went back in part towards what was asked for, where both would be more than was paid', async () => {
	const { service, rows, mails, asked } = await paidByPaypal(made);
	const tell = (reference: string, cents: number) => tellFacts(service, { kind: 'refunded', reference, cents });
	ask(service, { cents: 6_000 });
	tell('ENOUGH-FOR-BOTH', 1_000);
	expect(rows('SELECT cents, state FROM refund')).toEqual([{ cents: 6_000, state: 'requested' }]);
	tell('TOO-MUCH', 5_000);
	expect(rows('SELECT key, cents, state, reference FROM refund ORDER BY key')).toEqual([
		{ key: 'key-1', cents: 5_000, state: 'done', reference: 'TOO-MUCH' },
		{ key: 'key-1 part 2', cents: 1_000, state: 'requested', reference: null },
	]);
	expect(ask(service, { cents: 6_000 })).toMatchObject({ kind: 'known', state: 'requested' });
	await service.outbox.deliver();
	expect(asked).toMatchObject([{ cents: 1_000, received: [{ reference: 'paypal-1' }] }]);
	const mail = mails().find((text) => text.includes('Erstattung ist erledigt'));
	for (const part of ['50,00\u00a0€', '60,00\u00a0€', 'Stein locker', 'Offen bleiben 10,00\u00a0€']) expect(mail).toContain(part);
});

it('pays nothing back that the provider gave the buyer in a dispute, whatever was asked for before', async () => {
	for (const cents of [10_590, 590]) {
		const { service, rows, asked } = await paidByPaypal(made);
		ask(service, { cents });
		const loss = { order: 1001, provider: 'paypal', dispute: 'D-1', money: 'paypal-1', cents: 10_590 };
		service.database.transaction(() => bookLoss(service, loss));
		await service.outbox.deliver();
		expect([asked, rows("SELECT 1 FROM refund WHERE state <> 'done'")]).toEqual([[], []]);
		expect(rows("SELECT sum(cents) AS cents FROM ledger WHERE kind = 'refunded'")).toEqual([{ cents: 10_590 }]);
	}
});

it('gives the shop a task that names the account from which a transfer came, and books it when it is done', async () => {
	const { service, rows, mails } = await aService();
	const columns = { date: 'Tag', amount: 'Betrag', text: 'Zweck', payer: 'Name', iban: 'IBAN' };
	const mapping = parseCsvMapping(JSON.stringify({ charset: 'utf-8', separator: ';', decimal: ',', date: 'DD.MM.YYYY', columns }));
	const statements = readCsv('Tag;Name;IBAN;Zweck;Betrag\n27.11.2026;Ä. Öhl;DE89370400440532013000;B-1001;105,90', mapping, 'a.csv');
	const options = { account: null, until: null };
	const read = bookStatements([{ file: 'a.csv', statements }], service.database, options, Date.parse('2026-11-28T12:00:00Z'));
	expect(read.findings).toMatchObject([{ kind: 'booked' }]);
	const answer = ask(service, { cents: 590 });
	expect(answer).toEqual({ kind: 'task', uuid: expect.any(String) });
	await service.outbox.deliver();
	const task = mails().at(-1);
	for (const part of ['Betrag: 5,90\u00a0€', `„${commandKinds.refund_done.label.de}“`, 'Stein locker', 'Ä. Öhl', 'DE89370400440532013000'])
		expect(task).toContain(part);
	const uuid = 'uuid' in answer ? answer.uuid : '';
	const finish = () => service.database.transaction(() => finishRefundTask(service, uuid, 'Anna'));
	expect([finish(), finish()]).toEqual([true, false]);
	expect(rows("SELECT provider, reference, cents FROM ledger WHERE kind = 'refunded'")).toEqual([
		{ provider: 'transfer', reference: uuid, cents: 590 },
	]);
});

it('splits a refund over the payments that hold the money, each on its own way, and asks for it once', async () => {
	const { service, rows, asked } = await paidByPaypal({ kind: 'done', fact: { kind: 'refunded', reference: 'REFUND-1', cents: 10_590 } });
	receive(service, 'transfer', 5_000);
	expect(ask(service, { cents: 15_591, key: 'all' })).toEqual({ kind: 'too_much', refundableCents: 15_590 });
	expect(ask(service, { cents: 15_590, key: 'all' })).toEqual({
		kind: 'split',
		parts: [
			{ kind: 'task', uuid: expect.any(String) },
			{ kind: 'requested', uuid: expect.any(String) },
		],
	});
	expect(ask(service, { cents: 15_590, key: 'all' })).toMatchObject({ kind: 'known', state: 'requested' });
	expect(ask(service, { cents: 5_000, key: 'all' })).toEqual({ kind: 'contradicted' });
	await service.outbox.deliver();
	expect(asked).toMatchObject([{ cents: 10_590, received: [{ reference: 'paypal-1', cents: 10_590 }] }]);
	expect(rows('SELECT provider, cents, state FROM refund ORDER BY cents')).toEqual([
		{ provider: 'transfer', cents: 5_000, state: 'task' },
		{ provider: 'paypal', cents: 10_590, state: 'done' },
	]);
});

it('sends a refund back as one where one payment holds all of it', async () => {
	const { service, rows } = await paidByPaypal(made);
	receive(service, 'transfer', 5_000);
	expect(ask(service, {})).toMatchObject({ kind: 'requested' });
	expect(rows('SELECT provider, cents FROM refund')).toEqual([{ provider: 'paypal', cents: 10_590 }]);
});

it('refuses what was never received, and a key of another wish', async () => {
	const { service } = await aService();
	expect(ask(service, {})).toEqual({ kind: 'too_much', refundableCents: 0 });
	receive(service, 'transfer');
	expect(ask(service, { cents: 10_591 })).toEqual({ kind: 'too_much', refundableCents: 10_590 });
	expect(ask(service, { cents: 100 })).toMatchObject({ kind: 'task' });
	expect(ask(service, { cents: 101 })).toEqual({ kind: 'contradicted' });
	expect(() => ask(service, { cents: 0.5 })).toThrow(RangeError);
});

it('never gives back more than was received, whatever is asked for and done in whichever order', async () => {
	const { service, rows } = await aService();
	receive(service, 'transfer');
	const step = fc.record({ cents: fc.integer({ min: 1, max: 6000 }), key: fc.constantFrom('a', 'b', 'c', 'd'), isDone: fc.boolean() });
	fc.assert(
		fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
			service.database.sql.exec('SAVEPOINT try');
			try {
				for (const { isDone, ...asked } of steps) {
					const answer = requestRefund(service, { ...wish, ...asked });
					if (isDone && 'uuid' in answer) finishRefundTask(service, answer.uuid, 'Anna');
					const sum = (sql: string) => Number(rows(sql)[0]?.cents ?? 0);
					const back = sum("SELECT sum(cents) AS cents FROM ledger WHERE kind = 'refunded'");
					expect(back).toBe(sum("SELECT sum(cents) AS cents FROM refund WHERE state = 'done'"));
					expect(back + sum("SELECT sum(cents) AS cents FROM refund WHERE state = 'task'")).toBeLessThanOrEqual(10_590);
				}
			} finally {
				service.database.sql.exec('ROLLBACK TO try; RELEASE try');
			}
		}),
		{ numRuns: 30 },
	);
});

const lossOf = (cents: number) => ({ order: 1001, provider: 'paypal', dispute: 'D-1', money: 'paypal-1', cents });

it('books a loss once that the provider told of as a refund before, also where that has ended a wish of the shop', async () => {
	for (const asked of [10_590, 6_000]) {
		const { service, rows } = await paidByPaypal(made);
		ask(service, { cents: asked });
		tellFacts(service, { kind: 'refunded', reference: 'REV-1', cents: 6_000 });
		service.database.transaction(() => bookLoss(service, lossOf(6_000)));
		expect(rows("SELECT reference, cents FROM ledger WHERE kind = 'refunded'")).toEqual([{ reference: 'REV-1', cents: 6_000 }]);
		expect(rows("SELECT coalesce(sum(cents), 0) AS cents FROM refund WHERE state <> 'done'")).toEqual([{ cents: asked - 6_000 }]);
	}
});

it('counts a loss once for its payment, and lets the rest be refunded', async () => {
	const { service } = await paidByPaypal(made);
	ask(service, { cents: 10_000 });
	service.database.transaction(() => bookLoss(service, lossOf(6_000)));
	expect(refundablePayments(service.database, 1001)).toEqual([{ provider: 'paypal', reference: 'paypal-1', cents: 590 }]);
});

it('sees that money went back twice where a loss came while the provider made the refund', async () => {
	const { service, rows } = await paidByPaypal(made);
	const answer = ask(service, { cents: 3_000 });
	const provider = paypalOf(service);
	provider.refund = async () => {
		service.database.transaction(() => bookLoss(service, lossOf(3_000)));
		return { kind: 'done', fact: { kind: 'refunded', reference: 'R-2', cents: 3_000 } };
	};
	await service.outbox.deliver();
	tellFacts(service, { kind: 'refunded', reference: 'R-2', cents: 3_000, refund: 'uuid' in answer ? answer.uuid : '' });
	expect(rows("SELECT sum(cents) AS cents FROM ledger WHERE kind = 'refunded'")).toEqual([{ cents: 6_000 }]);
});

it('leaves the rest of a task to the shop, and does not take its division for a person’s word', async () => {
	const { service, rows, asked, mails } = await paidByPaypal(new ProviderRefused('too old', 'REFUND_TIME_LIMIT_EXCEEDED'));
	ask(service, {});
	await service.outbox.deliver();
	tellFacts(service, { kind: 'refunded', reference: 'PAGES', cents: 590 });
	expect(rows('SELECT cents, state FROM refund ORDER BY cents')).toEqual([
		{ cents: 590, state: 'done' },
		{ cents: 10_000, state: 'task' },
	]);
	expect(rows("SELECT who FROM order_event WHERE transition = 'refund_requested' ORDER BY id")).toEqual([
		{ who: 'Anna' },
		{ who: 'service' },
	]);
	await service.outbox.deliver();
	expect(asked).toHaveLength(1);
	expect(mails().filter((text) => text.includes('Betrag: 100,00'))).toHaveLength(1);
});

it('looks at every payment of the order before it asks for one of them back', async () => {
	const { service, asked } = await paidByPaypal(made);
	addSession(service.database, { order: 1001, provider: 'paypal', attempt: 1, reference: 'PP-2', token: 'PP-2', secret: 's2' }, 1);
	service.database.sql.exec('UPDATE payment_session SET payment = reference');
	const provider = paypalOf(service);
	const twice = { kind: 'received', cents: 10_590 } as const;
	provider.read = async (_order, { reference }) =>
		reference === 'PP-1'
			? {
					status: 'settled',
					facts: [
						{ ...twice, reference: 'paypal-1' },
						{ kind: 'refunded', reference: 'PAGES', cents: 10_590 },
					],
				}
			: { status: 'settled', facts: [{ ...twice, reference: 'paypal-2' }] };
	tellFacts(service, { ...twice, reference: 'paypal-2' });
	await service.outbox.deliver();
	expect(asked).toEqual([]);
});
