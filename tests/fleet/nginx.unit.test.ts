/** A real nginx with the configuration that is shipped, in front of a gateway and of an order service. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { runProgram } from '../../commands/programs/run-program.ts';
import { findNginx, nginxConfiguration, startWebServer, type WebServer } from '../../commands/programs/web-server.ts';
import { findFreePort } from '../../sandbox/free-port.ts';
import { createMemoryBucket } from '../support/memory-bucket.ts';
import { publishFolder, type RunningGateway, startGateway, writeFiles } from './published-site.ts';

const shop = 'juwelier.example';
const script = `export const ring = '${'gold '.repeat(100)}';`;
const brotli = { 'accept-encoding': 'gzip, deflate, br' };
const [assetCache, pageCache] = ['public, max-age=31536000, immutable', 'public, max-age=0, must-revalidate'];

let work: string;
let gateway: RunningGateway;
let orders: Server;
let nginx: WebServer | null = null;
let port: number;
let plainPort: number;

const bucket = createMemoryBucket();

beforeAll(async () => {
	work = mkdtempSync(join(tmpdir(), 'fleet-nginx-'));
	// nginx gives up the rights of root.
	chmodSync(work, 0o755);
	writeFiles(join(work, 'site'), {
		'index.html': '<p>Ring</p>',
		'404.html': 'nicht da',
		'assets/ring.js': script,
		'assets/chain.js': script,
	});
	await publishFolder(bucket, shop, join(work, 'site'));
	gateway = await startGateway(bucket);
	orders = createServer(({ url, headers }, response) => response.end(JSON.stringify({ url, headers }))).listen(0, '127.0.0.1');
	await new Promise((listening) => orders.once('listening', listening));
	const program = await findNginx();
	if (program !== null) nginx = await startShipped(program);
});
afterAll(async () => {
	await nginx?.close();
	await gateway.close();
	orders.close();
	rmSync(work, { recursive: true });
});
beforeEach(({ skip }) => {
	if (nginx === null) skip('There is no nginx, and without root it is not installed.');
});

/** The shipped file, with this test's ports, certificate and folders in the place of a machine's. */
async function startShipped(program: string): Promise<WebServer> {
	const [key, certificate] = [join(work, 'key.pem'), join(work, 'certificate.pem')];
	const subject = ['-subj', `/CN=${shop}`, '-days', '2', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
	const made = await runProgram('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate]);
	if (made.exitCode !== 0) throw new Error(made.output);
	mkdirSync(join(work, 'log'));
	port = await findFreePort();
	plainPort = await findFreePort();
	const places: readonly (readonly [shipped: string, here: string])[] = [
		['/etc/letsencrypt/live/fleet/fullchain.pem', certificate],
		['/etc/letsencrypt/live/fleet/privkey.pem', key],
		['/var/cache/nginx/fleet', join(work, 'cache')],
		['/var/log/nginx/access.log', join(work, 'access.log')],
		['listen 80 ', `listen 127.0.0.1:${plainPort} `],
		['listen 443 ', `listen 127.0.0.1:${port} `],
		['127.0.0.1:4800', `127.0.0.1:${gateway.port}`],
		// What is passed on is all that matters here.
		['127.0.0.1:4700', `127.0.0.1:${(orders.address() as AddressInfo).port}`],
		['127.0.0.1:4600', `127.0.0.1:${(orders.address() as AddressInfo).port}`],
	];
	let servers = readFileSync(join(projectDir, 'fleet/deploy/nginx.conf'), 'utf8').replaceAll(/^\s*listen \[::\].*$/gm, '');
	for (const [shipped, here] of places) {
		expect(servers).toContain(shipped);
		servers = servers.replaceAll(shipped, here);
	}
	const [file, errorLog] = [join(work, 'nginx.conf'), join(work, 'error.log')];
	writeFileSync(file, nginxConfiguration({ work, errorLog, workers: 1 }, servers));
	const args = ['-c', file, '-p', work, '-e', errorLog];
	expect(await runProgram(program, ['-t', ...args])).toMatchObject({ exitCode: 0, output: expect.not.stringContaining('[warn]') });
	return await startWebServer({ program, args, port: plainPort, errorLog, encodings: [] });
}

interface Answer {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
}

function ask(path: string, headers: Readonly<Record<string, string>> = {}, host = shop): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = request({ host: '127.0.0.1', port, path, headers: { host, ...headers }, rejectUnauthorized: false }, (answer) => {
			buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
		});
		sent.on('error', reject).end();
	});
}

