/** The site is a pure function of its snapshot: other places and times give the same bytes, and the same bytes are not written again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences, readTree } from '../support/read-tree.ts';
import { runBuild } from '../support/run-build.ts';
import { writeTrimmedSnapshot } from '../support/trimmed-snapshot.ts';

const elsewhere = { TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' };

let work: string;
beforeAll(() => {
	work = mkdtempSync(join(tmpdir(), 'build-'));
});
afterAll(() => {
	rmSync(work, { recursive: true });
});

describe('two builds of the committed snapshot', () => {
	it('are identical, one under another time zone and locale and from empty caches', async () => {
		const here = await runBuild({ out: join(work, 'here') });
		expect(here.output).not.toContain('error:');
		expect(here.exitCode).toBe(0);
		const there = await runBuild({ out: join(work, 'there'), cache: join(work, 'there-cache'), env: elsewhere });
		expect(there.exitCode).toBe(0);
		const tree = readTree(join(work, 'here'), 'content');
		expect(Object.keys(tree).length).toBeGreaterThan(500);
		expect(differences(readTree(join(work, 'there'), 'content'), tree)).toEqual([]);
	});
});

describe('an unchanged rebuild', () => {
	it('touches no file', async () => {
		const content = join(work, 'small');
		const cache = join(work, 'small-cache');
		const out = join(work, 'small-dist');
		await writeTrimmedSnapshot(content, 6);
		expect((await runBuild({ content, out, cache })).exitCode).toBe(0);
		const before = readTree(out, 'untouched');
		expect(Object.keys(before).length).toBeGreaterThan(100);
		expect((await runBuild({ content, out, cache })).exitCode).toBe(0);
		expect(differences(readTree(out, 'untouched'), before)).toEqual([]);
	});

	it('touches no file either when its caches are gone', async () => {
		const content = join(work, 'small');
		const out = join(work, 'small-dist');
		const before = readTree(out, 'untouched');
		expect((await runBuild({ content, out, cache: join(work, 'other-cache'), env: elsewhere })).exitCode).toBe(0);
		expect(differences(readTree(out, 'untouched'), before)).toEqual([]);
	});
});
