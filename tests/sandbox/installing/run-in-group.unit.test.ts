import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** As npm does while a compiler runs: it hears the signal, and goes on. */
const deafProgram = (pidFile: string) => `
	process.on('SIGINT', () => {}).on('SIGTERM', () => {});
	const grandchild = require('node:child_process').spawn('sleep', ['60']);
	require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, process.pid + ' ' + grandchild.pid);
	setTimeout(() => {}, 60_000);`;

/** A process that has ended, and waits for its parent to hear of it, is a zombie. */
function isRunning(pid: number): boolean {
	const status = `/proc/${pid}/status`;
	return existsSync(status) && !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
}

it.skipIf(process.platform !== 'linux')(
	'takes everything that a program started along when this process is told to end, at once',
	async () => {
		const pidFile = join(await temporaryFolder(), 'pids');
		const script = `
		import { runInGroup } from ${JSON.stringify(join(projectDir, 'sandbox/installing/run-in-group.ts'))};
		runInGroup(process.execPath, ['-e', ${JSON.stringify(deafProgram(pidFile))}], { stdio: ['ignore', 'pipe', 'pipe'] });`;
		const starter = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], { stdio: 'inherit' });
		const pids = await vi.waitFor(() => {
			const found = readFileSync(pidFile, 'utf8').split(' ').map(Number);
			expect(found).toHaveLength(2);
			return found;
		});
		expect(pids.map(isRunning)).toEqual([true, true]);
		const ended = once(starter, 'exit');
		starter.kill('SIGINT');
		expect(await ended).toEqual([130, null]);
		await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]));
	},
);
