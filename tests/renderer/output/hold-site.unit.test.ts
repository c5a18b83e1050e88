/** A build that was stopped for long may come back when another holds its site: it leaves alone what is the other's by now. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LockLost } from '../../../pipeline/disk/lock-lost.ts';
import { holdSite } from '../../../renderer/output/hold-site.ts';
import { siteFolders } from '../../../renderer/output/site-folders.ts';
import { createSiteWriter } from '../../../renderer/output/site-writer.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

it.each([
	['would commit', ['index.html']],
	['has nothing to commit', []],
])('a build that lost its lock and %s fails, and removes nothing', async (_, pages) => {
	const work = await temporaryFolder();
	const place = { outDir: join(work, 'dist'), cacheDir: join(work, 'cache') };
	const { stagedFilesDir, outDir } = siteFolders(place.outDir, place.cacheDir);
	const built = holdSite(place, async ({ folders, lock }) => {
		const writer = createSiteWriter(folders, lock.assertHeld);
		for (const page of pages) writer.write(page, 'late');
		writeFileSync(`${outDir}.lock`, JSON.stringify({ pid: 1, started: 'since' }));
		await writer.commit(null);
	});
	await expect(built).rejects.toThrow(LockLost);
	expect(existsSync(stagedFilesDir)).toBe(true);
	expect(existsSync(join(outDir, 'index.html'))).toBe(false);
});

it('a build that made nothing leaves nothing staged', async () => {
	const work = await temporaryFolder();
	const place = { outDir: join(work, 'dist'), cacheDir: join(work, 'cache') };
	await holdSite(place, async ({ folders }) => createSiteWriter(folders).write('index.html', 'refused'));
	expect(existsSync(siteFolders(place.outDir, place.cacheDir).stagingDir)).toBe(false);
});
