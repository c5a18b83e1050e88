/** Starts workers in processes of their own, also in a network of their own. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import type { BucketAccess } from '../../fleet/storage/bucket.ts';
import { watchStart } from '../../sandbox/program-start.ts';

export interface WorkerPlace {
	readonly redisUrl: string;
	readonly prefix: string;
	readonly storage: BucketAccess;
	readonly workDir: string;
	readonly lockMs: number;
	/** What its pages show. It is read when a build begins. */
	readonly contentFile: string;
	/** Between reading the content and writing the page, at most; `goOnFile` ends it. */
	readonly buildMs: number;
}

/** While this file exists, no build waits. */
export function goOnFile(contentFile: string): string {
	return `${contentFile}.go-on`;
}

export type WorkerEvent =
	| { readonly event: 'ready' }
	| { readonly event: 'read'; readonly shop: string; readonly content: string }
	/** `outcome`: of the run, or its fault. */
	| { readonly event: 'ended'; readonly shop: string; readonly outcome: string };

export interface WorkerProcess {
	readonly events: readonly WorkerEvent[];
	/** Resolves when there is such an event. */
	until(isMeant: (event: WorkerEvent) => boolean): Promise<void>;
	/** SIGKILL. */
	kill(): Promise<void>;
}

/** Resolves when it takes shops. `namespace`: of the network that it sees; left out, this machine's. */
export async function startWorkerProcess(place: WorkerPlace, namespace?: string): Promise<WorkerProcess> {
	const own = [process.execPath, fileURLToPath(new URL('worker-process.ts', import.meta.url)), JSON.stringify(place)];
	const [program = '', ...args] = namespace === undefined ? own : ['ip', 'netns', 'exec', namespace, ...own];
	const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
	const { until } = watchStart(child, { name: 'The worker', isShown: true });
	const events: WorkerEvent[] = [];
	// The other end is our own program.
	child.on('message', (event) => events.push(event as WorkerEvent));
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
	const started: WorkerProcess = {
		events,
		until: (isMeant) => vi.waitUntil(() => events.some(isMeant), { timeout: 120_000, interval: 10 }).then(() => {}),
		async kill() {
			child.kill('SIGKILL');
			await ended;
		},
	};
	onTestFinished(() => started.kill());
	await until(started.until(({ event }) => event === 'ready'));
	return started;
}
