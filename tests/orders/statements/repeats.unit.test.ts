/** The same payment told again: by another file, in another format, under another day; and two payments that only look alike. */
import { expect, it } from 'vitest';
import { aShopOfOrders, bookedIn, type Money } from './shop-of-orders.ts';
import { aCamt, anEntry, type EntryOf } from './some-camt.ts';

const heads = 'Booking Date,Value Date,Partner Name,Partner Iban,Type,Payment Reference,Account Name,Amount (EUR)';
const half = '282.95';

interface CsvRow {
	readonly day?: string;
	readonly valueDay?: string;
	readonly name?: string;
	readonly iban?: string;
	readonly euro?: string;
}

const csv = (rows: readonly CsvRow[]): string =>
	[
		heads,
		...rows.map(
			({ day = '2026-11-27', valueDay = day, name = 'Anna Muster', iban = 'DE89370400440532013000', euro = '565.90' }) =>
				`${day},${valueDay},${name},${iban},Income,B-1003,Main,${euro}`,
		),
	].join('\n');
const camt = (entries: readonly EntryOf[], options: Parameters<typeof aCamt>[1] = {}): string =>
	aCamt([entries.map((entry) => anEntry({ text: 'B-1003', ...entry }))], options);
const reference = (name: string): string => `<AcctSvcrRef>${name}</AcctSvcrRef>`;
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

it('finds what the shop has noted, and asks about what it has noted twice', async () => {
	const money: readonly Money[] = [{ order: 1003, kind: 'received', cents: 56_590 }];
	const shop = await aShopOfOrders(money);
	shop.service.database.sql.exec('INSERT INTO money_by_hand (ledger_id) SELECT id FROM ledger WHERE order_id = 1003');
	expect(shop.read([['a.xml', camt([{}])]]).findings).toMatchObject([{ kind: 'known' }]);
	expect(shop.read([['a.csv', csv([{}])]]).findings).toMatchObject([{ kind: 'known' }]);
	expect(shop.read([['a.csv', csv([{ iban: another, name: 'Otto' }])]]).findings).toMatchObject([{ kind: 'booked' }]);
});
