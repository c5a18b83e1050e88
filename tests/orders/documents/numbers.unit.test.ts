/** Numbers of invoices and credit notes: without gaps and repeats, also after a transaction that failed, at the turn of the year and after a restore. */
import { expect, it, onTestFinished } from 'vitest';
import {
	continueAbove,
	defaultNumberFormats,
	findGaps,
	isDocumentNumber,
	numberFormatFaults,
	takeNumber,
} from '../../../orders/documents/numbers.ts';
import { openDatabase } from '../../../orders/store/database.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

async function aDatabase() {
	const database = openDatabase(await temporaryFolder());
	onTestFinished(() => database.close());
	const take = (kind: 'invoice' | 'credit_note', year = 2026, formats = defaultNumberFormats) =>
		database.transaction(() => takeNumber(database, formats, kind, year).number);
	return { database, take };
}

it('counts each series by itself, and from 1 in each year', async () => {
	const { take } = await aDatabase();
	expect([take('invoice'), take('invoice'), take('credit_note'), take('invoice', 2027), take('invoice', 2027)]).toEqual([
		'RE-2026-0001',
		'RE-2026-0002',
		'RK-2026-0001',
		'RE-2027-0001',
		'RE-2027-0002',
	]);
});

it('goes on over the years where the format names none', async () => {
	const { take } = await aDatabase();
	const formats = { invoice: '1{number:5}', credit_note: 'K{number}' };
	expect([take('invoice', 2026, formats), take('invoice', 2027, formats), take('credit_note', 2027, formats)]).toEqual([
		'100001',
		'100002',
		'K1',
	]);
});

it('gives a number again whose document was not issued', async () => {
	const { database, take } = await aDatabase();
	expect(() =>
		database.transaction(() => {
			takeNumber(database, defaultNumberFormats, 'invoice', 2026);
			throw new Error('The rest failed');
		}),
	).toThrow('The rest failed');
	expect(take('invoice')).toBe('RE-2026-0001');
});

it('continues above the highest number issued, and notes what it skipped', async () => {
	const { database, take } = await aDatabase();
	continueAbove(database, defaultNumberFormats, { issued: ['RE-2026-0041', 'RK-2026-0002'], why: 'restored' }, 5);
	expect([take('invoice'), take('credit_note')]).toEqual(['RE-2026-0042', 'RK-2026-0003']);
	// What lies below is known already.
	continueAbove(database, defaultNumberFormats, { issued: ['RE-2026-0007'], why: 'again' }, 6);
	expect(take('invoice')).toBe('RE-2026-0043');
	expect(database.sql.prepare('SELECT kind, year, first, last, at, why FROM skipped_numbers ORDER BY kind').all()).toEqual([
		{ kind: 'credit_note', year: 2026, first: 1, last: 2, at: 5, why: 'restored' },
		{ kind: 'invoice', year: 2026, first: 1, last: 41, at: 5, why: 'restored' },
	]);
	expect(() => continueAbove(database, defaultNumberFormats, { issued: ['B-1001'], why: 'x' }, 5)).toThrow(
		'"B-1001" is no number of an invoice or a credit note. Fix: write it as it stands on the document; RE-{year}-{number:4} and RK-{year}-{number:4} are configured.',
	);
});

it.each([
	['RE-2026-0041', true],
	['RK-2026-1', true],
	['RE-26-0041', false],
	['XRE-2026-0041', false],
	['', false],
])('tells whether %j is a number of a document', (number, is) => {
	expect(isDocumentNumber(number, defaultNumberFormats)).toBe(is);
});

it('names each number that is missing', async () => {
	const { database, take } = await aDatabase();
	expect(findGaps(database)).toEqual([]);
	take('invoice');
	expect(findGaps(database)).toEqual(['Number 1 of the series invoice 2026 is missing']);
});

it.each([
	['RE', 'around one {number}'],
	['RE{number}{number}', 'around one {number}'],
	['RE {number}', 'letters, digits'],
	['RE<{number}>', 'letters, digits'],
	['RE{year}{year}{number}', '{year} once at most'],
	['Rechnungsnummer-{year}-{number}', 'gives no document numbers'],
])('refuses the format %s', (invoice, words) => {
	expect(numberFormatFaults({ invoice, credit_note: 'K{number}' })).toEqual([expect.stringContaining(words)]);
});

it('refuses series that cannot be told apart', () => {
	expect(numberFormatFaults({ invoice: 'A{number}', credit_note: 'A{number:4}' })).toHaveLength(1);
	expect(numberFormatFaults(defaultNumberFormats)).toEqual([]);
});
