/** One writer at a time for each folder: a lock file that names its process, so that the lock of a killed one is recovered. */
import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { FolderLocked } from './folder-locked.ts';
import { isAbandoned } from './is-abandoned.ts';
import { hasCode, isMissing } from './is-missing.ts';

const ownerSchema = z.object({
	pid: z.int(),
	/** When the process started, in the system's own notation: a process id alone may belong to another program by now. */
	started: z.string().nullable(),
});

/** Name of a lock that is being taken, with the id of its process. */
const draftOf = /\.(\d+)\.[0-9a-f-]{36}$/;

type Owner = z.output<typeof ownerSchema>;

/** Does `work` while no other process, and no other work of this one, holds `folder`. @throws FolderLocked */
export async function withLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
	await mkdir(dirname(folder), { recursive: true });
	return await withLockFile(folder, `${folder}.lock`, work);
}

async function withLockFile<Result>(folder: string, file: string, work: () => Promise<Result>): Promise<Result> {
	const owner: Owner = { pid: process.pid, started: await startOf(process.pid) };
	const draft = `${file}.${process.pid}.${randomUUID()}`;
	try {
		await writeFile(draft, JSON.stringify(owner));
		// A link appears whole or not at all, so that nobody ever reads half an owner.
		while (!(await tryLink(draft, file))) {
			if (await isDead(await readLock(file), folder)) {
				// Others may have found the same. Only one of them at a time removes a lock, so that no living one's is taken for it.
				await withLockFile(folder, `${file}.recovery`, () => removeDeadLock(folder, file));
			}
		}
	} finally {
		await rm(draft, { force: true });
	}
	try {
		await clearLeftovers(folder, file);
		return await work();
	} finally {
		await release(file, owner);
	}
}

/** False where there is no lock. @throws FolderLocked where its owner is alive */
async function isDead(lock: string | null, folder: string): Promise<boolean> {
	if (lock === null) {
		return false;
	}
	const owner = parseOwner(lock);
	if (owner !== null && (await isAlive(owner))) {
		throw new FolderLocked(folder, owner.pid);
	}
	return true;
}

async function removeDeadLock(folder: string, file: string): Promise<void> {
	const lock = await readLock(file);
	// Read again: an owner that ended just now has released its lock first, and another may have taken it.
	if ((await isDead(lock, folder)) && (await readLock(file)) === lock) {
		await rm(file, { force: true });
	}
}

/** Removes what processes left beside a lock that were killed while they took it. The caller holds the lock. */
async function clearLeftovers(folder: string, file: string): Promise<void> {
	const dir = dirname(file);
	const beside = (await readdir(dir)).filter((name) => name.startsWith(`${basename(file)}.`));
	for (const name of beside) {
		const pid = draftOf.exec(name)?.[1];
		if (pid !== undefined && isAbandoned(join(dir, name), Number(pid))) {
			await rm(join(dir, name), { force: true });
		}
	}
	const recovery = `${file}.recovery`;
	if (beside.includes(basename(recovery))) {
		await withLockFile(folder, recovery, async () => {}).catch(ignoreLocked);
	}
}

/** A living process that recovers a lock finds this one's, and goes. */
function ignoreLocked(error: unknown): void {
	if (!(error instanceof FolderLocked)) {
		throw error;
	}
}

/** Somebody may have removed the lock by hand, and another process taken it since. */
async function release(file: string, owner: Owner): Promise<void> {
	if ((await readLock(file)) === JSON.stringify(owner)) {
		await rm(file, { force: true });
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

/** null where there is none. */
async function readLock(file: string): Promise<string | null> {
	try {
		return await readFile(file, 'utf8');
	} catch (error) {
		if (isMissing(error)) {
			return null;
		}
		throw error;
	}
}

/** null where it cannot be read: a lock is linked whole, so its disk has failed and nobody holds it. */
function parseOwner(lock: string): Owner | null {
	try {
		return ownerSchema.safeParse(JSON.parse(lock)).data ?? null;
	} catch (error) {
		if (error instanceof SyntaxError) {
			return null;
		}
		throw error;
	}
}

async function isAlive({ pid, started }: Owner): Promise<boolean> {
	try {
		process.kill(pid, 0);
	} catch (error) {
		// EPERM: the process exists and belongs to someone else.
		if (!hasCode(error, 'EPERM')) {
			return false;
		}
	}
	return started === (await startOf(pid));
}

/** The start time in clock ticks since boot, on Linux; elsewhere null. A process that ended and waits for its parent has none. */
async function startOf(pid: number): Promise<string | null> {
	try {
		const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
		// The program's name, in parentheses, may hold spaces; the state is the first field after it, the start time the 20th.
		const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		return state === 'Z' ? null : (fields[18] ?? null);
	} catch (error) {
		if (isMissing(error) || hasCode(error, 'ESRCH')) {
			return null;
		}
		throw error;
	}
}
