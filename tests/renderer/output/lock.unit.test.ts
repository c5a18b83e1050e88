import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BuildLocked } from '../../../renderer/output/build-locked.ts';
import { takeLock } from '../../../renderer/output/lock.ts';

let work: string;
let outDir: string;
beforeEach(() => {
	work = mkdtempSync(join(tmpdir(), 'lock-'));
	outDir = join(work, 'dist');
});
afterEach(() => rmSync(work, { recursive: true }));

it('lets one build in at a time, and the next one after it', async () => {
	const lock = await takeLock(outDir);
	await expect(takeLock(outDir)).rejects.toThrow(BuildLocked);
	await lock.release();
	await (await takeLock(outDir)).release();
	expect(readdirSync(work)).toEqual([]);
});

it.each([
	['half a file', '{"pid":1'],
	['another program that now has the process id', JSON.stringify({ pid: 1, started: 'long ago' })],
])('recovers a lock that is %s', async (_, content) => {
	writeFileSync(`${outDir}.lock`, content);
	await (await takeLock(outDir)).release();
});

it('recovers the lock of a process that was killed', async () => {
	const child = spawn(process.execPath, ['-e', '']);
	await new Promise((resolve) => child.once('exit', resolve));
	writeFileSync(`${outDir}.lock`, JSON.stringify({ pid: child.pid, started: '1' }));
	await (await takeLock(outDir)).release();
	expect(existsSync(`${outDir}.lock`)).toBe(false);
});
