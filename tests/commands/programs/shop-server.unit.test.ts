/** The nginx file that is shipped for shops, in a real nginx before a real order service: HTTPS, headers, limits, and whom it believes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { type ShopServer, startShopServer } from '../../../commands/programs/shop-server.ts';
import { findNginx } from '../../../commands/programs/web-server.ts';
import type { OrderServiceOptions } from '../../../orders/start-order-service.ts';
import { nginxFile } from '../../../renderer/hosts/nginx-file.ts';
import { aSiteConfig } from '../../builders/content.ts';
import { aMessage, runOrders } from '../../orders/run-orders.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

let nginx: string;
beforeAll(async () => {
	const found = await findNginx();
	if (found === null) throw new Error('These tests need nginx');
	nginx = found;
});

interface Answer {
	readonly status: number | undefined;
	readonly headers: IncomingHttpHeaders;
	readonly body: string;
}

interface Shop extends ShopServer {
	ask(
		path: string,
		options?: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string },
	): Promise<Answer>;
}

/** A site of one page with its order service. To be called inside a test. */
async function startShop(
	options: { readonly isBehindCdn?: boolean; readonly orders?: Partial<OrderServiceOptions>; readonly ordersUrl?: string } = {},
): Promise<Shop> {
	const orders = await runOrders({ monitorPort: 0, arrivalsToken: null, ...options.orders });
	const root = await temporaryFolder();
	writeFileSync(join(root, 'index.html'), '<!doctype html><title>Shop</title>');
	writeFileSync(join(root, '404.html'), '<!doctype html><title>404</title>');
	writeFileSync(join(root, '_nginx.conf'), nginxFile({ redirects: [], config: aSiteConfig() }));
	const { isBehindCdn = false, ordersUrl = orders.url } = options;
	const server = await startShopServer(nginx, { root, work: await temporaryFolder(), ordersUrl, isBehindCdn });
	onTestFinished(server.close);
	return { ...server, ask: (path, sent = {}) => ask(server, path, sent) };
}

function ask(
	{ url, certificateFile }: ShopServer,
	path: string,
	{ method = 'GET', headers = {}, body = '' }: Parameters<Shop['ask']>[1] = {},
): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = request(url + path, { method, headers, ca: readFileSync(certificateFile), agent: false }, (response) => {
			const parts: Buffer[] = [];
			response.on('data', (part: Buffer) => parts.push(part));
			response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString() }));
		});
		sent.on('error', reject);
		sent.end(body);
	});
}

/** Ten at once, so that even a busy machine asks faster than the limit; until one is refused. */
async function askManyTimes(
	ask: (path: string, options: object, number: number) => Promise<Answer>,
	most: number,
): Promise<readonly Answer[]> {
	const answers: Answer[] = [];
	while (answers.length < most && answers.every(({ status }) => status !== 429)) {
		const first = answers.length + 1;
		answers.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => ask('/ecom/status', {}, first + index)))));
	}
	return answers;
}

const json = { 'content-type': 'application/json' };
const message = () => ({ method: 'POST', headers: json, body: JSON.stringify(aMessage()) });

it('leads from HTTP to HTTPS of its own name, whatever host was asked for', async () => {
	const { httpPort, url } = await startShop();
	const location = await new Promise((resolve, reject) => {
		const headers = { host: 'evil.example' };
		requestPlain({ port: httpPort, path: '/ringe?a=b', headers, agent: new Agent() }, ({ headers, statusCode }) =>
			resolve([statusCode, headers.location]),
		)
			.on('error', reject)
			.end();
	});
	expect(location).toEqual([301, `${url}/ringe?a=b`]);
});

