import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { hasFingerprint, markChanged, takeFingerprint } from '../../../renderer/output/site-fingerprint.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const { stamps } = vi.hoisted(() => ({ stamps: { fault: '' } }));
/** As root, a test may set the time of whatever it likes. */
vi.mock('node:fs', async (importReal) => {
	const real = await importReal<typeof import('node:fs')>();
	return {
		...real,
		utimesSync(...args: Parameters<typeof real.utimesSync>) {
			if (stamps.fault !== '') throw Object.assign(new Error(stamps.fault), { code: stamps.fault, syscall: 'utime' });
			real.utimesSync(...args);
		},
	};
});

async function aSite() {
	stamps.fault = '';
	const dir = await temporaryFolder();
	mkdirSync(`${dir}/a/b`, { recursive: true });
	utimesSync(dir, 1, 1);
	return { dir, fingerprint: takeFingerprint(dir, ['a/b/index.html'], []) };
}

it('breaks when the site is marked as changed', async () => {
	const { dir, fingerprint } = await aSite();
	expect(hasFingerprint(dir, fingerprint)).toBe(true);
	markChanged(dir);
	expect(hasFingerprint(dir, fingerprint)).toBe(false);
});

it("breaks where the site is another user's, who alone may set its time", async () => {
	const { dir, fingerprint } = await aSite();
	stamps.fault = 'EPERM';
	markChanged(dir);
	expect(hasFingerprint(dir, fingerprint)).toBe(false);
	expect(readdirSync(dir)).toEqual(['a']);
});

it('tells of every other fault', async () => {
	const { dir } = await aSite();
	stamps.fault = 'EIO';
	expect(() => markChanged(dir)).toThrow('EIO');
});
