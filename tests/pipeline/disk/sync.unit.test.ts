/** Whether anything reached the disk cannot be seen without cutting its power; what can be is which way was taken, and that faults are not passed over. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { syncTree } from '../../../pipeline/disk/sync.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** A folder with `count` files, and a program `sync` that notes its arguments and ends with `exitCode`. */
async function prepare(count: number, exitCode: number) {
	const folder = await temporaryFolder();
	const log = join(folder, 'log');
	const programs = join(folder, 'programs');
	mkdirSync(programs);
	writeFileSync(join(programs, 'sync'), `#!/bin/sh\necho "$@" >> ${log}\nexit ${exitCode}\n`, { mode: 0o755 });
	vi.stubEnv('PATH', programs);
	const files = Array.from({ length: count }, (_, index) => join(folder, `file-${index}`));
	for (const file of files) writeFileSync(file, 'x');
	return { folder, files, calls: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []) };
}

const counted = (files: readonly string[], folders: readonly string[] = []) => ({
	files,
	folders: () => folders,
	count: files.length + folders.length,
});

describe.runIf(process.platform === 'linux')('many files', () => {
	it('are written out with their file system, once', async () => {
		const { folder, files, calls } = await prepare(120, 0);
		await syncTree({ ...counted(files, [folder]), on: folder });
		expect(calls()).toEqual([`-f ${folder}`]);
	});

	it('are written out one by one where that fails', async () => {
		const { folder, files, calls } = await prepare(120, 1);
		await syncTree({ ...counted(files, [folder]), on: folder });
		expect(calls()).toHaveLength(1);
		await expect(syncTree({ ...counted([...files, join(folder, 'missing')]), on: folder })).rejects.toThrow('ENOENT');
	});

	it('are written out one by one where an earlier request for all has failed', async () => {
		const { files, calls } = await prepare(120, 0);
		await syncTree({ ...counted(files), on: null });
		expect(calls()).toEqual([]);
	});

	it('are written out one by one where there is no such program', async () => {
		const { folder, files } = await prepare(120, 0);
		vi.stubEnv('PATH', join(folder, 'nowhere'));
		await syncTree({ ...counted(files, [folder]), on: folder });
		await expect(syncTree({ ...counted([...files, join(folder, 'missing')]), on: folder })).rejects.toThrow('ENOENT');
	});
});

describe('few files', () => {
	it('are written out one by one', async () => {
		const { folder, files, calls } = await prepare(3, 0);
		await syncTree({ ...counted(files, [folder]), on: folder });
		expect(calls()).toEqual([]);
	});

	it('may have lost a folder, but not a file', async () => {
		const { folder, files } = await prepare(3, 0);
		await syncTree({ ...counted(files, [join(folder, 'gone')]), on: folder });
		await expect(syncTree({ ...counted([join(folder, 'gone')]), on: folder })).rejects.toThrow('ENOENT');
	});
});
