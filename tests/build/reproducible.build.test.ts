/** The site is a pure function of its snapshot: other places and times give the same bytes, and the same bytes are not written again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBuild } from '../../commands/programs/run-build.ts';
import { isLong, longestMs } from '../../commands/testing/counts.ts';
import demoConfig from '../../site.config.ts';
import { mustBuildHere } from '../support/build-here.ts';
import { buildingPlace, mustBuild } from '../support/demo-backend.ts';
import { elsewhere } from '../support/elsewhere.ts';
import { copyMadeCaches } from '../support/made-caches.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { writeTrimmedSnapshot } from '../support/trimmed-snapshot.ts';

const there = elsewhere({ zone: 'Pacific/Auckland', locale: 'tr_TR.UTF-8', years: 1 });

/** Of the committed snapshot, with all its company site; the long run builds it whole. */
const someProducts = 4;

let work: string;
beforeAll(() => {
	work = mkdtempSync(join(tmpdir(), 'build-'));
});
afterAll(() => {
	rmSync(work, { recursive: true });
});

describe('two builds of the committed snapshot', () => {
	it('are identical, one at another time, in another time zone and locale, and from empty caches', { timeout: longestMs }, async () => {
		// Its pictures in full take a machine minutes: here they are as many, in each format, and small. The long run makes them whole.
		const images = isLong ? demoConfig.images : { ...demoConfig.images, widths: [64] };
		const { config, content } = await buildingPlace({ config: { images }, isEmpty: true });
		if (!isLong) await writeTrimmedSnapshot(content, someProducts);
		const build = (name: string, env: Readonly<Record<string, string>>) =>
			runBuild({ ...(!isLong && { content }), out: join(work, name), cache: join(work, `${name}-cache`), config, env });
		const here = await build('here', {});
		expect(here.output).not.toContain('error:');
		expect(here.exitCode).toBe(0);
		expect((await build('there', there)).exitCode).toBe(0);
		const tree = readTree(join(work, 'here'), 'content');
		expect(Object.keys(tree).length).toBeGreaterThan(400);
		expect(differences(readTree(join(work, 'there'), 'content'), tree)).toEqual([]);
	});
});

describe('an unchanged rebuild', () => {
	it('touches no file', async () => {
		const small = await buildingPlace({ work });
		await writeTrimmedSnapshot(small.content, 6);
		await mustBuildHere(small);
		const before = readTree(small.out, 'untouched');
		expect(Object.keys(before).length).toBeGreaterThan(100);
		await mustBuild(small);
		expect(differences(readTree(small.out, 'untouched'), before)).toEqual([]);
		// Nor when what it knew is gone; all caches are made again in the test above, and in the long run here, too.
		const cache = join(work, 'other-cache');
		if (!isLong) copyMadeCaches(cache);
		await mustBuild({ ...small, cache, env: there });
		expect(differences(readTree(small.out, 'untouched'), before)).toEqual([]);
	});
});
