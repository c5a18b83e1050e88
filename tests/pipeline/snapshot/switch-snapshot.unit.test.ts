/** The switch fails or is cut off at each of its steps: a whole snapshot is there every time. */
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { withLock } from '../../../pipeline/disk/lock.ts';
import { openSnapshot } from '../../../pipeline/snapshot/open-snapshot.ts';
import { ForeignFolder } from '../../../pipeline/snapshot/snapshot-errors.ts';
import { recoverSnapshot, snapshotFolders, switchSnapshot } from '../../../pipeline/snapshot/switch-snapshot.ts';
import { stageSnapshot, writeSnapshot } from '../../../pipeline/snapshot/write-snapshot.ts';
import { aProductRecord, projectDomain, someRecords } from '../../builders/records.ts';
import type { FailingDisk } from '../../support/failing-disk.ts';
import { listFolder } from '../../support/list-folder.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const { disk } = vi.hoisted(() => ({ disk: {} as { current: FailingDisk } }));
vi.mock('node:fs/promises', async (importReal) => {
	const { createFailingDisk } = await import('../../support/failing-disk.ts');
	disk.current = createFailingDisk(await importReal());
	return disk.current.fileSystem;
});

const meta = { project: projectDomain, fetchedAt: '2026-11-20T10:00:00Z', backendVersion: null };

async function stage(dir: string, slug: string) {
	return await stageSnapshot(dir, someRecords({ ecommerce_product: [aProductRecord({ slug })] }), meta);
}

async function oldSnapshot(): Promise<string> {
	const dir = path.join(await temporaryFolder(), 'content-cache');
	await (await stage(dir, 'old')).commit();
	return dir;
}

async function slugIn(dir: string): Promise<unknown> {
	return (await openSnapshot(dir)).records('ecommerce_product')[0]?.slug;
}

describe.each(['once', 'for good'] as const)('a disk that fails %s', (kind) => {
	it('at any step of the switch leaves a whole snapshot, which discarding does not touch', async () => {
		const ends: unknown[] = [];
		for (let step = 0, end = 'failed'; end === 'failed'; step += 1) {
			const dir = await oldSnapshot();
			const staged = await stage(dir, 'new');
			end = await disk.current.failAt(step, kind, staged.commit);
			// A disk that works again brings the old one back at once; after a crash, whoever reads next does.
			if (kind === 'once') expect(await readdir(path.dirname(dir)), `step ${step}`).toContain('content-cache');
			await staged.discard();
			ends.push(await slugIn(dir));
			await recoverSnapshot(dir);
			expect(listFolder(path.dirname(dir)), `step ${step}`).toEqual(['content-cache']);
			expect(['old', 'new']).toContain(await slugIn(dir));
		}
		expect(new Set(ends)).toEqual(new Set(['old', 'new']));
		expect(ends.length).toBeGreaterThan(4);
	});
});

it('finishes a switch that was cut off before it stages again', async () => {
	const dir = await oldSnapshot();
	await stage(dir, 'new');
	const { staging, next } = snapshotFolders(dir);
	await rename(staging, next);
	await stage(dir, 'newer');
	expect(await slugIn(dir)).toBe('new');
});

it('leaves what is staged under another id alone', async () => {
	const dir = await oldSnapshot();
	const { id } = await stage(dir, 'new');
	const newer = await stage(dir, 'newer');
	await switchSnapshot(dir, id);
	expect(await slugIn(dir)).toBe('old');
	await newer.commit();
	expect(await slugIn(dir)).toBe('newer');
});

it('does not read what another process is switching', async () => {
	const dir = await oldSnapshot();
	await rename(dir, snapshotFolders(dir).previous);
	await withLock(dir, () => expect(openSnapshot(dir)).rejects.toThrow('Another command is using'));
	expect(await slugIn(dir)).toBe('old');
});

it('writes where there was nothing', async () => {
	const dir = path.join(await temporaryFolder(), 'deep/content-cache');
	await writeSnapshot(dir, someRecords(), meta);
	expect(listFolder(path.dirname(dir))).toEqual(['content-cache']);
});

it.each(['next', 'previous', 'staging'])("leaves somebody's own folder alone that is called .%s", async (name) => {
	const dir = await oldSnapshot();
	await mkdir(`${dir}.${name}`);
	await writeFile(path.join(`${dir}.${name}`, 'note.txt'), 'mine');
	await recoverSnapshot(dir);
	await (await stage(dir, 'new')).commit();
	expect(await readdir(`${dir}.${name}`)).toEqual(['note.txt']);
	expect(await slugIn(dir)).toBe('new');
});

it('refuses to put in place what no switch has left there, and leaves it', async () => {
	const dir = await oldSnapshot();
	const { next } = snapshotFolders(dir);
	await mkdir(next);
	await writeFile(path.join(next, 'note.txt'), 'mine');
	const refused = recoverSnapshot(dir);
	await expect(refused).rejects.toThrow(ForeignFolder);
	await expect(refused).rejects.toThrow(next);
	expect(await readdir(next)).toEqual(['note.txt']);
	expect(await slugIn(dir)).toBe('old');
});
