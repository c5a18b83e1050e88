/**
 * A backup is one database: a copy of the shop's, and a table with the other files of its folder, such as the secret. So it needs no archive format,
 * and `age --decrypt` with `sqlite3` reads it where this program is missing.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseDamaged, findDamage, isCorrupt } from '../store/damage.ts';
import { findLostReference, migrationCopy } from '../store/migrate.ts';

export const databaseFile = 'orders.sqlite';

/** The database with what SQLite keeps beside it, mails that went out as files during work on a site, copies of the database, and locks. */
function isLeftOut(name: string): boolean {
	return (
		name.startsWith(databaseFile) || /^(?:outbox|backup)(?:\/|$)/.test(name) || migrationCopy.test(name) || /\.(?:part|lock)$/.test(name)
	);
}

/** Makes `target`, which must not exist, from a database that may be in use. @throws DatabaseDamaged */
export function pack(dataDir: string, target: string, madeAtMs: number): void {
	const source = new DatabaseSync(path.join(dataDir, databaseFile), { timeout: 5000 });
	try {
		source.prepare('VACUUM INTO :target').run({ target });
	} catch (error) {
		// Of a damaged file, VACUUM may say that the disk is full: it follows lengths that are not true.
		const damage = isCorrupt(error) ? error : findDamage(source);
		throw damage === null ? error : new DatabaseDamaged(dataDir, damage);
	} finally {
		source.close();
	}
	const copy = new DatabaseSync(target);
	try {
		expectSound(copy, dataDir);
		copy.exec(`
			CREATE TABLE backup_file (name TEXT PRIMARY KEY, content BLOB NOT NULL) STRICT;
			CREATE TABLE backup_time (at INTEGER NOT NULL) STRICT;
		`);
		copy.prepare('INSERT INTO backup_time (at) VALUES (:madeAtMs)').run({ madeAtMs });
		const insert = copy.prepare('INSERT INTO backup_file (name, content) VALUES (:name, :content)');
		for (const name of filesBeside(dataDir)) insert.run({ name, content: readFileSync(path.join(dataDir, name)) });
	} finally {
		copy.close();
	}
}

/** Takes the other files out of a packed database into its folder, and leaves the database as the shop has it. Returns when it was made. @throws DatabaseDamaged */
export function unpack(dataDir: string): number {
	const sql = new DatabaseSync(path.join(dataDir, databaseFile));
	try {
		expectSound(sql, dataDir);
		if (sql.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'backup_time'").get() === undefined)
			throw new DatabaseDamaged(dataDir, 'it is no backup of this program');
		const madeAtMs = Number(sql.prepare('SELECT at FROM backup_time').get()?.at);
		for (const { name, content } of sql.prepare('SELECT name, content FROM backup_file').iterate()) {
			const file = path.join(dataDir, String(name));
			if (!file.startsWith(dataDir + path.sep) || !(content instanceof Uint8Array))
				throw new DatabaseDamaged(dataDir, `it holds a file that is none: ${name}`);
			mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
			writeFileSync(file, content, { mode: 0o600 });
		}
		sql.exec('DROP TABLE backup_file; DROP TABLE backup_time;');
		return madeAtMs;
	} finally {
		sql.close();
	}
}

function filesBeside(dataDir: string): readonly string[] {
	return readdirSync(dataDir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
		.filter((name) => !isLeftOut(name))
		.sort();
}

/** @throws DatabaseDamaged */
function expectSound(sql: DatabaseSync, dataDir: string): void {
	try {
		const [first] = sql.prepare('PRAGMA integrity_check').all();
		if (first?.integrity_check !== 'ok') throw new DatabaseDamaged(dataDir, String(first?.integrity_check));
		const lost = findLostReference(sql);
		if (lost !== null) throw new DatabaseDamaged(dataDir, lost);
	} catch (error) {
		throw isCorrupt(error) ? new DatabaseDamaged(dataDir, error) : error;
	}
}
