/** Processes that are killed at one step or another of taking, holding and giving back a lock leave nothing that stays. */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withLock } from '../../../pipeline/disk/lock.ts';
import { count, evenly, longestMs } from '../../support/counts.ts';
import { type DiskFault, describeStep, followSteps, readSteps } from '../../support/disk-steps.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const nothing = async () => {};

/** A process that recovers the lock of a dead one, holds it, and gives it back, as far as it comes. */
async function holdUntil(folder: string, log: string, fault?: DiskFault): Promise<void> {
	const dead = spawn(process.execPath, ['-e', '']);
	await once(dead, 'exit');
	writeFileSync(`${folder}.lock`, JSON.stringify({ pid: dead.pid, started: '1' }));
	rmSync(log, { force: true });
	const env = { ...process.env, ...followSteps({ log, below: folder, from: folder, ...fault }) };
	const holder = fork(join(import.meta.dirname, 'hold-lock.ts'), [folder], { env });
	await once(holder, 'message');
	const ended = once(holder, 'exit');
	holder.send('hold');
	if (fault === undefined) {
		await once(holder, 'message');
		holder.kill();
	}
	await ended;
}

it('are forgotten by the next one that takes the lock', { timeout: longestMs }, async () => {
	const work = await temporaryFolder();
	const folder = join(work, 'dist');
	const log = join(await temporaryFolder(), 'steps');
	await holdUntil(folder, log);
	const steps = readSteps(log);
	expect(steps.length).toBeGreaterThan(10);
	for (const at of evenly(1, steps.length, count({ usual: 7, long: Number.POSITIVE_INFINITY }))) {
		const when = `killed at step ${at} of ${steps.length}, ${describeStep(steps[at - 1])}`;
		await holdUntil(folder, log, { at, fault: 'kill' });
		expect(readSteps(log), when).toHaveLength(at);
		rmSync(`${folder}.inside`, { force: true });
		await withLock(folder, nothing);
		expect(readdirSync(work), when).toEqual([]);
	}
});
