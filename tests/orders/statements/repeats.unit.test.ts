/** The same payment told again: by another file, in another format, under another day; and two payments that only look alike. */
import { expect, it } from 'vitest';
import { watchTransfers } from '../../../orders/payments/transfer/watch-transfers.ts';
import { bookByHand } from '../../../orders/transitions/ledger.ts';
import { aShopOfOrders, bookedIn, type Money, today } from './shop-of-orders.ts';
import { aCamt, anEntry, type EntryOf } from './some-camt.ts';

const heads = 'Booking Date,Value Date,Partner Name,Partner Iban,Type,Payment Reference,Account Name,Amount (EUR)';
const half = '282.95';

interface CsvRow {
	readonly day?: string;
	readonly valueDay?: string;
	readonly name?: string;
	readonly iban?: string;
	readonly euro?: string;
	readonly text?: string;
}

const csv = (rows: readonly CsvRow[]): string =>
	[
		heads,
		...rows.map(
			({ day = '2026-11-27', valueDay = day, name = 'Anna Muster', iban = 'DE89370400440532013000', euro = '565.90', text = 'B-1003' }) =>
				`${day},${valueDay},${name},${iban},Income,${text},Main,${euro}`,
		),
	].join('\n');
const camt = (entries: readonly EntryOf[], options: Parameters<typeof aCamt>[1] = {}): string =>
	aCamt([entries.map((entry) => anEntry({ text: 'B-1003', ...entry }))], options);
