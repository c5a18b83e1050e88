/** What a statement leaves to a person: a task on the desk, one mail in the shop's language, an exit code, and no reminder meanwhile. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { runProgram } from '../../../commands/programs/run-program.ts';
import { readFormRecord } from '../../../orders/desk/mirror/form-records.ts';
import { readOrderRecord } from '../../../orders/desk/mirror/order-record.ts';
import { hasOpenQuestion } from '../../../orders/payments/transfer/open-questions.ts';
import { questionKinds } from '../../../orders/payments/transfer/question.ts';
import { describeQuestion } from '../../../orders/payments/transfer/question-texts.ts';
import { watchTransfers } from '../../../orders/payments/transfer/watch-transfers.ts';
import { refundablePayments } from '../../../orders/refunds/refundable.ts';
import { recordEvent } from '../../../orders/transitions/change-order.ts';
import { languages } from '../../../site/languages.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { anOrder } from '../an-order.ts';
import { runOrders } from '../run-orders.ts';
import { someShop } from '../some-shop.ts';
import { account, aShopOfOrders, today } from './shop-of-orders.ts';
import { aCamt, anEntry } from './some-camt.ts';

type ShopOfOrders = Awaited<ReturnType<typeof aShopOfOrders>>;

/** What the desk shows of an order. */
async function onDesk({ service }: ShopOfOrders, order: number) {
	const record = readOrderRecord(order, await someShop().read(), service.company, service.database);
	return {
		toDo: record?.to_do,
		payment: record?.payment_state,
		events: (record?.events as readonly { readonly what: string }[] | undefined)?.map(({ what }) => what),
	};
}

/** Mails to the shop since the beginning. */
function mailsTo(shop: ShopOfOrders): readonly { readonly subject: string; readonly text: string }[] {
	return shop
		.rows("SELECT body FROM outbox WHERE channel = 'mail' ORDER BY id")
		.map(({ body }) => JSON.parse(String(body)) as { to: string; subject: string; text: string })
		.filter(({ to, subject }) => to.startsWith('laden') && /^(?:Kontoauszug|Bitte erstatten|Bitte den)/.test(subject));
}

const note = ({ service }: ShopOfOrders, order: number) =>
	recordEvent(service.database, { order, transition: 'note', who: 'desk:anna', why: 'geklärt' }, today);

it('opens payment and refund again that a bank took back, and tells what to do once', async () => {
	const shop = await aShopOfOrders([
		{ order: 1001, kind: 'received', cents: 129_590 },
		{ order: 1002, kind: 'received', cents: 56_890 },
		{ order: 1002, kind: 'refunded', cents: 300 },
	]);
	expect(await onDesk(shop, 1001)).toMatchObject({ toDo: 'pack', payment: 'paid' });
	shop.readCase('reversal.xml');
	expect(await onDesk(shop, 1001)).toMatchObject({ toDo: 'money', payment: 'pending' });
	watchTransfers(shop.service);
	watchTransfers(shop.service);
	shop.readCase('reversal.xml');
	watchTransfers(shop.service);
	const mails = mailsTo(shop).filter(({ subject }) => !subject.startsWith('Bitte den'));
	expect(mails.map(({ subject }) => subject)).toEqual(['Bitte erstatten: B-1002', 'Kontoauszug: 2 Zahlungen brauchen Sie']);
	expect(mails[1]?.text).toMatch(
		/2026-11-29 · -1\.295,90\u00a0€ · X · reversal\.xml, Eintrag 1\nDie Bank hat eine Zahlung zurückgebucht: Bestellung 1001 ist wieder offen\.\nVerwendungszweck: B-1001 Rueckgabe\nZu tun: Bitte versenden Sie nichts mehr\./,
	);
	expect(shop.rows('SELECT order_id, cents, state, why FROM refund')).toEqual([
		{ order_id: 1002, cents: 300, state: 'task', why: 'Eine Erstattung kam zurück' },
	]);
	expect((await onDesk(shop, 1001)).events).toEqual(
		expect.arrayContaining(['Zahlung zurückgebucht · 1.295,90\u00a0€', expect.stringMatching(/^Kontoauszug: bitte ansehen · /)]),
	);
	// The buyer is not reminded before a person has decided.
	const period = '<FrToDt><FrDtTm>2026-11-01T00:00:00</FrDtTm><ToDtTm>2026-12-07T23:59:59</ToDtTm></FrToDt>';
	shop.read([['all.xml', aCamt([[anEntry({ text: 'Miete' })]], { head: period })]]);
	expect(shop.late()).not.toContain(1001);
	note(shop, 1001);
	expect((await onDesk(shop, 1001)).toDo).toBe('payment');
	expect(shop.late()).toContain(1001);
});

