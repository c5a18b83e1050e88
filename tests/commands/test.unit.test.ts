/** What `npm test` does with a suite that does not exist. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exitCodes } from '../../commands/options/command-line.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { runProgram } from '../../commands/programs/run-program.ts';

it('names the suites that there are', async () => {
	const { exitCode, output } = await runProgram(process.execPath, [join(projectDir, 'commands/run.js'), 'test', '--only', 'nix']);
	expect([exitCode, output.trim()]).toEqual([
		exitCodes.usage,
		'There is no suite "nix". There are: types, unit, browser, check, pages, engines, resilience, fleet, directus, mutations.',
	]);
});
