import { expect, it } from 'vitest';
import type { BuildOutcome } from '../../../commands/developing/child-commands.ts';
import { describeBegin, describeRebuild } from '../../../commands/developing/rebuilder.ts';

const nothing: BuildOutcome = { kind: 'built', rendered: 0, written: 0, removed: 0, warnings: [], remarks: '' };

it.each([
	[['/p/client/a.tsx'], { ...nothing, rendered: 3, written: 9 }, 'client/a.tsx: 3 pages rendered, 9 files written (0.42 s)'],
	[
		['/p/a', '/other/b'],
		{ ...nothing, rendered: 1, written: 1, removed: 2 },
		'a and /other/b: 1 page rendered, 1 file written, 2 removed (0.42 s)',
	],
	[['/p/a', '/p/b', '/p/c', '/p/d'], nothing, 'a, b and 2 more: nothing to write (0.42 s)'],
	[['Directus (page 3)'], { kind: 'failed', report: 'no' }, 'Directus (page 3): the build failed, and the site is as it was (0.42 s)'],
	[[], nothing, 'First build: nothing to write (0.42 s)'],
] satisfies [string[], BuildOutcome, string][])('%j', (changes, outcome, line) => {
	expect(describeRebuild({ changes, outcome, ms: 420 }, '/p')).toBe(line);
});

it('says what changed when a build begins', () => {
	expect(describeBegin(['/p/client/a.tsx', '/p/b'], '/p')).toBe('client/a.tsx and b: building');
});
