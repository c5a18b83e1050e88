/**
 * Databases of earlier versions of the program, with open orders, holds and payments, are brought to this one: nothing is lost, and nothing that was booked
 * is booked again. `databases/` holds them as SQL; both have version 1, because their tables changed in place.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { bookStatements } from '../../orders/payments/transfer/book-transfers.ts';
import { chooseMappings, readStatementFile } from '../../orders/payments/transfer/statement/read-statement.ts';
import { type Database, openDatabase } from '../../orders/store/database.ts';
import { migrate, migrationSteps, versionOf } from '../../orders/store/migrate.ts';
import { changeLine } from '../../orders/transitions/change-order.ts';
import { readPayment } from '../../orders/transitions/ledger.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = path.join(import.meta.dirname, 'databases');
const versions = ['transfer-day', 'transfer-source', 'both'] as const;
const now = Date.parse('2026-11-30T12:00:00Z');

/** `both`: the later program has opened a database of the earlier one. */
async function oldDatabase(version: (typeof versions)[number]): Promise<string> {
	const dir = await temporaryFolder();
	// The file lists tables by name, and what refers to a row may stand before it.
	const sql = new DatabaseSync(path.join(dir, 'orders.sqlite'), { enableForeignKeyConstraints: false });
	sql.exec(readFileSync(path.join(folder, `${version === 'both' ? 'transfer-day' : version}.sql`), 'utf8'));
	if (version === 'both') {
		sql.exec('CREATE TABLE transfer_source (reference TEXT PRIMARY KEY, day TEXT NOT NULL, format TEXT NOT NULL) STRICT');
		sql.exec(
			"INSERT INTO transfer_source SELECT reference, day, 'camt' FROM transfer_day LIMIT 1; DELETE FROM transfer_day WHERE reference IN (SELECT reference FROM transfer_source)",
		);
	}
	sql.close();
	return dir;
}

function open(dir: string): Database {
	const database = openDatabase(dir);
	onTestFinished(() => database.close());
	return database;
}

