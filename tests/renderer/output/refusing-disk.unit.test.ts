/** A disk that lets a commit change a part of the site only: it is refused before it begins, and what goes wrong later says what to do. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { rollForward } from '../../../renderer/output/journal.ts';
import { siteFolders } from '../../../renderer/output/site-folders.ts';
import { createSiteWriter } from '../../../renderer/output/site-writer.ts';
import { smallDisk, smallDiskFault } from '../../support/small-disk.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const { refused } = vi.hoisted(() => ({ refused: { call: '', path: '' } }));
/** As root, a test may change whatever it likes. */
vi.mock('node:fs', async (importReal) => {
	const real = await importReal<typeof import('node:fs')>();
	const refuse =
		(call: 'accessSync' | 'renameSync') =>
		(...args: never[]) => {
			if (refused.call === call && args.some((each) => each === refused.path)) {
				throw Object.assign(new Error(`EACCES: permission denied, ${refused.path}`), { code: 'EACCES', syscall: call });
			}
			return Reflect.apply(real[call], undefined, args);
		};
	return { ...real, accessSync: refuse('accessSync'), renameSync: refuse('renameSync') };
});

async function aChange(outDir?: string) {
	const work = await temporaryFolder();
	const folders = siteFolders(outDir ?? join(work, 'dist'), join(work, 'cache'));
	for (const path of ['index.html', 'a/index.html', 'b/index.html']) {
		mkdirSync(dirname(join(folders.outDir, path)), { recursive: true });
		writeFileSync(join(folders.outDir, path), 'old');
	}
	const writer = createSiteWriter(folders);
	for (const path of ['index.html', 'a/new/deep/index.html']) writer.write(path, 'new');
	const read = (path: string) => readFileSync(join(folders.outDir, path), 'utf8');
	return { folders, writer, read };
}

function refuse(call: string, path: string): void {
	Object.assign(refused, { call, path });
}

describe("somebody else's folder in the site", () => {
	it('stops the commit before it changes anything, where names in it change', async () => {
		const { folders, writer, read } = await aChange();
		refuse('accessSync', join(folders.outDir, 'a'));
		const commit = writer.commit(null);
		await expect(commit).rejects.toMatchObject({ name: 'SiteNotWritable' });
		await expect(commit).rejects.toThrow(`nothing was changed: ${join(folders.outDir, 'a')} may not be changed`);
		expect(read('index.html')).toBe('old');
		expect(await rollForward(folders)).toBe(false);
	});

	it('is not asked for where nothing in it changes', async () => {
		const { folders, writer, read } = await aChange();
		refuse('accessSync', join(folders.outDir, 'b'));
		await writer.commit(null);
		expect(read('index.html')).toBe('new');
	});

	it('that is met in the midst of a commit is named, and the next run finishes', async () => {
		const { folders, writer, read } = await aChange();
		refuse('renameSync', join(folders.outDir, 'index.html'));
		const commit = writer.commit(null);
		await expect(commit).rejects.toMatchObject({ name: 'SiteHalfSwitched' });
		await expect(commit).rejects.toThrow(/EACCES.*the next run finishes/);
		refuse('', '');
		expect(await rollForward(folders)).toBe(true);
		expect([read('index.html'), read('a/new/deep/index.html')]).toEqual(['new', 'new']);
	});
});

it.skipIf(smallDiskFault() !== null)('a site that is a disk of its own is refused before anything changes', async () => {
	const disk = smallDisk({ megabytes: 1, files: 100 });
	const link = join(await temporaryFolder(), 'www');
	symlinkSync(disk, link);
	const { folders, writer, read } = await aChange(link);
	await expect(writer.commit(null)).rejects.toThrow(`${disk} lies on another file system than ${disk}.staging`);
	expect(read('index.html')).toBe('old');
	await rollForward(folders);
});

it('two names of one folder are one place, be it there or not', async () => {
	const work = await temporaryFolder();
	mkdirSync(join(work, 'real'));
	symlinkSync('real', join(work, 'link'));
	expect(siteFolders(join(work, 'link'), '')).toEqual(siteFolders(join(work, 'real'), ''));
	expect(siteFolders(join(work, 'link/dist'), '')).toEqual(siteFolders(join(work, 'real/dist'), ''));
});
