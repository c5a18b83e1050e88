/** One writer at a time for each folder: a lock file that names its process, so that the lock of a killed one is recovered. */
import { link, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { FolderLocked } from './folder-locked.ts';
import { draftEnd, isAbandoned } from './is-abandoned.ts';
import { hasCode } from './is-missing.ts';
import { doesLockChange, isSameLock, keepRenewing, type LockFile, readLockFile } from './lock-file.ts';
import { LockLost } from './lock-lost.ts';
import { createOwner, isAlive, isElsewhere, parseOwner } from './lock-owner.ts';

/** A lock that this process took. */
export interface HeldLock {
	isHeld(): Promise<boolean>;
	/** Before what cannot be undone: a process that was stopped for long may have been taken for dead. @throws LockLost */
	assertHeld(): Promise<void>;
}

interface LockPlace {
	readonly folder: string;
	/** The folder's lock, or that of whoever removes it from a dead owner. */
	readonly file: string;
	readonly patienceMs: number;
}

type Work<Result> = (lock: HeldLock) => Promise<Result>;

/**
 * Does `work` while no other process, and no other work of this one, holds `folder`. A lock of another container or machine is watched for
 * `patienceMs`, the same for all that use the folder: its owner is dead if it does not renew it in that time.
 * @throws FolderLocked @throws LockObstructed
 */
export async function withLock<Result>(folder: string, work: Work<Result>, patienceMs = 15_000): Promise<Result> {
	await mkdir(dirname(folder), { recursive: true });
	return await withLockFile({ folder, file: `${folder}.lock`, patienceMs }, work);
}

async function withLockFile<Result>(place: LockPlace, work: Work<Result>): Promise<Result> {
	const { folder, file, patienceMs } = place;
	const text = JSON.stringify(await createOwner());
	const draft = `${file}.${draftEnd()}`;
	try {
		await writeFile(draft, text);
		// A link appears whole or not at all, so that nobody ever reads half an owner.
		while (!(await tryLink(draft, file))) {
			const dead = await findDeadLock(place);
			if (dead !== null) {
				// Others may have found the same. Only one of them at a time removes a lock, so that no living one's is taken for it.
				await withLockFile(recoveryOf(place), () => removeDeadLock(file, dead));
			}
		}
	} finally {
		await rm(draft, { force: true });
	}
	const isHeld = async () => (await readLockFile(file))?.text === text;
	const renewing = keepRenewing(file, text, patienceMs);
	try {
		await clearLeftovers(place);
		return await work({
			isHeld,
			async assertHeld() {
				if (!(await isHeld())) {
					throw new LockLost(folder, file);
				}
			},
		});
	} finally {
		renewing.stop();
		// Somebody may have removed the lock by hand, and another process taken it since.
		if (await isHeld()) {
			await rm(file, { force: true });
		}
	}
}

function recoveryOf(place: LockPlace): LockPlace {
	return { ...place, file: `${place.file}.recovery` };
}

/** null where there is no lock any more. @throws FolderLocked where its owner is alive */
async function findDeadLock({ folder, file, patienceMs }: LockPlace): Promise<LockFile | null> {
	const lock = await readLockFile(file);
	const owner = lock && parseOwner(lock.text);
	if (lock === null || owner === null) {
		return lock;
	}
	if (!isElsewhere(owner)) {
		if (await isAlive(owner)) {
			throw new FolderLocked(folder, file, owner);
		}
		return lock;
	}
	if (!(await doesLockChange(file, lock, patienceMs))) {
		return lock;
	}
	const after = await readLockFile(file);
	if (after === null) {
		return null;
	}
	throw new FolderLocked(folder, file, parseOwner(after.text) ?? owner);
}

/** An owner that ended after it was looked for has released its lock first, and another may have taken it. */
async function removeDeadLock(file: string, dead: LockFile): Promise<void> {
	if (isSameLock(await readLockFile(file), dead)) {
		await rm(file, { force: true });
	}
}

/** Removes what processes left beside a lock that were killed while they took it. The caller holds the lock. */
async function clearLeftovers(place: LockPlace): Promise<void> {
	const dir = dirname(place.file);
	const beside = (await readdir(dir)).filter((name) => name.startsWith(`${basename(place.file)}.`));
	for (const name of beside) {
		if (isAbandoned(join(dir, name))) {
			await rm(join(dir, name), { force: true });
		}
	}
	const recovery = recoveryOf(place);
	if (beside.includes(basename(recovery.file))) {
		await withLockFile(recovery, async () => {}).catch(ignoreLocked);
	}
}

/** A living process that recovers a lock finds this one's, and goes. */
function ignoreLocked(error: unknown): void {
	if (!(error instanceof FolderLocked)) {
		throw error;
	}
}

async function tryLink(existing: string, file: string): Promise<boolean> {
	try {
		await link(existing, file);
		return true;
	} catch (error) {
		if (hasCode(error, 'EEXIST')) {
			return false;
		}
		throw error;
	}
}
