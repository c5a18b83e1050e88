/** Programs that start, and that do not: each error says how the program ended and what it printed. */
import { spawn } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { watchStart } from '../../sandbox/program-start.ts';

const never = new Promise<never>(() => {});

function start(code: string) {
	const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'pipe'] });
	onTestFinished(() => void child.kill('SIGKILL'));
	return { child, ...watchStart(child, { name: 'The fake' }) };
}

it('gives what shows that a program is ready, and keeps what it prints', async () => {
	const { child, until, output } = start("console.log('ready'); setInterval(() => {}, 1000);");
	const first = new Promise((resolve) => child.stdout.once('data', resolve));
	expect(String(await until(first, 60_000))).toBe('ready\n');
	expect(output()).toBe('ready\n');
});

it('quotes both streams and the exit code of a program that ends', async () => {
	const { until } = start("console.log('Reading x.conf'); console.error('x.conf: no such file'); process.exitCode = 3;");
	const failed = until(never);
	await expect(failed).rejects.toThrow('The fake ended with 3 before it was ready:\n');
	await expect(failed).rejects.toThrow('Reading x.conf');
	await expect(failed).rejects.toThrow('x.conf: no such file');
});

it('names the signal that ends a program, and says where it printed nothing', async () => {
	const { until } = start("process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);");
	await expect(until(never)).rejects.toThrow('The fake ended with SIGTERM before it was ready:\nIt printed nothing.');
});

it('says why a program cannot be run at all', async () => {
	const child = spawn('/nowhere/program', { stdio: ['ignore', 'pipe', 'pipe'] });
	await expect(watchStart(child, { name: 'nginx' }).until(never)).rejects.toThrow(
		'nginx could not be started (spawn /nowhere/program ENOENT)',
	);
});

it('quotes a program that is not ready in time, and the last reason', async () => {
	const { child, untilSo } = start("console.log('Waiting for a lock'); setInterval(() => {}, 1000);");
	await new Promise((resolve) => child.stdout.once('data', resolve));
	await expect(untilSo(async () => Promise.reject(new Error('connection refused')), 60)).rejects.toThrow(
		'The fake was not ready after 0.06 s (connection refused):\nWaiting for a lock',
	);
});

it('asks until the answer is yes', async () => {
	let asked = 0;
	await start('setInterval(() => {}, 1000);').untilSo(async () => ++asked === 3, 60_000);
	expect(asked).toBe(3);
});

it('adds what a program wrote elsewhere', async () => {
	const child = spawn(process.execPath, ['-e', 'process.exitCode = 1;'], { stdio: ['ignore', 'pipe', 'pipe'] });
	const { until } = watchStart(child, { name: 'The fake', moreWords: () => 'from its log\n' });
	await expect(until(never)).rejects.toThrow('The fake ended with 1 before it was ready:\nfrom its log');
});
