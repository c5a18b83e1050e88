/** Starts and stops the sandbox's Directus as a process of its own, on SQLite and bound to this machine only. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { WorldError } from '../../site/world-error.ts';
import { findFreePort } from '../free-port.ts';
import { readAdmin } from './admin.ts';
import { installationFolder } from './install.ts';

const host = '127.0.0.1';
/** The origins whose scripts Directus answers, in its notation for patterns. */
export const siteOrigins = 'regex:^http://(?:localhost|127\\.0\\.0\\.1)(?::\\d+)?$';
/** The extensions that every Directus of a shop has (docs/operation.md). */
const extensions = ['stock-hook', 'shop-guard'];
const extensionsFolder = path.join(import.meta.dirname, '../../orders/desk');
const startLimitMs = 120_000;
const stopLimitMs = 10_000;

export interface DirectusOptions {
	/** 0 takes any free port. */
	readonly port: number;
	/** Database and uploads; created where missing, in which case Directus is set up empty. */
	readonly dataDir: string;
	/** Receives what Directus itself prints (warnings and errors), a line at a time. */
	readonly log: (line: string) => void;
}

export interface RunningDirectus {
	readonly url: string;
	/** Resolves when the process ends, by `stop` or by itself. */
	readonly ended: Promise<void>;
	/** Resolves once the process has ended and the database may be copied. */
	stop(): Promise<void>;
}

/** Directus ended before it was ready, or was not ready in time; the message carries its last lines. */
export class DirectusStartError extends WorldError {}

/** Boots Directus and resolves when it answers as healthy: 12 to 14 seconds for an empty folder, 3 to 4 for a prepared one. */
export async function startDirectus({ port, dataDir, log }: DirectusOptions): Promise<RunningDirectus> {
	for (const folder of [uploadsFolder(dataDir), path.join(dataDir, 'extensions')]) mkdirSync(folder, { recursive: true });
	for (const name of extensions) cpSync(path.join(extensionsFolder, name), path.join(dataDir, 'extensions', name), { recursive: true });
	const actualPort = port === 0 ? await findFreePort() : port;
	const url = `http://localhost:${actualPort}`;
	const env = directusEnvironment(dataDir, actualPort, url);
	if (!existsSync(databaseFile(dataDir))) {
		const setup = runDirectus('bootstrap', dataDir, env, log);
		const [code, signal] = await once(setup.child, 'close');
		if (code !== 0) {
			rmSync(databaseFile(dataDir), { force: true });
			throw new DirectusStartError(`Directus could not set up its database (exit ${code ?? signal}):\n${setup.lastLines()}`);
		}
	}
	const { child, lastLines } = runDirectus('start', dataDir, env, log);
	try {
		await waitUntilHealthy(url, child);
	} catch (cause) {
		await stopProcess(child);
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new DirectusStartError(`Directus did not start on ${url}: ${reason}\n${lastLines()}`, { cause });
	}
	return { url, ended: once(child, 'exit').then(() => undefined), stop: () => stopProcess(child) };
}

/** The SQLite file inside a data folder. */
export function databaseFile(dataDir: string): string {
	return path.join(dataDir, 'database.sqlite');
}

/** Where Directus keeps the files themselves. */
export function uploadsFolder(dataDir: string): string {
	return path.join(dataDir, 'uploads');
}

/** Nothing of the surrounding environment reaches Directus but what a process needs, so that it is the same everywhere. */
function directusEnvironment(dataDir: string, port: number, url: string): NodeJS.ProcessEnv {
	const admin = readAdmin();
	return {
		PATH: process.env.PATH,
		HOME: process.env.HOME,
		SystemRoot: process.env.SystemRoot,
		NODE_ENV: 'production',
		// Directus answers some times without a time zone, in its own.
		TZ: 'UTC',
		HOST: host,
		PORT: String(port),
		PUBLIC_URL: url,
		KEY: 'schaufenster-sandbox',
		SECRET: admin.secret,
		ADMIN_EMAIL: admin.email,
		ADMIN_PASSWORD: admin.password,
		ADMIN_TOKEN: admin.token,
		DB_CLIENT: 'sqlite3',
		DB_FILENAME: databaseFile(dataDir),
		STORAGE_LOCATIONS: 'local',
		STORAGE_LOCAL_DRIVER: 'local',
		STORAGE_LOCAL_ROOT: uploadsFolder(dataDir),
		EXTENSIONS_PATH: path.join(dataDir, 'extensions'),
		TEMP_PATH: path.join(dataDir, 'tmp'),
		PACKAGE_FILE_LOCATION: installationFolder,
		PROJECT_NAME: 'Schaufenster Sandbox',
		IMPORT_IP_DENY_LIST: '169.254.169.254',
		// Pages that this machine serves read live content from another origin than their own; no other site's pages may.
		CORS_ENABLED: 'true',
		CORS_ORIGIN: siteOrigins,
		CORS_ALLOWED_HEADERS: 'Content-Type,Authorization,X-Directus-Project',
		MAX_PAYLOAD_SIZE: '10mb',
		TELEMETRY: 'false',
		EMAIL_VERIFY_SETUP: 'false',
		MCP_ENABLED: 'false',
		AI_ENABLED: 'false',
		PRESSURE_LIMITER_ENABLED: 'false',
		LOG_LEVEL: 'error',
		LOG_STYLE: 'raw',
	};
}

function runDirectus(command: 'bootstrap' | 'start', cwd: string, env: NodeJS.ProcessEnv, log: (line: string) => void) {
	// This entry skips the version check that the `directus` binary makes online.
	const entry = path.join(installationFolder, 'node_modules', '@directus', 'api', 'dist', 'cli', 'run.js');
	const child = spawn(process.execPath, [entry, command], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
	const endWithUs = () => child.kill('SIGTERM');
	process.once('exit', endWithUs);
	child.once('exit', () => process.off('exit', endWithUs));
	const lines: string[] = [];
	for (const input of [child.stdout, child.stderr]) {
		createInterface({ input }).on('line', (line) => {
			lines.splice(0, lines.length - 20);
			lines.push(line);
			log(line);
		});
	}
	return { child, lastLines: () => lines.join('\n') };
}

async function waitUntilHealthy(url: string, child: ChildProcess): Promise<void> {
	const deadline = performance.now() + startLimitMs;
	while (performance.now() < deadline) {
		if (hasEnded(child)) throw new Error(`its process ended with ${child.exitCode ?? child.signalCode}`);
		const healthy = await fetch(`${url}/server/health`).then(
			(response) => response.ok,
			() => false,
		);
		if (healthy) return;
		await delay(100);
	}
	throw new Error(`not healthy after ${startLimitMs / 1000} s`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
	if (hasEnded(child)) return;
	const ended = once(child, 'exit');
	child.kill('SIGTERM');
	const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
	await ended;
	clearTimeout(timer);
}

function hasEnded(child: ChildProcess): boolean {
	return child.exitCode !== null || child.signalCode !== null;
}
