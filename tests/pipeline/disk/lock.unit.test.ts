/** The lock between real processes: living, ended, killed, and several that want it at once. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { count, longestMs } from '../../../commands/testing/counts.ts';
import { FolderLocked, LockUnusable, lockFile, withLock } from '../../../pipeline/disk/lock.ts';
import { watchStart } from '../../../sandbox/program-start.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const nothing = async () => {};

async function startHolder(folder: string, ...user: readonly string[]): Promise<ChildProcess> {
	const holder = fork(join(import.meta.dirname, 'hold-lock.ts'), [folder, ...user], { silent: true });
	await watchStart(holder, { name: 'The holder of the lock', isShown: true }).until(once(holder, 'message'));
	return holder;
}

async function ask(holder: ChildProcess, what: 'take' | 'release'): Promise<unknown> {
	const answer = once(holder, 'message');
	holder.send(what);
	return (await answer)[0];
}

it('lets one work in at a time, also of one process, and the next one after it', async () => {
	const work = await temporaryFolder();
	const folder = join(work, 'dist');
	await withLock(folder, async () => {
		await expect(withLock(folder, nothing)).rejects.toThrow(FolderLocked);
		await expect(withLock(folder, nothing)).rejects.toThrow(folder);
		await withLock(join(work, 'other'), nothing);
	});
	await expect(withLock(folder, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
	expect(await withLock(folder, async () => 'done')).toBe('done');
	expect(readdirSync(work).sort()).toEqual(['dist.lock', 'other.lock']);
});

it('makes the folder in which the locked one will lie', async () => {
	const folder = join(await temporaryFolder(), 'www', 'shop');
	expect(await withLock(folder, async () => 'done')).toBe('done');
});

it('is released with its process, however that ends', { timeout: longestMs }, async () => {
	const folder = join(await temporaryFolder(), 'dist');
	for (let time = 0; time < count({ usual: 5, long: 100 }); time += 1) {
		const holder = await startHolder(folder);
		expect(await ask(holder, 'take')).toBe('taken');
		await expect(withLock(folder, nothing)).rejects.toThrow(FolderLocked);
		const ended = once(holder, 'exit');
		holder.kill(time % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
		await ended;
		await withLock(folder, nothing);
	}
});

it('lets one of several processes in that ask at once', { timeout: longestMs }, async () => {
	const folder = join(await temporaryFolder(), 'dist');
	const holders = await Promise.all(Array.from({ length: 4 }, () => startHolder(folder)));
	try {
		for (let time = 0; time < count({ usual: 20, long: 500 }); time += 1) {
			const answers = await Promise.all(holders.map((holder) => ask(holder, 'take')));
			expect(answers.toSorted()).toEqual(['locked', 'locked', 'locked', 'taken']);
			const winner = holders[answers.indexOf('taken')];
			if (winner) expect(await ask(winner, 'release')).toBe('released');
		}
	} finally {
		for (const holder of holders) holder.kill();
	}
});

describe('says what to do where the lock', () => {
	it.each<[what: string, plant: (file: string) => void]>([
		['is a file of another kind', (file) => writeFileSync(file, '{"pid":1}')],
		['is a folder', (file) => mkdirSync(file)],
	])('%s', async (_, plant) => {
		const folder = join(await temporaryFolder(), 'dist');
		plant(lockFile(folder));
		await expect(withLock(folder, nothing)).rejects.toThrow(LockUnusable);
		await expect(withLock(folder, nothing)).rejects.toThrow(lockFile(folder));
	});

	it('may not be written', async () => {
		const work = await temporaryFolder();
		const folder = join(work, 'dist');
		chmodSync(work, 0o755);
		writeFileSync(lockFile(folder), '');
		chmodSync(lockFile(folder), 0o444);
		// Every file is writable to root.
		const holder = await startHolder(folder, ...(process.getuid?.() === 0 ? ['65534'] : []));
		expect(await ask(holder, 'take')).toMatch(/^LockUnusable: .*permission denied/);
		holder.kill();
	});
});
