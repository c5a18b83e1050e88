/** Small files that banks might give out, and what has to become of each: `expected.json`. */
import { expect, it } from 'vitest';
import expected from './expected.json' with { type: 'json' };
import { aShopOfOrders, bookedIn, type Money, reportedIn } from './shop-of-orders.ts';

interface Case {
	readonly booked: readonly { readonly order: number; readonly amount: string }[];
	readonly reported: readonly { readonly amount: string; readonly as: string }[];
}

/** Where a line of `expected.json` says so. */
const moneyBefore: Readonly<Record<string, readonly Money[]>> = {
	'empty-element.xml': [{ order: 1001, kind: 'received', cents: 73_000 }],
	'reversal.xml': [
		{ order: 1001, kind: 'received', cents: 129_590 },
		{ order: 1002, kind: 'received', cents: 56_890 },
		{ order: 1002, kind: 'refunded', cents: 300 },
	],
};
const mappings: Readonly<Record<string, string>> = { 'vb.csv': 'vb.json', 'dkb-friday.csv': 'dkb.json', 'dkb-monday.csv': 'dkb.json' };
const listedOnly = ['12.00: not booked, it names no order', '77.00: not booked, it names no order'];
const cases = Object.entries(expected.statements) as unknown as readonly (readonly [string, Case])[];

it.each(cases)('%s', async (file, { booked, reported }) => {
	const { readCase } = await aShopOfOrders(moneyBefore[file]);
	const csv = mappings[file];
	const reading = readCase(file, csv === undefined ? {} : { csv });
	const wanted = file === 'own-overlap.xml' ? [{ order: 1003, amount: '565.90' }, ...booked] : booked;
	expect(bookedIn(reading)).toEqual(wanted.map(({ order, amount }) => `${order}: ${amount}`));
	const lines = reportedIn(reading);
	expect(lines).toHaveLength(reported.length);
	for (const [index, { amount, as }] of reported.entries()) {
		const line = lines[index] ?? '';
		const words = as.replace(/: a task$/, '');
		expect(line).toContain(`${file === 'vb.csv' ? '-' : ''}${amount}: `);
		expect(line).toContain(words);
		expect(line.startsWith('! ')).toBe(!listedOnly.includes(line));
	}
	// The same file tells nothing new.
	expect(bookedIn(readCase(file, csv === undefined ? {} : { csv }))).toEqual([]);
});

it('books what was pending on Friday once, on Monday, and asks no more about it', async () => {
	const { readCase, rows } = await aShopOfOrders();
	readCase('dkb-friday.csv', { csv: 'dkb.json' });
	expect(bookedIn(readCase('dkb-monday.csv', { csv: 'dkb.json' }))).toEqual(['1005: 565.90']);
	expect(reportedIn(readCase('dkb-friday.csv', { csv: 'dkb.json' }))).toEqual(['565.90: not booked, it is pending (order 1005)']);
	expect(rows('SELECT * FROM statement_question WHERE settled_at IS NULL')).toEqual([]);
});

it.each([
	['other-account.xml', []],
	['old-stmt.xml', []],
	['own-old.xml', []],
	['own-week.xml', [1002]],
	['own-overlap.xml', [1002, 1005]],
])('after %s, late are %j', async (file, late) => {
	const shop = await aShopOfOrders();
	shop.readCase(file);
	expect(shop.late()).toEqual(late);
});

it('recognises in the longer statement what the shorter one told', async () => {
	const shop = await aShopOfOrders();
	shop.readCase('own-week.xml');
	expect(bookedIn(shop.readCase('own-overlap.xml'))).toEqual(['1004: 31.00']);
	expect(shop.late()).toEqual([1002, 1005]);
});
