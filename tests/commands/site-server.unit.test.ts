import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SiteServer, startSiteServer } from '../../commands/serving/site-server.ts';

let dir: string;
let server: SiteServer;
beforeAll(async () => {
	dir = mkdtempSync(join(tmpdir(), 'served-'));
	const files = {
		'index.html': 'home',
		'agb/index.html': 'agb',
		'404.html': 'nicht da',
		'en/index.html': 'english home',
		'en/404.html': 'not there',
		'assets/a.js': '1',
		'en/shop/index.html': 'shop',
		'en/shop/_/index.html': 'new pieces',
		'page-data/en/shop/_/page-data.json': '{}',
		_headers: 'secret',
		'_nginx.conf': 'secret',
		'_nginx.conf.br': 'secret',
		'.htaccess': 'secret',
	};
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(dirname(join(dir, path)), { recursive: true });
		writeFileSync(join(dir, path), content);
	}
	server = await startSiteServer({ dir, port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
	await server.close();
	rmSync(dir, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(server.url + path, { redirect: 'manual', ...init });

it.each([
	['/', 200, 'home'],
	['/agb', 200, 'agb'],
	['/agb/', 200, 'agb'],
	['/agb?x=1', 200, 'agb'],
	['/en', 200, 'english home'],
	['/weg', 404, 'nicht da'],
	['/en/gone/deeper', 404, 'not there'],
	['/english', 404, 'nicht da'],
	['/en/shop', 200, 'shop'],
	['/en/shop/rings/new', 200, 'new pieces'],
	['/shop/rings/new', 404, 'nicht da'],
	['/page-data/en/other/page-data.json', 404, 'nicht da'],
	['/_headers', 404, 'nicht da'],
	['/_nginx.conf', 404, 'nicht da'],
	['/_nginx.conf/', 404, 'nicht da'],
	['/_nginx%2econf', 404, 'nicht da'],
	['/%5fnginx.conf', 404, 'nicht da'],
	['//_nginx.conf', 404, 'nicht da'],
	['/./_nginx.conf', 404, 'nicht da'],
	['/agb/../_nginx.conf', 404, 'nicht da'],
	['/agb/%2e%2e/_nginx.conf', 404, 'nicht da'],
	['/%2ehtaccess', 404, 'nicht da'],
	['/.htaccess', 404, 'nicht da'],
	['/_nginx.conf.br', 404, 'nicht da'],
	['/%2e%2e/%2e%2e/etc/passwd', 404, 'nicht da'],
])('%s answers %i', async (path, status, text) => {
	const response = await get(path);
	expect(response.status).toBe(status);
	expect(await response.text()).toBe(text);
	expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
	expect(response.headers.get('x-content-type-options')).toBe('nosniff');
	expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

it('answers with the data of the page for new products where it answers with that page', async () => {
	const response = await get('/page-data/en/shop/rings/new/page-data.json');
	expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([200, 'application/json', {}]);
	expect((await get('/en/shop/rings/new', { method: 'HEAD' })).status).toBe(200);
});

it('lets assets be kept for ever', async () => {
	expect((await get('/assets/a.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('answers what has not changed with 304', async () => {
	const etag = (await get('/agb')).headers.get('etag') ?? '';
	expect((await get('/agb', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

it.each(['br', 'gzip'])('answers with what a release has compressed by %s, and calls it what it is', async (encoding) => {
	const [ending, compress] = encoding === 'br' ? (['br', brotliCompressSync] as const) : (['gz', gzipSync] as const);
	const twins = { 'agb/index.html': 'agb', 'assets/a.js': '1' };
	for (const [path, content] of Object.entries(twins)) writeFileSync(join(dir, `${path}.${ending}`), compress(content));
	const page = await get('/agb', { headers: { 'accept-encoding': encoding } });
	expect([page.headers.get('content-encoding'), page.headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
	expect([page.headers.get('content-type'), await page.text()]).toEqual(['text/html;charset=utf-8', 'agb']);
	const script = await get('/assets/a.js', { headers: { 'accept-encoding': encoding } });
	expect([script.headers.get('content-encoding'), script.headers.get('content-type'), await script.text()]).toEqual([
		encoding,
		'text/javascript',
		'1',
	]);
	expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
	expect((await get('/agb', { headers: { 'accept-encoding': 'identity' } })).headers.get('content-encoding')).toBe(null);
});

it('says what /favicon.ico is', async () => {
	writeFileSync(join(dir, 'favicon.ico'), 'icon');
	expect((await get('/favicon.ico')).headers.get('content-type')).toBe('image/x-icon');
});

it('only reads', async () => {
	expect((await get('/', { method: 'POST' })).status).toBe(405);
});

it('names the port that another program has, and the way out', async () => {
	const port = Number(new URL(server.url).port);
	await expect(startSiteServer({ dir, port, host: '127.0.0.1' })).rejects.toThrow(
		`Port ${port} is in use by another program. Stop that one, or choose another port with "-- --port ${port + 1}".`,
	);
});

it.each([
	['with drafts', '{"buildHash":"1","drafts":true}', 'noindex, nofollow'],
	['for publishing', '{"buildHash":"1"}', null],
])('tells search engines to stay away from every answer of a site %s only if they should', async (_, appData, expected) => {
	const appDataFile = join(dir, 'page-data/app-data.json');
	mkdirSync(dirname(appDataFile), { recursive: true });
	writeFileSync(appDataFile, appData);
	for (const path of ['/', '/agb', '/assets/a.js', '/page-data/app-data.json', '/weg']) {
		expect((await get(path)).headers.get('x-robots-tag'), path).toBe(expected);
	}
});
