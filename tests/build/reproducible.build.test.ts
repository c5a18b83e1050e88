/** The site is a pure function of its snapshot: other places and times give the same bytes, and the same bytes are not written again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longestMs } from '../support/counts.ts';
import { buildingPlace, mustBuild } from '../support/demo-backend.ts';
import { elsewhere } from '../support/elsewhere.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { runBuild } from '../support/run-build.ts';
import { writeTrimmedSnapshot } from '../support/trimmed-snapshot.ts';

const there = elsewhere({ zone: 'Pacific/Auckland', locale: 'tr_TR.UTF-8', years: 1 });

let work: string;
beforeAll(() => {
	work = mkdtempSync(join(tmpdir(), 'build-'));
});
afterAll(() => {
	rmSync(work, { recursive: true });
});

describe('two builds of the committed snapshot', () => {
	it('are identical, one at another time, in another time zone and locale, and from empty caches', { timeout: longestMs }, async () => {
		const here = await runBuild({ out: join(work, 'here') });
		expect(here.output).not.toContain('error:');
		expect(here.exitCode).toBe(0);
		const other = await runBuild({ out: join(work, 'there'), cache: join(work, 'there-cache'), env: there });
		expect(other.exitCode).toBe(0);
		const tree = readTree(join(work, 'here'), 'content');
		expect(Object.keys(tree).length).toBeGreaterThan(500);
		expect(differences(readTree(join(work, 'there'), 'content'), tree)).toEqual([]);
	});
});

describe('an unchanged rebuild', () => {
	it('touches no file', async () => {
		const small = await buildingPlace({ work });
		await writeTrimmedSnapshot(small.content, 6);
		await mustBuild(small);
		const before = readTree(small.out, 'untouched');
		expect(Object.keys(before).length).toBeGreaterThan(100);
		await mustBuild(small);
		expect(differences(readTree(small.out, 'untouched'), before)).toEqual([]);
		// Nor when its caches are gone.
		await mustBuild({ ...small, cache: join(work, 'other-cache'), env: there });
		expect(differences(readTree(small.out, 'untouched'), before)).toEqual([]);
	});
});
