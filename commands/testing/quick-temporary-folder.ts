/** Where tests put their folders: in memory where there is room, because builds wait until the disk has what they commit. */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryDir = '/dev/shm';
/** Twice of what all tests have at once at most. */
const neededBytes = 4 * 2 ** 30;

/** Makes a folder that is gone when this process ends: the place for `TMPDIR`. A folder that a developer chose stays. */
export function quickTemporaryFolder(): string {
	const folder = mkdtempSync(join(process.env.TMPDIR === undefined && hasRoom(memoryDir) ? memoryDir : tmpdir(), 'schaufenster-tests-'));
	// Web servers read what lies in it as users of their own.
	chmodSync(folder, 0o755);
	process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

function hasRoom(dir: string): boolean {
	try {
		const { bavail, bsize } = statfsSync(dir);
		return bavail * bsize >= neededBytes;
	} catch {
		// There is no such place here.
		return false;
	}
}
