import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RunningRedis, startRedis } from '../../../sandbox/fleet/redis.ts';
import { findProgram, requireProgram } from '../../../sandbox/fleet/server-program.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describe.skipIf(findProgram('redis-server') === null)('a Redis of its own', () => {
	it('keeps its data through a kill and a restart on the same port', async () => {
		const redis = await startHere();
		expect(await ask(redis, 'SET shop ring', 'CONFIG GET maxmemory-policy')).toContain('noeviction');
		const { pid, url } = redis;
		await redis.kill();
		await expect(ask(redis, 'PING')).rejects.toThrow('ECONNREFUSED');
		await redis.restart();
		expect(redis.pid).not.toBe(pid);
		expect(redis.url).toBe(url);
		expect(await ask(redis, 'GET shop')).toContain('ring');
	});

	it('hangs while it is paused', async () => {
		const redis = await startHere();
		redis.pause();
		const answer = ask(redis, 'PING');
		expect(await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 100, 'none'))])).toBe('none');
		redis.resume();
		expect(await answer).toContain('PONG');
	});

	it('ends with the process that started it, however that one ends', async () => {
		const dir = await temporaryFolder();
		const module = join(import.meta.dirname, '../../../sandbox/fleet/redis.ts');
		const script = `const { startRedis } = await import(${JSON.stringify(module)});
			console.log((await startRedis({ dir: ${JSON.stringify(dir)} })).pid);
			setInterval(() => {}, 1000);`;
		const starter = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
		const [printed]: unknown[] = await once(starter.stdout, 'data');
		starter.kill('SIGKILL');
		await vi.waitUntil(() => !runs(Number(String(printed))));
	});

	it('ends where it is stopped', async () => {
		const redis = await startHere();
		await redis.stop();
		expect(runs(redis.pid)).toBe(false);
	});
});

it('names the package of a program that is missing', () => {
	expect(() => requireProgram('no-such-program', 'such-package')).toThrow(
		'no-such-program is not installed. On Debian: apt-get install -y --no-install-recommends such-package',
	);
});

/** An ended process that nothing has waited for has an empty command line. */
function runs(pid: number): boolean {
	const file = `/proc/${pid}/cmdline`;
	return existsSync(file) && readFileSync(file, 'utf8') !== '';
}

async function startHere(): Promise<RunningRedis> {
	const redis = await startRedis({ dir: await temporaryFolder() });
	onTestFinished(() => redis.stop());
	return redis;
}

/** What it answers to the commands, as it is sent. */
function ask({ port }: RunningRedis, ...commands: readonly string[]): Promise<string> {
	return new Promise((resolve, reject) => {
		let answers = '';
		const socket = connect({ port, host: '127.0.0.1' }, () => socket.write([...commands, 'QUIT', ''].join('\r\n')));
		socket.once('error', reject);
		socket.on('data', (data) => {
			answers += data.toString();
		});
		socket.once('close', () => resolve(answers));
	});
}
