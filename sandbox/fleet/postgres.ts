/** A real PostgreSQL of its own on this machine, for a queue that keeps its jobs there. */
import { chownSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { findProgram, requireProgram, runServerTool, startServer, waitUntilReady } from './server-program.ts';

export interface PostgresOptions {
	/** Holds its data and its log; one that has data goes on with them. As root, the user `postgres` must be able to reach it. */
	readonly dir: string;
	/** Left out, a free one. */
	readonly port?: number | undefined;
}

export interface RunningPostgres {
	/** Without a password: only this machine reaches it. */
	readonly url: string;
	/** Of the process that runs now, or ran last. */
	readonly pid: number;
	/** Resolves once it has ended. */
	kill(signal?: NodeJS.Signals): Promise<void>;
	/** Starts it again on the same port and data; one that still runs is killed first. */
	restart(): Promise<void>;
	/** Ends it in order. The data stay. */
	stop(): Promise<void>;
}

const debianPackage = 'postgresql';
const startTimeoutMs = 30_000;
/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? 'postgres' : undefined;
const role = 'fleet';

/** null where PostgreSQL is not installed. Debian keeps its programs out of `PATH`, in a folder for each version. */
export function findPostgres(): string | null {
	return findProgram('postgres', debianFolders());
}

function debianFolders(): readonly string[] {
	const root = '/usr/lib/postgresql';
	const versions = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one)) : [];
	return versions.map((version) => join(root, version, 'bin'));
}

/** Resolves when it takes connections. @throws Error that names the package, if PostgreSQL is not installed */
export async function startPostgres({ dir, port: wanted }: PostgresOptions): Promise<RunningPostgres> {
	const program = requireProgram('postgres', debianPackage, debianFolders());
	const data = join(dir, 'data');
	mkdirSync(data, { recursive: true });
	const port = wanted ?? (await findFreePort());
	if (user !== undefined) giveTo(user, dir, data);
	if (!existsSync(join(data, 'PG_VERSION'))) await initialise(data);
	const logFile = join(dir, 'postgres.log');
	const settings = { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '' };
	const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];

	async function start() {
		const started = startServer({ program, args, logFile, user });
		await waitUntilReady({ server: started, logFile, timeoutMs: startTimeoutMs, isReady: () => takesConnections(port) });
		return started;
	}

	let server = await start();
	return {
		url: `postgres://${role}@127.0.0.1:${port}/postgres`,
		get pid() {
			return server.pid;
		},
		kill: (signal = 'SIGKILL') => server.kill(signal),
		async restart() {
			await server.kill('SIGKILL');
			server = await start();
		},
		// Disconnects clients, and needs no recovery at the next start: SIGTERM would wait for them.
		stop: () => server.kill('SIGINT'),
	};
}

function giveTo(name: string, ...folders: readonly string[]): void {
	const passwd = '/var/lib/postgresql';
	if (!existsSync(passwd)) throw new Error(`The home of the user ${name} is missing. On Debian: apt-get install -y ${debianPackage}`);
	const { uid, gid } = statSync(passwd);
	for (const folder of folders) chownSync(folder, uid, gid);
}

async function initialise(data: string): Promise<void> {
	const initdb = requireProgram('initdb', debianPackage, debianFolders());
	const args = ['-D', data, '--username', role, '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'];
	const asUser = user === undefined ? [] : [`--reuid=${user}`, `--regid=${user}`, '--init-groups', '--'];
	const [program, ...rest] = user === undefined ? [initdb, ...args] : [requireProgram('setpriv', 'util-linux'), ...asUser, initdb, ...args];
	await runServerTool(program, rest, startTimeoutMs);
}

/** Speaks the first words of the protocol: a server that still recovers answers them with an error (`E`). */
function takesConnections(port: number): Promise<boolean> {
	const words = Buffer.from(`user\0${role}\0database\0postgres\0\0`);
	const head = Buffer.alloc(8);
	head.writeInt32BE(words.length + 8, 0);
	head.writeInt32BE(196_608, 4);
	return new Promise((resolve, reject) => {
		const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(Buffer.concat([head, words])));
		socket.setTimeout(1_000, () => socket.destroy(new Error('no answer to a start packet')));
		socket.once('error', reject);
		socket.once('data', (answer) => {
			socket.destroy();
			resolve(answer.toString('latin1', 0, 1) === 'R');
		});
	});
}
