/** Weeks of the order service that have failed once do not fail again, and a week comes again as it was. */
import { expect, it } from 'vitest';
import { longestMs } from '../../commands/testing/counts.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { readFailingWeeks } from './failing-weeks.ts';
import { drawWeek, runWeek } from './run-week.ts';
import { testWeeks } from './test-weeks.ts';

it(
	'holds in the weeks that have failed once',
	async () => {
		await testWeeks(readFailingWeeks());
	},
	longestMs,
);

it('runs a week again as it was', async () => {
	const folder = await temporaryFolder();
	const run = () => runWeek(7, drawWeek(7), `${folder}/week`);
	const first = await run();
	expect(first).toMatchObject({ fault: null, digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
	expect(await run()).toEqual(first);
});
