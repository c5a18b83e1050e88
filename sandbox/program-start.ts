/** Waits until a program that goes on running is ready. One that cannot start says in the error how it ended, and what it printed. */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const keptLength = 4000;
const askEveryMs = 20;
/** What a program started may hold its streams open after it has ended. */
const lastWordsMs = 500;

/** A program ended before it was ready, or was not ready in time; the message carries the end of its output. */
export class ProgramStartError extends Error {
	override readonly name = 'ProgramStartError';
}

export interface StartedProgram {
	/** The end of what it has printed on the streams that are piped. */
	output(): string;
	/** Resolves to what `ready` does. Rejects with a `ProgramStartError` where the program ends before, or where `timeoutMs` pass. */
	until<Result>(ready: Promise<Result>, timeoutMs?: number): Promise<Result>;
	/** Asks again and again; a question that rejects counts as a no. Rejects as `until` does. */
	untilSo(isReady: () => Promise<boolean>, timeoutMs: number): Promise<void>;
}

interface Watching {
	/** For errors. */
	readonly name: string;
	/** True: what it prints is also shown, as if it had this process' streams. */
	readonly isShown?: boolean;
	/** Another place where it writes what is wrong, such as its log. */
	readonly moreWords?: () => string;
}

/** To be called where the program is spawned: what it prints before is lost. */
export function watchStart(child: ChildProcess, { name, isShown = false, moreWords = () => '' }: Watching): StartedProgram {
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding('utf8').on('data', (text: string) => {
			output = (output + text).slice(-keptLength);
			if (isShown) process.stderr.write(text);
		});
	}
	const fault = (what: string) => {
		const words = [output.trim(), moreWords().trim()].filter((text) => text !== '').join('\n');
		return new ProgramStartError(`${name} ${what}:\n${words === '' ? 'It printed nothing.' : words}`);
	};
	const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
	const ended = new Promise<string>((resolve) => {
		child.once('error', ({ message }) => resolve(`could not be started (${message})`));
		child.once('exit', async (code, signal) => {
			await Promise.race([closed, pause(lastWordsMs)]);
			resolve(`ended with ${code ?? signal} before it was ready`);
		});
	});
	async function until<Result>(ready: Promise<Result>, timeoutMs?: number, why = () => ''): Promise<Result> {
		const over = new AbortController();
		const failures = [ended];
		if (timeoutMs !== undefined) {
			const late = pause(timeoutMs, null, { signal: over.signal });
			failures.push(late.then(() => `was not ready after ${timeoutMs / 1000} s${why()}`));
		}
		try {
			return await Promise.race([ready, ...failures.map((failure) => failure.then((what) => Promise.reject(fault(what))))]);
		} finally {
			over.abort();
		}
	}
	return {
		output: () => output,
		until,
		async untilSo(isReady, timeoutMs) {
			let isOver = false;
			let lastFault = '';
			const ask = async () => {
				while (!isOver) {
					try {
						if (await isReady()) return;
						lastFault = '';
					} catch (error) {
						lastFault = ` (${error instanceof Error ? error.message : String(error)})`;
					}
					await pause(askEveryMs);
				}
			};
			try {
				await until(ask(), timeoutMs, () => lastFault);
			} finally {
				isOver = true;
			}
		},
	};
}
