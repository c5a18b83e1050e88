/** The file of a lock: what it holds, whether its owner still renews it, and the renewing. No clock is compared with another. */
import { readFileSync, utimesSync } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { isMissing, isSystemError } from './is-missing.ts';
import { LockObstructed } from './lock-obstructed.ts';

export interface LockFile {
	readonly text: string;
	/** Changes whenever its owner renews it. */
	readonly mtimeMs: number;
}

/** An owner renews its lock so many times while somebody elsewhere watches whether it does. */
const renewals = 10;

/** null where there is none. @throws LockObstructed */
export async function readLockFile(file: string): Promise<LockFile | null> {
	try {
		const info = await lstat(file);
		// The name of a link to nowhere is taken, and its file is missing.
		if (!info.isFile()) {
			throw new LockObstructed(file);
		}
		return { text: await readFile(file, 'utf8'), mtimeMs: info.mtimeMs };
	} catch (error) {
		if (isMissing(error)) {
			return null;
		}
		throw error;
	}
}

export function isSameLock(one: LockFile | null, other: LockFile | null): boolean {
	return one?.text === other?.text && one?.mtimeMs === other?.mtimeMs;
}

/** Watches the lock for `patienceMs`: true as soon as it is another or was renewed, or is gone. */
export async function doesLockChange(file: string, lock: LockFile, patienceMs: number): Promise<boolean> {
	// Counted in looks and not by the clock: who was asleep meanwhile goes on looking.
	const looks = 3 * renewals;
	for (let look = 0; look < looks; look += 1) {
		await setTimeout(patienceMs / looks);
		if (!isSameLock(await readLockFile(file), lock)) {
			return true;
		}
	}
	return false;
}

/** Renews a lock as long as it holds `text`, so that processes elsewhere, to which its process id says nothing, see its owner alive. */
export function keepRenewing(file: string, text: string, patienceMs: number): { stop(): void } {
	const timer = setInterval(() => renew(file, text), patienceMs / renewals);
	timer.unref();
	return { stop: () => clearInterval(timer) };
}

/** At once, so that none is under way when the lock is given back. */
function renew(file: string, text: string): void {
	try {
		if (readFileSync(file, 'utf8') === text) {
			const now = new Date();
			utimesSync(file, now, now);
		}
	} catch (error) {
		// The next time may succeed; if none does, whoever takes the lock is found out before anything is written for good.
		if (!isSystemError(error)) {
			throw error;
		}
	}
}
