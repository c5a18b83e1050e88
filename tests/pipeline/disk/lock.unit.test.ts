/** The lock between real processes: living, ended, killed, and several that find the same dead owner. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { FolderLocked } from '../../../pipeline/disk/folder-locked.ts';
import { withLock } from '../../../pipeline/disk/lock.ts';
import { LockLost } from '../../../pipeline/disk/lock-lost.ts';
import { LockObstructed } from '../../../pipeline/disk/lock-obstructed.ts';
import { ownPlace } from '../../../pipeline/disk/process-place.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const nothing = async () => {};

it('lets one in at a time, and the next one after it', async () => {
	const work = await temporaryFolder();
	const folder = join(work, 'dist');
	await withLock(folder, async () => {
		const refused = withLock(folder, nothing);
		await expect(refused).rejects.toThrow(FolderLocked);
		await expect(refused).rejects.toThrow(`remove ${folder}.lock`);
	});
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

describe('a lock of another container', () => {
	const patienceMs = 300;
	// The process id is ours, and alive here: it says nothing of the one there.
	const elsewhere = JSON.stringify({ id: 'x', pid: process.pid, started: null, place: { ...ownPlace, host: 'web-2', pids: 'pid:[1]' } });

	it('is held while its owner renews it', async () => {
		const folder = join(await temporaryFolder(), 'dist');
		const file = `${folder}.lock`;
		writeFileSync(file, elsewhere);
		let seconds = 1;
		const renewing = setInterval(() => utimesSync(file, 1, ++seconds), patienceMs / 10);
		try {
			// fifty renewals: a busy machine skips some, and never all
			const refused = withLock(folder, nothing, 5 * patienceMs);
			await expect(refused).rejects.toThrow(FolderLocked);
			await expect(refused).rejects.toThrow('web-2');
		} finally {
			clearInterval(renewing);
		}
		expect(readFileSync(file, 'utf8')).toBe(elsewhere);
	});

	it('is recovered when its owner renews it no more, whatever any clock says', async () => {
		const work = await temporaryFolder();
		const file = join(work, 'dist.lock');
		writeFileSync(file, elsewhere);
		const future = Date.now() / 1000 + 1e6;
		utimesSync(file, future, future);
		await withLock(join(work, 'dist'), nothing, patienceMs);
		expect(readdirSync(work)).toEqual([]);
	});

	it('is free when it is given back meanwhile', async () => {
		const folder = join(await temporaryFolder(), 'dist');
		writeFileSync(`${folder}.lock`, elsewhere);
		const taken = withLock(folder, async () => 'taken', 30 * patienceMs);
		await setTimeout(patienceMs / 2);
		rmSync(`${folder}.lock`);
		expect(await taken).toBe('taken');
	});
});

it('renews its own lock, and no other', async () => {
	const folder = join(await temporaryFolder(), 'dist');
	const file = `${folder}.lock`;
	const timeOf = () => statSync(file).mtimeMs;
	await withLock(
		folder,
		async () => {
			const own = timeOf();
			await vi.waitFor(() => expect(timeOf()).toBeGreaterThan(own));
			writeFileSync(file, 'of another');
			const other = timeOf();
			await setTimeout(200);
			expect(timeOf()).toBe(other);
		},
		300,
	);
});

it.each<[string, (file: string) => void]>([
	['was taken', (file) => writeFileSync(file, JSON.stringify({ pid: 1, started: 'since' }))],
	['is gone', (file) => rmSync(file)],
])('tells its work when the lock %s', async (_, lose) => {
	const folder = join(await temporaryFolder(), 'dist');
	await withLock(folder, async (lock) => {
		await lock.assertHeld();
		lose(`${folder}.lock`);
		await expect(lock.assertHeld()).rejects.toThrow(LockLost);
	});
});

it.each<[string, (file: string) => void]>([
	['a folder', (file) => mkdirSync(file)],
	['a link to nowhere', (file) => symlinkSync('/nonexistent', file)],
])('refuses %s in the place of its file, and names it', async (_, obstruct) => {
	const folder = join(await temporaryFolder(), 'dist');
	obstruct(`${folder}.lock`);
	const refused = withLock(folder, nothing);
	await expect(refused).rejects.toThrow(LockObstructed);
	await expect(refused).rejects.toThrow(`${folder}.lock`);
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
