import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCurrent, servedRelease } from '../../../fleet/releases/current.ts';
import { readManifest } from '../../../fleet/releases/manifest.ts';
import { removeShop, rollBack } from '../../../fleet/shops/fleet-shops.ts';
import { headersFor } from '../../../renderer/hosts/header-model.ts';
import { headersFile } from '../../../renderer/hosts/headers-file.ts';
import { createMemoryBucket } from '../../support/memory-bucket.ts';
import { publishFolder, type RunningGateway, startGateway, writeFiles } from '../published-site.ts';

const shop = 'juwelier.example';
const page = `<p>${'Ring '.repeat(100)}</p>`;
const files = {
	'index.html': page,
	'404.html': 'nicht da',
	'schaufenster/kasse/zahlen/index.html': 'zahlen',
	'assets/ring.js': 'export {};',
	'assets/ring.jpeg': 'a picture',
	'favicon.ico': 'an icon',
	_headers: headersFile({ hsts: 'preload' }, []),
	_redirects: '/alt /neu 301\n/login https://cms.example/ 301\n',
};

let work: string;
let gateway: RunningGateway;
const bucket = createMemoryBucket();

beforeAll(async () => {
	work = mkdtempSync(join(tmpdir(), 'gateway-'));
	await publish(shop, files);
	gateway = await startGateway(bucket);
});
afterAll(async () => {
	await gateway.close();
	rmSync(work, { recursive: true });
});

let folders = 0;
async function publish(name: string, published: Readonly<Record<string, string>>): Promise<void> {
	folders += 1;
	const dir = join(work, String(folders), 'site');
	writeFiles(dir, published);
	await publishFolder(bucket, name, dir);
}

interface Asked {
	readonly host?: string;
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly port?: number;
}

interface Answer {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
}

function ask(path: string, { host = shop, method = 'GET', headers = {}, port = gateway.port }: Asked = {}): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = request({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } }, (answer) => {
			buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
		});
		sent.on('error', reject).end();
	});
}

it.each([
	['br', true],
	['gzip, deflate, br', true],
	['gzip,br;q=0.5,*;q=0', true],
	['BR', true],
	['br;q=1.000', true],
	['gzip, br;q=0', false],
	['br;q=0.0, gzip', false],
	['br ; q=0', false],
	['gzip', false],
	['brotli', false],
	['xbr', false],
	['identity', false],
	['', false],
])('%j takes brotli: %s', async (encodings, takesBrotli) => {
	const { headers, body } = await ask('/', { headers: { 'accept-encoding': encodings } });
	expect(headers['content-encoding']).toBe(takesBrotli ? 'br' : undefined);
	expect((takesBrotli ? brotliDecompressSync(body) : body).toString()).toBe(page);
	expect([headers.vary, Number(headers['content-length'])]).toEqual(['Accept-Encoding', body.length]);
});

it('compresses no picture', async () => {
	const { headers, body } = await ask('/assets/ring.jpeg', { headers: { 'accept-encoding': 'br' } });
	expect([headers['content-encoding'], headers.vary, headers['content-type'], body.toString()]).toEqual([
		...[undefined, undefined],
		...['image/jpeg', 'a picture'],
	]);
});

it('answers 304 to who has it, in the encoding in which it was sent', async () => {
	const [plain, compressed] = [await ask('/'), await ask('/', { headers: { 'accept-encoding': 'br' } })];
	const [etag = '', other = ''] = [plain.headers.etag, compressed.headers.etag];
	expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
	expect(other).not.toBe(etag);
	for (const known of [etag, `W/${etag}`, `"x", ${etag}`, `${other},${etag}`]) {
		const { status, headers, body } = await ask('/', { headers: { 'if-none-match': known } });
		expect([known, status, body.length, headers.etag]).toEqual([known, 304, 0, etag]);
		expect([headers.vary, headers['cache-control']]).toEqual(['Accept-Encoding', 'public, max-age=0, must-revalidate']);
	}
	for (const known of [other, '"x"', etag.slice(1, -1)]) expect((await ask('/', { headers: { 'if-none-match': known } })).status).toBe(200);
});