function schemaOf({ sql }: Pick<Database, 'sql'>): readonly string[] {
	const rows = sql.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'").all();
	return rows
		.map(({ sql: text }) => String(text).replace(/\s+/g, ' ').replace(/"/g, '').replace(/\( /g, '(').replace(/ \)/g, ')'))
		.toSorted();
}

it.each(versions)('keeps all orders, payments and holds of %s', async (version) => {
	const dir = await oldDatabase(version);
	const old = new DatabaseSync(path.join(dir, 'orders.sqlite'));
	const kept = [
		'shop_order',
		'order_line',
		'order_event',
		'ledger',
		'refund',
		'reservation',
		'payment_term',
		'money_by_hand',
		'transfer_payer',
	];
	// What a later version adds stands in none of them.
	const columnsOf = (table: string) => old.prepare('SELECT name FROM pragma_table_info(:table)').all({ table });
	const columns = new Map(
		kept.map((table) => [
			table,
			columnsOf(table)
				.map(({ name }) => String(name))
				.join(),
		]),
	);
	const contents = (sql: DatabaseSync) =>
		kept.map((table) => sql.prepare(`SELECT ${columns.get(table)} FROM ${table} ORDER BY rowid`).all());
	const before = contents(old);
	old.close();
	expect(before.every((rows) => rows.length > 0)).toBe(true);
	const { sql } = open(dir);
	expect(contents(sql)).toEqual(before);
	expect([versionOf(sql), sql.prepare('SELECT count(*) AS count FROM transfer_source').get()]).toEqual([
		1 + migrationSteps.length,
		{ count: 3 },
	]);
	expect(() => sql.exec('DELETE FROM ledger')).toThrow('The ledger is never changed');
});

it.each(versions)('gives %s the tables of a new database', async (version) => {
	expect(schemaOf(open(await oldDatabase(version)))).toEqual(schemaOf(open(await temporaryFolder())));
});

it('keeps what became of the lines of version 6, and lets a part of one be dropped from then on', async () => {
	const dir = await oldDatabase('transfer-source');
	const old = new DatabaseSync(path.join(dir, 'orders.sqlite'), { enableForeignKeyConstraints: false });
	migrate(old, dir, migrationSteps.slice(0, 5));
	old.exec("UPDATE order_line SET state = 'shipped', carrier = 'DHL', tracking = 'JJD-1' WHERE order_id = 1002");
	old.exec("UPDATE order_line SET state = 'returned', returned = count WHERE order_id = 1003");
	old.exec(
		"INSERT INTO order_line SELECT 1001, 1, at, product, variant, name, buyer_name, personalization, made_to_order, 3, cents, project, 'to_pack', NULL, NULL, 0, limited FROM order_line WHERE order_id = 1001",
	);
	expect(versionOf(old)).toBe(6);
	const lines = 'SELECT order_id, position, count, state, carrier, tracking, returned FROM order_line ORDER BY order_id, position';
	const before = old.prepare(lines).all();
	old.close();
	const database = open(dir);
	expect(database.sql.prepare(lines).all()).toEqual(before);
	expect(database.sql.prepare('SELECT sum(dropped) AS dropped FROM order_line').get()).toEqual({ dropped: 0 });
	database.sql.exec('UPDATE order_line SET dropped = 2 WHERE order_id = 1001 AND position = 1');
	expect(changeLine(database, { order: 1001, position: 0, transition: 'drop' }, { who: 'owner' }, now)).toBe(true);
	expect(changeLine(database, { order: 1002, position: 0, transition: 'drop' }, { who: 'owner' }, now)).toBe(false);
	// More than there are, less than none, and a state that its count does not bear out.
	for (const wrong of ['dropped = 4', 'dropped = -1', "state = 'dropped'", 'dropped = 3', 'returned = 2']) {
		expect(() => database.sql.exec(`UPDATE order_line SET ${wrong} WHERE order_id = 1001 AND position = 1`)).toThrow('CHECK constraint');
	}
});

const csv = `Booking Date,Value Date,Partner Name,Partner Iban,Type,Payment Reference,Account Name,Amount (EUR)
2026-11-27,2026-11-27,Anna Muster,DE89370400440532013000,Income,B-1001,Main,105.90
2026-11-27,2026-11-27,Berta Muster,DE89370400440532013000,Income,B-1002,Main,52.95
2026-11-30,2026-11-27,Carl Muster,DE89370400440532013000,Income,B-1005,Main,35.80
2026-11-28,2026-11-28,Dora Muster,DE89370400440532013000,Income,B-1003,Main,105.90`;

it.each(versions)('books nothing of %s again, in either format, and then what is new', async (version) => {
	const database = open(await oldDatabase(version));
	const sums = () => [1001, 1002, 1005].map((order) => readPayment(database, order).receivedCents);
	const before = sums();
	expect(before).toEqual([10_590, 5295, 3580]);
	const read = (file: string, content: Uint8Array) => {
		const files = readStatementFile(
			file,
			content,
			chooseMappings(null, () => content),
		);
		return bookStatements(files, database, { account: null, until: null }, now).findings.map(({ kind }) => kind);
	};
	const statement = readFileSync(path.join(folder, 'statement.xml'));
	expect(read('statement.xml', statement)).toEqual(['known', 'known', 'known']);
	expect(read('statement.csv', Buffer.from(csv))).toEqual(['known', 'known', 'known', 'booked']);
	expect(read('statement.xml', statement)).toEqual(['known', 'known', 'known']);
	expect(sums()).toEqual(before);
});

it('has the tables that are committed for its version: a change of them needs a step in migrate.ts, and a file of its own', async () => {
	const schema = `${schemaOf(open(await temporaryFolder())).join('\n')}\n`;
	const file = path.join(folder, `version-${1 + migrationSteps.length}.schema.sql`);
	if (process.env.WRITE_SCHEMA === '1') writeFileSync(file, schema);
	expect(schema).toBe(readFileSync(file, 'utf8'));
});
