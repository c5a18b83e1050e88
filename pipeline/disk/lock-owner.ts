/** Who holds a lock, as its file says. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { hasCode, isMissing } from './is-missing.ts';
import { isOwnPlace, ownPlace, processPlaceSchema } from './process-place.ts';

const ownerSchema = z.object({
	/** Of this hold alone: the same process may take the same lock again. Locks of older programs have none. */
	id: z.string().optional(),
	pid: z.int(),
	/** When the process started, in the system's own notation: a process id alone may belong to another program by now. */
	started: z.string().nullable(),
	/** Where both are valid. Locks of older programs do not say: they are taken for ours. */
	place: processPlaceSchema.optional(),
});

export type Owner = z.output<typeof ownerSchema>;

/** This process, as the owner of one lock. */
export async function createOwner(): Promise<Owner> {
	return { id: randomUUID(), pid: process.pid, started: await startOf(process.pid), place: ownPlace };
}

/** null where it cannot be read: a lock is linked whole, so its disk has failed and nobody holds it. */
export function parseOwner(lock: string): Owner | null {
	try {
		return ownerSchema.safeParse(JSON.parse(lock)).data ?? null;
	} catch (error) {
		if (error instanceof SyntaxError) {
			return null;
		}
		throw error;
	}
}

/** True where its process id says nothing here. */
export function isElsewhere({ place }: Owner): boolean {
	return place !== undefined && !isOwnPlace(place);
}

/** Of an owner that is not elsewhere. */
export async function isAlive({ pid, started }: Owner): Promise<boolean> {
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
