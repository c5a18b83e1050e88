/** A release or rollback can stop between any two of its steps: visitors see the old release or the new one, and the next run ends it. */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ReleaseFailed } from '../../../renderer/release/fails-whole.ts';
import { rollBack } from '../../../renderer/release/roll-back.ts';
import type { FailingDisk } from '../../support/failing-disk.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { aSite, readFiles, releasePlace, writeSite } from './small-site.ts';

const { disk } = vi.hoisted(() => ({ disk: {} as { current: FailingDisk } }));
vi.mock('node:fs/promises', async (importReal) => {
	const { createFailingDisk } = await import('../../support/failing-disk.ts');
	disk.current = createFailingDisk(await importReal());
	return disk.current.fileSystem;
});

/** Four releases, of which the next one removes the first; the fifth is built. */
let prepared: string;
beforeAll(async () => {
	prepared = mkdtempSync(join(tmpdir(), 'releases-'));
	const place = releasePlace(prepared);
	for (const version of ['a', 'b', 'c', 'd']) await place.releaseVersion(version);
	writeSite(place.site.outDir, aSite('e'));
});
afterAll(() => {
	rmSync(prepared, { recursive: true });
});

/** A copy for one try. To be called inside a test. */
async function readyPlace() {
	const work = await temporaryFolder();
	cpSync(prepared, work, { recursive: true, verbatimSymlinks: true });
	return releasePlace(work);
}

/** The version that visitors see; it must be whole. */
function servedVersion(dir: string): string {
	const files = readFiles(join(dir, 'current'));
	const version = /app-(\w)\.js/.exec(files['index.html'] ?? '')?.[1] ?? 'none';
	expect(files).toMatchObject(aSite(version));
	return version;
}

/** What the system does to the locks of a process that ended: its owner is not alive any more. */
function forgetLocks(...folders: readonly string[]): void {
	for (const folder of folders) rmSync(`${folder}.lock`, { force: true });
}

/** The system's own error in place of the one that tells of it. */
async function unwrapped(work: Promise<unknown>): Promise<void> {
	try {
		await work;
	} catch (error) {
		throw error instanceof ReleaseFailed ? error.cause : error;
	}
}

function unfinished(dir: string): string[] {
	return readdirSync(join(dir, 'releases')).filter((name) => !/^\d+(\.json)?$/.test(name));
}

describe('a release', () => {
	it('that was killed at any step is as before, or switched, and the next run ends it', async () => {
		const served: string[] = [];
		for (let step = 0, end = 'failed'; end === 'failed'; step += 1) {
			const { dir, site, release } = await readyPlace();
			end = await disk.current.failAt(step, 'for good', () => unwrapped(release({ precompressed: true })));
			served.push(servedVersion(dir));
			forgetLocks(join(dir, 'releases'), site.outDir);
			const { current } = (await release({ precompressed: true })) as { current: number };
			expect(current, `step ${step}`).toBe(5);
			expect(servedVersion(dir), `step ${step}`).toBe('e');
			expect(unfinished(dir), `step ${step}`).toEqual([]);
			expect(existsSync(join(dir, 'current/assets/app-b.js')), `step ${step}`).toBe(true);
		}
		expect(served).toEqual(served.toSorted());
		expect(new Set(served)).toEqual(new Set(['d', 'e']));
	}, 120_000);

	it('whose disk fails at any step is as before and leaves nothing behind, or is switched', async () => {
		for (let step = 0, end = 'failed'; end === 'failed'; step += 1) {
			const { dir, site, release } = await readyPlace();
			let message = '';
			end = await disk.current.failAt(step, 'once', () =>
				unwrapped(
					release().catch((error: unknown) => {
						message = error instanceof Error ? error.message : '';
						throw error;
					}),
				),
			);
			const isNew = servedVersion(dir) === 'e';
			if (message.startsWith('The release could not be made')) {
				expect(message).toBe(
					'The release could not be made (The disk failed.). Release 4 is still current, and what was begun is removed.',
				);
				expect(isNew, `step ${step}`).toBe(false);
				expect(unfinished(dir), `step ${step}`).toEqual([]);
				expect(existsSync(join(dir, 'releases/5')), `step ${step}`).toBe(false);
			}
			forgetLocks(join(dir, 'releases'), site.outDir);
			await release();
			expect(servedVersion(dir), `step ${step}`).toBe('e');
		}
	}, 120_000);
});

/** More than a rollback takes. */
const rollbackSteps = 25;

describe('a rollback', () => {
	it('that was killed at any step is as before, or switched', async () => {
		const served: string[] = [];
		for (let step = 0, end = 'failed'; end === 'failed'; step += 1) {
			const { dir } = await readyPlace();
			end = await disk.current.failAt(step, 'for good', () => unwrapped(rollBack(dir)));
			served.push(servedVersion(dir));
			forgetLocks(join(dir, 'releases'));
			await rollBack(dir);
			expect(servedVersion(dir), `step ${step}`).toBe(served.at(-1) === 'd' ? 'c' : 'b');
			expect(unfinished(dir), `step ${step}`).toEqual([]);
		}
		expect(new Set(served)).toEqual(new Set(['c', 'd']));
	}, 120_000);

	it('whose disk fails at any step leaves nothing behind, or is switched', async () => {
		// An asset of another release that cannot be kept is no failure, so that the first success is not the end.
		for (let step = 0; step < rollbackSteps; step += 1) {
			const { dir } = await readyPlace();
			const end = await disk.current.failAt(step, 'once', () => unwrapped(rollBack(dir)));
			expect(end === 'failed' ? ['c', 'd'] : ['c'], `step ${step}`).toContain(servedVersion(dir));
			expect(unfinished(dir), `step ${step}`).toEqual([]);
		}
	}, 120_000);
});
