import { afterEach, expect, it, vi } from 'vitest';
import { reportRelease } from '../../commands/building/report-release.ts';
import { aSite, releasePlace, writeSite } from '../renderer/release/small-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

afterEach(() => void vi.restoreAllMocks());

it('says that a release has no compressed files where the one before had them, and else nothing of it', async () => {
	vi.spyOn(console, 'log').mockImplementation(() => {});
	const told = vi.spyOn(console, 'error').mockImplementation(() => {});
	const { site, dir, release } = releasePlace(await temporaryFolder());
	const counts: number[] = [];
	for (const [version, precompressed] of [
		['a', false],
		['b', true],
		['c', true],
		['d', false],
		['e', false],
	] as const) {
		writeSite(site.outDir, aSite(version));
		const result = await release({ precompressed });
		if (result.kind === 'no-site') throw new Error('There is a site');
		reportRelease(result, { json: false, quiet: true, dir, seconds: 1 });
		counts.push(told.mock.calls.length);
	}
	expect(counts).toEqual([0, 0, 0, 1, 1]);
	expect(told.mock.calls[0]?.[0]).toContain('--precompress');
});
