/** A real nginx with the configuration that is shipped for shops (`orders/deploy/nginx.conf`), on free ports and with a certificate of its own. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../sandbox/free-port.ts';
import { projectDir } from '../options/project-folder.ts';
import { runProgram } from './run-program.ts';
import { brotliModule, nginxConfiguration, startWebServer } from './web-server.ts';

export interface ShopServer {
	/** `https://localhost:<port>`; answers `http` with a redirect on another one. */
	readonly url: string;
	readonly httpPort: number;
	readonly httpsPort: number;
	/** The certificate, which signs itself. */
	readonly certificateFile: string;
	close(): Promise<void>;
}

interface ShopServed {
	/** Web root, with the build's `_nginx.conf`. */
	readonly root: string;
	/** Folder for the server's own files. */
	readonly work: string;
	/** Where the order service answers. */
	readonly ordersUrl: string;
	/** Requests come through a CDN on this machine, which names the visitor in `CF-Connecting-IP`. */
	readonly isBehindCdn?: boolean;
}

const host = 'localhost';

/** @throws Error with nginx's own words where it refuses the configuration */
export async function startShopServer(program: string, served: ShopServed): Promise<ShopServer> {
	const { work } = served;
	mkdirSync(work, { recursive: true });
	const certificateFile = await makeCertificate(work);
	const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
	const configFile = join(work, 'nginx.conf');
	const errorLog = join(work, 'error.log');
	writeFileSync(join(work, 'shop.conf'), fitShippedFile({ ...served, certificateFile, httpPort, httpsPort }));
	writeFileSync(configFile, nginxConfiguration({ work, errorLog, workers: 1 }, `include "${join(work, 'shop.conf')}";`));
	const args = ['-c', configFile, '-p', work, '-e', errorLog];
	const judged = await runProgram(program, [...args, '-t']);
	if (judged.exitCode !== 0) throw new Error(judged.output);
	const { close } = await startWebServer({ program, args, port: httpPort, errorLog, encodings: [] });
	return { url: `https://${host}:${httpsPort}`, httpPort, httpsPort, certificateFile, close };
}

/** The shipped file with the names, ports and folders of this machine, as an operator puts in their own. */
function fitShippedFile({
	root,
	ordersUrl,
	isBehindCdn = false,
	certificateFile,
	httpPort,
	httpsPort,
}: ShopServed & { readonly certificateFile: string; readonly httpPort: number; readonly httpsPort: number }): string {
	const replacements: readonly (readonly [string | RegExp, string])[] = [
		[/\tlisten \[::\].*\n/g, ''],
		['listen 80;', `listen 127.0.0.1:${httpPort};`],
		['listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`],
		['https://www.example.com$request_uri', `https://${host}:${httpsPort}$request_uri`],
		[/\/etc\/letsencrypt\/\S+\/fullchain\.pem/, certificateFile],
		[/\/etc\/letsencrypt\/\S+\/privkey\.pem/, keyOf(certificateFile)],
		[/\/var\/www\/www\.example\.com\/current/g, root],
		[/www\.example\.com/g, host],
		['http://127.0.0.1:4600', ordersUrl],
		...(existsSync(brotliModule) ? [] : [[/\tbrotli_static.*\n/, ''] as const]),
		...(isBehindCdn
			? [['# set_real_ip_from 203.0.113.0/24;', 'set_real_ip_from 127.0.0.1;'] as const, ['# real_ip_header', 'real_ip_header'] as const]
			: []),
	];
	const shipped = readFileSync(join(projectDir, 'orders/deploy/nginx.conf'), 'utf8');
	return replacements.reduce((text, [from, to]) => {
		if (typeof from === 'string' ? !text.includes(from) : text.search(from) < 0) throw new Error(`The shipped nginx.conf has no ${from}`);
		return text.replace(from, () => to);
	}, shipped);
}

/** Signs itself; its key lies beside it, by `keyOf`. */
export async function makeCertificate(work: string, days = 90): Promise<string> {
	const file = join(work, 'certificate.pem');
	const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', keyOf(file)];
	const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host},IP:127.0.0.1`];
	const { exitCode, output } = await runProgram('openssl', ['req', '-x509', ...key, ...names, '-days', String(days), '-out', file]);
	if (exitCode !== 0) throw new Error(`openssl made no certificate:\n${output}`);
	return file;
}

export function keyOf(certificateFile: string): string {
	return certificateFile.replace('certificate', 'key');
}
