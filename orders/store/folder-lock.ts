/** Keeps a second service out of a folder of orders: both would send every mail, and each would give the other's stock away. */
import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { WorldError } from '../../site/world-error.ts';

/** Another process holds the folder. */
export class FolderInUse extends WorldError {}

const busy = 5;

/**
 * Holds `dataDir`, which exists, until the returned function is called or the process ends, however it ends: the lock is SQLite's, on a file of its
 * own. The file stays. @throws FolderInUse
 */
export function lockFolder(dataDir: string): () => void {
	const file = path.join(dataDir, 'service.lock');
	// Never opened where it exists: the system ends all locks of a process on a file with its first close.
	if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
	const lock = new DatabaseSync(file, { timeout: 0 });
	try {
		lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
	} catch (error) {
		lock.close();
		if (!(error instanceof Error && 'errcode' in error && error.errcode === busy)) throw error;
		throw new FolderInUse(`An order service runs on ${dataDir} already. Stop it first, or name another folder with --data.`, {
			cause: error,
		});
	}
	return () => lock.close();
}

/** Looks before long work whether a service could have the folder, which may not exist yet. @throws FolderInUse */
export function refuseHeldFolder(dataDir: string): void {
	if (existsSync(dataDir)) lockFolder(dataDir)();
}
