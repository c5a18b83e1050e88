/** Damage of the database's file, such as by a failing disk: what is written into it makes it worse. */
import type { DatabaseSync } from 'node:sqlite';
import { WorldError } from '../../site/world-error.ts';

/** SQLite's SQLITE_CORRUPT and SQLITE_NOTADB. */
export function isCorrupt(error: unknown): error is Error {
	return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && [11, 26].includes(error.errcode & 0xff);
}

/** What SQLite finds wrong with the pages of the file, the first of it; null: nothing. It reads all of it. */
export function findDamage(sql: DatabaseSync): string | null {
	try {
		const found = sql.prepare('PRAGMA quick_check(1)').get()?.quick_check;
		// Its first line only says where the others were found.
		return found === 'ok' ? null : String(found).replaceAll(/\s+/g, ' ').trim();
	} catch (error) {
		if (isCorrupt(error)) return error.message;
		throw error;
	}
}

/** The database, or the backup of one, cannot be trusted. */
export class DatabaseDamaged extends WorldError {
	readonly why: string | Error;

	/** `dataDir`: or the file of a backup. */
	constructor(dataDir: string, why: string | Error) {
		super(
			`The database in ${dataDir} is damaged: ${why instanceof Error ? why.message : why}. Restore the newest backup that is sound ("npm run orders:restore"), and keep the damaged files.`,
			why instanceof Error ? { cause: why } : undefined,
		);
		this.why = why;
	}
}
