/** A bank's statement, and the orders that it pays. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { runProgram } from '../../commands/programs/run-program.ts';
import { bookStatements } from '../../orders/payments/transfer/book-transfers.ts';
import { splitEntry } from '../../orders/payments/transfer/split-entry.ts';
import type { BankStatement } from '../../orders/payments/transfer/statement/bank-statement.ts';
import { parseCsvMapping } from '../../orders/payments/transfer/statement/csv-mapping.ts';
import { readCamt } from '../../orders/payments/transfer/statement/read-camt.ts';
import { readCsv } from '../../orders/payments/transfer/statement/read-csv.ts';
import { watchTransfers } from '../../orders/payments/transfer/watch-transfers.ts';
import { type Database, openDatabase } from '../../orders/store/database.ts';
import { bookByHand } from '../../orders/transitions/ledger.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { aService } from './a-service.ts';
import { anOrder } from './an-order.ts';
import { type RunningOrders, runOrders } from './run-orders.ts';

interface Paid {
	readonly text: string;
	readonly euro?: string;
	readonly currency?: string;
	readonly how?: 'CRDT' | 'DBIT';
	readonly status?: string;
	/** Of the entry; left out: none. */
	readonly extra?: string;
}

/** A statement as banks write it in one of the two versions. */
function aStatement(version: '02' | '08', paid: readonly Paid[]): string {
	const isNew = version === '08';
	const entries = paid.map(({ text, euro = '105.90', currency = 'EUR', how = 'CRDT', status = 'BOOK', extra = '' }) => {
		const name = isNew ? '<Pty><Nm>Änne &amp; Öhl</Nm></Pty>' : '<Nm>Änne &amp; Öhl</Nm>';
		return `<Ntry><Amt Ccy="${currency}">${euro}</Amt><CdtDbtInd>${how}</CdtDbtInd>${extra}<Sts>${isNew ? `<Cd>${status}</Cd>` : status}</Sts>
			<BookgDt><Dt>2026-11-27</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
			<RltdPties><Dbtr>${name}</Dbtr><DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct></RltdPties>
			<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>
		<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id>
		<Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
}

/** Of the time of the tests' orders, which is that of their clock. */
const now = Date.parse('2026-12-08T12:00:00Z');

function bookAll(statements: readonly BankStatement[], database: Database) {
	return bookStatements([{ file: 'statement.xml', statements }], database, { account: null, until: null }, now).findings;
}

/** What the command says, line by line, and its exit code. */
async function bookStatement(orders: Pick<RunningOrders, 'dataDir'>, statement: string) {
	const file = join(await temporaryFolder(), 'statement.xml');
	writeFileSync(file, statement);
	const run = join(projectDir, 'commands/run.js');
	const clock = `data:text/javascript,Date.now = () => ${now};`;
	const { exitCode, output } = await runProgram(process.execPath, [
		'--import',
		clock,
		run,
		'orders-transfers',
		'--data',
		orders.dataDir,
		file,
	]);
	return { exitCode, lines: output.trim().split('\n') };
}

/** Three rings of one order each, 1001 to 1003. */
async function threeOrders(): Promise<RunningOrders> {
	const orders = await runOrders();
	for (let number = 1; number <= 3; number++) expect((await orders.postJson('/ecom/order', anOrder())).status).toBe(200);
	return orders;
}

it.each([
	['CAMT', 'CSV', '27.11.2026'],
	['CSV', 'CAMT', '27.11.2026'],
	// The day on which it counts.
	['CAMT', 'CSV', '01.12.2026'],
])('books a payment once that %s tells first and %s again, dated %s, and both of two alike', async (first, _second, csvDay) => {
	const orders = await threeOrders();
	await orders.stop();
	const database = openDatabase(orders.dataDir);
	onTestFinished(() => database.close());
	const mapping = parseCsvMapping(
		JSON.stringify({
			...{ charset: 'utf-8', separator: ';', decimal: ',', date: 'DD.MM.YYYY' },
			columns: { date: 'Tag', amount: 'Betrag', text: 'Zweck', payer: 'Name', iban: 'IBAN' },
		}),
	);
	const row = (number: number, euro = '105,90') => `${csvDay};Änne & Öhl;DE89370400440532013000;Bestellung B-${number};${euro}`;
	const files = {
		CAMT: [{ text: 'B-1001' }, { text: 'B-1002', euro: '50.00' }, { text: 'B-1002', euro: '50.00' }],
		CSV: ['Tag;Name;IBAN;Zweck;Betrag', row(1001), row(1002, '50,00'), row(1002, '50,00'), row(1003)],
	};
	const statements = { CAMT: readCamt(aStatement('08', files.CAMT), 'a.xml'), CSV: readCsv(files.CSV.join('\n'), mapping, 'a.csv') };
	const counts = { CAMT: 3, CSV: 4 };
	const second = first === 'CAMT' ? 'CSV' : 'CAMT';
	const tell = (kind: 'CAMT' | 'CSV') => bookAll(statements[kind], database).map(({ kind: outcome }) => outcome);
	const known = (count: number) => Array.from({ length: count }, () => 'known');
	expect(tell(first as 'CAMT' | 'CSV')).toEqual(Array.from({ length: counts[first as 'CAMT' | 'CSV'] }, () => 'booked'));
	expect(tell(second)).toEqual([...known(3), ...(second === 'CSV' ? ['booked'] : [])]);
	expect(tell(first as 'CAMT' | 'CSV')).toEqual(known(counts[first as 'CAMT' | 'CSV']));
	expect(database.sql.prepare('SELECT order_id AS id, sum(cents) AS cents FROM ledger GROUP BY 1 ORDER BY 1').all()).toEqual([
		{ id: 1001, cents: 10_590 },
		{ id: 1002, cents: 10_000 },
		{ id: 1003, cents: 10_590 },
	]);
});

it.each(['02', '08'] as const)('reads version .%s alike', (version) => {
	const [statement] = readCamt(aStatement(version, [{ text: 'B-1001' }]), 'a.xml');
	expect(statement).toMatchObject({ account: 'DE02120300000000202051', format: 'camt.053', from: null, until: null });
	expect(statement?.entries).toMatchObject([
		{
			...{ kind: 'entry', number: 1, day: '2026-11-27', cents: 10_590, currency: 'EUR', direction: 'in', state: 'booked' },
			parts: [{ party: 'Änne & Öhl', iban: 'DE89370400440532013000', texts: [['B-1001']] }],
		},
	]);
});

/** Amounts of the payments in its first entry. */
function amountsIn(statement: string): readonly number[] {
	const [entry] = readCamt(statement, 'a.xml')[0]?.entries ?? [];
	const split = entry?.kind === 'entry' ? splitEntry(entry) : null;
	return split?.kind === 'claims' ? split.claims.map(({ cents }) => cents) : [];
}

it('reads each payment of a collective entry, without the fee that was taken from it', () => {
	const collective = aStatement('08', [{ text: 'B-1001' }]).replace(
		'</TxDtls>',
		'<Amt Ccy="EUR">5.90</Amt></TxDtls><TxDtls><Amt Ccy="EUR">100.00</Amt></TxDtls>',
	);
	expect(amountsIn(collective)).toEqual([590, 10_000]);
	const feeWithin = aStatement('08', [{ text: 'B-1001' }]).replace(
		'</TxDtls>',
		'<Amt Ccy="EUR">106.90</Amt></TxDtls><TxDtls><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></TxDtls>',
	);
	expect(amountsIn(feeWithin)).toEqual([10_690]);
});

it('leaves an entry without money out', () => {
	expect(readCamt(aStatement('08', [{ text: 'B-1001', euro: '0.00' }]), 'a.xml')[0]?.entries).toEqual([]);
});

it.each([
	['no XML', '<Document>', 'This file is not a bank statement: it is no XML ('],
	[
		'another document',
		'<Document><CstmrCdtTrfInitn/></Document>',
		'This file is not a bank statement: BkToCstmrStmt is missing. Fix: download',
	],
	['a page', '<html><body/></html>', 'This file is not a bank statement: Document is missing. Fix: download'],
])('refuses %s in a sentence', (_, statement, fault) => {
	expect(() => readCamt(statement, 'a.xml')).toThrow(fault);
});

it.each([
	['parts of a cent', aStatement('08', [{ text: 'B-1001', euro: '1.005' }])],
	['no amount', aStatement('08', [{ text: 'B-1001', euro: 'viel' }])],
	[
		'entities that multiply',
		aStatement('08', [{ text: '&b;', euro: '&b;' }]).replace(
			'?>',
			'?><!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>',
		),
	],
])('names an entry with %s, and reads the others', (_, statement) => {
	const whole = statement.replace('</Stmt>', `${/<Ntry>.*<\/Ntry>/s.exec(aStatement('08', [{ text: 'B-1002' }]))?.[0]}</Stmt>`);
	expect(readCamt(whole, 'a.xml')[0]?.entries).toMatchObject([
		{ kind: 'unreadable', number: 1, fault: expect.stringContaining('is no amount in whole cents') },
		{ kind: 'entry', number: 2, cents: 10_590 },
	]);
});

it('books nothing of what is no statement, and names the file', async () => {
	const orders = await threeOrders();
	const { exitCode, lines } = await bookStatement(orders, '<Document/>');
	expect([exitCode, lines[0]]).toEqual([
		1,
		expect.stringMatching(/^the file cannot be read, and nothing of it is booked: This file is not a bank statement: .*statement\.xml/),
	]);
	expect(orders.rows('SELECT * FROM ledger')).toEqual([]);
});

it('books what names one order, says what is open or too much, and leaves the rest to a person', async () => {
	const orders = await threeOrders();
	const { exitCode, lines } = await bookStatement(
		orders,
		aStatement('02', [
			{ text: 'Bestellung B-1001 vom 20.11.' },
			{ text: 'b 1002', euro: '100' },
			{ text: 'B–1003', euro: '110.90' },
			{ text: 'Ring' },
			{ text: 'B-1001 und B-1002' },
			{ text: 'B-4711' },
			{ text: 'B-1001', currency: 'CHF' },
			{ text: 'AB-1001 10010' },
		]),
	);
	const shown = lines.map((line) =>
		line.replace(/^2026-11-27 {2}[\d.]+ (?:EUR|CHF) {2}Änne & Öhl: /, '').replace(/\. (?:To do|No person).*/, ''),
	);
	expect([exitCode, shown]).toEqual([
		3,
		[
			'order 1001 is paid',
			'order 1002, 5.90 still to come',
			'order 1003 is paid, 5.00 too much; pay that back',
			'not booked, it names no order (statement.xml, entry 4)',
			'not booked, it names several orders: 1001, 1002 (statement.xml, entry 5)',
			'not booked, there is no order 4711 (statement.xml, entry 6)',
			'not booked, it is in CHF and names order 1001 (statement.xml, entry 7)',
			'not booked, it names no order (statement.xml, entry 8)',
			'All payments are known up to 2026-11-27; deadlines after that day wait for a later statement.',
			'8 entries were read, 3 of them are booked now, 3 of them need a person.',
		],
	]);
	expect(orders.rows('SELECT order_id, provider, kind, cents FROM ledger ORDER BY id')).toEqual([
		{ order_id: 1001, provider: 'transfer', kind: 'received', cents: 10_590 },
		{ order_id: 1002, provider: 'transfer', kind: 'received', cents: 10_000 },
		{ order_id: 1003, provider: 'transfer', kind: 'received', cents: 11_090 },
	]);
});

it('books a payment once, however often it is told, and two that are alike twice', async () => {
	const orders = await threeOrders();
	const half = { text: 'B-1001', euro: '52.95' };
	await bookStatement(orders, aStatement('08', [half]));
	const { lines } = await bookStatement(orders, aStatement('08', [half, half]));
	expect(lines.slice(0, 2).map((line) => line.split(': ')[1])).toEqual(['order 1001, booked before', 'order 1001 is paid']);
	await bookStatement(orders, aStatement('08', [half, half]));
	expect(orders.rows('SELECT sum(cents) AS cents FROM ledger')).toEqual([{ cents: 10_590 }]);
});

it('books two payments that are alike on two days of one format', async () => {
	const { service, rows } = await aService([{}]);
	const half: Paid = { text: 'B-1001', euro: '52.95' };
	const statement = aStatement('08', [half]);
	for (const each of [statement, statement.replaceAll('2026-11-27', '2026-11-28')]) bookAll(readCamt(each, 'a.xml'), service.database);
	expect(rows('SELECT sum(cents) AS cents FROM ledger')).toEqual([{ cents: 10_590 }]);
});

it('tells two payments of one day that are alike by the references of the bank', async () => {
	const orders = await threeOrders();
	const half = (reference: string): Paid => ({ text: 'B-1001', euro: '52.95', extra: `<AcctSvcrRef>${reference}</AcctSvcrRef>` });
	// The bank lists them in either order.
	await bookStatement(orders, aStatement('08', [half('bank-2')]));
	const { lines } = await bookStatement(orders, aStatement('08', [half('bank-1'), half('bank-2')]));
	expect(lines.slice(0, 2).map((line) => line.split(': ')[1])).toEqual(['order 1001 is paid', 'order 1001, booked before']);
});

it('books money once that the shop has noted before its statement came, and asks for no refund of it', async () => {
	const parts = await aService([{}]);
	const { database } = parts.service;
	const half = { order: 1001, provider: 'transfer', kind: 'received', cents: 5295 } as const;
	for (const reference of ['desk 1', 'desk 2']) database.transaction(() => bookByHand(database, { ...half, reference }, 1));
	const paid: Paid = { text: 'B-1001', euro: '52.95' };
	const kinds = (statement: readonly Paid[]) => bookAll(readCamt(aStatement('08', statement), 'a.xml'), database).map(({ kind }) => kind);
	expect(kinds([paid])).toEqual(['known']);
	expect(kinds([paid])).toEqual(['known']);
	// Each note stands for one payment: the third is too much, and the bank's own name proves that there is one. Another amount is another payment.
	const third = { ...paid, extra: '<AcctSvcrRef>bank-3</AcctSvcrRef>' };
	expect(kinds([paid, paid, third, { text: 'B-1001', euro: '1.00' }])).toEqual(['known', 'known', 'booked', 'booked']);
	watchTransfers(parts.service);
	expect(parts.rows('SELECT cents FROM refund')).toEqual([{ cents: 5395 }]);
	await parts.service.outbox.deliver();
	expect(parts.mails().find((mail) => mail.includes('Bitte erstatten'))).toContain('DE89370400440532013000');
});

it('asks for no refund of what the shop has noted and the statement tells', async () => {
	const parts = await aService([{}]);
	const { database } = parts.service;
	const noted = { order: 1001, provider: 'transfer', kind: 'received', reference: 'desk 1', cents: 10_590 } as const;
	database.transaction(() => bookByHand(database, noted, 1));
	bookAll(readCamt(aStatement('02', [{ text: 'B-1001' }]), 'a.xml'), database);
	watchTransfers(parts.service);
	expect([parts.rows('SELECT reference FROM ledger'), parts.rows('SELECT * FROM refund')]).toEqual([[{ reference: 'desk 1' }], []]);
});

it('says of a folder without orders that it is none', async () => {
	const { exitCode, lines } = await bookStatement({ dataDir: await temporaryFolder() }, aStatement('08', []));
	expect([exitCode, lines]).toEqual([64, [expect.stringMatching(/^There is no database of orders in /)]]);
});
