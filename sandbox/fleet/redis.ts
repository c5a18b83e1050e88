/** A real Redis of its own on this machine, as the fleet's queue wants one: it keeps what it was given, and evicts nothing. */
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { requireProgram, startServer, stopServer, waitUntilReady } from './server-program.ts';

export interface RedisOptions {
	/** Holds its data and its log; one that has data goes on with them. */
	readonly dir: string;
	/** Left out, a free one. */
	readonly port?: number | undefined;
}

export interface RunningRedis {
	readonly url: string;
	readonly port: number;
	/** Of the process that runs now, or ran last. */
	readonly pid: number;
	/** Resolves once it has ended. `SIGSTOP` would not end it: use `pause`. */
	kill(signal?: NodeJS.Signals): Promise<void>;
	/** Lets it hang: it takes connections and answers none. */
	pause(): void;
	resume(): void;
	/** Starts it again on the same port and data; one that still runs is killed first. */
	restart(): Promise<void>;
	/** Ends it in order. The data stay. */
	stop(): Promise<void>;
}

const startTimeoutMs = 30_000;
const stopTimeoutMs = 10_000;
const pingTimeoutMs = 1_000;

/** Resolves when it answers. @throws Error that names the package, if Redis is not installed */
export async function startRedis({ dir, port: wanted }: RedisOptions): Promise<RunningRedis> {
	const program = requireProgram('redis-server', 'redis-server');
	mkdirSync(dir, { recursive: true });
	const port = wanted ?? (await findFreePort());
	const logFile = join(dir, 'redis.log');
	const args = redisArguments(dir, port);

	async function start() {
		const started = startServer({ program, args, logFile });
		await waitUntilReady({ server: started, logFile, timeoutMs: startTimeoutMs, isReady: () => answersPing(port) });
		return started;
	}

	let server = await start();
	return {
		url: `redis://127.0.0.1:${port}`,
		port,
		get pid() {
			return server.pid;
		},
		kill: (signal = 'SIGKILL') => server.kill(signal),
		pause: () => void process.kill(server.pid, 'SIGSTOP'),
		resume: () => void process.kill(server.pid, 'SIGCONT'),
		async restart() {
			await server.kill('SIGKILL');
			server = await start();
		},
		stop: () => stopServer(server, stopTimeoutMs),
	};
}

function redisArguments(dir: string, port: number): readonly string[] {
	const settings = {
		bind: '127.0.0.1',
		port: String(port),
		dir,
		appendonly: 'yes',
		appendfsync: 'everysec',
		'maxmemory-policy': 'noeviction',
		// The append-only file holds everything: dumps beside it would only cost time.
		save: '',
	};
	return Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
}

/** False while it loads its data, which it says with an error. */
function answersPing(port: number): Promise<boolean> {
	return new Promise((resolve, reject) => {
		const socket = connect({ port, host: '127.0.0.1' }, () => socket.write('PING\r\n'));
		socket.setTimeout(pingTimeoutMs, () => socket.destroy(new Error('no answer to PING')));
		socket.once('error', reject);
		socket.once('data', (answer) => {
			socket.destroy();
			resolve(answer.toString().startsWith('+PONG'));
		});
	});
}
