/** `npm run test:engines`: whole purchases in Chromium, Firefox and WebKit. */
import { createCommand, exitCodes } from './options/command-line.ts';
import { runCommand } from './options/run-command.ts';
import { runProgram } from './programs/run-program.ts';

createCommand('test:engines', 'Buys in Chromium, Firefox and WebKit; the latter two have to be installed.').parse();

await runCommand(async () => {
	const args = ['run', '--config', 'tests/engines/vitest.config.ts'];
	const { exitCode } = await runProgram('vitest', args, { inheritOutput: true });
	return exitCode === 0 ? exitCodes.done : exitCodes.world;
});
