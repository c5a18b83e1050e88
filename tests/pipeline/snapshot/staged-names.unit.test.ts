/** A loss of power after a snapshot was staged: every file and every name in it is on the disk, whoever switches it then. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import type * as sync from '../../../pipeline/disk/sync.ts';
import { sha256 } from '../../../pipeline/snapshot/hash.ts';
import { stageSnapshot, writeSnapshot } from '../../../pipeline/snapshot/write-snapshot.ts';
import { pictureId, projectDomain, someRecords } from '../../builders/records.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const { synced } = vi.hoisted(() => ({ synced: { files: [] as string[], folders: [] as string[] } }));
vi.mock('../../../pipeline/disk/sync.ts', async (importReal) => {
	const real: typeof sync = await importReal();
	return {
		...real,
		syncFile: (file: string) => {
			synced.files.push(file);
			return real.syncFile(file);
		},
		syncTree: (tree: sync.WrittenTree) => {
			synced.folders.push(...tree.folders());
			return real.syncTree(tree);
		},
	};
});

it('syncs new files as they are written, and all folders at the end, those of what was kept included', async () => {
	const dir = path.join(await temporaryFolder(), 'content-cache');
	const original = { hash: sha256('ring'), ext: 'png', width: 1, height: 1, bytes: 4, filename: 'x.png', modifiedOn: null };
	const meta = { project: projectDomain, fetchedAt: '2026-11-20T10:00:00Z', backendVersion: null };
	await writeSnapshot(dir, someRecords(), {
		...meta,
		images: new Map([[pictureId, { ...original, data: Buffer.from('ring') }]]),
		history: new Map([['history/prices/0-65535.json', '[]\n']]),
	});
	synced.files = [];
	synced.folders = [];
	const staged = await stageSnapshot(dir, someRecords({ brand: [] }), { ...meta, fetchedAt: '2026-11-21T10:00:00Z' });
	const folders = readdirSync(staged.dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => path.join(entry.parentPath, entry.name));
	expect(folders).toContain(path.join(staged.dir, 'history/prices'));
	expect(synced.folders.sort()).toEqual([path.dirname(staged.dir), staged.dir, ...folders].sort());
	expect(synced.files).toContain(path.join(staged.dir, 'manifest.json'));
});
