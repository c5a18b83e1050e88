/** Tells what a killed process left half written from what a living one is about to finish. */
import { statSync } from 'node:fs';
import { hasCode } from './is-missing.ts';

/**
 * True where the process that was writing `file` has ended. In a container every build may have the same process id: a draft of our own that
 * is older than ourselves is another's.
 */
export function isAbandoned(file: string, pid: number): boolean {
	if (pid === process.pid) {
		const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
		return written !== undefined && written < Date.now() - process.uptime() * 1000;
	}
	try {
		return !process.kill(pid, 0);
	} catch (error) {
		// EPERM: the process exists and belongs to someone else.
		return !hasCode(error, 'EPERM');
	}
}
