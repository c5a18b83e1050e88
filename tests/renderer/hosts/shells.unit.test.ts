/** Below a store root a page of its own answers for what is not there, where live content is on: on real servers, and nowhere else. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findNginx, startNginx, type WebServer } from '../../../commands/programs/web-server.ts';
import { apacheFile } from '../../../renderer/hosts/apache-file.ts';
import { hostFiles } from '../../../renderer/hosts/host-files.ts';
import { nginxFile } from '../../../renderer/hosts/nginx-file.ts';
import { shells as shellsOf } from '../../../shop/data/host-paths.ts';
import { aSiteConfig } from '../../builders/content.ts';
import { findApache, startApache } from '../../support/apache.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const live = { url: 'https://cms.example', publicToken: 'public' };
const shop = { root: (language: string) => (language === 'de' ? '/shop' : `/${language}/shop`) };
const servers: WebServer[] = [];
afterAll(async () => {
	for (const server of servers) await server.close();
});

const found = { nginx: await findNginx(), Apache: await findApache() };

it.for([
	['nginx', found.nginx, startNginx],
	['Apache', found.Apache, startApache],
] as const)('%s answers with it for pages and their data', async ([name, program, start], { skip }) => {
	if (program === null) skip(`There is no ${name}, and without root it is not installed.`);
	if (program === null) return;
	const dir = await temporaryFolder();
	// Apache reads as a user of its own
	chmodSync(dir, 0o755);
	const root = join(dir, 'site');
	const config = aSiteConfig({ live });
	const shells = shellsOf({ shop: shop as never }, config);
	const redirects = [{ from: '/shop/rings/old', to: '/shop/rings/known', language: 'de' as const }];
	const files = {
		[hostFiles.nginx]: nginxFile({ redirects, shells, config }),
		[hostFiles.apache]: apacheFile({ redirects, shells, config }),
		'index.html': 'home',
		'404.html': 'nicht da',
		'en/404.html': 'not there',
		'shop/index.html': 'shop',
		'shop/rings/known/index.html': 'known',
		'shop/_/index.html': 'neu',
		'en/shop/_/index.html': 'new',
		'page-data/shop/_/page-data.json': '{"new":true}',
	};
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), content);
	}
	const server = await start(program, { root, work: join(dir, 'work') });
	servers.push(server);
	const get = async (path: string) => {
		const answer = await fetch(server.url + path, { redirect: 'manual' });
		return [path, answer.status, answer.status === 301 ? '' : await answer.text()];
	};
	for (const expected of [
		['/shop', 200, 'shop'],
		['/shop/', 200, 'shop'],
		['/shop/rings/known', 200, 'known'],
		['/shop/rings/new', 200, 'neu'],
		['/shop/rings/new/', 200, 'neu'],
		['/shop/rings/old', 301, ''],
		['/en/shop/rings/new?a=b', 200, 'new'],
		['/page-data/shop/rings/new/page-data.json', 200, '{"new":true}'],
		['/rings/new', 404, 'nicht da'],
		['/en/rings/new', 404, 'not there'],
		['/page-data/rings/page-data.json', 404, 'nicht da'],
	]) {
		expect(await get(String(expected[0]))).toEqual(expected);
	}
});

it('is there with live content and a shop alone', () => {
	const { languages } = aSiteConfig();
	expect(shellsOf({ shop: shop as never }, { live, languages }).map(({ root }) => root)).toEqual(['/shop', '/en/shop', '/fr/shop']);
	expect(shellsOf({ shop: shop as never }, { languages })).toEqual([]);
	expect(shellsOf({ shop: null }, { live, languages })).toEqual([]);
	const config = aSiteConfig();
	expect(nginxFile({ redirects: [], config })).not.toContain('/_/');
	expect(apacheFile({ redirects: [], config })).not.toContain('/_/');
});
