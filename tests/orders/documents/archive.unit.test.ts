/** The archive of documents: what was kept cannot be changed unseen, and goes when its time is over. */
import { createHash } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { archive, chainHead, findBrokenLink } from '../../../orders/documents/archive.ts';
import { keepUntil, monthOf } from '../../../orders/documents/calendar.ts';
import { forgetWhatIsOver } from '../../../orders/privacy/forget.ts';
import { defaultRetentionDays } from '../../../orders/privacy/retention.ts';
import { openDatabase } from '../../../orders/store/database.ts';
import { writeSetting } from '../../../orders/store/settings.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Three invoices with a file each. */
async function anArchive() {
	const database = openDatabase(await temporaryFolder());
	onTestFinished(() => database.close());
	const { sql } = database;
	sql.exec('PRAGMA foreign_keys = OFF');
	for (const id of [1, 2, 3]) {
		sql
			.prepare(
				"INSERT INTO document (id, kind, order_id, number, year, counter, at, cents, keep_until, facts) VALUES (:id, 'invoice', 1001, :number, 2026, :id, 5, 100, :until, '{}')",
			)
			.run({ id, number: `RE-${id}`, until: id * 1000 });
		database.transaction(() => archive(database, id, [{ name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from(`file ${id}`) }], 6));
	}
	/** As one does who can write into the file. */
	const tamper = (statement: string): void => {
		for (const { name } of sql.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all()) sql.exec(`DROP TRIGGER ${name}`);
		sql.exec(statement);
	};
	return { database, sql, tamper };
}

it('holds as it was written, and goes on after a restart', async () => {
	const { database } = await anArchive();
	expect(findBrokenLink(database, null, 7)).toBe(null);
	expect(findBrokenLink(database, chainHead(database), 7)).toBe(null);
});

it.each([
	['a file', "UPDATE document_file SET bytes = x'00' WHERE id = 2", 'Link 2 (RE-2, a.pdf): the file is not the one that was issued'],
	[
		'an amount',
		'UPDATE document SET cents = 99 WHERE id = 1',
		'Link 1 (RE-1, a.pdf): number, amount, time, deadline or hash were changed, or a link before it',
	],
	[
		'a time',
		'UPDATE document SET at = 9 WHERE id = 3',
		'Link 3 (RE-3, a.pdf): number, amount, time, deadline or hash were changed, or a link before it',
	],
	[
		'a number',
		"UPDATE document SET number = 'RE-9' WHERE id = 2",
		'Link 2 (RE-9, a.pdf): number, amount, time, deadline or hash were changed, or a link before it',
	],
	[
		'what it says',
		'UPDATE document SET facts = \'{"cents":10}\' WHERE id = 2',
		'Link 2 (RE-2, a.pdf): what the document says is not what was issued',
	],
	[
		'the time until which it is kept',
		'UPDATE document SET keep_until = 6 WHERE id = 2',
		'Link 2 (RE-2, a.pdf): number, amount, time, deadline or hash were changed, or a link before it',
	],
	[
		'what it says, with its hash',
		"UPDATE document SET facts = 'x' WHERE id = 2; UPDATE document_file SET facts_sha256 = NULL WHERE id = 2",
		'Link 2 (RE-2, a.pdf): number, amount, time, deadline or hash were changed, or a link before it',
	],
	[
		'an emptied file',
		'UPDATE document_file SET bytes = NULL WHERE id = 2',
		'Link 2 (RE-2, a.pdf): the document was emptied before its time',
	],
	[
		'an emptied document',
		'UPDATE document SET facts = NULL WHERE id = 2',
		'Link 2 (RE-2, a.pdf): the document was emptied before its time',
	],
	['a link', 'DELETE FROM document_file WHERE id = 2', 'Link 2 is missing'],
])('names the first broken link where %s was changed', async (_, statement, words) => {
	const { database, tamper } = await anArchive();
	tamper(statement);
	expect(findBrokenLink(database, null, 7)).toBe(words);
});

