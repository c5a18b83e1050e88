/**
 * One writer at a time for each folder: an exclusive SQLite transaction on an empty file beside it. The system ends it with its process, so
 * there is nothing to recover. The file stays, and after a kill its journal: if it were removed, a process that had opened it before could hold it beside one that made a
 * new file.
 */

import { accessSync, constants } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { WorldError } from '../../site/world-error.ts';

/** SQLite's SQLITE_BUSY. */
const busy = 5;

/** The lock of `folder`. No code may open this file in another way: closing it would release the lock of the whole process. */
export function lockFile(folder: string): string {
	return `${folder}.lock`;
}

/**
 * Does `work` while no other process, and no other work of this one, holds `folder`. Works on local file systems; network file systems
 * without working file locks are not supported.
 * @throws FolderLocked @throws LockUnusable
 */
export async function withLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
	await mkdir(dirname(folder), { recursive: true });
	const lock = takeLock(folder);
	try {
		return await work();
	} finally {
		lock.close();
	}
}

function takeLock(folder: string): DatabaseSync {
	const file = lockFile(folder);
	let lock: DatabaseSync | null = null;
	try {
		lock = new DatabaseSync(file);
		// On a file that may not be written, SQLite would share the lock.
		accessSync(file, constants.W_OK);
		// Processes that ask in the same instant may all hinder each other once: the moment lets one of them in.
		lock.exec('PRAGMA busy_timeout = 100; BEGIN EXCLUSIVE');
		return lock;
	} catch (error) {
		lock?.close();
		if (!(error instanceof Error)) throw error;
		throw 'errcode' in error && error.errcode === busy ? new FolderLocked(folder) : new LockUnusable(file, error);
	}
}

/** Another process holds the same folder. */
export class FolderLocked extends WorldError {
	constructor(folder: string) {
		super(`Another command is using ${folder}. Wait until it has ended, or stop it, and run this one again.`);
	}
}

/** A lock file cannot be made, or something else has its name. */
export class LockUnusable extends WorldError {
	constructor(file: string, cause: Error) {
		super(
			`The lock ${file} cannot be taken: ${cause.message}. Its folder and the file must be writable, and the file must be an empty one that a build made. Correct the permissions or remove the file, and run the command again.`,
			{ cause },
		);
	}
}
