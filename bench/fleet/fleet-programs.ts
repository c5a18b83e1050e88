/** The programs of a fleet as processes of their own, on a recorded Directus, a real Redis and a real object storage. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectDir } from '../../commands/options/project-folder.ts';
import type { BucketAccess } from '../../fleet/storage/bucket.ts';
import type { SiteConfig } from '../../site/config.ts';
import { plainEnvironment } from '../plain-environment.ts';

/** What all shops of a fleet that is tried share. */
export const fleetConfig: SiteConfig = {
	projectDomain: 'fleet.example',
	siteUrl: 'https://fleet.example',
	orderServiceUrl: 'self',
	languages: ['de', 'en', 'fr'],
	trailingSlash: false,
	store: { path: 'schaufenster' },
	specialBrand: null,
	analytics: null,
	mapsKey: null,
	videoHosts: [],
	images: { formats: ['jpeg'], widths: [320], avifQuality: 55 },
	payments: { bankTransferId: 1, paypal: null, klarna: null },
	problems: {},
	serviceWorker: true,
	contentPortalUrl: null,
};

export const hookSecret = 'secret-of-the-webhooks';

export interface FleetPlace {
	/** For configuration, logs and the workers' folders. */
	readonly dir: string;
	readonly directusUrl: string;
	readonly directusToken: string;
	readonly redisUrl: string;
	readonly storage: BucketAccess;
	/** Of the keys in Redis. */
	readonly prefix: string;
}

/** A line of a program's log. */
export type LogLine = Readonly<Record<string, unknown>>;

export interface FleetProgram {
	readonly pid: number;
	/** Resolves with the first line of that message. */
	said(message: string): Promise<LogLine>;
	/** Every line from now on. */
	onLine(listener: (line: LogLine) => void): void;
	/** Seconds of processor time that it has taken so far, threads included. */
	cpuSeconds(): number;
	/** Megabytes that it had in memory at most. */
	memoryMb(): number;
	/** Resolves when it has ended. */
	end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Writes the configuration of the fleet. */
export function prepareFleet({ dir }: FleetPlace): void {
	mkdirSync(dir, { recursive: true });
	writeFileSync(join(dir, 'site.config.ts'), `export default ${JSON.stringify(fleetConfig)};\n`);
}

/** `args`: as of `npm run fleet --`. The configuration is added where the program takes one. */
export function startFleetProgram(place: FleetPlace, args: readonly string[]): FleetProgram {
	const { dir } = place;
	const [name = ''] = args;
	const config = ['serve', 'worker'].includes(name) ? ['--config', join(dir, 'site.config.ts')] : [];
	const child = spawn(process.execPath, [join(projectDir, 'commands/run.js'), 'fleet', ...args, ...config], {
		env: { ...process.env, ...plainEnvironment, ...fleetEnvironment(place), NODE_COMPILE_CACHE: join(projectDir, '.cache/compiled') },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const { pid = 0 } = child;
	const log = createWriteStream(join(dir, `${name}-${pid}.log`));
	child.stderr.pipe(log);
	const lines: LogLine[] = [];
	const listeners: ((line: LogLine) => void)[] = [];
	createInterface({ input: child.stdout }).on('line', (text) => {
		log.write(`${text}\n`);
		if (!text.startsWith('{')) return;
		const line: LogLine = JSON.parse(text);
		lines.push(line);
		for (const listener of listeners) listener(line);
	});
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
	return {
		pid,
		said: (message) =>
			new Promise((resolve, reject) => {
				const known = lines.find(({ msg }) => msg === message);
				if (known !== undefined) resolve(known);
				listeners.push((line) => line.msg === message && resolve(line));
				ended.then(() =>
					reject(
						new Error(
							`fleet ${args.join(' ')} ended before it said "${message}": ${readFileSync(join(dir, `${name}-${pid}.log`), 'utf8')}`,
						),
					),
				);
			}),
		onLine: (listener) => listeners.push(listener),
		cpuSeconds: () => cpuSecondsOf(child),
		memoryMb: () => Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
		async end(signal) {
			child.kill(signal);
			await ended;
		},
	};
}

/** One of several on this machine: all share one folder, and keep every shop. */
export function startFleetWorker(place: FleetPlace, name: number): FleetProgram {
	return startFleetProgram(place, ['worker', '--work', join(place.dir, 'work'), '--name', String(name), '--keep-shops', '100000']);
}

/** Runs a command that ends by itself. */
export async function runFleetCommand(
	place: FleetPlace,
	args: readonly string[],
): Promise<{ readonly exitCode: number | null; readonly output: string }> {
	const child = spawn(process.execPath, [join(projectDir, 'commands/run.js'), 'fleet', ...args], {
		env: { ...process.env, ...plainEnvironment, ...fleetEnvironment(place) },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (data) => {
			output += data;
		});
	}
	const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
	return { exitCode, output };
}

function fleetEnvironment({ directusUrl, directusToken, redisUrl, storage, prefix }: FleetPlace): Record<string, string> {
	return {
		DIRECTUS_URL: directusUrl,
		DIRECTUS_TOKEN: directusToken,
		FLEET_REDIS_URL: redisUrl,
		FLEET_PREFIX: prefix,
		FLEET_S3_ENDPOINT: storage.endpoint,
		FLEET_S3_REGION: storage.region,
		FLEET_S3_BUCKET: storage.bucket,
		FLEET_S3_ACCESS_KEY: storage.accessKey,
		FLEET_S3_SECRET_KEY: storage.secretKey,
		FLEET_HOOK_SECRET: hookSecret,
	};
}

/** Linux counts in hundredths of a second (proc(5): utime and stime, and those of children that ended). */
function cpuSecondsOf({ pid }: ChildProcess): number {
	const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
	const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
	return [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0) / 100;
}
