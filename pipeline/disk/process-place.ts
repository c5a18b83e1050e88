/** Where a process id and a start time mean something: the same numbers are other processes in another container and on another machine. */
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import * as z from 'zod';
import { isSystemError } from './is-missing.ts';

export const processPlaceSchema = z.object({
	host: z.string(),
	/** Of the running system; null where it does not tell. */
	boot: z.string().nullable(),
	/** The namespace of process ids; null where there are none. */
	pids: z.string().nullable(),
});

export type ProcessPlace = z.output<typeof processPlaceSchema>;

/** The place of this process. */
export const ownPlace: ProcessPlace = {
	host: hostname(),
	boot: askSystem(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
	pids: askSystem(() => readlinkSync('/proc/self/ns/pid')),
};

export function isOwnPlace({ host, boot, pids }: ProcessPlace): boolean {
	return host === ownPlace.host && boot === ownPlace.boot && pids === ownPlace.pids;
}

/** Only Linux answers, and even there not in every sandbox. */
function askSystem(ask: () => string): string | null {
	try {
		return ask();
	} catch (error) {
		if (isSystemError(error)) return null;
		throw error;
	}
}
