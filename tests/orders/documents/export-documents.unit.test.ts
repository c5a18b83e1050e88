/** The export for the tax adviser. */
import { expect, it, onTestFinished } from 'vitest';
import { exportDocuments } from '../../../orders/documents/export-documents.ts';
import { openDatabase } from '../../../orders/store/database.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { someFacts } from './some-facts.ts';

async function aDatabaseWith(...documents: readonly (typeof someFacts)[]) {
	const database = openDatabase(await temporaryFolder());
	onTestFinished(() => database.close());
	database.sql.exec('PRAGMA foreign_keys = OFF');
	for (const [index, facts] of documents.entries()) {
		database.sql
			.prepare(
				'INSERT INTO document (kind, order_id, number, year, counter, at, cents, keep_until, facts) VALUES (:kind, 1001, :number, 2026, :counter, :at, 1, 1, :facts)',
			)
			.run({ kind: facts.kind, number: facts.number, counter: index + 1, at: facts.issuedAt, facts: JSON.stringify(facts) });
	}
	return database;
}

it('has a line for each document and tax, credit notes below 0, and no formula of a buyer', async () => {
	const credit = { ...someFacts, kind: 'credit_note', number: 'RK-2026-0001', corrects: { number: 'RE-2026-0001', issuedAt: 1 } } as const;
	const hostile = {
		...someFacts,
		number: 'RE-2026-0002',
		buyer: { ...someFacts.buyer, company: '=cmd|"x";1' },
		lines: [],
		extras: someFacts.extras,
	};
	const csv = exportDocuments(await aDatabaseWith(someFacts, hostile, credit), '2026-11', 'Europe/Berlin');
	expect(csv?.split('\r\n')).toEqual([
		'\ufeffnumber;kind;date;supplied_on;order;corrects;buyer;country;buyer_vat_id;payment;tax_scheme;tax_percent;net;tax;gross;currency',
		'RE-2026-0001;invoice;2026-11-27;2026-11-27;1001;;Änne Öhlschläger;DE;;Überweisung;standard;19;1349,08;256,32;1605,40;EUR',
		'RE-2026-0001;invoice;2026-11-27;2026-11-27;1001;;Änne Öhlschläger;DE;;Überweisung;margin;;1600,00;0,00;1600,00;EUR',
		`RE-2026-0002;invoice;2026-11-27;2026-11-27;1001;;"'=cmd|""x"";1";DE;;Überweisung;standard;19;6,22;1,18;7,40;EUR`,
		'RK-2026-0001;credit_note;2026-11-27;2026-11-27;1001;RE-2026-0001;Änne Öhlschläger;DE;;Überweisung;standard;19;-1349,08;-256,32;-1605,40;EUR',
		'RK-2026-0001;credit_note;2026-11-27;2026-11-27;1001;RE-2026-0001;Änne Öhlschläger;DE;;Überweisung;margin;;-1600,00;0,00;-1600,00;EUR',
		'',
	]);
});

it('takes the month of the shop, and no other', async () => {
	const atNewYear = { ...someFacts, issuedAt: Date.parse('2026-11-30T23:30:00Z') };
	const database = await aDatabaseWith(atNewYear);
	expect(exportDocuments(database, '2026-11', 'Europe/Berlin')?.split('\r\n')).toHaveLength(2);
	expect(exportDocuments(database, '2026-12', 'Europe/Berlin')?.split('\r\n')).toHaveLength(4);
	expect(exportDocuments(database, '2026', 'Europe/Berlin')).toBe(null);
});