/** How many answers the gateway has given. */
async function asked(): Promise<number> {
	const { values } = await gateway.metrics.requests.get();
	return values.reduce((sum, { value }) => sum + value, 0);
}

it('shows a shop at its host, as the gateway answers', async () => {
	const page = await ask('/', brotli, `www.${shop}`);
	expect([page.status, page.headers['content-encoding'], page.headers['cache-control']]).toEqual([200, 'br', pageCache]);
	expect(brotliDecompressSync(page.body).toString()).toBe('<p>Ring</p>');
	expect(page.headers['strict-transport-security']).toBe('max-age=63072000');
	expect(page.headers.server).toBe('nginx');
	expect((await ask('/', { ...brotli, 'if-none-match': page.headers.etag ?? '' })).status).toBe(304);
	expect((await ask('/nowhere')).status).toBe(404);
	expect((await ask('/', {}, 'unknown.example')).status).toBe(404);
	const plain = await fetch(`http://127.0.0.1:${plainPort}/kontakt?a=b`, { redirect: 'manual' });
	expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/kontakt?a=b']);
});

it('keeps assets once for all browsers that take brotli, and once for the others', async () => {
	const before = await asked();
	for (const encodings of ['gzip, deflate, br', 'gzip, deflate, br, zstd', 'br;q=1.0, gzip']) {
		const answer = await ask('/assets/ring.js', { 'accept-encoding': encodings });
		expect([answer.headers['content-encoding'], answer.headers['cache-control']]).toEqual(['br', assetCache]);
		expect(brotliDecompressSync(answer.body).toString()).toBe(script);
	}
	expect((await asked()) - before).toBe(1);
	for (const encodings of ['gzip', 'identity']) {
		const answer = await ask('/assets/ring.js', { 'accept-encoding': encodings });
		expect([answer.headers['content-encoding'], answer.body.toString()]).toEqual([undefined, script]);
	}
	expect((await asked()) - before).toBe(2);
});

it('does not keep that an asset was missing', async () => {
	expect((await ask('/assets/later.js')).status).toBe(404);
	writeFiles(join(work, 'site'), { 'assets/later.js': script });
	await publishFolder(bucket, shop, join(work, 'site'));
	expect((await ask('/assets/later.js')).status).toBe(200);
});

it('keeps the copies of one address apart from those of another', async () => {
	await ask('/assets/chain.js', brotli);
	expect((await ask('/assets/chain.jsbr', { 'accept-encoding': 'identity' })).status).toBe(404);
	await ask('/assets/chain.js', brotli, 'unknown.example');
	expect((await ask('/assets/chain.js', brotli, `www.${shop}`)).status).toBe(200);
});

it('passes orders on to the service of the shop, with the address of the visitor alone', async () => {
	const answer = await ask('/ecom/status?token=1', { 'x-forwarded-for': '203.0.113.7' });
	expect(JSON.parse(answer.body.toString())).toMatchObject({
		url: '/ecom/status?token=1',
		headers: { host: shop, 'x-forwarded-for': '127.0.0.1' },
	});
	expect((await ask('/ecom/status', {}, 'other.example')).status).toBe(404);
	expect(readFileSync(join(work, 'access.log'), 'utf8')).toMatch(/"GET \/ecom\/status HTTP\/1\.1" 200/);
});

it('passes webhooks on, and nothing else that serve answers, at a name of their own', async () => {
	const hooks = 'fleet.example.com';
	expect(JSON.parse((await ask('/hooks/content', {}, hooks)).body.toString())).toMatchObject({ url: '/hooks/content' });
	expect((await ask('/metrics', {}, hooks)).status).toBe(404);
	expect((await ask('/hooks/content')).status).toBe(404);
});

it('bounds how often a visitor asks an order service', async () => {
	const answers = await Promise.all(Array.from({ length: 80 }, () => ask('/ecom/status')));
	const statuses = new Set(answers.map(({ status }) => status));
	expect(statuses).toEqual(new Set([200, 429]));
	const refused = answers.find(({ status }) => status === 429);
	expect([refused?.headers['retry-after'], JSON.parse(String(refused?.body)).code]).toEqual(['10', 'limited']);
});

it('shows the assets that it has while the gateway is gone', async () => {
	await ask('/assets/ring.js', brotli);
	await gateway.close();
	const answer = await ask('/assets/ring.js', brotli);
	expect([answer.status, brotliDecompressSync(answer.body).toString()]).toEqual([200, script]);
	expect((await ask('/')).status).toBe(502);
});
