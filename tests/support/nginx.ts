/** A real nginx over a folder of releases, as on a server of one's own: a free port, no privileges, nothing outside its own folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hostFiles } from '../../renderer/hosts/host-files.ts';
import { findFreePort } from '../../sandbox/free-port.ts';
import { runProgram } from './run-program.ts';

export interface Nginx {
	readonly url: string;
	/** Content encodings that it serves from files. */
	readonly encodings: readonly string[];
	close(): Promise<void>;
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const installTimeoutMs = 300_000;
const startTimeoutMs = 10_000;

/** Path of nginx; as root, Debian's package is installed where there is none. null where it cannot be had. */
export async function findNginx(): Promise<string | null> {
	const installed = installedNginx();
	if (installed !== null || process.getuid?.() !== 0) return installed;
	const options = { timeoutMs: installTimeoutMs, env: { DEBIAN_FRONTEND: 'noninteractive' } };
	const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
	await runProgram('apt-get', ['update'], options);
	await runProgram('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], options);
	return installedNginx();
}

function installedNginx(): string | null {
	const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
	return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file)) ?? null;
}

export interface Served {
	/** A folder with a built site, or a link to one. */
	readonly root: string;
	/** For what nginx writes. */
	readonly work: string;
	/** Origin of the order service; left out, there is none. */
	readonly orders?: string | null;
}

/** Serves a site as its own `_nginx.conf` says. */
export async function startNginx(program: string, { root, work, orders = null }: Served): Promise<Nginx> {
	mkdirSync(work, { recursive: true });
	const hasBrotli = existsSync(brotliModule);
	const configFile = join(work, 'nginx.conf');
	const errorLog = join(work, 'error.log');
	const port = await findFreePort();
	writeFileSync(configFile, configuration({ root, work, errorLog, port, hasBrotli, orders }));
	const child = spawn(program, ['-c', configFile, '-p', work, '-e', errorLog], { stdio: 'ignore' });
	const url = `http://127.0.0.1:${port}`;
	if (!(await answers(url, child))) {
		child.kill('SIGKILL');
		throw new Error(`nginx did not start:\n${existsSync(errorLog) ? readFileSync(errorLog, 'utf8') : 'no log'}`);
	}
	return {
		url,
		encodings: hasBrotli ? ['br', 'gzip'] : ['gzip'],
		close: async () => {
			if (child.exitCode === null) {
				const exit = once(child, 'exit');
				child.kill('SIGTERM');
				await exit;
			}
		},
	};
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
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path "${join(work, name)}";`);
	return `
${hasBrotli ? `load_module ${brotliModule};` : ''}
daemon off;
worker_processes 2;
pid "${join(work, 'nginx.pid')}";
error_log "${errorLog}" warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
	include /etc/nginx/mime.types;
	access_log off;
	${temporary.join('\n\t')}
	server {
		listen 127.0.0.1:${port};
		root "${root}";
		${hasBrotli ? 'brotli_static on;' : ''}
		include "${join(root, hostFiles.nginx)}";
		${orders === null ? '' : `location /ecom/ { proxy_pass ${orders}; proxy_set_header X-Forwarded-For $remote_addr; }`}
	}
}
`;
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
	for (const started = performance.now(); performance.now() - started < startTimeoutMs && child.exitCode === null; await setTimeout(20)) {
		try {
			await fetch(url);
			return true;
		} catch {
			// Not listening yet.
		}
	}
	return false;
}
