/** Names of files that are being written, and what tells those of a killed process from what a living one is about to finish. */
import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode, isSystemError } from './is-missing.ts';
import { ownPlace } from './process-place.ts';

const dayMs = 24 * 60 * 60 * 1000;

const ownMark = createHash('sha256').update(JSON.stringify(ownPlace)).digest('hex').slice(0, 10);

/** Process id, mark of the place where that id is valid, and an id. Older programs gave no mark, and their ids begin otherwise. */
const ofDraft = /\.(\d+)\.(?:([0-9a-f]{10})-)?[0-9a-f-]+(?:\.tmp)?$/;

/** End of the name of a file that this process is writing. */
export function draftEnd(): string {
	return `${process.pid}.${ownMark}-${randomUUID()}`;
}

/**
 * True where `file` is named as one that is being written, and its process has ended. In a container every build may have the same process id:
 * a draft of our own that is older than ourselves is another's. One of another container or machine is abandoned after a day.
 */
export function isAbandoned(file: string): boolean {
	const [, id, mark = ownMark] = ofDraft.exec(file) ?? [];
	if (id === undefined) {
		return false;
	}
	if (mark !== ownMark) {
		return isOfYesterday(file);
	}
	const pid = Number(id);
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

/** By the clock of the file system, which dates every change: ours may be off. Where we may change nothing of its folder, nobody knows. */
function isOfYesterday(file: string): boolean {
	const folder = dirname(file);
	try {
		chmodSync(folder, statSync(folder).mode);
		return statSync(file).mtimeMs < statSync(folder).ctimeMs - dayMs;
	} catch (error) {
		if (isSystemError(error)) return false;
		throw error;
	}
}
