/** `npm run test:directus`: installs the sandbox's Directus where it is missing, and runs the pipeline and the access tests against it. */
import { installDirectus } from '../sandbox/directus/install.ts';
import { createCommand, exitCodes } from './options/command-line.ts';
import { runCommand } from './options/run-command.ts';
import { runProgram } from './programs/run-program.ts';

createCommand('test:directus', 'Boots a real Directus and runs the pipeline against it.').parse();

await runCommand(async () => {
	await installDirectus((line) => console.log(line));
	const args = ['run', '--config', 'tests/directus/vitest.config.ts'];
	const { exitCode } = await runProgram('vitest', args, { inheritOutput: true });
	return exitCode === 0 ? exitCodes.done : exitCodes.world;
});