it('says again that a page is missing to who has its 404 page', async () => {
	const { headers } = await ask('/nowhere');
	const again = await ask('/nowhere', { headers: { 'if-none-match': headers.etag ?? '' } });
	expect([again.status, again.body.toString()]).toEqual([404, 'nicht da']);
});

it('answers HEAD as GET, without the body', async () => {
	const { headers: got } = await ask('/');
	const { status, headers, body } = await ask('/', { method: 'HEAD' });
	expect([status, body.length]).toEqual([200, 0]);
	expect({ ...headers, date: '' }).toEqual({ ...got, date: '' });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
	const { status, headers } = await ask('/', { method });
	expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

it.each([
	['/', '/'],
	['/assets/ring.js', '/assets/ring.js'],
	['/schaufenster/kasse/zahlen', '/schaufenster/kasse/zahlen'],
	['/nowhere', '/404.html'],
	['/assets/none.js', '/404.html'],
	['/alt', '/alt'],
])('%s has the headers of the model, and the HTTPS scope of the shop', async (path, model) => {
	const { headers } = await ask(path);
	for (const { name, value } of headersFor(model, { hsts: 'preload', standalone: path.includes('zahlen') })) {
		expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
	}
});

it('calls the icon what it is', async () => {
	expect((await ask('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
});

it('leads on with the query, within the site alone', async () => {
	const within = await ask('/alt/?a=b');
	expect([within.status, within.headers.location]).toEqual([301, '/neu?a=b']);
	expect((await ask('/login?a=b')).headers.location).toBe('https://cms.example/');
});

it.each(['JUWELIER.example', 'juwelier.example:443', 'juwelier.example.', 'www.juwelier.example', 'www.juwelier.example:8080'])(
	'%s is the shop',
	async (host) => {
		expect((await ask('/', { host })).status).toBe(200);
	},
);

it.each([
	'other.example',
	'shop.juwelier.example',
	'www.www.juwelier.example',
	'localhost',
	'shared',
	'../juwelier.example',
	'juwelier.example/..',
	'[::1]',
	'a..b',
	'',
])('%j is no shop', async (host) => {
	const { status, body, headers } = await ask('/', { host });
	expect([status, body.toString(), headers['cache-control']]).toEqual([404, 'There is no site here.\n', 'no-store']);
});

it('shows the shop whose domain begins with www. at that domain', async () => {
	await publish('www.uhren.example', { 'index.html': 'Uhren' });
	expect((await ask('/', { host: 'www.uhren.example' })).body.toString()).toBe('Uhren');
	expect((await ask('/', { host: 'uhren.example' })).status).toBe(404);
	// It says nothing of itself.
	expect((await ask('/', { host: 'www.uhren.example' })).headers['strict-transport-security']).toBe('max-age=63072000');
});

it.each(['/%', '/%ff', '/a%00b', '/a%5cb'])('%s cannot be read', async (path) => {
	expect((await ask(path)).status).toBe(400);
});

it.each([
	'//other.example/',
	'/%2e%2e/%2e%2e/etc/passwd',
	'/%2f%2f_headers',
	'/_headers',
	'/%5fredirects',
	'/assets/%2e%2e/_headers',
	'/..%2f_headers',
])('%s leads nowhere', async (path) => {
	const { status, body } = await ask(path);
	expect([status, body.toString()]).toEqual([404, 'nicht da']);
});

describe('releases', () => {
	it('keep the assets of those before, for pages that are open, and show nothing else of them', async () => {
		const name = 'ketten.example';
		await publish(name, { 'index.html': 'one', '404.html': 'nicht da', 'old/index.html': 'old', 'assets/one.js': '1' });
		await publish(name, { 'index.html': 'two', '404.html': 'nicht da', 'assets/two.js': '2' });
		const seen = async (path: string) => (await ask(path, { host: name })).body.toString();
		expect([await seen('/'), await seen('/assets/one.js'), await seen('/old')]).toEqual(['two', '1', 'nicht da']);
		expect((await ask('/assets/one.js', { host: name })).headers['cache-control']).toBe('public, max-age=31536000, immutable');
		await rollBack(bucket, name);
		expect([await seen('/'), await seen('/assets/two.js')]).toEqual(['one', '2']);
		await removeShop(bucket, name);
		expect(await seen('/')).toBe('There is no site here.\n');
	});

	it('answer with assets of a page that another gateway shows already', async () => {
		const name = 'perlen.example';
		await publish(name, { 'index.html': 'one', 'assets/one.js': '1' });
		const hourMs = 3_600_000;
		const other = await startGateway(bucket, hourMs);
		const { port } = other;
		expect((await ask('/', { host: name, port })).body.toString()).toBe('one');
		await publish(name, { 'index.html': 'two', 'assets/two.js': '2' });
		expect((await ask('/', { host: name })).body.toString()).toBe('two');
		expect((await ask('/assets/two.js', { host: name, port })).body.toString()).toBe('2');
		expect((await ask('/assets/three.js', { host: name, port })).status).toBe(404);
		await other.close();
	});
});

describe('a storage that does not answer', () => {
	it('is a matter of a moment: 503 for what was never seen, and what was seen as it was', async () => {
		const storage = createMemoryBucket();
		for (const [key, object] of bucket.objects) storage.objects.set(key, object);
		const other = await startGateway(storage);
		const { port } = other;
		expect((await ask('/', { port })).status).toBe(200);
		storage.isDown = true;
		expect([(await ask('/', { port })).status, (await ask('/', { port })).body.toString()]).toEqual([200, page]);
		const unseen = await ask('/assets/ring.js', { port });
		expect([unseen.status, unseen.headers['retry-after'], unseen.headers['cache-control']]).toEqual([503, '5', 'no-store']);
		expect((await ask('/', { port, host: `www.${shop}` })).body.toString()).toBe(page);
		expect((await ask('/', { port, host: 'www.uhren.example' })).status).toBe(503);
		storage.isDown = false;
		expect((await ask('/assets/ring.js', { port })).status).toBe(200);
		await other.close();
	});

	it('makes nobody wait for an answer that never comes', async () => {
		const storage = createMemoryBucket();
		for (const [key, object] of bucket.objects) storage.objects.set(key, object);
		let hangs = false;
		const other = await startGateway({ ...storage, get: (key) => (hangs ? new Promise(() => {}) : storage.get(key)) });
		const { port } = other;
		expect((await ask('/', { port })).status).toBe(200);
		hangs = true;
		for (let visit = 0; visit < 5; visit += 1) expect((await ask('/', { port })).body.toString()).toBe(page);
		await other.close();
	});

	it('that lost an object answers 503 for that file alone', async () => {
		const name = 'lost.example';
		await publish(name, { 'index.html': 'whole', 'agb/index.html': 'agb of the lost shop' });
		const served = servedRelease((await readCurrent(bucket, name))?.current ?? { generation: 0, run: '', releases: [], heldAt: null });
		const key = (await readManifest(bucket, served?.site ?? '')).get('agb/index.html') ?? '';
		expect(bucket.objects.delete(key)).toBe(true);
		expect([(await ask('/agb', { host: name })).status, (await ask('/', { host: name })).status]).toEqual([503, 200]);
	});
});

it('asks the storage once for what many ask for at once, and then for the release alone', async () => {
	const storage = createMemoryBucket();
	for (const [key, object] of bucket.objects) storage.objects.set(key, object);
	const slow = { ...storage, get: (key: string) => sleep(50).then(() => storage.get(key)) };
	const other = await startGateway(slow, 60_000);
	const { port } = other;
	await Promise.all(Array.from({ length: 20 }, () => ask('/', { port })));
	expect(storage.reads.filter((key) => key === `shops/${shop}/current`)).toHaveLength(1);
	const before = storage.reads.length;
	expect((await ask('/', { port })).status).toBe(200);
	expect(storage.reads).toHaveLength(before);
	await other.close();
});