it('tells the same fault of another file, and of another line', async () => {
	const shop = await aShopOfOrders();
	const tell = (file: string, content: string) => {
		shop.read([[file, content]]);
		watchTransfers(shop.service);
		return mailsTo(shop).filter(({ subject }) => subject.startsWith('Kontoauszug')).length;
	};
	const rows = (count: number) =>
		[
			'Booking Date,Value Date,Partner Name,Partner Iban,Type,Payment Reference,Amount (EUR)',
			...Array.from({ length: count }, () => '2026-11-27,,Anna,,Income,B-1003,'),
		].join('\n');
	expect(['monday.csv', 'monday.csv', 'tuesday.csv'].map((file) => tell(file, 'Neu;Neu\n1;2'))).toEqual([1, 1, 2]);
	expect([1, 1, 2].map((count) => tell('rows.csv', rows(count)))).toEqual([3, 3, 4]);
});

it('asks about each of several orders, and about one of those that may be meant', async () => {
	const shop = await aShopOfOrders();
	const { database } = shop.service;
	shop.read([
		['a.xml', aCamt([[anEntry({ text: 'B-1003 und B-1004', euro: '596.90' }), anEntry({ text: 'Ring', name: 'Änne Öhlschläger' })]])],
	]);
	watchTransfers(shop.service);
	const isOpen = () => [1002, 1003, 1004, 1005].map((order) => hasOpenQuestion(database, order));
	expect(isOpen()).toEqual([true, true, true, true]);
	note(shop, 1003);
	expect(isOpen()).toEqual([false, false, true, false]);
	note(shop, 1004);
	expect(isOpen()).toEqual([false, false, false, false]);
});

it('takes a payment of an order that is paid at the shop back, and owes a whole refund again', async () => {
	const shop = await aShopOfOrders([
		{ order: 1001, kind: 'received', cents: 129_590, provider: 'house' },
		{ order: 1002, kind: 'received', cents: 300, provider: 'house' },
		{ order: 1002, kind: 'refunded', cents: 300, provider: 'house' },
	]);
	shop.readCase('reversal.xml');
	expect(refundablePayments(shop.service.database, 1001)).toEqual([]);
	expect(refundablePayments(shop.service.database, 1002)).toEqual([{ provider: 'house', reference: null, cents: 300 }]);
	watchTransfers(shop.service);
	expect(shop.rows('SELECT order_id, cents, state, provider FROM refund')).toEqual([
		{ order_id: 1002, cents: 300, state: 'task', provider: 'house' },
	]);
});

it('leaves to a person what was taken back of two ways at once', async () => {
	const shop = await aShopOfOrders([
		{ order: 1001, kind: 'received', cents: 100_000, provider: 'house' },
		{ order: 1001, kind: 'received', cents: 29_590 },
		{ order: 1002, kind: 'received', cents: 56_890 },
		{ order: 1002, kind: 'refunded', cents: 300 },
	]);
	const { findings } = shop.readCase('reversal.xml');
	expect(findings.map(({ kind }) => kind)).toEqual(['return_unmatched', 'refund_returned']);
});

