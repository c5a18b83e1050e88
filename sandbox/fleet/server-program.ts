/** Runs Debian's server programs for tests and benches: each dies with the process that started it, and says in an error what it printed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ServerStart {
	/** Path of the program; it has to stay in the foreground. */
	readonly program: string;
	readonly args: readonly string[];
	/** What it prints is added there. */
	readonly logFile: string;
	/** User to run as, where this process is root and the program refuses that. */
	readonly user?: string | undefined;
}

export interface ServerProcess {
	readonly pid: number;
	isRunning(): boolean;
	/** Its exit code or the signal that ended it; null as long as it runs. */
	ending(): number | NodeJS.Signals | null;
	/** Resolves once it has ended, also where it had ended before. */
	kill(signal: NodeJS.Signals): Promise<void>;
}

/** `folders` are searched beside those of `PATH`. @throws Error that names the Debian package, if the program is not installed */
export function requireProgram(name: string, debianPackages: string, folders: readonly string[] = []): string {
	const found = findProgram(name, folders);
	if (found !== null) return found;
	throw new Error(`${name} is not installed. On Debian: apt-get install -y --no-install-recommends ${debianPackages}`);
}

/** null where it is not installed. */
export function findProgram(name: string, folders: readonly string[] = []): string | null {
	const searched = [...folders, ...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
	return searched.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/** The kernel kills the program when this process ends, however it ends. */
export function startServer({ program, args, logFile, user }: ServerStart): ServerProcess {
	const log = openSync(logFile, 'a');
	const changesUser = user === undefined ? [] : [`--reuid=${user}`, `--regid=${user}`, '--init-groups'];
	const wrapped = [...changesUser, '--pdeathsig=KILL', '--', program, ...args];
	// A group of its own: Ctrl+C in a terminal reaches the caller alone, which stops its servers in order.
	const child = spawn(requireProgram('setpriv', 'util-linux'), wrapped, { stdio: ['ignore', log, log], detached: true });
	closeSync(log);
	const { pid } = child;
	if (pid === undefined) throw new Error(`${program} could not be started`);
	child.unref();
	const ended = once(child, 'exit');
	const ending = () => child.exitCode ?? child.signalCode;
	const isRunning = () => ending() === null;
	return {
		pid,
		isRunning,
		ending,
		async kill(signal) {
			if (!isRunning()) return;
			// What is waited for keeps this process alive.
			child.ref();
			child.kill(signal);
			await ended;
		},
	};
}

interface Readiness {
	readonly server: ServerProcess;
	readonly logFile: string;
	readonly timeoutMs: number;
	/** Rejects or answers false as long as it is not ready. */
	readonly isReady: () => Promise<boolean>;
}

/** @throws Error with the end of the log, if the program ends before it is ready or takes too long */
export async function waitUntilReady({ server, logFile, timeoutMs, isReady }: Readiness): Promise<void> {
	const lastMs = performance.now() + timeoutMs;
	let lastFault = 'it gave no answer';
	while (server.isRunning() && performance.now() < lastMs) {
		try {
			if (await isReady()) return;
		} catch (error) {
			lastFault = error instanceof Error ? error.message : String(error);
		}
		await sleep(20);
	}
	const reason = server.isRunning()
		? `is not ready after ${timeoutMs / 1000} s (${lastFault})`
		: `ended with ${server.ending()} while it started`;
	const log = existsSync(logFile) ? readFileSync(logFile, 'utf8').split('\n').slice(-20).join('\n') : '';
	await server.kill('SIGKILL');
	throw new Error(`The server with the log ${logFile} ${reason}:\n${log}`);
}

/** Runs a program to its end. @throws Error with how it ended and what it printed, also where it takes too long */
export async function runServerTool(program: string, args: readonly string[], timeoutMs: number): Promise<void> {
	// PostgreSQL's programs want to read the folder that they are started in.
	const child = spawn(program, args, { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'], timeout: timeoutMs, killSignal: 'SIGKILL' });
	const ended = new Promise<string>((resolve) => {
		child.once('error', ({ message }) => resolve(message));
		child.once('close', (code, signal) =>
			resolve(code === 0 ? '' : `ended with ${code ?? `${signal}, after at most ${timeoutMs / 1000} s`}`),
		);
	});
	const [stdout, stderr, fault] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
	if (fault !== '') throw new Error(`${[program, ...args].join(' ')}: ${fault}\n${stdout}${stderr}`);
}

/** Ends it in order, and by force if it takes too long. */
export async function stopServer(server: ServerProcess, timeoutMs: number): Promise<void> {
	const timer = setTimeout(() => void server.kill('SIGKILL'), timeoutMs);
	await server.kill('SIGTERM');
	clearTimeout(timer);
}