it('speaks TLS 1.2 and 1.3, and nothing older', async () => {
	const { httpsPort, certificateFile } = await startShop();
	const protocol = (version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') =>
		new Promise((resolve) => {
			const limits = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' };
			const socket = connect({ port: httpsPort, host: '127.0.0.1', servername: 'localhost', ca: readFileSync(certificateFile), ...limits });
			socket.on('secureConnect', () => resolve(socket.getProtocol()) ?? socket.destroy()).on('error', () => resolve(null));
		});
	expect([await protocol('TLSv1.1'), await protocol('TLSv1.2'), await protocol('TLSv1.3')]).toEqual([null, 'TLSv1.2', 'TLSv1.3']);
});

it('gives each answer its own headers, once', async () => {
	const { ask } = await startShop();
	const [page, status] = [await ask('/'), await ask('/ecom/status')];
	expect(page.headers).toMatchObject({
		'cache-control': 'public, max-age=0, must-revalidate',
		'strict-transport-security': 'max-age=63072000',
		'x-content-type-options': 'nosniff',
		'content-security-policy': "frame-ancestors 'none'",
		'referrer-policy': 'strict-origin-when-cross-origin',
	});
	expect([status.status, JSON.parse(status.body)]).toEqual([200, { status: 'ok', maintenance: false }]);
	expect(status.headers).toMatchObject({
		'cache-control': 'no-store',
		'strict-transport-security': 'max-age=63072000',
		'x-content-type-options': 'nosniff',
		'content-security-policy': "default-src 'none';frame-ancestors 'none'",
	});
	for (const { headers } of [page, status]) expect(headers.server).toBe('nginx');
});

it.each([
	'/metrics',
	'/ready',
	'/health',
	'/ecom/metrics',
	'/ecom/../metrics',
	'/ecom/%2e%2e/metrics',
	'/_nginx.conf',
	'/ecom/sandbox/a-token-of-tests',
])('shows no visitor %s', async (path) => {
	const { ask } = await startShop();
	const { status, body } = await ask(path);
	expect([status, body]).toEqual([404, expect.not.stringMatching(/orders_|listen|ready/)]);
});

it('answers for a service that is down in the words of the contract, with the headers of its answers', async () => {
	const { ask } = await startShop({ ordersUrl: 'http://127.0.0.1:9' });
	const { status, headers, body } = await ask('/ecom/order', { method: 'POST', body: '{}' });
	expect([status, JSON.parse(body)]).toEqual([502, { status: 'error', code: 'failed', message: expect.any(String) }]);
	expect(headers).toMatchObject({
		'content-type': 'application/json',
		'strict-transport-security': 'max-age=63072000',
		'x-content-type-options': 'nosniff',
		'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
		'cache-control': 'no-store',
		'retry-after': '30',
	});
});

it('takes bodies as large as an order, and pages take none', async () => {
	const { ask } = await startShop();
	const post = (path: string, bytes: number) => ask(path, { method: 'POST', headers: json, body: `"${'x'.repeat(bytes)}"` });
	expect((await post('/ecom/order', 600_000)).status).toBe(422);
	expect((await post('/ecom/order', 800_000)).status).toBe(413);
	expect((await post('/', 100)).status).toBe(405);
	expect((await post('/', 20_000)).status).toBe(413);
});

it('lets a visitor through 40 times at once, then says when to come again, in the words of the contract', async () => {
	const { ask } = await startShop();
	expect((await askManyTimes(ask, 40)).map(({ status }) => status)).toEqual(Array(40).fill(200));
	const refused = (await askManyTimes(ask, 300)).find(({ status }) => status === 429);
	expect(JSON.parse(refused?.body ?? 'null')).toEqual({ status: 'error', code: 'limited', message: 'Too many requests' });
	expect(refused?.headers).toMatchObject({ 'content-type': 'application/json', 'retry-after': '10', 'cache-control': 'no-store' });
	expect((await ask('/')).status).toBe(200);
});

it('believes no address that a visitor claims', async () => {
	const { ask } = await startShop({ orders: { formsPerVisitor: 2 } });
	const claiming = (address: string) =>
		ask('/ecom/contact', { ...message(), headers: { ...json, 'x-forwarded-for': address, 'cf-connecting-ip': address } });
	const answers = [await claiming('192.0.2.1'), await claiming('192.0.2.2'), await claiming('192.0.2.3')];
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
});

it('tells visitors behind a CDN from each other, a network of IPv6 counting as one', async () => {
	const { ask } = await startShop({ isBehindCdn: true, orders: { formsPerVisitor: 2 } });
	const from = (address: string, claimed = '192.0.2.99') =>
		ask('/ecom/contact', { ...message(), headers: { ...json, 'x-forwarded-for': claimed, 'cf-connecting-ip': address } });
	for (const address of ['192.0.2.1', '2001:db8:1:2::1']) {
		expect([(await from(address)).status, (await from(address, '192.0.2.98')).status, (await from(address)).status]).toEqual([
			200, 200, 429,
		]);
	}
	expect((await from('192.0.2.2')).status).toBe(200);
	expect((await from('2001:db8:1:3::1')).status).toBe(200);
	expect((await from('2001:db8:1:2:ffff::9')).status).toBe(429);
});

it('counts a network of IPv6 as one visitor, however its addresses are shortened', async () => {
	const { ask } = await startShop({ isBehindCdn: true });
	const from = (address: string) => ask('/ecom/status', { headers: { 'cf-connecting-ip': address } });
	const answers = await askManyTimes((_, __, number) => from(`2001:db8::${number.toString(16)}`), 300);
	expect(answers.map(({ status }) => status)).toContain(429);
	expect((await from('2001:db8:0:1::1')).status).toBe(200);
	expect((await from('::ffff:192.0.2.1')).status).toBe(200);
});
