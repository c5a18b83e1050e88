/** The hash stands for the code, wherever it lies and in whatever order the disk lists it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { codeHash, sourceHash } from '../../../renderer/bundle/source-hash.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const sources = { 'site/a.ts': 'a', 'site/deep/b.tsx': 'b', 'site/c.css': 'c', 'other/d.ts': 'd', 'package-lock.json': '{}' };

async function projectOf(files: Readonly<Record<string, string>>) {
	const dir = await temporaryFolder();
	const edit = (path: string, content: string) => {
		mkdirSync(dirname(join(dir, path)), { recursive: true });
		writeFileSync(join(dir, path), content);
	};
	for (const [path, content] of Object.entries(files)) edit(path, content);
	return { dir, edit, hash: () => sourceHash(dir, ['site']) };
}

it('is the same for the same sources elsewhere', async () => {
	const reversed = Object.fromEntries(Object.entries(sources).toReversed());
	expect((await projectOf(sources)).hash()).toBe((await projectOf(reversed)).hash());
});

it.each(['site/a.ts', 'site/deep/b.tsx', 'site/c.css', 'site/new.ts', 'package-lock.json'])('changes with %s', async (path) => {
	const { edit, hash } = await projectOf(sources);
	const before = hash();
	edit(path, 'changed');
	expect(hash()).not.toBe(before);
});

it.each(['other/d.ts', 'site/notes.md', 'package.json', 'site/deep/node_modules/installed/index.d.ts'])('stays for %s', async (path) => {
	const { edit, hash } = await projectOf(sources);
	const before = hash();
	edit(path, 'changed');
	expect(hash()).toBe(before);
});

it('changes with the name of a file, and with text that moves from one to the next', async () => {
	const { dir, edit, hash } = await projectOf({ 'site/a.ts': 'ab', 'site/b.ts': 'c' });
	const before = hash();
	edit('site/a.ts', 'a');
	edit('site/b.ts', 'bc');
	const moved = hash();
	expect(moved).not.toBe(before);
	rmSync(join(dir, 'site/b.ts'));
	edit('site/d.ts', 'bc');
	expect(hash()).not.toBe(moved);
});

it('takes a missing folder and a missing lock file for empty', async () => {
	expect(sourceHash((await projectOf({ 'other/d.ts': 'd' })).dir, ['site'])).toMatch(/^[0-9a-f]{16}$/);
});

it.each(['icu', 'tz'])('changes with the version of %s for code that sorts and formats by it', async (name) => {
	const { dir } = await projectOf({ 'site/a.ts': 'a' });
	expect(codeHash(dir, ['site'])).toBe(codeHash(dir, ['site']));
	expect(codeHash(dir, ['site'], { ...process.versions, [name]: 'another' })).not.toBe(codeHash(dir, ['site']));
});
