/** A built site behind Debian's nginx, with the configuration that the build wrote. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { headersFor } from '../../renderer/hosts/header-model.ts';
import { listSite } from '../../renderer/output/list-site.ts';
import { precompress } from '../../renderer/release/precompress.ts';
import { silentProgress } from '../../site/progress.ts';
import { aContent, aPage, aSiteConfig, aText } from '../builders/content.ts';
import { findNginx, type Nginx, startNginx } from '../support/nginx.ts';
import { createSmallSites, type SmallSites } from '../support/small-site.ts';

/** What would end a string, a line or a block, or stand for a variable. */
const portal = 'https://cms.example/a"b;$host}\nreturn 200;#%1';
const portalSent = 'https://cms.example/a%22b%3B%24host%7D%0Areturn%20200%3B#%1';
const until = '2026-01-01T00:00:00Z';

let sites: SmallSites;
let orders: Server;
let nginx: Nginx | null = null;
let assets: readonly string[] = [];

beforeAll(async () => {
	sites = createSmallSites();
	const { problems } = await sites.build('site', {
		config: aSiteConfig({ contentPortalUrl: portal }),
		content: aContent({ pages: [aPage(), aPage({ id: 2, type: 'info', slug: 'neu', title: aText('Neu') })] }),
		history: {
			legalTexts: [],
			formerPaths: ['aelter', 'alt'].map((path) => ({ collection: 'page', id: 2, path, until })),
		},
	});
	expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
	const root = join(sites.work, 'site');
	const { files } = listSite(root);
	assets = files.filter((file) => file.startsWith('assets/'));
	await precompress({ targetDir: root, files, twinsDir: null, same: new Set(), progress: silentProgress });
	orders = createServer((request, response) => response.end(`${request.method} ${request.url}`)).listen(0, '127.0.0.1');
	await new Promise((listening) => orders.once('listening', listening));
	const program = await findNginx();
	if (program !== null) {
		const origin = `http://127.0.0.1:${(orders.address() as AddressInfo).port}`;
		nginx = await startNginx(program, { root, work: join(sites.work, 'nginx'), orders: origin });
	}
});
afterAll(async () => {
	await nginx?.close();
	orders.close();
	sites.remove();
});

async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
	return await fetch(`${nginx?.url}${path}`, { redirect: 'manual', headers });
}

function expectHeaders({ headers }: Response, path: string): void {
	for (const { name, value } of headersFor(path)) expect([name, headers.get(name)]).toEqual([name, value]);
}

describe('nginx with the configuration of a build', () => {
	beforeEach(({ skip }) => {
		if (nginx === null) skip('There is no nginx, and without root it is not installed.');
	});

	it.each(['/', '/en', '/en/', '/info/neu', '/info/neu/', '/fr/info/neu', '/page-data/app-data.json', '/robots.txt'])(
		'answers %s at once, with the headers of the model',
		async (path) => {
			const response = await ask(path);
			expect(response.status).toBe(200);
			expectHeaders(response, path);
		},
	);

	it.each([
		['/info/alt', '/info/neu'],
		['/info/alt/', '/info/neu'],
		['/info/aelter', '/info/neu'],
		['/en/info/alt/', '/en/info/neu'],
	])('leads from %s to %s in one step', async (from, to) => {
		const response = await ask(from);
		expect([response.status, response.headers.get('location')]).toEqual([301, to]);
		expectHeaders(response, from);
		expect((await ask(to)).status).toBe(200);
	});

	it.each(['/login', '/Login', '/LOGIN/', '/lOgIn'])('leads from %s to the content portal, whatever its address holds', async (path) => {
		const response = await ask(path);
		expect([response.status, response.headers.get('location')]).toEqual([301, portalSent]);
	});

	it.each([
		['/nirgends', 'de'],
		['/en/nowhere', 'en'],
		['/fr/nulle-part/', 'fr'],
		['/loginx', 'de'],
		['/_nginx.conf', 'de'],
		['/_headers', 'de'],
		['/.htaccess', 'de'],
		['/assets/none.js', 'de'],
	])('has nothing at %s and says so in %s', async (path, language) => {
		const response = await ask(path);
		expect(response.status).toBe(404);
		expect(await response.text()).toContain(`<html lang="${language}"`);
		// No cache may keep what was missing.
		expectHeaders(response, '/404.html');
	});

	it('lets assets stay for ever, compressed as the visitor wants them', async () => {
		const script = assets.find((file) => /boot-.*\.js$/.test(file)) ?? '';
		for (const encoding of nginx?.encodings ?? []) {
			const response = await ask(`/${script}`, { 'Accept-Encoding': encoding });
			expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding]);
			expect(response.headers.get('vary')).toContain('Accept-Encoding');
			expectHeaders(response, `/${script}`);
		}
		const page = await ask('/info/neu', { 'Accept-Encoding': 'gzip' });
		expect([page.headers.get('content-encoding'), page.headers.get('content-type')]).toEqual(['gzip', 'text/html; charset=utf-8']);
	});

	it('passes orders on to their service', async () => {
		expect(await (await ask('/ecom/status?x=1')).text()).toBe('GET /ecom/status?x=1');
	});
});
