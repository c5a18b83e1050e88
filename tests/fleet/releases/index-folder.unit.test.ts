import { readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openFolderHashes } from '../../../fleet/releases/index-folder.ts';
import { sha256 } from '../../../pipeline/snapshot/hash.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { writeFiles } from '../published-site.ts';

/** Long enough ago for a file system to have gone on. */
const long = new Date(Date.now() - 60_000);

async function newFolder() {
	const work = await temporaryFolder();
	const [dir, cacheDir] = [join(work, 'site'), join(work, 'cache')];
	const write = (path: string, text: string, at?: Date) => {
		writeFiles(dir, { [path]: text });
		if (at) utimesSync(join(dir, path), at, at);
	};
	const open = () => openFolderHashes(dir, cacheDir, 'site');
	return { dir, cacheDir, write, open };
}

it('hashes every file, by its path with slashes', async () => {
	const { write, open, dir } = await newFolder();
	write('index.html', 'one');
	write('en/shop/index.html', 'two');
	symlinkSync('/etc/passwd', join(dir, 'link'));
	expect(Object.fromEntries(open().read())).toEqual({ 'index.html': sha256('one'), 'en/shop/index.html': sha256('two') });
});

it('has none of a folder that is missing', async () => {
	const { open } = await newFolder();
	expect(open().read().size).toBe(0);
});

it('believes no hash of a file so young that another write in the same tick would leave its time and size', async () => {
	const { write, open, cacheDir } = await newFolder();
	const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
	write('index.html', 'one');
	const hashes = open();
	const kept = async () => {
		hashes.read();
		await hashes.save();
		return Object.keys(JSON.parse(readFileSync(join(cacheDir, 'site.json'), 'utf8')));
	};
	expect(await kept()).toEqual([]);
	clock.mockReturnValue(Date.now() + 60_000);
	expect(await kept()).toEqual(['index.html']);
});

it('sees a file that was replaced by one of the same size and time, also in another process', async () => {
	const { write, open, dir } = await newFolder();
	write('index.html', 'one', long);
	write('other', 'two', long);
	// Young files are not kept.
	vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
	const hashes = open();
	hashes.read();
	await hashes.save();
	renameSync(join(dir, 'other'), join(dir, 'index.html'));
	expect(Object.fromEntries(open().read())).toEqual({ 'index.html': sha256('two') });
	expect(Object.fromEntries(hashes.read())).toEqual({ 'index.html': sha256('two') });
});

it('forgets a file that was removed', async () => {
	const { write, open, dir } = await newFolder();
	write('index.html', 'one');
	write('gone.html', 'two');
	const hashes = open();
	hashes.read();
	rmSync(join(dir, 'gone.html'));
	expect([...hashes.read().keys()]).toEqual(['index.html']);
});

it('starts from nothing where what it kept cannot be read', async () => {
	const { write, open, cacheDir } = await newFolder();
	write('index.html', 'one');
	const hashes = open();
	hashes.read();
	await hashes.save();
	for (const text of ['', '{"index.html": 1}', '{"index.html": [[1,2,3,4], "x"']) {
		writeFileSync(join(cacheDir, 'site.json'), text);
		expect(open().read().get('index.html')).toBe(sha256('one'));
	}
});
