/** A bank's statement, and the orders that it pays. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { runProgram } from '../../commands/programs/run-program.ts';
import { bookTransfers } from '../../orders/payments/transfer/book-transfers.ts';
import { parseCsvMapping } from '../../orders/payments/transfer/csv-mapping.ts';
import { readCamt } from '../../orders/payments/transfer/read-camt.ts';
import { readCsv } from '../../orders/payments/transfer/read-csv.ts';
import { watchTransfers } from '../../orders/payments/transfer/watch-transfers.ts';
import { openDatabase } from '../../orders/store/database.ts';
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
			<RltdPties><Dbtr>${name}</Dbtr><DbtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></DbtrAcct></RltdPties>
			<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>
		<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id>
		<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
}

/** What the command says, line by line, and its exit code. */
async function bookStatement(orders: Pick<RunningOrders, 'dataDir'>, statement: string) {
	const file = join(await temporaryFolder(), 'statement.xml');
	writeFileSync(file, statement);
	const run = join(projectDir, 'commands/run.js');
	const { exitCode, output } = await runProgram(process.execPath, [run, 'orders-transfers', '--data', orders.dataDir, file]);
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
	const row = (number: number, euro = '105,90') => `${csvDay};Änne & Öhl;DE02120300000000202051;Bestellung B-${number};${euro}`;
	const files = {
		CAMT: [{ text: 'B-1001' }, { text: 'B-1002', euro: '50.00' }, { text: 'B-1002', euro: '50.00' }],
		CSV: ['Tag;Name;IBAN;Zweck;Betrag', row(1001), row(1002, '50,00'), row(1002, '50,00'), row(1003)],
	};
	const payments = { CAMT: readCamt(aStatement('08', files.CAMT)), CSV: readCsv(files.CSV.join('\n'), mapping) };
	const second = first === 'CAMT' ? 'CSV' : 'CAMT';
	const tell = (kind: 'CAMT' | 'CSV') =>
		bookTransfers(payments[kind], database, 1).map((each) => (each.kind === 'left' ? each.reason : each.kind));
	expect(tell(first as 'CAMT' | 'CSV')).toEqual(payments[first as 'CAMT' | 'CSV'].map(() => 'booked'));
	const suspected = expect.stringContaining('book it by hand if it is a second one');
	const newOnes = second === 'CSV' ? ['booked'] : [];
	expect(tell(second)).toEqual([suspected, suspected, suspected, ...newOnes]);
	expect(tell(first as 'CAMT' | 'CSV')).toEqual(payments[first as 'CAMT' | 'CSV'].map(() => 'known'));
	expect(database.sql.prepare('SELECT order_id AS id, sum(cents) AS cents FROM ledger GROUP BY 1 ORDER BY 1').all()).toEqual([
		{ id: 1001, cents: 10_590 },
		{ id: 1002, cents: 10_000 },
		{ id: 1003, cents: 10_590 },
	]);
});

it.each(['02', '08'] as const)('reads version .%s alike', (version) => {
	expect(readCamt(aStatement(version, [{ text: 'B-1001' }]))).toEqual([
		{
			reference: expect.stringMatching(/^[\da-f]{32}$/),
			...{
				format: 'camt',
				date: '2026-11-27',
				cents: 10_590,
				currency: 'EUR',
				payer: 'Änne & Öhl',
				iban: 'DE02120300000000202051',
				text: 'B-1001',
			},
		},
	]);
});

it('reads each payment of a collective entry, and nothing that went out, is pending, or takes a debit back', () => {
	const collective = aStatement('08', [{ text: 'B-1001' }]).replace(
		'</TxDtls>',
		'<Amt Ccy="EUR">5.90</Amt></TxDtls><TxDtls><Amt Ccy="EUR">100.00</Amt></TxDtls>',
	);
	expect(readCamt(collective).map(({ cents }) => cents)).toEqual([590, 10_000]);
	const feeWithin = aStatement('08', [{ text: 'B-1001' }]).replace(
		'</TxDtls>',
		'<Amt Ccy="EUR">106.90</Amt></TxDtls><TxDtls><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></TxDtls>',
	);
	expect(readCamt(feeWithin).map(({ cents }) => cents)).toEqual([10_690]);
	const others: readonly Paid[] = [
		{ text: 'a', how: 'DBIT' },
		{ text: 'b', status: 'PDNG' },
		{ text: 'c', extra: '<RvslInd>true</RvslInd>' },
		{ text: 'd', extra: '<RvslInd>1</RvslInd>' },
		{ text: 'e', euro: '0.00' },
	];
	expect(readCamt(aStatement('08', others))).toEqual([]);
});

