/** Ends a process whose run does not end, even where it is busy in a loop. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const watchdog = new URL('../../../fleet/worker/watchdog.ts', import.meta.url);

/** A process that watches one run, which has 300 ms. */
async function watch(run: string) {
	const code = `
		import { startWatchdog } from ${JSON.stringify(watchdog.href)};
		const watchdog = startWatchdog(300);
		const answer = await watchdog.watch('juwelier.example', async () => { ${run} });
		// Longer than a run may take, without one.
		await new Promise((resolve) => setTimeout(resolve, 900));
		console.log(answer);
		await watchdog.close();
	`;
	const file = join(await temporaryFolder(), 'run.mjs');
	writeFileSync(file, code);
	const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'pipe'] });
	onTestFinished(() => void child.kill('SIGKILL'));
	const [said, faults, [exitCode, signal]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
	return { said, faults, exitCode, signal };
}

it.each([
	['waits', 'await new Promise(() => setInterval(() => {}, 1000));'],
	['is busy in a loop', 'for (;;);'],
])('ends a process whose run %s, and names the shop', async (_how, run) => {
	const { signal, faults } = await watch(run);
	expect(signal).toBe('SIGKILL');
	expect(faults).toContain('The run of juwelier.example has not ended after 0.3 s.');
});

it('leaves a process alone whose run ends in time, or that has none', async () => {
	expect(await watch("return 'done';")).toEqual({ said: 'done\n', faults: '', exitCode: 0, signal: null });
});

it('passes on what a run throws', async () => {
	const { faults, exitCode } = await watch("throw new Error('the shop has a fault');");
	expect([exitCode, faults]).toEqual([1, expect.stringContaining('the shop has a fault')]);
});
