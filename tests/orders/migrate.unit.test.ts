/** A database is brought to the program's version, as a whole or not at all, and a newer one is left alone. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openDatabase } from '../../orders/store/database.ts';
import { migrate, migrationSteps, versionOf } from '../../orders/store/migrate.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Of a shop that has one order with a line, before versions and after. */
async function anOldDatabase(): Promise<{ readonly dir: string; readonly sql: DatabaseSync }> {
	const dir = await temporaryFolder();
	const sql = new DatabaseSync(path.join(dir, 'orders.sqlite'));
	sql.exec(`
		CREATE TABLE parent (id INTEGER PRIMARY KEY, name TEXT) STRICT;
		CREATE TABLE child (parent INTEGER NOT NULL REFERENCES parent (id)) STRICT;
		INSERT INTO parent VALUES (1001, 'Änne');
		INSERT INTO child VALUES (1001);
	`);
	return { dir, sql };
}

const addPhone = 'ALTER TABLE parent ADD COLUMN phone TEXT';
const makeParentAgain = `
	CREATE TABLE new_parent (id INTEGER PRIMARY KEY, name TEXT NOT NULL, phone TEXT) STRICT;
	INSERT INTO new_parent SELECT id, name, phone FROM parent;
	DROP TABLE parent;
	ALTER TABLE new_parent RENAME TO parent;
`;

it('a new database has the newest version, and opens again', async () => {
	const dir = await temporaryFolder();
	for (let times = 0; times < 2; times++) {
		const { sql, close } = openDatabase(dir);
		expect(versionOf(sql)).toBe(1 + migrationSteps.length);
		close();
	}
	expect(readdirSync(dir)).toEqual(['orders.sqlite']);
});

it('takes one step after the other, and keeps a copy of what was before', async () => {
	const { dir, sql } = await anOldDatabase();
	migrate(sql, dir, [addPhone, makeParentAgain]);
	expect([versionOf(sql), sql.prepare('SELECT * FROM parent').all()]).toEqual([3, [{ id: 1001, name: 'Änne', phone: null }]]);
	expect(sql.prepare('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 });
	expect(readdirSync(dir)).toEqual(['before-version-2.sqlite', 'orders.sqlite']);
	const copy = new DatabaseSync(path.join(dir, 'before-version-2.sqlite'));
	expect([versionOf(copy), copy.prepare('SELECT * FROM child').all()]).toEqual([1, [{ parent: 1001 }]]);
	copy.close();
	migrate(sql, dir, [addPhone, makeParentAgain, 'ALTER TABLE child ADD COLUMN more TEXT']);
	expect(versionOf(sql)).toBe(4);
});

it.each([
	['fails in its middle', 'DELETE FROM child; INSERT INTO nobody VALUES (1)', 'no such table: nobody'],
	['leaves a line without its order', 'DELETE FROM parent', 'a row of child refers to one of parent that is not there'],
])('a step that %s changes nothing, and says so', async (_, step, reason) => {
	const { dir, sql } = await anOldDatabase();
	expect(() => migrate(sql, dir, [addPhone, step])).toThrow(
		`could not be brought from version 2 to 3: ${reason}. It is as it was before this step.`,
	);
	expect([versionOf(sql), sql.prepare('SELECT count(*) AS lines FROM child JOIN parent ON parent = id').get()]).toEqual([2, { lines: 1 }]);
	migrate(sql, dir, [addPhone, makeParentAgain]);
	expect(versionOf(sql)).toBe(3);
});

it('leaves a database of a newer program alone', async () => {
	const dir = await temporaryFolder();
	const { sql, close } = openDatabase(dir);
	sql.exec('PRAGMA user_version = 99');
	close();
	expect(() => openDatabase(dir)).toThrow(
		/has version 99, and this program knows versions up to \d+: a newer program has written it\. Install/,
	);
});

it.each([
	['with documents', 'ALTER TABLE document_file DROP COLUMN facts_sha256'],
	['from before there were documents', 'DROP TABLE document_file; DROP TABLE document_line; DROP TABLE document'],
])('brings a database of the first version up to date, %s', async (_, undo) => {
	const dir = await temporaryFolder();
	const first = openDatabase(dir);
	first.sql.exec(`${undo}; PRAGMA user_version = 1`);
	first.close();
	const { sql, close } = openDatabase(dir);
	expect(versionOf(sql)).toBe(1 + migrationSteps.length);
	expect(sql.prepare('SELECT facts_sha256, chain FROM document_file').all()).toEqual([]);
	expect(sql.prepare('SELECT facts, keep_until FROM document').all()).toEqual([]);
	close();
});
