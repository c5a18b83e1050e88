/** A site and its order service on one origin: what is sent to `/ecom/` arrives, and all else is the site's. */
import { writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { defaultFolders } from '../../commands/options/project-folder.ts';
import { refuseTakenPort } from '../../commands/serving/listen-at.ts';
import { type OrderOptions, serveWithOrders } from '../../commands/serving/serve-with-orders.ts';
import { createShopSource } from '../../orders/shop/shop.ts';
import siteConfig from '../../site.config.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function serve(orders: Partial<OrderOptions> = {}) {
	const dir = await temporaryFolder();
	writeFileSync(join(dir, 'index.html'), 'home');
	const site = await serveWithOrders({
		dir,
		port: 0,
		host: '127.0.0.1',
		orders: {
			orderServiceUrl: null,
			contentDir: defaultFolders.content,
			projectDomain: siteConfig.projectDomain,
			storePath: siteConfig.store.path,
			orderDir: await temporaryFolder(),
			showsArrivals: true,
			...orders,
		},
	});
	onTestFinished(site.close);
	return site;
}

const signUp = {
	project: siteConfig.projectDomain,
	language: 'de',
	idempotency_key: crypto.randomUUID(),
	elapsed_ms: 9000,
	email: 'aenne@post.example',
};

it('finds out before a build whether its port is free', async () => {
	const other = createServer();
	await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
	const { port } = other.address() as AddressInfo;
	await expect(refuseTakenPort(port, '127.0.0.1')).rejects.toThrow(`Port ${port} is in use`);
	await new Promise((closed) => other.close(closed));
	await refuseTakenPort(port, '127.0.0.1');
	// and leaves it free
	await refuseTakenPort(port, '127.0.0.1');
});

it('passes on what is sent, and links in mails lead back to the site', async () => {
	const { url, arrivalsUrl } = await serve();
	expect(await (await fetch(url)).text()).toBe('home');
	expect((await fetch(url, { method: 'POST' })).status).toBe(405);
	const headers = { 'content-type': 'application/json' };
	const answer = await fetch(`${url}/ecom/newsletter`, { method: 'POST', headers, body: JSON.stringify(signUp) });
	expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
	expect(await (await fetch(arrivalsUrl ?? '')).text()).toContain('aenne@post.example');
	const mail = (await (await fetch(`${arrivalsUrl}/mail/1`)).text()).replaceAll('&#38;', '&');
	expect(mail).toContain('To: aenne@post.example');
	const link = new RegExp(`href="(${url}/ecom/newsletter/confirm[^"]+)"`).exec(mail)?.[1];
	expect((await fetch(link ?? '')).status).toBe(200);
});

it("takes an order at the snapshot's prices, and knows from the site's configuration what its payment method is", async () => {
	const { url } = await serve({ payments: siteConfig.payments });
	const { projectDomain: project } = siteConfig;
	const ask = async (to: string, body: object) =>
		(await fetch(url + to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
	const piece = { product: 1042, variant: null, count: 1 };
	const personalization = { zeile: 'Für Anna', schrift: 'Antiqua' };
	const quoted = await ask('/ecom/quote', { project, lines: [{ ...piece, price_brutto: '1.00' }] });
	const { price_brutto } = quoted.lines[0];
	const address = {
		first_name: 'Änne',
		last_name: 'Öhl',
		street: 'Markt',
		number: '1',
		zip_code: '79098',
		city: 'Freiburg',
		country_code: 'DE',
	};
	const { legalVersions } = await createShopSource(defaultFolders.content, project).read();
	const order = {
		project,
		language: 'de',
		idempotency_key: crypto.randomUUID(),
		email: 'aenne@post.example',
		shipping_address: address,
		invoice_address: null,
		shipping_method: 1,
		payment_method: siteConfig.payments?.klarna?.methodId,
		shipping_cost: '5.90',
		present_wrapping: null,
		lines: [{ ...piece, personalization, price_brutto }],
		legal_texts: legalVersions.de,
		total_price_brutto: (Number(price_brutto) + 5.9).toFixed(2),
	};
	expect(await ask('/ecom/order', order)).toMatchObject({ status: 'ok', order_id: 1001 });
});

it('passes on to the service that is configured, says for whom, and believes no visitor about that', async () => {
	const heard: unknown[] = [];
	const other = createServer((request, response) => {
		heard.push([request.method, request.url, request.headers['x-forwarded-for']]);
		response.writeHead(303, { location: '/danke' }).end();
	});
	await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
	onTestFinished(() => void other.close());
	const { url, arrivalsUrl } = await serve({ orderServiceUrl: `http://127.0.0.1:${(other.address() as AddressInfo).port}` });
	expect(arrivalsUrl).toBeNull();
	const headers = { 'x-forwarded-for': '192.0.2.1' };
	const answer = await fetch(`${url}/ecom/contact?x=1`, { method: 'POST', body: 'a=b', headers, redirect: 'manual' });
	expect([answer.status, answer.headers.get('location')]).toEqual([303, '/danke']);
	expect(heard).toEqual([['POST', '/ecom/contact?x=1', '127.0.0.1']]);
});

it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])('passes on no body with %s, so that none is taken for another request', async (method) => {
	const heard: unknown[] = [];
	const other = createServer((asked, response) => {
		const chunks: Buffer[] = [];
		asked.on('data', (chunk: Buffer) => chunks.push(chunk));
		asked.on('end', () => {
			heard.push([asked.method, asked.url, asked.headers['content-length'], Buffer.concat(chunks).toString()]);
			response.end('ok');
		});
	});
	await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
	onTestFinished(() => void other.close());
	const { url } = await serve({ orderServiceUrl: `http://127.0.0.1:${(other.address() as AddressInfo).port}` });
	const smuggled = 'POST /ecom/smuggled HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.9\r\nContent-Length: 0\r\n\r\n';
	const framings: readonly Record<string, string>[] = [{ 'transfer-encoding': 'chunked' }, { 'content-length': String(smuggled.length) }];
	for (const headers of framings) {
		expect(await send(url, { method, path: '/ecom/status', headers, body: smuggled })).toBe(200);
	}
	expect(heard).toEqual(Array.from({ length: 2 }, () => [method, '/ecom/status', undefined, '']));
});