it('finds by a mailed head what the chain alone cannot tell', async () => {
	const { database, tamper } = await anArchive();
	const head = chainHead(database);
	tamper('DELETE FROM document_file WHERE id = 3');
	expect(findBrokenLink(database, null, 7)).toBe(null);
	expect(findBrokenLink(database, head, 7)).toBe('Link 3 is missing: the mail names link 3');
	database.transaction(() => archive(database, 3, [{ name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('another') }], 6));
	expect(findBrokenLink(database, head, 7)).toBe('Link 3 (RE-3, a.pdf): the chain differs from the one that was mailed');
});

it('lets nothing be changed or removed by the service itself', async () => {
	const { sql } = await anArchive();
	expect(() => sql.exec("UPDATE document SET number = 'x' WHERE id = 1")).toThrow('A document is never changed');
	expect(() => sql.exec("UPDATE document SET facts = '{}' WHERE id = 1")).toThrow('A document is never changed');
	expect(() => sql.exec('DELETE FROM document WHERE id = 1')).toThrow('A document is never removed');
	expect(() => sql.exec("UPDATE document_file SET bytes = x'00'")).toThrow('A document is never changed');
	expect(() => sql.exec('DELETE FROM document_file')).toThrow('A document is never removed');
});

it('empties what is over, and keeps numbers and chain whole', async () => {
	const { database, sql } = await anArchive();
	const forget = () => forgetWhatIsOver({ database, days: defaultRetentionDays, timeZone: 'Europe/Berlin', now: 2000 });
	expect(await forget()).toEqual({ document: 2, document_file: 2 });
	expect(await forget()).toEqual({});
	expect(
		sql.prepare('SELECT number, facts, bytes IS NULL AS gone FROM document JOIN document_file ON document_id = document.id').all(),
	).toEqual([
		{ number: 'RE-1', facts: null, gone: 1 },
		{ number: 'RE-2', facts: null, gone: 1 },
		{ number: 'RE-3', facts: '{}', gone: 0 },
	]);
	expect(findBrokenLink(database, null, 2000)).toBe(null);
});

it('keeps invoices eight years and letters six, from the end of the year in which they were issued in the shop', () => {
	const newYearInBerlin = Date.parse('2026-12-31T23:30:00Z');
	expect(new Date(keepUntil('invoice', newYearInBerlin, 'Europe/Berlin')).toISOString()).toBe('2036-01-01T00:00:00.000Z');
	expect(new Date(keepUntil('credit_note', newYearInBerlin - 3_600_000, 'Europe/Berlin')).toISOString()).toBe('2035-01-01T00:00:00.000Z');
	expect(new Date(keepUntil('dispatch', newYearInBerlin - 3_600_000, 'Europe/Berlin')).toISOString()).toBe('2033-01-01T00:00:00.000Z');
});

it('knows when a month begins and ends where the shop is, across summer time', () => {
	const iso = (month: string, zone: string) => monthOf(month, zone)?.map((ms) => new Date(ms).toISOString());
	expect(iso('2026-10', 'Europe/Berlin')).toEqual(['2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z']);
	expect(iso('2026-12', 'Europe/London')).toEqual(['2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z']);
	for (const wrong of ['2026-13', '2026', '26-01', '']) expect(iso(wrong, 'Europe/Berlin')).toBe(undefined);
});

/** As the version before wrote the first link of `anArchive`. */
function oldChain(): string {
	const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
	return sha256(JSON.stringify(['', 1, 1, 'RE-1', 100, 5, 'a.pdf', sha256('file 1')]));
}

it('holds links that an earlier version made, of which nothing but the file is known', async () => {
	const { database, tamper } = await anArchive();
	tamper(`UPDATE document_file SET facts_sha256 = NULL, chain = '${oldChain()}' WHERE id = 1; DELETE FROM document_file WHERE id > 1`);
	expect(findBrokenLink(database, null, 7)).toBe(null);
	database.transaction(() => archive(database, 2, [{ name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('file 2') }], 6));
	expect(findBrokenLink(database, null, 7)).toBe(null);
});

it('remembers the head that was mailed, so that the newest document cannot be removed', async () => {
	const { database, tamper } = await anArchive();
	writeSetting(database, 'mailed_chain_head', `3 2026-11-27 ${chainHead(database)?.chain}`);
	tamper('DELETE FROM document_file WHERE id = 3');
	expect(findBrokenLink(database, null, 7)).toBe('Link 3 is missing: the mail names link 3');
});
