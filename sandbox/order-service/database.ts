/** The service's memory: one SQLite file, written in transactions, so that what was answered with "ok" is there after any crash. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addedOrderColumns, orderTables } from './order-tables.ts';

const schema = `
	CREATE TABLE IF NOT EXISTS request (
		key TEXT PRIMARY KEY, endpoint TEXT NOT NULL, fingerprint TEXT NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL
	) STRICT;
	CREATE TABLE IF NOT EXISTS message (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL, text TEXT NOT NULL,
		held_back TEXT
	) STRICT;
	CREATE TABLE IF NOT EXISTS shop_request (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, kind TEXT NOT NULL, product INTEGER NOT NULL, variant INTEGER,
		details TEXT NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL, phone TEXT, text TEXT, held_back TEXT
	) STRICT;
	CREATE TABLE IF NOT EXISTS rating (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, product INTEGER NOT NULL,
		stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5), title TEXT, text TEXT, display_name TEXT, held_back TEXT, sent_at INTEGER
	) STRICT;
	CREATE TABLE IF NOT EXISTS subscription (
		id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, language TEXT NOT NULL,
		state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
		token_hash TEXT NOT NULL, token_expires_at INTEGER NOT NULL,
		requested_at INTEGER NOT NULL, confirmed_at INTEGER, unsubscribed_at INTEGER
	) STRICT;
	CREATE TABLE IF NOT EXISTS held_back_sign_up (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, email TEXT NOT NULL, held_back TEXT NOT NULL
	) STRICT;
	CREATE TABLE IF NOT EXISTS withdrawal (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL, contract TEXT NOT NULL,
		text TEXT, held_back TEXT
	) STRICT;
	CREATE INDEX IF NOT EXISTS withdrawal_by_time ON withdrawal (at);
	CREATE INDEX IF NOT EXISTS message_by_time ON message (at);
	CREATE INDEX IF NOT EXISTS shop_request_by_time ON shop_request (at);
	CREATE INDEX IF NOT EXISTS rating_by_time ON rating (at);
	CREATE TABLE IF NOT EXISTS attempt (email TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
	CREATE INDEX IF NOT EXISTS attempt_by_email ON attempt (email, at);
	CREATE TABLE IF NOT EXISTS mail (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, eml BLOB NOT NULL, written INTEGER NOT NULL DEFAULT 0) STRICT;
	CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

export interface Database {
	readonly sql: DatabaseSync;
	/** All of `work` or nothing of it. */
	transaction<Result>(work: () => Result): Result;
	close(): void;
}

/** Opens the database in `dataDir`, which is made where it is missing. Only this user may read either, also where both were there before. */
export function openDatabase(dataDir: string): Database {
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	chmodSync(dataDir, 0o700);
	const file = path.join(dataDir, 'orders.sqlite');
	closeSync(openSync(file, 'a', 0o600));
	// SQLite gives its other files the mode of the first
	for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600);
	const sql = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
	sql.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
	sql.exec(schema);
	sql.exec(orderTables);
	for (const { table, column, type } of addedOrderColumns) {
		const isThere = sql.prepare(`SELECT 1 FROM pragma_table_info('${table}') WHERE name = ?`).get(column) !== undefined;
		if (!isThere) sql.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
	}
	return {
		sql,
		transaction(work) {
			sql.exec('BEGIN IMMEDIATE');
			try {
				const result = work();
				sql.exec('COMMIT');
				return result;
			} catch (error) {
				sql.exec('ROLLBACK');
				throw error;
			}
		},
		close: () => sql.close(),
	};
}
