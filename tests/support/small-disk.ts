/** A disk of a few megabytes that can really be full: a tmpfs, which only root may mount. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Why no disk can be mounted here; null where one can. */
export function smallDiskFault(): string | null {
	try {
		unmount(mount(1, 100));
		return null;
	} catch (error) {
		return error instanceof Error ? error.message.trim() : String(error);
	}
}

/** Mounts a disk that is gone after the test, whatever becomes of it. To be called inside a test. */
export function smallDisk(options: { readonly megabytes: number; readonly files: number }): string {
	const dir = mount(options.megabytes, options.files);
	onTestFinished(() => unmount(dir));
	return dir;
}

function mount(megabytes: number, files: number): string {
	const dir = mkdtempSync(join(tmpdir(), 'small-disk-'));
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,nr_inodes=${files}`, 'schaufenster-test', dir], { stdio: 'pipe' });
	} catch (error) {
		rmdirSync(dir);
		throw error;
	}
	return dir;
}

/** Lazily: a process that was killed may still be ending. */
function unmount(dir: string): void {
	execFileSync('umount', ['--lazy', dir], { stdio: 'pipe' });
	rmdirSync(dir);
}
