/** A real nginx over a folder of releases, as on a server of one's own: a free port, no privileges, nothing outside its own folder. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostFiles } from '../../renderer/hosts/host-files.ts';
import { findFreePort } from '../../sandbox/free-port.ts';
import { findWebServer, type Served, startWebServer, type WebServer } from './web-server.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

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
