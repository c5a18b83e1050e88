/** Finds, starts and ends the real web servers of the tests. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hostFiles } from '../../renderer/hosts/host-files.ts';
import { findFreePort } from '../../sandbox/free-port.ts';
import { watchStart } from '../../sandbox/program-start.ts';
import { runProgram } from './run-program.ts';

export interface WebServer {
	readonly url: string;
	/** Content encodings that it serves from files. */
	readonly encodings: readonly ('br' | 'gzip')[];
	close(): Promise<void>;
}

export interface Served {
	/** A folder with a built site, or a link to one. */
	readonly root: string;
	/** For what the server writes. */
	readonly work: string;
	/** Origin of the order service; left out, there is none. */
	readonly orders?: string | null;
}

const installTimeoutMs = 300_000;
const startTimeoutMs = 60_000;

/** Path of a program; as root, Debian's packages are installed where there is none. null where it cannot be had. */
export async function findWebServer(name: string, packages: readonly string[]): Promise<string | null> {
	const installed = findInstalled(name);
	if (installed !== null || process.getuid?.() !== 0) return installed;
	// At this run level a package starts no service.
	const options = { timeoutMs: installTimeoutMs, env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
	await runProgram('apt-get', ['update'], options);
	await runProgram('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], options);
	return findInstalled(name);
}

function findInstalled(name: string): string | null {
	const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
	return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

interface WebServerStart {
	readonly program: string;
	/** It has to stay in the foreground. */
	readonly args: readonly string[];
	readonly port: number;
	readonly errorLog: string;
	readonly encodings: readonly ('br' | 'gzip')[];
}

/** Resolves when the server answers. Throws with how it ended, all that it printed and its log where it does not. */
export async function startWebServer({ program, args, port, errorLog, encodings }: WebServerStart): Promise<WebServer> {
	const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
	const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
	const url = `http://127.0.0.1:${port}`;
	const moreWords = () => (existsSync(errorLog) ? readFileSync(errorLog, 'utf8') : '');
	const answers = async () => {
		await fetch(url, { redirect: 'manual' });
		return true;
	};
	try {
		await watchStart(child, { name: program, moreWords }).untilSo(answers, startTimeoutMs);
	} catch (error) {
		child.kill('SIGKILL');
		throw error;
	}
	return {
		url,
		encodings,
		close: async () => {
			child.kill('SIGTERM');
			await exit;
		},
	};
}

/** A real nginx over a folder of releases, as on a server of one's own: a free port, no privileges, nothing outside its own folder. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Path of nginx; null where it cannot be had. */
export async function findNginx(): Promise<string | null> {
	return await findWebServer('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);
}

/** Serves a site as its own `_nginx.conf` says. */
export async function startNginx(program: string, { root, work, orders = null }: Served): Promise<WebServer> {
	mkdirSync(work, { recursive: true });
	const hasBrotli = existsSync(brotliModule);
	const configFile = join(work, 'nginx.conf');
	const errorLog = join(work, 'error.log');
	const port = await findFreePort();
	writeFileSync(configFile, configuration({ root, work, errorLog, port, hasBrotli, orders }));
	const args = ['-c', configFile, '-p', work, '-e', errorLog];
	return await startWebServer({ program, args, port, errorLog, encodings: hasBrotli ? ['br', 'gzip'] : ['gzip'] });
}

interface Setup {
	readonly orders: string | null;
	readonly root: string;
	readonly work: string;
	readonly errorLog: string;
	readonly port: number;
	readonly hasBrotli: boolean;
}

function configuration({ root, work, errorLog, port, hasBrotli, orders }: Setup): string {
	const server = `
	server {
		listen 127.0.0.1:${port};
		root "${root}";
		${hasBrotli ? 'brotli_static on;' : ''}
		include "${join(root, hostFiles.nginx)}";
		${orders === null ? '' : `location /ecom/ { proxy_pass ${orders}; proxy_set_header X-Forwarded-For $remote_addr; }`}
	}`;
	return nginxConfiguration({ work, errorLog, workers: 2 }, server);
}

interface NginxPlace {
	/** Folder for all that it writes. */
	readonly work: string;
	readonly errorLog: string;
	readonly workers: number;
}

/** What stands around servers on a machine: in the foreground, and writing nowhere but into its own folder. */
export function nginxConfiguration({ work, errorLog, workers }: NginxPlace, servers: string): string {
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path "${join(work, name)}";`);
	return `
${existsSync(brotliModule) ? `load_module ${brotliModule};` : ''}
daemon off;
worker_processes ${workers};
pid "${join(work, 'nginx.pid')}";
error_log "${errorLog}" warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
	include /etc/nginx/mime.types;
	access_log off;
	${temporary.join('\n\t')}
	${servers}
}
`;
}
