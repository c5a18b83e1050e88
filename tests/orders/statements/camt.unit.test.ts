/** What banks write into CAMT besides a plain transfer: parts, fees, returns, empty elements, other accounts and currencies. */
import { zipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { unpackZip } from '../../../orders/payments/transfer/statement/unpack-zip.ts';
import { account, aShopOfOrders, bookedIn, type Money, type ReadOptions, reportedIn } from './shop-of-orders.ts';
import { aCamt, anEntry, type EntryOf } from './some-camt.ts';

async function outcomeOf(xml: string | Uint8Array, money: readonly Money[] = [], options: ReadOptions = {}) {
	const shop = await aShopOfOrders(money);
	const reading = shop.read([['a.xml', xml]], options);
	return { ...shop, reading, booked: bookedIn(reading), reported: reportedIn(reading) };
}

const part = (euro: string | null, text: string, more = '') =>
	`<TxDtls>${euro === null ? '' : `<Amt Ccy="EUR">${euro}</Amt>`}${more}<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;

it.each<[string, EntryOf, readonly string[], readonly string[]]>([
	[
		'a batch that adds up',
		{ euro: '596.90', details: part('565.90', 'B-1003') + part('31.00', 'B-1004') },
		['1003: 565.90', '1004: 31.00'],
		[],
	],
	[
		'a batch of which one part names no order',
		{ euro: '66.00', details: part('35.00', 'Miete') + part('31.00', 'B-1004') },
		['1004: 31.00'],
		['35.00: not booked, it names no order'],
	],
	[
		'two alike payments in a batch',
		{ euro: '62.00', details: part('31.00', 'B-1004') + part('31.00', 'B-1004') },
		['1004: 31.00', '1004: 31.00'],
		[],
	],
	[
		'a batch with a part too few',
		{ euro: '596.90', details: part('565.90', 'B-1003') + part('30.00', 'B-1004') },
		[],
		['! 596.90: not booked, its parts do not add up (595.90); it names order 1003, 1004'],
	],
	[
		'a batch without amounts',
		{ euro: '596.90', details: part(null, 'B-1003') + part(null, 'B-1004') },
		[],
		['! 596.90: not booked, it is a collective entry that does not say what came for order 1003, 1004'],
	],
	[
		'a batch without amounts, of which one part names an order',
		{ details: part(null, 'B-1003') + part(null, 'Miete') },
		[],
		['! 565.90: not booked, it is a collective entry that does not say what came for order 1003'],
	],
	['a batch without amounts for one order', { details: part(null, 'B-1003') + part(null, 'Rest B-1003') }, ['1003: 565.90'], []],
	[
		'a batch of which the bank gives one part',
		{ details: `<Btch><NbOfTxs>3</NbOfTxs></Btch>${part(null, 'B-1003')}` },
		[],
		['! 565.90: not booked, it is a collective entry that does not say what came for order 1003'],
	],
	[
		'a fee that the bank took, version .02',
		{ euro: '560.90', details: part('565.90', 'B-1003', '<Chrgs><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></Chrgs>') },
		['1003: 560.90'],
		[],
	],
	[
		'a fee that the bank took, version .08',
		{ euro: '560.90', details: part('565.90', 'B-1003', '<Chrgs><TtlChrgsAndTaxAmt Ccy="EUR">5.00</TtlChrgsAndTaxAmt></Chrgs>') },
		['1003: 560.90'],
		[],
	],
	[
		'less than was instructed',
		{ euro: '560.90', details: part(null, 'B-1003', '<AmtDtls><InstdAmt><Amt Ccy="EUR">565.90</Amt></InstdAmt></AmtDtls>') },
		['1003: 560.90'],
		[],
	],
	[
		'an amount that was sent in dollars',
		{
			details: part(
				null,
				'B-1003',
				'<AmtDtls><InstdAmt><Amt Ccy="USD">650.00</Amt></InstdAmt><TxAmt><Amt Ccy="USD">650.00</Amt></TxAmt></AmtDtls>',
			),
		},
		['1003: 565.90'],
		[],
	],
	['francs', { currency: 'CHF', text: 'B-1003' }, [], ['! 565.90: not booked, it is in CHF and names order 1003']],
	['francs for nothing', { currency: 'CHF', text: 'Miete' }, [], ['565.90: not booked, it names no order']],
	['a pending one, version .02', { status: '<Sts>PDNG</Sts>', text: 'B-1003' }, [], ['! 565.90: not booked, it is pending (order 1003)']],
	['a pending one for nothing', { status: '<Sts><Cd>PDNG</Cd></Sts>', text: 'Miete' }, [], ['565.90: not booked, it is pending']],
	['information', { status: '<Sts><Cd>INFO</Cd></Sts>', text: 'Miete' }, [], ['565.90: not booked, it is for information only']],
	['no state', { status: '<Sts/>', text: 'B-1003' }, [], ['! ?: this row cannot be read: it does not say whether it is booked (Sts)']],
	['an outgoing one', { how: 'DBIT', text: 'Miete' }, [], ['-565.90: not booked, it is outgoing']],
	[
		'an outgoing one that names an order',
		{ how: 'DBIT', text: 'B-1003' },
		[],
		['! -565.90: not booked, it is outgoing and names order 1003'],
	],
	['a day in 2027', { day: '2027-11-27', text: 'B-1003' }, [], ['! 565.90: not booked, its day lies in the future']],
	['the day after', { day: '2026-12-09', text: 'B-1003' }, [], ['! 565.90: not booked, its day lies in the future']],
	['the day itself', { day: '2026-12-08', text: 'B-1003' }, ['1003: 565.90'], []],
	['no day', { day: '', text: 'B-1003' }, [], ['! 565.90: not booked, it has no date']],
	['the day on which it counts alone', { day: '', text: 'B-1003', extra: '<ValDt><Dt>2026-11-27</Dt></ValDt>' }, ['1003: 565.90'], []],
	['a day that there is not', { day: '2026-02-31', text: 'B-1003' }, [], ['! ?: this row cannot be read: its date is none']],
	['an amount below zero', { euro: '-565.90', text: 'B-1003' }, [], ['! -565.90: not booked, it is outgoing and names order 1003']],
	['no money', { euro: '0.00', text: 'B-1003' }, [], []],
	['references by number', { text: '&#66;-1003' }, ['1003: 565.90'], []],
	['references by hexadecimal number', { text: '&#x42;&#x2d;1003' }, ['1003: 565.90'], []],
	['no reference twice', { text: '&amp;#66;-1003' }, [], ['565.90: not booked, it names no order']],
	['the identifier of the payer', { details: '<TxDtls><Refs><EndToEndId>B-1003</EndToEndId></Refs></TxDtls>' }, ['1003: 565.90'], []],
	[
		'structured text',
		{ details: '<TxDtls><RmtInf><Strd><AddtlRmtInf>B-100</AddtlRmtInf><AddtlRmtInf>3</AddtlRmtInf></Strd></RmtInf></TxDtls>' },
		['1003: 565.90'],
		[],
	],
	[
		'a creditor reference',
		{ details: '<TxDtls><RmtInf><Strd><CdtrRefInf><Ref>B1003</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>' },
		['1003: 565.90'],
		[],
	],
	[
		'a text of the entry alone',
		{ details: '', extra: '', status: '<Sts><Cd>BOOK</Cd></Sts>', text: '' },
		[],
		['565.90: not booked, it names no order'],
	],
	[
		'two places that name two orders',
		{ details: '<TxDtls><Refs><EndToEndId>B-1004</EndToEndId></Refs><RmtInf><Ustrd>B-1003</Ustrd></RmtInf></TxDtls>' },
		[],
		['! 565.90: not booked, it names several orders: 1003, 1004'],
	],
	['an address', { text: 'Rue du Trone, B-1003 Bruxelles' }, [], ['565.90: not booked, it names no order']],
	[
		'a number that goes on in the next line',
		{ details: '<TxDtls><RmtInf><Ustrd>B-1004</Ustrd><Ustrd>7</Ustrd></RmtInf></TxDtls>' },
		[],
		['! 565.90: not booked, it may mean order 1004'],
	],
	[
		'an order and the number of another one',
		{ euro: '596.90', text: 'B-1003 und 1004' },
		[],
		['! 596.90: not booked, it names several orders: 1003, 1004'],
	],
	['an order and a number of none', { text: 'B-1003 und 4711' }, ['1003: 565.90'], []],
	['an order that is not there', { text: 'B-4711' }, [], ['! 565.90: not booked, there is no order 4711']],
	[
		'amount and name of an order',
		{ euro: '31.00', name: 'OEHLSCHLAEGER, AENNE', text: 'Ring' },
		[],
		['! 31.00: not booked, it names no order, but amount and payer are those of order 1004'],
	],
	...(
		[
			'<RltdPties/>',
			'<Refs/>',
			'<RmtInf/>',
			'<AmtDtls/>',
			'<RltdPties><Dbtr/><DbtrAcct/></RltdPties>',
			'<RmtInf><Strd/><Ustrd/></RmtInf>',
			'<Amt/>',
			'<CdtDbtInd/>',
			'<AddtlTxInf/>',
			'<Chrgs/>',
		] as const
	).map((empty): [string, EntryOf, readonly string[], readonly string[]] => [
		`an empty ${empty}`,
		{ details: `<TxDtls>${empty}<AddtlTxInf>B-1003</AddtlTxInf></TxDtls>` },
		['1003: 565.90'],
		[],
	]),
])('%s', async (_, entry, booked, reported) => {
	const outcome = await outcomeOf(aCamt([[anEntry(entry)]]));
	expect([outcome.booked, outcome.reported]).toEqual([booked, reported]);
});

const paid: readonly Money[] = [
	{ order: 1001, kind: 'received', cents: 129_590 },
	{ order: 1002, kind: 'received', cents: 56_890 },
	{ order: 1002, kind: 'refunded', cents: 300 },
];
const reversal = '<RvslInd>true</RvslInd>';

it.each<[string, EntryOf, readonly string[], readonly string[]]>([
	[
		'a credit that is reversed',
		{ euro: '1295.90', how: 'DBIT', extra: reversal, text: 'B-1001' },
		['returned'],
		['! -1295.90: a reversed credit: order 1001 is open again'],
	],
	[
		'a refund that is reversed',
		{ euro: '3.00', extra: '<RvslInd>1</RvslInd>', text: 'B-1002' },
		['refund_returned'],
		['! 3.00: a reversed debit: the refund of 1002 is open again'],
	],
	[
		'a refund that comes back with its reason',
		{
			euro: '3.00',
			details: '<TxDtls><RmtInf><Ustrd>Erstattung B-1002</Ustrd></RmtInf><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>',
		},
		['refund_returned'],
		['! 3.00: a reversed debit: the refund of 1002 is open again'],
	],
	[
		'a refund that comes back with the code of a return',
		{
			euro: '3.00',
			text: 'Erstattung B-1002',
			extra: '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn></BkTxCd>',
		},
		['refund_returned'],
		['! 3.00: a reversed debit: the refund of 1002 is open again'],
	],
	[
		'more than was paid',
		{ euro: '1296.00', how: 'DBIT', extra: reversal, text: 'B-1001' },
		[],
		['! -1296.00: not booked, it is a reversal that names order 1001, and nothing of this amount is booked there'],
	],
	[
		'more than was refunded',
		{ euro: '4.00', extra: reversal, text: 'B-1002' },
		[],
		['! 4.00: not booked, it is a reversal that names order 1002, and nothing of this amount is booked there'],
	],
	[
		'a reversed credit of nothing',
		{ how: 'DBIT', extra: reversal, text: 'x' },
		[],
		['! -565.90: not booked, it is a reversal, and nothing of this amount is booked there'],
	],
	['a reversed debit of nothing', { extra: reversal, text: 'Miete' }, [], ['565.90: not booked, it names no order']],
	[
		'a refund that was sent',
		{ euro: '3.00', how: 'DBIT', text: 'Erstattung B-1002' },
		[],
		['-3.00: outgoing: the refund of order 1002, which is booked'],
	],
])('%s', async (_, entry, kinds, reported) => {
	const xml = aCamt([[anEntry(entry)]]);
	const shop = await outcomeOf(xml, paid);
	expect([shop.booked, shop.reported]).toEqual([[], reported]);
	const bookedKinds = () => shop.rows("SELECT kind FROM ledger WHERE kind LIKE '%returned'").map(({ kind }) => kind);
	expect(bookedKinds()).toEqual(kinds);
	shop.read([['b.xml', xml]]);
	// Told by another format, on the next day.
	shop.read([['c.xml', aCamt([[anEntry({ ...entry, day: '2026-11-28' })]], { kind: '052' })]]);
	expect(bookedKinds()).toEqual(kinds);
});

it('asks about amount and name of an order that is paid in the shop', async () => {
	const shop = await aShopOfOrders();
	shop.service.database.sql.exec("UPDATE shop_order SET payment_kind = 'house' WHERE id = 1004");
	const xml = aCamt([[anEntry({ euro: '31.00', name: 'OEHLSCHLAEGER, AENNE', text: 'Ring' })]]);
	expect(shop.read([['a.xml', xml]]).findings).toMatchObject([{ kind: 'likely_order', orders: [1004] }]);
});

it('takes a payment back that stands below its reversal', async () => {
	const entries = [anEntry({ how: 'DBIT', extra: reversal, text: 'B-1003', day: '2026-11-28' }), anEntry({ text: 'B-1003' })];
	const { booked, reported } = await outcomeOf(aCamt([entries]));
	expect([booked, reported]).toEqual([['1003: 565.90'], ['! -565.90: a reversed credit: order 1003 is open again']]);
});

it('reads several accounts in a file, and books those of the shop alone', async () => {
	const [own, other] = [
		aCamt([[anEntry({ text: 'B-1003' })]]),
		aCamt([[anEntry({ text: 'B-1004', euro: '31.00' })]], { of: 'DE89370400440532013000' }),
	];
	const both = own.replace('</BkToCstmrStmt>', `${/<Stmt>.*<\/Stmt>/.exec(other)?.[0]}</BkToCstmrStmt>`);
	const { booked, reported, rows } = await outcomeOf(both);
	expect(booked).toEqual(['1003: 565.90']);
	expect(reported).toEqual(['! 31.00: not booked, it is of another account, DE89370400440532013000']);
	expect(rows('SELECT kind, order_id FROM statement_question')).toEqual([{ kind: 'other_account', order_id: null }]);
});

it.each([
	['its name within a prefix', (xml: string) => xml.replace(/<(\/?)(?=[A-Z])/g, '<$1ns2:').replace('xmlns=', 'xmlns:ns2=')],
	['blanks in the account', (xml: string) => xml.replace('DE02120300000000202051', 'DE02 1203 0000 0000 2020 51')],
	['a mark of its encoding', (xml: string) => `\ufeff${xml}`],
	['the end of the account alone', (xml: string) => xml.replace('<IBAN>DE02120300000000202051</IBAN>', '<Othr><Id>0000202051</Id></Othr>')],
])('reads a statement with %s', async (_, change) => {
	expect((await outcomeOf(change(aCamt([[anEntry({ text: 'B-1003' })]])))).booked).toEqual(['1003: 565.90']);
});

it('reads ISO-8859-1', async () => {
	const xml = aCamt([[anEntry({ text: 'B-1003', name: 'Änne' })]]).replace('UTF-8', 'ISO-8859-1');
	const { reading } = await outcomeOf(Buffer.from(xml, 'latin1'));
	expect(reading.findings).toMatchObject([{ kind: 'booked', party: 'Änne' }]);
});

it.each(['052', '053', '054'] as const)('reads CAMT.%s', async (kind) => {
	expect((await outcomeOf(aCamt([[anEntry({ text: 'B-1003' })]], { kind }))).booked).toEqual(['1003: 565.90']);
});

const period = (from: string, to: string) => `<FrToDt><FrDtTm>${from}</FrDtTm><ToDtTm>${to}</ToDtTm></FrToDt>`;
const closing = (day: string) => `<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Dt><Dt>${day}</Dt></Dt></Bal>`;

it.each<[string, Parameters<typeof aCamt>[1], string | null]>([
	['a period', { head: period('2026-11-23T00:00:00', '2026-11-27T23:59:59') }, '2026-11-27'],
	['a period up to midnight', { head: period('2026-11-23T00:00:00', '2026-11-28T00:00:00') }, '2026-11-27'],
	['a closing balance', { head: closing('2026-11-26') }, '2026-11-26'],
	[
		'a closing balance before the period’s end',
		{ head: closing('2026-11-26') + period('2026-11-01T00:00:00', '2026-11-30T23:59:59') },
		'2026-11-26',
	],
	['a period up to a day that is not over', { head: period('2026-11-23T00:00:00', '2026-12-31T23:59:59') }, '2026-12-07'],
	[
		'a period beyond the day on which it was made',
		{ head: `<CreDtTm>2026-11-28T18:00:00</CreDtTm>${period('2026-11-01T00:00:00', '2026-11-30T23:59:59')}` },
		'2026-11-28',
	],
	[
		'a period that ends with the morning on which it was made',
		{ head: `<CreDtTm>2026-11-28T04:00:00</CreDtTm>${period('2026-11-01T00:00:00', '2026-11-28T23:59:59')}` },
		'2026-11-27',
	],
	['neither', {}, '2026-11-27'],
	[
		'a page that is not the last one',
		{ head: `<StmtPgntn><PgNb>1</PgNb><LastPgInd>false</LastPgInd></StmtPgntn>${period('2026-11-01T00:00:00', '2026-11-27T23:59:59')}` },
		null,
	],
	['a report of a day that goes on', { kind: '052', head: period('2026-11-27T00:00:00', '2026-11-27T14:00:00') }, '2026-11-26'],
	['single entries', { kind: '054', head: period('2026-11-23T00:00:00', '2026-11-27T23:59:59') }, null],
	['another account', { of: 'DE89370400440532013000', head: closing('2026-11-26') }, null],
])('knows payments up to the last day of %s', async (_, options, until) => {
	expect((await outcomeOf(aCamt([[anEntry({ text: 'Miete' })]], options))).reading.knownUntil).toBe(until);
});

it('moves no deadline while a row cannot be read, but where a person confirms a day', async () => {
	const xml = aCamt([[anEntry({ text: 'B-1003', euro: 'viel' }), anEntry({ text: 'Miete' })]]);
	expect((await outcomeOf(xml)).reading.knownUntil).toBe(null);
	expect((await outcomeOf(xml, [], { until: '2026-12-01' })).reading.knownUntil).toBe('2026-12-01');
});

it('says which days no statement tells of', async () => {
	const shop = await aShopOfOrders();
	shop.readCase('own-old.xml');
	expect(shop.readCase('own-week.xml').reaches).toMatchObject([{ until: '2026-11-27', gap: ['2026-11-01', '2026-11-22'] }]);
});

it('names no gap that another file of the same reading fills, whatever their order', async () => {
	const shop = await aShopOfOrders();
	const rent = (from: string, until: string) =>
		aCamt([[anEntry({ text: 'Miete', day: until })]], { head: period(`${from}T00:00:00`, `${until}T23:59:59`) });
	shop.read([['0.xml', rent('2026-11-01', '2026-11-15')]]);
	const { reaches, knownUntil } = shop.read([
		['b.xml', rent('2026-11-23', '2026-11-30')],
		['a.xml', rent('2026-11-16', '2026-11-22')],
	]);
	expect(reaches).toMatchObject([
		{ file: 'b.xml', until: '2026-11-30', gap: null },
		{ file: 'a.xml', until: '2026-11-22', gap: null },
	]);
	expect(knownUntil).toBe('2026-11-30');
});

it('reminds of no deadline before the first statement, until another one tells of its day', async () => {
	const shop = await aShopOfOrders();
	const rent = (from: string) =>
		aCamt([[anEntry({ text: 'Miete', day: '2026-12-07' })]], { head: period(`${from}T00:00:00`, '2026-12-07T23:59:59') });
	shop.read([['a.xml', rent('2026-12-07')]]);
	expect(shop.late()).toEqual([]);
	shop.read([['b.xml', rent('2026-11-27')]]);
	expect(shop.late()).toEqual([1003, 1004, 1005]);
	shop.read([['c.xml', rent('2026-11-26')]]);
	expect(shop.late()).toEqual([1002, 1003, 1004, 1005]);
});

it('moves no deadline by an account that buyers were not told', async () => {
	const second = 'DE89370400440532013000';
	const shop = await aShopOfOrders();
	const reading = shop.read([['a.xml', aCamt([[anEntry({ text: 'Miete' })]], { of: second, head: closing('2026-12-07') })]], {
		account: second,
	});
	expect([reading.knownUntil, reading.reaches]).toEqual([null, [expect.objectContaining({ why: 'second_account' })]]);
	expect(shop.late()).toEqual([]);
});

it.each(['0000000051', '00000', '000202051', '1000202051'])(
	'takes %s for the shop’s account only where it is the whole number',
	async (number) => {
		const xml = aCamt([[anEntry({ text: 'B-1003' })]]).replace(`<IBAN>${account}</IBAN>`, `<Othr><Id>${number}</Id></Othr>`);
		expect((await outcomeOf(xml)).booked).toEqual(number === '000202051' ? ['1003: 565.90'] : []);
	},
);

it('takes an account that a person names, and remembers it', async () => {
	const xml = aCamt([[anEntry({ text: 'B-1003' })]], { of: 'DE89370400440532013000' });
	const shop = await aShopOfOrders();
	expect(bookedIn(shop.read([['a.xml', xml]]))).toEqual([]);
	expect(bookedIn(shop.read([['a.xml', xml]], { account: 'DE89370400440532013000' }))).toEqual(['1003: 565.90']);
	expect(shop.read([['a.xml', xml]]).findings).toMatchObject([{ kind: 'known' }]);
});

it('books nothing while it knows no account of the shop', async () => {
	const shop = await aShopOfOrders();
	shop.service.database.sql.exec("UPDATE shop_order SET bank_details = NULL; DELETE FROM setting WHERE name = 'own_accounts'");
	expect(reportedIn(shop.readCase('own-week.xml'))).toEqual([
		'! 565.90: not booked, the shop’s own account is not known; this one is DE02120300000000202051',
	]);
});

let archive: Uint8Array;
beforeAll(() => {
	const statement = (number: number) =>
		Buffer.from(aCamt([[anEntry({ text: `B-${number}`, euro: number === 1003 ? '565.90' : '31.00' })]]));
	const junk = { '__MACOSX/._a.xml': Buffer.from('x'), 'readme.txt': Buffer.from('Guten Tag'), 'inner/': new Uint8Array() };
	archive = zipSync({ 'a.xml': statement(1003), 'inner/b.xml': statement(1004), ...junk });
});

it('reads all statements of an archive, and names what is none', async () => {
	const { booked, reported } = await outcomeOf(archive);
	expect(booked).toEqual(['1003: 565.90', '1004: 31.00']);
	expect(reported).toEqual([
		expect.stringMatching(/^! \?: the file cannot be read, and nothing of it is booked: It is neither XML nor a CSV file/),
	]);
});

it.each([
	['is cut off', () => archive.subarray(0, 200), /cannot be unpacked|holds no file|is no XML|neither XML nor|is missing/],
	[
		'is cut off between two files',
		() => archive.subarray(0, Buffer.from(archive).indexOf('PK\u0003\u0004', 4, 'latin1')),
		/is not complete/,
	],
	[
		'lacks files that its end lists',
		() => Buffer.concat([archive.subarray(0, Buffer.from(archive).indexOf('PK\u0003\u0004', 4, 'latin1')), archive.subarray(-22)]),
		/is not complete/,
	],
	['holds another archive', () => zipSync({ 'b.zip': archive }), /An archive lies in the archive/],
	['is empty', () => zipSync({}), /holds no file/],
	[
		'holds thousands of files',
		() => zipSync(Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`${index}.xml`, new Uint8Array(1)]))),
		/more than 2000 files/,
	],
])('refuses an archive that %s', async (_, make, words) => {
	const { booked, reported } = await outcomeOf(make());
	expect(booked).toEqual([]);
	expect(reported.join()).toMatch(words);
});

it('refuses an archive that unpacks to far more than any statement', () => {
	const million = 1024 * 1024;
	expect(() => unpackZip(zipSync({ 'a.xml': new Uint8Array(1.5 * million), 'b.xml': new Uint8Array(million) }), 2 * million)).toThrow(
		'more than 2 MB',
	);
	expect(unpackZip(zipSync({ 'a.xml': new Uint8Array(million), 'b.xml': new Uint8Array(million) }), 2 * million)).toHaveLength(2);
});
