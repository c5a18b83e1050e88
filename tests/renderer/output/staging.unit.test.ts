/** What a build finds in the place of its staging folder: its own goes, and what is somebody else's stays and stops it. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { holdSite } from '../../../renderer/output/hold-site.ts';
import { ForeignStaging, StagingLost } from '../../../renderer/output/site-errors.ts';
import { siteFolders } from '../../../renderer/output/site-folders.ts';
import { createSiteWriter } from '../../../renderer/output/site-writer.ts';
import { hasStaging, makeStaging } from '../../../renderer/output/staging.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

async function aPlace() {
	const work = await temporaryFolder();
	const place = { outDir: join(work, 'www'), cacheDir: join(work, 'cache') };
	return { place, folders: siteFolders(place.outDir, place.cacheDir) };
}

describe('what lies where a build stages', () => {
	it.each<[string, (dir: string) => void, string]>([
		["somebody's file", (dir) => writeFileSync(dir, 'mine'), 'is no folder'],
		["somebody's folder", (dir) => mkdirSync(join(dir, 'mine'), { recursive: true }), 'holds "mine", and not the mark of a build'],
		[
			'a link to a folder',
			(dir) => {
				mkdirSync(`${dir}.mine`);
				symlinkSync(`${dir}.mine`, dir);
			},
			'is no folder',
		],
	])('is refused and left alone where it is %s', async (_, put, told) => {
		const { place, folders } = await aPlace();
		put(folders.stagingDir);
		const held = holdSite(place, async () => 'built');
		await expect(held).rejects.toThrow(ForeignStaging);
		await expect(held).rejects.toThrow(`${folders.stagingDir} ${told}`);
		expect(existsSync(folders.stagingDir)).toBe(true);
	});

	it.each<[string, (folders: ReturnType<typeof siteFolders>) => void]>([
		['before it marked its folder', ({ stagingDir }) => mkdirSync(stagingDir)],
		['while it staged', (folders) => createSiteWriter(folders).write('a/index.html', 'a')],
	])('is cleared where a build was killed %s', async (_, leave) => {
		const { place, folders } = await aPlace();
		leave(folders);
		await holdSite(place, async () => expect(existsSync(folders.stagingDir)).toBe(false));
	});

	it('is cleared by a build that had nothing to do', async () => {
		const { folders } = await aPlace();
		const writer = createSiteWriter(folders);
		expect(hasStaging(folders)).toBe(true);
		await writer.commit(null);
		expect(hasStaging(folders)).toBe(false);
	});
});

describe('a staging folder that somebody removes while it is filled', () => {
	it.each<[string, (dir: string) => void]>([
		['is gone', (dir) => rmSync(dir, { recursive: true })],
		['lies elsewhere', (dir) => renameSync(dir, `${dir}.elsewhere`)],
	])('stops the build before it changes anything where it %s', async (_, remove) => {
		const { place, folders } = await aPlace();
		mkdirSync(folders.outDir);
		writeFileSync(join(folders.outDir, 'index.html'), 'old');
		const build = async () => {
			const writer = createSiteWriter(folders);
			writer.write('index.html', 'new');
			remove(folders.stagingDir);
			writer.write('a/index.html', 'new');
			await writer.commit(null);
		};
		await expect(holdSite(place, build)).rejects.toThrow(StagingLost);
		expect(readFileSync(join(folders.outDir, 'index.html'), 'utf8')).toBe('old');
		expect(existsSync(join(folders.outDir, 'a'))).toBe(false);
		expect(existsSync(folders.stagingDir)).toBe(false);
	});

	it("leaves alone what somebody put in its place, and tells of the build's own failure", async () => {
		const { place, folders } = await aPlace();
		const build = async () => {
			makeStaging(folders);
			rmSync(folders.stagingDir, { recursive: true });
			mkdirSync(join(folders.stagingDir, 'mine'), { recursive: true });
			throw new Error('The build failed.');
		};
		await expect(holdSite(place, build)).rejects.toThrow('The build failed.');
		expect(existsSync(join(folders.stagingDir, 'mine'))).toBe(true);
	});
});
