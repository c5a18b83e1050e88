/** A real S3 storage on this machine: Ceph's object gateway over one monitor and one disk, which is a file. It keeps its data through `kill -9`. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { type CephPlace, cephConfiguration } from './ceph-configuration.ts';
import { requireProgram, runServerTool, type ServerProcess, startServer, stopServer, waitUntilReady } from './server-program.ts';

export interface ObjectStorageOptions {
	/** Holds everything that it writes; one that has a storage goes on with it, on the same ports. */
	readonly dir: string;
	/** Left out, a free one. */
	readonly port?: number | undefined;
	/** Size of its disk, whose file takes only as much room as is written. It counts when the storage is made. */
	readonly diskGib?: number | undefined;
}

/** The gateway, the disk, and the monitor that knows both. */
export type StoragePart = 'rgw' | 'osd' | 'mon';

export interface RunningObjectStorage {
	/** Buckets are paths below it (path style). */
	readonly endpoint: string;
	readonly region: 'us-east-1';
	readonly accessKey: string;
	readonly secretKey: string;
	/** Of the process that runs now, or ran last. */
	pid(part: StoragePart): number;
	/** `SIGKILL`; resolves once the part has ended. */
	kill(part: StoragePart): Promise<void>;
	/** Starts the parts that do not run; resolves when the storage answers from its disk. */
	restart(): Promise<void>;
	/** Ends it in order. The data stay. */
	stop(): Promise<void>;
}

const debianPackages = 'radosgw ceph-mon ceph-osd';
const accessKey = 'shopci';
const secretKey = 'secretsecret';
const startTimeoutMs = 90_000;
/** A part that misses another one ends late in order; its data survive the other way as well. */
const stopTimeoutMs = 3_000;
const probeTimeoutMs = 2_000;

/** In the order in which they need each other. */
const parts = ['mon', 'osd', 'rgw'] as const satisfies readonly StoragePart[];

/** Resolves when it answers from its disk: about 8 s for a new one. @throws Error that names the packages, if Ceph is not installed */
export async function startObjectStorage(options: ObjectStorageOptions): Promise<RunningObjectStorage> {
	const programs: Record<StoragePart, string> = {
		mon: requireProgram('ceph-mon', debianPackages),
		osd: requireProgram('ceph-osd', debianPackages),
		rgw: requireProgram('radosgw', debianPackages),
	};
	const { dir } = options;
	const configFile = join(dir, 'ceph.conf');
	const isNew = !existsSync(join(dir, 'place.json'));
	const place = isNew ? await newPlace(options) : readPlace(dir);
	const names: Record<StoragePart, readonly string[]> = { mon: ['-i', 'a'], osd: ['-i', '0'], rgw: ['-n', 'client.rgw'] };
	const logOf = (part: StoragePart) => join(dir, 'log', `${part}.out`);
	const running = new Map<StoragePart, ServerProcess>();
	const start = (part: StoragePart) => {
		if (running.get(part)?.isRunning()) return;
		const args = ['-c', configFile, ...names[part], '-f'];
		running.set(part, startServer({ program: programs[part], args, logFile: logOf(part) }));
	};
	const startAll = async () => {
		for (const part of parts) start(part);
		await waitUntilReady({
			server: runningPart(running, 'rgw'),
			logFile: logOf('rgw'),
			timeoutMs: startTimeoutMs,
			isReady: () => answersFromDisk(place.port),
		});
	};
	const stop = async () => {
		for (const part of parts.toReversed()) {
			const server = running.get(part);
			if (server !== undefined) await stopServer(server, stopTimeoutMs);
		}
	};
	try {
		if (isNew) await makeStorage(dir, place, start);
		await startAll();
	} catch (error) {
		await stop();
		throw error;
	}
	return {
		endpoint: `http://127.0.0.1:${place.port}`,
		region: 'us-east-1',
		accessKey,
		secretKey,
		pid: (part) => runningPart(running, part).pid,
		kill: (part) => runningPart(running, part).kill('SIGKILL'),
		restart: startAll,
		stop,
	};
}

function runningPart(running: ReadonlyMap<StoragePart, ServerProcess>, part: StoragePart): ServerProcess {
	const server = running.get(part);
	if (server === undefined) throw new Error(`${part} was never started`);
	return server;
}

async function newPlace({ dir, port, diskGib = 10 }: ObjectStorageOptions): Promise<CephPlace> {
	// What a start that failed half-way left behind fits no new keys.
	for (const name of ['mon', 'osd', 'log', 'run', 'keyring']) rmSync(join(dir, name), { recursive: true, force: true });
	for (const name of ['mon', 'osd', 'log', 'run']) mkdirSync(join(dir, name), { recursive: true });
	const ports = { port: port ?? (await findFreePort()), monitorPort: await findFreePort(), oldMonitorPort: await findFreePort() };
	const place = { clusterId: randomUUID(), diskGib, ...ports };
	writeFileSync(join(dir, 'ceph.conf'), cephConfiguration(dir, place));
	return place;
}

function readPlace(dir: string): CephPlace {
	return JSON.parse(readFileSync(join(dir, 'place.json'), 'utf8'));
}

/** Makes the keys, the monitor's and the disk's data, and the one user; leaves monitor and disk running. */
async function makeStorage(dir: string, place: CephPlace, start: (part: StoragePart) => void): Promise<void> {
	const config = ['-c', join(dir, 'ceph.conf')];
	const keyring = join(dir, 'keyring');
	for (const [index, name] of ['client.admin', 'mon.', 'client.rgw'].entries()) {
		const rights = ['--cap', 'mon', 'allow *', ...(name === 'mon.' ? [] : ['--cap', 'osd', 'allow *'])];
		await run('ceph-authtool', [...(index === 0 ? ['-C'] : []), keyring, '--gen-key', '-n', name, ...rights]);
	}
	const map = join(dir, 'monmap');
	const addresses = `[v2:127.0.0.1:${place.monitorPort},v1:127.0.0.1:${place.oldMonitorPort}]`;
	await run('monmaptool', ['--create', '--clobber', '--fsid', place.clusterId, '--addv', 'a', addresses, map]);
	await run('ceph-mon', [...config, '-i', 'a', '--mkfs', '--monmap', map, '--keyring', keyring]);
	start('mon');
	const diskId = randomUUID();
	await run('ceph', [...config, 'osd', 'new', diskId]);
	await run('ceph-osd', [...config, '-i', '0', '--mkfs', '--osd-uuid', diskId]);
	start('osd');
	const user = ['--uid', 'shop', '--display-name', 'shop', '--access-key', accessKey, '--secret', secretKey];
	await run('radosgw-admin', [...config, 'user', 'create', ...user]);
	const file = join(dir, 'place.json');
	writeFileSync(`${file}.new`, JSON.stringify(place));
	renameSync(`${file}.new`, file);
}

/** @throws with what the program said, also where it takes too long */
async function run(name: string, args: readonly string[]): Promise<void> {
	await runServerTool(requireProgram(name, debianPackages), args, startTimeoutMs);
}

/** The gateway answers for a bucket that it cannot have heard of only after it has asked the disk. */
async function answersFromDisk(port: number): Promise<boolean> {
	const signal = AbortSignal.timeout(probeTimeoutMs);
	const { status } = await fetch(`http://127.0.0.1:${port}/probe-${randomUUID()}`, { signal });
	return status === 404;
}
