/** The lock between real processes: living, ended, killed, and several that find the same dead owner. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FolderLocked } from '../../../pipeline/disk/folder-locked.ts';
import { withLock } from '../../../pipeline/disk/lock.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const nothing = async () => {};

it('lets one in at a time, and the next one after it', async () => {
	const work = await temporaryFolder();
	const folder = join(work, 'dist');
	await withLock(folder, () => expect(withLock(folder, nothing)).rejects.toThrow(FolderLocked));
	await expect(withLock(folder, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
	await withLock(folder, nothing);
	expect(readdirSync(work)).toEqual([]);
});

it.each([
	['half a file', '{"pid":1'],
	['another program that now has the process id', JSON.stringify({ pid: 1, started: 'long ago' })],
	['empty', ''],
])('recovers a lock that is %s', async (_, content) => {
	const work = await temporaryFolder();
	writeFileSync(join(work, 'dist.lock'), content);
	await withLock(join(work, 'dist'), nothing);
	expect(readdirSync(work)).toEqual([]);
});

it('recovers the lock of a process that was killed, even while it recovered another', async () => {
	const work = await temporaryFolder();
	const dead = await deadOwner();
	writeFileSync(join(work, 'dist.lock'), dead);
	writeFileSync(join(work, 'dist.lock.recovery'), dead);
	await withLock(join(work, 'dist'), nothing);
	expect(readdirSync(work)).toEqual([]);
});

it('leaves a lock alone that has come to another', async () => {
	const work = await temporaryFolder();
	const file = join(work, 'dist.lock');
	const other = JSON.stringify({ pid: 1, started: 'since' });
	await withLock(join(work, 'dist'), async () => writeFileSync(file, other));
	expect(readFileSync(file, 'utf8')).toBe(other);
});

it('lets one of several in that find the same dead owner', async () => {
	const folder = join(await temporaryFolder(), 'dist');
	const dead = await deadOwner();
	const processes = await Promise.all(Array.from({ length: 4 }, () => startHolder(folder)));
	try {
		for (let round = 0; round < 60; round += 1) {
			writeFileSync(`${folder}.lock`, dead);
			const answers = await Promise.all(processes.map(tryToHold));
			expect(answers, `round ${round}`).toContain('alone');
			expect(
				answers.filter((answer) => answer !== 'alone' && answer !== 'refused'),
				`round ${round}`,
			).toEqual([]);
		}
	} finally {
		for (const each of processes) each.kill();
	}
});

async function deadOwner(): Promise<string> {
	const child = spawn(process.execPath, ['-e', '']);
	await once(child, 'exit');
	return JSON.stringify({ pid: child.pid, started: '1' });
}

async function startHolder(folder: string): Promise<ChildProcess> {
	const child = fork(join(import.meta.dirname, 'hold-lock.ts'), [folder]);
	await once(child, 'message');
	return child;
}

async function tryToHold(child: ChildProcess): Promise<unknown> {
	const answer = once(child, 'message');
	child.send('hold');
	return (await answer)[0];
}
