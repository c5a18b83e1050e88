import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { linkOrCopy } from '../../../pipeline/disk/link-or-copy.ts';
import { createStagingFolder } from '../../../pipeline/snapshot/staging-folder.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const { refusal } = vi.hoisted(() => ({ refusal: { code: null as string | null } }));
vi.mock('node:fs/promises', async (importReal) => {
	const real = await importReal<typeof import('node:fs/promises')>();
	const link: typeof real.link = async (from, to) => {
		const { code } = refusal;
		if (code !== null) throw Object.assign(new Error(code), { code, syscall: 'link' });
		await real.link(from, to);
	};
	return { ...real, link };
});
beforeEach(() => {
	refusal.code = null;
});

async function aFile() {
	const dir = await temporaryFolder();
	const from = join(dir, 'from');
	writeFileSync(from, 'text');
	utimesSync(from, 1000, 1000);
	return { dir, from, to: join(dir, 'to') };
}

it('gives a file a second name', async () => {
	const { from, to } = await aFile();
	expect(await linkOrCopy(from, to)).toBe('linked');
	expect(statSync(to).ino).toBe(statSync(from).ino);
	expect(await linkOrCopy(from, to)).toBe('there');
});

it.each(['EXDEV', 'EPERM', 'EMLINK'])('copies it with its time after %s', async (code) => {
	const { dir, from, to } = await aFile();
	refusal.code = code;
	expect(await linkOrCopy(from, to)).toBe('copied');
	expect([readFileSync(to, 'utf8'), statSync(to).mtimeMs]).toEqual(['text', 1_000_000]);
	expect(readdirSync(dir).sort()).toEqual(['from', 'to']);
});

it.each(['EIO', 'ENOSPC', 'EACCES'])('passes over no other error, such as %s, be it for a snapshot', async (code) => {
	const { dir, from, to } = await aFile();
	refusal.code = code;
	await expect(linkOrCopy(from, to)).rejects.toMatchObject({ code });
	const staging = createStagingFolder(join(dir, 'staging'), dir);
	await expect(staging.write('from', 'text')).rejects.toMatchObject({ code });
	expect(readdirSync(join(dir, 'staging'))).toEqual([]);
});
