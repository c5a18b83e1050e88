/**
 * Files that a measured program must not find are moved away, and deleted only after all measuring: on ext4 creating files is up to ten times slower
 * for minutes after many were deleted, and the next program measured would pay for it.
 */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '../pipeline/disk/is-missing.ts';
import { benchDir } from './work-folder.ts';

const asideDir = join(benchDir, 'set-aside');

/** Folders of the bench's own file system; one that is missing is none. */
export function setAside(...dirs: readonly string[]): void {
	for (const dir of dirs) {
		const place = join(asideDir, process.hrtime.bigint().toString());
		mkdirSync(asideDir, { recursive: true });
		try {
			renameSync(dir, place);
		} catch (error) {
			if (!isMissing(error)) throw error;
		}
	}
}

/** When nothing is measured any more. */
export function removeSetAside(): void {
	rmSync(asideDir, { recursive: true, force: true });
}
