/** One build at a time for each output folder: a lock file that names its process, so that the lock of a killed build is recovered. */
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { BuildLocked } from './build-locked.ts';
import { isMissing } from './is-missing.ts';

const ownerSchema = z.object({
	pid: z.int(),
	/** When the process started, in the system's own notation: a process id alone may belong to another program by now. */
	started: z.string().nullable(),
});

type Owner = z.output<typeof ownerSchema>;

export interface Lock {
	release(): Promise<void>;
}

/** Takes the lock beside `outDir`. @throws BuildLocked while another living process holds it. */
export async function takeLock(outDir: string): Promise<Lock> {
	const file = `${outDir}.lock`;
	const own = `${file}.${process.pid}`;
	const owner: Owner = { pid: process.pid, started: await startOf(process.pid) };
	await writeFile(own, JSON.stringify(owner));
	try {
		// A link appears whole or not at all, so that nobody ever reads half an owner.
		while (!(await tryLink(own, file))) {
			const holder = await readOwner(file);
			if (holder !== null && (await isAlive(holder))) {
				throw new BuildLocked(outDir, holder.pid);
			}
			await rm(file, { force: true });
		}
	} finally {
		await rm(own, { force: true });
	}
	return { release: () => rm(file, { force: true }) };
}

async function tryLink(existing: string, file: string): Promise<boolean> {
	try {
		await link(existing, file);
		return true;
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
			return false;
		}
		throw error;
	}
}

/** null where the lock is gone or unreadable. */
async function readOwner(file: string): Promise<Owner | null> {
	try {
		return ownerSchema.safeParse(JSON.parse(await readFile(file, 'utf8'))).data ?? null;
	} catch (error) {
		if (isMissing(error) || error instanceof SyntaxError) {
			return null;
		}
		throw error;
	}
}

async function isAlive({ pid, started }: Owner): Promise<boolean> {
	if (pid === process.pid) {
		return started === (await startOf(pid));
	}
	try {
		process.kill(pid, 0);
	} catch (error) {
		// EPERM: the process exists and belongs to someone else.
		if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) {
			return false;
		}
	}
	return started === (await startOf(pid));
}

/** The start time in clock ticks since boot, on Linux; elsewhere null. */
async function startOf(pid: number): Promise<string | null> {
	try {
		const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
		// The program's name, in parentheses, may hold spaces; field 22 is the 20th after it.
		return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
	} catch (error) {
		if (isMissing(error)) {
			return null;
		}
		throw error;
	}
}