/** By hand: `fetch` chooses host and framing itself. Resolves with the status. */
function send(
	url: string,
	{ body = '', ...options }: { method?: string; path: string; headers?: Record<string, string>; body?: string },
): Promise<number> {
	const { hostname, port } = new URL(url);
	return new Promise((resolve, reject) => {
		const asking = request({ hostname, port, ...options }, (answer) => {
			answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
		});
		asking.on('error', reject).end(body);
	});
}

it('shows what arrived to nobody who asks from elsewhere, or through another server', async () => {
	const { url, arrivalsUrl } = await serve();
	const path = new URL(arrivalsUrl ?? '').pathname;
	expect(await send(url, { path })).toBe(200);
	const askers: readonly Record<string, string>[] = [
		{ host: 'www.shop.example' },
		{ host: 'www.shop.example', 'x-forwarded-for': '198.51.100.7' },
		{ 'x-forwarded-for': '198.51.100.7' },
		{ 'x-forwarded-for': '127.0.0.1' },
		{ 'x-forwarded-proto': 'https' },
		{ forwarded: 'for=127.0.0.1' },
		{ via: '1.1 tunnel' },
	];
	for (const headers of askers) {
		for (const spelling of [path, path.replace('/ecom/', '/ecom/./'), path.replace('/ecom/', '/ecom/x/%2e%2e/')])
			expect(await send(url, { path: spelling, headers }), `${spelling} ${JSON.stringify(headers)}`).toBe(404);
		expect(await send(url, { path: '/ecom/status', headers })).toBe(200);
	}
});

it('shows what arrived on no page unless it is asked to, and on another one each time', async () => {
	const { url, arrivalsUrl } = await serve({ showsArrivals: false });
	expect([arrivalsUrl, (await fetch(`${url}/ecom/sandbox`)).status]).toEqual([null, 404]);
	const pages = [await serve(), await serve()].map((each) => new URL(each.arrivalsUrl ?? '').pathname);
	expect(pages[0]).toMatch(/^\/ecom\/sandbox\/[\w-]{32}$/);
	expect(pages[0]).not.toBe(pages[1]);
});

it('answers 502 where the service is not there', async () => {
	const { url } = await serve({ orderServiceUrl: 'http://127.0.0.1:1' });
	expect((await fetch(`${url}/ecom/status`)).status).toBe(502);
	expect((await fetch(url)).status).toBe(200);
});

it('takes forms without a snapshot, for an address that the project has in any case', async () => {
	const told = vi.spyOn(console, 'error').mockImplementation(() => {});
	const { url } = await serve({ contentDir: await temporaryFolder() });
	expect(await (await fetch(`${url}/ecom/status`)).json()).toEqual({ status: 'ok', maintenance: false });
	expect(told).toHaveBeenCalledWith(expect.stringContaining(`info@${siteConfig.projectDomain}`));
});
