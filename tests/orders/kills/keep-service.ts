/** Keeps the killed service running: it is started again whenever it is gone, and what it did not answer is asked again, as buyers and providers do. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { watchStart } from '../../../sandbox/program-start.ts';
import type { Said, Surroundings, Told } from './killed-service.ts';

export interface KeptService {
	/** The service counts its steps from now on, and dies at this one; 0: at none. Resolves to the steps since the last call. */
	count(dieAt: number): Promise<number>;
	/** Asks until `ask` resolves. What it rejects with last is thrown when it never does. */
	insist<Result>(ask: (url: string) => Promise<Result>): Promise<Result>;
	/** Waits until it is so, in a service that runs. */
	until(what: string, isSo: () => boolean): Promise<void>;
	/** Of the service's database. */
	rows(sql: string, values?: Readonly<Record<string, string | number>>): Record<string, unknown>[];
	/** How often it died. */
	deaths(): number;
	kill(): Promise<void>;
}

const patienceMs = 60_000;
const pauseMs = 15;

/** `program`: see `bundleService`. To be called inside a test; the service ends with it. */
export async function keepService(program: readonly string[], surroundings: Surroundings): Promise<KeptService> {
	let deaths = 0;
	let running: Promise<{ readonly child: ChildProcess; readonly url: string }> | null = null;
	let hear: (said: Said) => void = () => {};

	function start(): NonNullable<typeof running> {
		const child = spawn(process.execPath, [...program, JSON.stringify(surroundings)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
		const { until } = watchStart(child, { name: 'The service', isShown: true });
		onTestFinished(() => void child.kill('SIGKILL'));
		child.once('exit', (_code, signal) => {
			running = null;
			if (signal === 'SIGKILL') deaths += 1;
		});
		return until(
			new Promise((resolve) => {
				child.on('message', (said: Said) => ('url' in said ? resolve({ child, url: said.url }) : hear(said)));
			}),
		);
	}
	const alive = () => {
		running ??= start();
		return running;
	};
	async function insist<Result>(ask: (url: string) => Promise<Result>): Promise<Result> {
		const endsAt = Date.now() + patienceMs;
		for (;;) {
			const { url } = await alive();
			try {
				return await ask(url);
			} catch (error) {
				if (Date.now() > endsAt) throw error;
				await pause(pauseMs);
			}
		}
	}
	await alive();
	const database = new DatabaseSync(path.join(surroundings.dataDir, 'orders.sqlite'), { readOnly: true, timeout: 10_000 });
	onTestFinished(() => database.close());
	return {
		insist,
		rows: (sql, values = {}) => database.prepare(sql).all(values),
		deaths: () => deaths,
		async count(dieAt) {
			const { child } = await alive();
			return new Promise((resolve) => {
				hear = (said) => resolve('steps' in said ? said.steps : 0);
				child.send({ dieAt } satisfies Told);
			});
		},
		until: (what, isSo) =>
			insist(async () => {
				if (!isSo()) throw new Error(`Never: ${what}`);
			}),
		async kill() {
			const { child } = await alive();
			const gone = new Promise((resolve) => child.once('exit', resolve));
			child.kill('SIGKILL');
			await gone;
		},
	};
}