it('asks about a pending payment until it is booked', async () => {
	const shop = await aShopOfOrders();
	shop.readCase('dkb-friday.csv', { csv: 'dkb.json' });
	expect((await onDesk(shop, 1005)).toDo).toBe('money');
	shop.readCase('dkb-monday.csv', { csv: 'dkb.json' });
	expect((await onDesk(shop, 1005)).toDo).toBe('pack');
});

it('asks about all orders of a collective entry, and reminds none of their buyers', async () => {
	const shop = await aShopOfOrders();
	shop.readCase('batch-mismatch.xml');
	shop.readCase('own-overlap.xml');
	expect([(await onDesk(shop, 1002)).toDo, shop.late()]).toEqual(['money', [1005]]);
	note(shop, 1002);
	expect(shop.late()).toEqual([1002, 1005]);
});

it('shows what belongs to no order among the requests', async () => {
	const shop = await aShopOfOrders();
	shop.readCase('other-account.xml');
	shop.readCase('other-account.xml');
	const rows = shop.rows('SELECT id FROM statement_question');
	expect(rows).toHaveLength(1);
	const { company, database } = shop.service;
	expect(readFormRecord('statement_question', Number(rows[0]?.id), await someShop().read(), company, database)).toMatchObject({
		...{ kind: 'statement', name: 'X', details: 'other-account.xml' },
		text: expect.stringContaining('Nicht gebucht: Der Auszug ist von einem anderen Konto (DE89370400440532013000).'),
	});
});

it.each(languages)('says of each kind of question in %s what it is, and what to do', (language) => {
	for (const kind of questionKinds) {
		const { what, todo } = describeQuestion({ kind, orders: [1003], detail: 'x' }, language);
		expect([what.length > 10, todo.length > 5, `${what}${todo}`.includes('undefined')]).toEqual([true, true, false]);
	}
});

/** The command, on the day of the tests. */
async function runCommand(dataDir: string, ...args: readonly string[]) {
	const clock = `data:text/javascript,Date.now = () => ${today};`;
	const run = join(projectDir, 'commands/run.js');
	return await runProgram(process.execPath, ['--import', clock, run, 'orders-transfers', '--data', dataDir, ...args]);
}

it('ends with a code of its own where a person is needed, and books the other files where one is unreadable', async () => {
	const orders = await runOrders();
	expect((await orders.postJson('/ecom/order', anOrder())).status).toBe(200);
	await orders.stop();
	const folder = await temporaryFolder();
	const file = (name: string, content: string): string => {
		writeFileSync(join(folder, name), content);
		return join(folder, name);
	};
	const statement = (text: string) => aCamt([[anEntry({ text, euro: '105.90' })]]);
	const [rent, paid, foreign, broken] = [
		file('rent.xml', statement('Miete')),
		file('paid.xml', statement('B-1001')),
		file('foreign.xml', aCamt([[anEntry({ text: 'B-1001' })]], { of: 'DE89370400440532013000' })),
		file('broken.xml', '<Document>'),
	];
	expect((await runCommand(orders.dataDir, rent)).exitCode).toBe(0);
	const mixed = await runCommand(orders.dataDir, broken, foreign, paid);
	expect(mixed.exitCode).toBe(3);
	expect(mixed.output).toContain('order 1001 is paid');
	expect(mixed.output).toContain('foreign.xml moves no deadline: it is of another account.');
	expect((await runCommand(orders.dataDir, paid)).exitCode).toBe(0);
	expect((await runCommand(orders.dataDir, broken)).exitCode).toBe(1);
	expect((await runCommand(orders.dataDir, '--until', '2026-12-09', paid)).exitCode).toBe(64);
	expect((await runCommand(orders.dataDir, '--account', `${account}0`, paid)).exitCode).toBe(64);
	expect((await runCommand(orders.dataDir, '--csv', 'sparkasse', paid)).exitCode).toBe(0);
});