it('invents no money where a collective entry does not say what came for which order', () => {
	const collective = aStatement('08', [{ text: 'B-1001' }]).replace(
		'</TxDtls>',
		'</TxDtls><TxDtls><RmtInf><Ustrd>B-1002</Ustrd></RmtInf></TxDtls>',
	);
	expect(readCamt(collective)).toMatchObject([{ cents: 10_590, text: 'B-1001 B-1002' }]);
});

it.each([
	['no XML', '<Document>', 'This file is not a bank statement: it is no XML ('],
	[
		'another document',
		'<Document><CstmrCdtTrfInitn/></Document>',
		'This file is not a bank statement: BkToCstmrStmt is missing. Fix: download',
	],
	['a page', '<html><body/></html>', 'This file is not a bank statement: Document is missing. Fix: download'],
	['parts of a cent', aStatement('08', [{ text: 'B-1001', euro: '1.005' }]), 'The statement names 1.005'],
	[
		'no amount',
		aStatement('08', [{ text: 'B-1001', euro: 'viel' }]),
		'This bank statement is not as it must be: Document › BkToCstmrStmt › ',
	],
	[
		'entities that multiply',
		aStatement('08', [{ text: '&b;', euro: '&b;' }]).replace(
			'?>',
			'?><!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>',
		),
		'This bank statement is not as it must be: ',
	],
])('refuses %s in a sentence', (_, statement, fault) => {
	expect(() => readCamt(statement)).toThrow(fault);
});

it('books nothing of what is no statement, and names the file', async () => {
	const orders = await threeOrders();
	const { exitCode, lines } = await bookStatement(orders, '<Document/>');
	expect([exitCode, lines]).toEqual([1, [expect.stringMatching(/statement\.xml: This file is not a bank statement: /)]]);
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
	expect([exitCode, lines.map((line) => line.replace(/^2026-11-27 {2}[\d.]+ (?:EUR|CHF) {2}Änne & Öhl: /, ''))]).toEqual([
		0,
		[
			'order 1001 is paid',
			'order 1002, 5.90 still to come',
			'order 1003 is paid, 5.00 too much; pay that back',
			'not booked, it names no order',
			'not booked, it names several orders: 1001, 1002',
			'not booked, there is no order 4711',
			'not booked, it is in CHF',
			'not booked, it names no order',
			'8 payments came in, 5 of them need a person.',
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
	for (const each of [statement, statement.replaceAll('2026-11-27', '2026-11-28')]) bookTransfers(readCamt(each), service.database, 1);
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
	const kinds = (statement: readonly Paid[]) =>
		bookTransfers(readCamt(aStatement('08', statement)), database, Date.now()).map(({ kind }) => kind);
	expect(kinds([paid])).toEqual(['known']);
	expect(kinds([paid])).toEqual(['known']);
	// Each note stands for one payment: the third is too much, and another amount is another payment.
	expect(kinds([paid, paid, paid, { text: 'B-1001', euro: '1.00' }])).toEqual(['known', 'known', 'booked', 'booked']);
	watchTransfers(parts.service);
	expect(parts.rows('SELECT cents FROM refund')).toEqual([{ cents: 5395 }]);
	await parts.service.outbox.deliver();
	expect(parts.mails().find((mail) => mail.includes('Bitte erstatten'))).toContain('DE02120300000000202051');
});

it('asks for no refund of what the shop has noted and the statement tells', async () => {
	const parts = await aService([{}]);
	const { database } = parts.service;
	const noted = { order: 1001, provider: 'transfer', kind: 'received', reference: 'desk 1', cents: 10_590 } as const;
	database.transaction(() => bookByHand(database, noted, 1));
	bookTransfers(readCamt(aStatement('02', [{ text: 'B-1001' }])), database, Date.now());
	watchTransfers(parts.service);
	expect([parts.rows('SELECT reference FROM ledger'), parts.rows('SELECT * FROM refund')]).toEqual([[{ reference: 'desk 1' }], []]);
});

it('says of a folder without orders that it is none', async () => {
	const { exitCode, lines } = await bookStatement({ dataDir: await temporaryFolder() }, aStatement('08', []));
	expect([exitCode, lines]).toEqual([64, [expect.stringMatching(/^There is no database of orders in /)]]);
});