const reference = (name: string): string => `<AcctSvcrRef>${name}</AcctSvcrRef>`;
const payer = '<RltdPties><Dbtr><Pty><Nm>Anna Muster</Nm></Pty></Dbtr></RltdPties>';
const partOf = (text: string, { euro = '', id = '' }): string =>
	`<TxDtls>${id && `<Refs><EndToEndId>${id}</EndToEndId></Refs>`}${euro && `<Amt Ccy="EUR">${euro}</Amt>`}${payer}<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
const collective = {
	whole: partOf('B-1003', {}) + partOf('Rest B-1003', {}),
	parts: partOf('B-1003', { euro: '300.00' }) + partOf('Rest B-1003', { euro: '265.90' }),
};
const another = 'DE02100500000054540402';

it.each<[string, string, string, readonly string[]]>([
	['CSV after CAMT', camt([{}]), csv([{}]), ['known']],
	['CAMT after CSV', csv([{}]), camt([{}]), ['known']],
	['CSV without an account, with a name cut off', camt([{}]), csv([{ iban: '', name: 'MUSTER ANNA' }]), ['known']],
	['CSV three days later', camt([{ day: '2026-11-27' }]), csv([{ day: '2026-11-30' }]), ['known']],
	['CSV of another day that counts alike', camt([{}]), csv([{ day: '2026-11-30', valueDay: '2026-11-27' }]), ['known']],
	['CAMT.053 after .052', camt([{}], { kind: '052' }), camt([{}]), ['known']],
	[
		'CAMT.053 after .052, by the name of the bank',
		camt([{ extra: reference('2026112700001'), name: '' }], { kind: '052' }),
		camt([{ extra: reference('2026112700001'), day: '2026-12-01' }]),
		['known'],
	],
	['CAMT.053 after .054 after the weekend', camt([{ day: '2026-11-27' }], { kind: '054' }), camt([{ day: '2026-11-30' }]), ['known']],
	['another version of CAMT', camt([{}], { version: '02' }), camt([{}]), ['known']],
	['the bank changes how it writes the rest', camt([{}]), camt([{ extra: '<AddtlNtryInf>SEPA</AddtlNtryInf>' }]), ['known']],
	['the bank adds its name later', camt([{}]), camt([{ extra: reference('2026112700001') }]), ['known']],
	// Not certain: a person decides.
	['CSV without a payer', camt([{}]), csv([{ iban: '', name: '' }]), ['maybe_repeat']],
	['CSV with another name', camt([{}]), csv([{ iban: '', name: 'Otto' }]), ['maybe_repeat']],
	['the same again three days later, of an order that is paid', camt([{}]), camt([{ day: '2026-11-30' }]), ['maybe_repeat']],
	// Others.
	['another account', camt([{}]), csv([{ iban: another }]), ['booked']],
	['another name of the bank', camt([{ extra: reference('a-1') }]), camt([{ extra: reference('a-2') }]), ['booked']],
	['ten days later', camt([{ day: '2026-11-17' }]), camt([{ day: '2026-11-27' }]), ['booked']],
	['another amount', camt([{ euro: half }]), csv([{}]), ['booked']],
	['the second half, three days later', camt([{ euro: half }]), camt([{ euro: half, day: '2026-11-30' }]), ['booked']],
	[
		'the second half in another format, three days later',
		camt([{ euro: half }]),
		csv([{ euro: half, day: '2026-11-30' }]),
		['maybe_repeat'],
	],
	['both halves after the first one', camt([{ euro: half }]), camt([{ euro: half }, { euro: half }]), ['known', 'booked']],
	['both halves again', camt([{ euro: half }, { euro: half }]), csv([{ euro: half }, { euro: half }]), ['known', 'known']],
	[
		'the second half above the first one',
		csv([{ euro: half, text: 'B-1003 Teil 1' }]),
		csv([
			{ euro: half, text: 'B-1003 Teil 2' },
			{ euro: half, text: 'B-1003 Teil 1' },
		]),
		['booked', 'known'],
	],
	[
		'a notice of the same day with another text and name of the payer',
		camt([{ euro: half, details: partOf('B-1003 Teil 1', { id: 'a-1' }) }], { kind: '054' }),
		camt([{ euro: half, details: partOf('B-1003 Teil 2', { id: 'a-2' }) }], { kind: '054' }),
		['maybe_repeat'],
	],
	[
		'the parts of a collective entry that came as a whole',
		camt([{ details: collective.whole }]),
		camt([{ details: collective.parts }], { kind: '054' }),
		['maybe_repeat', 'maybe_repeat'],
	],
	[
		'a collective entry as a whole that came by its parts',
		camt([{ details: collective.parts }], { kind: '054' }),
		camt([{ details: collective.whole }]),
		['maybe_repeat'],
	],
	['halves of two people', camt([{ euro: half }]), csv([{ euro: half }, { euro: half, iban: another, name: 'Otto' }]), ['known', 'booked']],
])('%s', async (_, first, second, kinds) => {
	const shop = await aShopOfOrders();
	expect(bookedIn(shop.read([['first', first]]))).not.toEqual([]);
	const outcome = shop.read([['second', second]]).findings.map(({ kind }) => kind);
	expect(outcome).toEqual(kinds);
	const sum = shop.rows('SELECT sum(cents) AS cents FROM ledger WHERE order_id = 1003');
	shop.read([['first', first]]);
	shop.read([['second', second]]);
	expect(shop.rows('SELECT sum(cents) AS cents FROM ledger WHERE order_id = 1003')).toEqual(sum);
});

it('tells one entry of two statements in a file once', async () => {
	const shop = await aShopOfOrders();
	const entry = anEntry({ text: 'B-1003' });
	expect(shop.read([['a.xml', aCamt([[entry], [entry]])]]).findings.map(({ kind }) => kind)).toEqual(['booked', 'known']);
	expect(
		shop
			.read([
				['a.xml', aCamt([[entry]])],
				['b.xml', aCamt([[entry]])],
			])
			.findings.map(({ kind }) => kind),
	).toEqual(['known', 'known']);
});

it.each([
	['the bank tells by two names', [reference('a-1'), reference('a-2')], ['booked', 'booked']],
	['the bank tells alike', ['', ''], ['booked', 'maybe_repeat']],
])('books a payment that came twice in one statement where %s: %j', async (_, extras, kinds) => {
	const shop = await aShopOfOrders();
	const xml = aCamt([extras.map((extra) => anEntry({ text: 'B-1003', extra }))]);
	expect(shop.read([['a.xml', xml]]).findings.map(({ kind }) => kind)).toEqual(kinds);
});

it('books what a buyer pays again after the bank took it back', async () => {
	const shop = await aShopOfOrders();
	const reversal = anEntry({ text: 'B-1003', how: 'DBIT', extra: '<RvslInd>true</RvslInd>', day: '2026-11-28' });
	const statement = aCamt([[anEntry({ text: 'B-1003' }), reversal, anEntry({ text: 'B-1003', day: '2026-11-30' })]]);
	shop.read([['a.xml', statement]]);
	shop.read([['a.xml', statement]]);
	expect(shop.rows('SELECT kind, count(*) AS count FROM ledger WHERE order_id = 1003 GROUP BY kind ORDER BY kind')).toEqual([
		{ kind: 'received', count: 2 },
		{ kind: 'returned', count: 1 },
	]);
});

it.each([
	['053', '2026-11-30', '2026-12-01'],
	['052', '2026-12-03', '2026-12-03'],
] as const)('opens an order again that is paid again and taken back again, as CAMT.%s tells it', async (kind, paidOn, reversedOn) => {
	const shop = await aShopOfOrders();
	const reversed = (day: string) => anEntry({ text: 'B-1003', how: 'DBIT', extra: '<RvslInd>true</RvslInd>', day });
	shop.read([['a.xml', aCamt([[anEntry({ text: 'B-1003' }), reversed('2026-11-28')]])]]);
	const second = aCamt([[anEntry({ text: 'B-1003', day: paidOn }), reversed(reversedOn)]], { kind });
	expect(shop.read([['b.xml', second]]).findings.map((finding) => finding.kind)).toEqual(['booked', 'payment_returned']);
	expect(shop.read([['b.xml', second]]).findings.map((finding) => finding.kind)).toEqual(['known', 'known']);
});

it('asks about a refund that leaves the account twice', async () => {
	const shop = await aShopOfOrders([
		{ order: 1002, kind: 'received', cents: 56_890 },
		{ order: 1002, kind: 'refunded', cents: 300 },
	]);
	const sent = (name: string, day: string) =>
		anEntry({ euro: '3.00', how: 'DBIT', text: 'Erstattung B-1002', day, extra: reference(name) });
	const kindsIn = (...entries: readonly string[]) => shop.read([['a.xml', aCamt([entries])]]).findings.map(({ kind }) => kind);
	expect(kindsIn(sent('a-1', '2026-11-27'))).toEqual(['refund_sent']);
	expect(kindsIn(sent('a-2', '2026-11-30'))).toEqual(['outgoing']);
	expect(kindsIn(sent('a-2', '2026-11-30'), sent('a-1', '2026-11-27'))).toEqual(['outgoing', 'refund_sent']);
});

it('asks about what the shop has noted with another amount', async () => {
	const shop = await aShopOfOrders();
	const { database } = shop.service;
	const noted = { order: 1003, provider: 'transfer', kind: 'received', reference: 'desk 1', cents: 56_590 } as const;
	database.transaction(() => bookByHand(database, noted, today));
	expect(shop.read([['a.xml', camt([{ euro: '560.90' }])]]).findings).toMatchObject([{ kind: 'maybe_repeat', orders: [1003] }]);
	watchTransfers(shop.service);
	expect(shop.rows('SELECT * FROM refund')).toEqual([]);
});

it('finds what the shop has noted, and asks about what it has noted twice', async () => {
	const money: readonly Money[] = [{ order: 1003, kind: 'received', cents: 56_590 }];
	const shop = await aShopOfOrders(money);
	shop.service.database.sql.exec('INSERT INTO money_by_hand (ledger_id) SELECT id FROM ledger WHERE order_id = 1003');
	expect(shop.read([['a.xml', camt([{}])]]).findings).toMatchObject([{ kind: 'known' }]);
	expect(shop.read([['a.csv', csv([{}])]]).findings).toMatchObject([{ kind: 'known' }]);
	expect(shop.read([['a.csv', csv([{ iban: another, name: 'Otto' }])]]).findings).toMatchObject([{ kind: 'booked' }]);
});
