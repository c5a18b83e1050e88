/** Fetches and builds some shops, as `npm run build` does, without queue and storage: what a fleet is measured beside. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isWireRecord } from '../../pipeline/snapshot/wire-record.ts';

export interface BareShops {
	readonly dir: string;
	readonly directusUrl: string;
	readonly directusToken: string;
	readonly shops: readonly string[];
}

export interface BareBuilds {
	/** Fetches and builds each shop once more. Returns the processor time, in milliseconds. */
	build(): Promise<number>;
	stop(): Promise<void>;
}

/**
 * Resolves when every shop was built for the first time, and once more without a change, so that nothing is cold. In as many processes at once as there
 * are workers: a processor takes longer for the same work while its neighbours have some, too.
 */
export async function startBareBuilds({ shops, dir, ...place }: BareShops, processes: number): Promise<BareBuilds> {
	const shares = Array.from({ length: processes }, (_, index) => shops.filter((_shop, at) => at % processes === index));
	const children = shares.map((share, index) => startProcess({ ...place, dir: join(dir, String(index)), shops: share }));
	await Promise.all(children.map(answerOf));
	return {
		async build() {
			for (const child of children) child.send('build');
			return (await Promise.all(children.map(answerOf))).reduce((sum, cpuMs) => sum + cpuMs, 0);
		},
		async stop() {
			for (const child of children) await endProcess(child);
		},
	};
}

function startProcess(shops: BareShops): ChildProcess {
	return fork(new URL('bare-process.ts', import.meta.url), [JSON.stringify(shops)], {
		execArgv: [],
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
}

async function endProcess(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, 'exit');
	child.kill();
	await ended;
}

async function answerOf(child: ChildProcess): Promise<number> {
	const [answer]: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
	if (!isWireRecord(answer) || typeof answer.cpuMs !== 'number') throw new Error('A process of the bare builds ended.');
	return answer.cpuMs;
}
