/**
 * Brings a database to the version of this program, which SQLite keeps in the file itself (`PRAGMA user_version`). A step changes what is there; new
 * tables need none, because the schema makes each table that is missing. A step is never changed once it was released.
 */
import { chmodSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { WorldError } from '../../site/world-error.ts';

/**
 * Version 1 had two forms: transfers with their day alone, and then with the format of their statement. Both are brought to the later one; of the first,
 * the format is not known. Statements may take payments back, so the ledger has kinds for it; SQLite changes a check by a new table.
 */
const statementsThatAreJudged = `
	CREATE TABLE IF NOT EXISTS transfer_day (reference TEXT PRIMARY KEY, day TEXT NOT NULL) STRICT;
	CREATE TABLE IF NOT EXISTS transfer_source (reference TEXT PRIMARY KEY, day TEXT NOT NULL, format TEXT NOT NULL) STRICT;
	INSERT INTO transfer_source (reference, day, format) SELECT reference, day, '' FROM transfer_day WHERE true ON CONFLICT DO NOTHING;
	DROP TABLE transfer_day;
	CREATE TABLE new_transfer_source (
		reference TEXT PRIMARY KEY, day TEXT NOT NULL, format TEXT NOT NULL, value_day TEXT, bank_reference TEXT
	) STRICT;
	INSERT INTO new_transfer_source (reference, day, format) SELECT reference, day, format FROM transfer_source;
	DROP TABLE transfer_source;
	ALTER TABLE new_transfer_source RENAME TO transfer_source;
	CREATE TABLE new_ledger (
		id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES shop_order (id), at INTEGER NOT NULL, provider TEXT NOT NULL,
		kind TEXT NOT NULL CHECK (kind IN ('authorised', 'released', 'received', 'refunded', 'disputed', 'dispute_ended', 'failed', 'returned', 'refund_returned')),
		reference TEXT NOT NULL, cents INTEGER NOT NULL CHECK (cents > 0), UNIQUE (provider, kind, reference)
	) STRICT;
	INSERT INTO new_ledger SELECT id, order_id, at, provider, kind, reference, cents FROM ledger;
	DROP VIEW IF EXISTS open_reservation;
	DROP TABLE ledger;
	ALTER TABLE new_ledger RENAME TO ledger;
	DELETE FROM setting WHERE name = 'transfers_read_at';
`;

/** The chain of documents covers what they say. The oldest databases have no documents at all. */
const documentsWhoseFactsAreCovered = `
	CREATE TABLE IF NOT EXISTS document_file (
		id INTEGER PRIMARY KEY, document_id INTEGER NOT NULL REFERENCES document (id), at INTEGER NOT NULL, name TEXT NOT NULL,
		type TEXT NOT NULL, sha256 TEXT NOT NULL, chain TEXT NOT NULL, bytes BLOB, UNIQUE (document_id, name)
	) STRICT;
	ALTER TABLE document_file ADD COLUMN facts_sha256 TEXT;
`;

/** Mails name the legal texts that they hold, instead of holding each as text. */
const legalTextsKeptOnce = `
	CREATE TABLE IF NOT EXISTS legal_text (
		hash TEXT NOT NULL, language TEXT NOT NULL, title TEXT NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (hash, language)
	) STRICT;
`;

/**
 * What an order holds ends apart from the order itself. All open orders keep what they hold, for as long as they were to hold it: none of them was asked to
 * confirm its address.
 */
const holdsOfTheirOwn = `
	DROP VIEW IF EXISTS open_reservation;
	CREATE TABLE new_reservation (
		order_id INTEGER PRIMARY KEY REFERENCES shop_order (id), expires_at INTEGER NOT NULL, network TEXT NOT NULL, held_until INTEGER, by_shop INTEGER NOT NULL DEFAULT 0
	) STRICT;
	INSERT INTO new_reservation (order_id, expires_at, network, held_until) SELECT order_id, expires_at, network, expires_at FROM reservation;
	DROP TABLE reservation;
	ALTER TABLE new_reservation RENAME TO reservation;
`;

/** A part of the price does not take an order out of the limits of what unpaid orders may hold: the schema makes the view again. */
const holdsThatArePaidInFull = 'DROP VIEW IF EXISTS open_reservation;';

/**
 * Pieces that will not be sent: a line has a state for it, and a count, because a part of it may still leave. SQLite changes a check by a new table. What
 * they cost holds nothing any more, and the schema makes the view again.
 */
const linesThatAreDropped = `
	DROP VIEW IF EXISTS open_reservation;
	CREATE TABLE new_order_line (
		order_id INTEGER NOT NULL REFERENCES shop_order (id), position INTEGER NOT NULL, at INTEGER NOT NULL, product INTEGER NOT NULL,
		variant INTEGER, name TEXT NOT NULL, buyer_name TEXT NOT NULL, personalization TEXT, made_to_order INTEGER NOT NULL DEFAULT 0,
		count INTEGER NOT NULL CHECK (count > 0), cents INTEGER NOT NULL, project TEXT NOT NULL,
		state TEXT NOT NULL DEFAULT 'to_pack' CHECK (state IN ('to_pack', 'shipped', 'returned', 'dropped')), carrier TEXT, tracking TEXT,
		returned INTEGER NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND count), limited INTEGER NOT NULL DEFAULT 0,
		dropped INTEGER NOT NULL DEFAULT 0 CHECK (dropped BETWEEN 0 AND count - returned), PRIMARY KEY (order_id, position),
		CHECK ((state = 'dropped') = (dropped = count))
	) STRICT;
	INSERT INTO new_order_line (order_id, position, at, product, variant, name, buyer_name, personalization, made_to_order, count, cents, project, state,
		carrier, tracking, returned, limited)
		SELECT order_id, position, at, product, variant, name, buyer_name, personalization, made_to_order, count, cents, project, state,
			carrier, tracking, returned, limited FROM order_line;
	DROP TABLE order_line;
	ALTER TABLE new_order_line RENAME TO order_line;
`;

/**
 * The steps in SQL: the first one leads from version 1 to version 2, the next one to version 3, and so on. Every change of a table is one, also before a
 * release; `tests/orders/upgrade.unit.test.ts` compares the tables with those of the last step.
 */
export const migrationSteps: readonly string[] = [
	statementsThatAreJudged,
	documentsWhoseFactsAreCovered,
	holdsOfTheirOwn,
	legalTextsKeptOnce,
	holdsThatArePaidInFull,
	linesThatAreDropped,
];

const firstVersion = 1;

/**
 * A copy of the database as it was stays beside it, named by its version, until a backup was made a month later. Each step happens as a whole, with
 * its version. @throws DatabaseTooNew @throws MigrationFailed
 */
export function migrate(sql: DatabaseSync, dataDir: string, steps: readonly string[] = migrationSteps): void {
	const newest = firstVersion + steps.length;
	const version = versionOf(sql);
	if (version > newest) throw new DatabaseTooNew(dataDir, version, newest);
	if (version === 0) {
		// Without tables it is new; the tables of the time before versions are those of the first one.
		const isNew = sql.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table'").get() === undefined;
		sql.exec(`PRAGMA user_version = ${isNew ? newest : firstVersion}`);
		if (isNew) return;
	}
	if (versionOf(sql) === newest) return;
	keepCopy(sql, dataDir);
	// A step may replace a table that others refer to; what they refer to is checked at its end.
	sql.exec('PRAGMA foreign_keys = OFF');
	try {
		for (let next = versionOf(sql); next < newest; next++) takeStep(sql, steps[next - firstVersion] ?? '', next);
	} finally {
		sql.exec('PRAGMA foreign_keys = ON');
	}
}

export function versionOf(sql: DatabaseSync): number {
	return Number(sql.prepare('PRAGMA user_version').get()?.user_version);
}

/** The name of the copy that a migration from this version leaves. */
export const migrationCopy = /^before-version-\d+\.sqlite$/;

function keepCopy(sql: DatabaseSync, dataDir: string): void {
	const file = path.join(dataDir, `before-version-${versionOf(sql) + 1}.sqlite`);
	const draft = `${file}.part`;
	rmSync(draft, { force: true });
	sql.prepare('VACUUM INTO :draft').run({ draft });
	chmodSync(draft, 0o600);
	renameSync(draft, file);
}

function takeStep(sql: DatabaseSync, step: string, from: number): void {
	sql.exec('BEGIN IMMEDIATE');
	try {
		// Another process may have taken it meanwhile.
		if (versionOf(sql) === from) {
			sql.exec(step);
			const lost = findLostReference(sql);
			if (lost !== null) throw new Error(lost);
			sql.exec(`PRAGMA user_version = ${from + 1}`);
		}
		sql.exec('COMMIT');
	} catch (error) {
		sql.exec('ROLLBACK');
		throw new MigrationFailed(from, error);
	}
}

/** The first in the order of the tables' names, in words; null: every row has what it refers to. SQLite itself reports them in no order. */
export function findLostReference(sql: DatabaseSync): string | null {
	const lost = sql.prepare('SELECT "table", parent FROM pragma_foreign_key_check ORDER BY "table", parent LIMIT 1').get();
	return lost === undefined ? null : `a row of ${lost.table} refers to one of ${lost.parent} that is not there`;
}

/** The program is older than the one that wrote the database. */
export class DatabaseTooNew extends WorldError {
	constructor(dataDir: string, version: number, newest: number) {
		super(
			`The database in ${dataDir} has version ${version}, and this program knows versions up to ${newest}: a newer program has written it. ` +
				`Install that version of the program again, or restore a backup that an older one has made ("npm run orders:restore").`,
		);
	}
}

/** The database stays at the version that it had before the step. */
class MigrationFailed extends WorldError {
	constructor(from: number, cause: unknown) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		super(`The database could not be brought from version ${from} to ${from + 1}: ${reason}. It is as it was before this step.`, { cause });
	}
}
