/**
 * Another program may hold the write lock of the database: a backup tool, a shell, a command of the operator. SQLite would make the thread wait for it,
 * and with the thread all visitors. So the service hardly waits there, and tries again.
 */
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

/** SQLITE_BUSY. */
export function isBusy(error: unknown): boolean {
	return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === 5;
}

/** Between two tries. */
const pauseMs = 50;

/** How long work waits that no visitor waits for. */
const longestMs = 60_000;

/** `work` writes all or nothing. It runs at once where the lock is free, else as soon as it is. @throws the last SQLITE_BUSY after a minute */
export async function patiently<Result>(work: () => Result): Promise<Result> {
	for (const from = performance.now(); ; await setTimeout(pauseMs)) {
		try {
			return work();
		} catch (error) {
			if (!isBusy(error) || performance.now() - from > longestMs) throw error;
		}
	}
}

/** True as soon as the lock is free; false where it is not within that time. */
export async function isFreeWithin(ms: number, { sql }: { readonly sql: DatabaseSync }): Promise<boolean> {
	for (const from = performance.now(); ; await setTimeout(pauseMs)) {
		try {
			sql.exec('BEGIN IMMEDIATE; ROLLBACK');
			return true;
		} catch (error) {
			if (!isBusy(error)) throw error;
			if (performance.now() - from > ms) return false;
		}
	}
}
