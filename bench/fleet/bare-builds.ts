/** Fetches and builds some shops in one process, as `npm run build` does, without queue and storage: what a fleet is measured beside. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
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

/** Resolves when every shop was built for the first time, and once more without a change, so that nothing is cold. */
export async function startBareBuilds(shops: BareShops): Promise<BareBuilds> {
	const child = fork(new URL('bare-process.ts', import.meta.url), [JSON.stringify(shops)], {
		execArgv: [],
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
	await answerOf(child);
	return {
		async build() {
			child.send('build');
			return await answerOf(child);
		},
		async stop() {
			if (child.exitCode !== null || child.signalCode !== null) return;
			const ended = once(child, 'exit');
			child.kill();
			await ended;
		},
	};
}

async function answerOf(child: ChildProcess): Promise<number> {
	const [answer]: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
	if (!isWireRecord(answer) || typeof answer.cpuMs !== 'number') throw new Error('The process of the bare builds ended.');
	return answer.cpuMs;
}
