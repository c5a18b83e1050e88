/** A built site behind Debian's nginx and Apache, each with the configuration that the build wrote for it. */
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findNginx, startNginx, type WebServer } from '../../commands/programs/web-server.ts';
import { count, someOf } from '../../commands/testing/counts.ts';
import { hostFiles } from '../../renderer/hosts/host-files.ts';
import { listSite } from '../../renderer/output/list-site.ts';
import { precompress } from '../../renderer/release/precompress.ts';
import { silentProgress } from '../../site/progress.ts';
import { aContent, aPage, aSiteConfig, aText } from '../builders/content.ts';
import { findApache, startApache } from '../support/apache.ts';
import {
	type Ask,
	compressionExpectations,
	type HostExpectation,
	type HostedSite,
	hostExpectations,
} from '../support/host-expectations.ts';
import { createSmallSites, type SmallSites } from '../support/small-site.ts';
import { withoutRules } from '../support/without-rules.ts';

/** What would end a string, a line or a block, or stand for a variable. */
const portal = 'https://cms.example/a"b;$host}\nreturn 200;#%1';
const portalUrl = 'https://cms.example/a%22b%3B%24host%7D%0Areturn%20200%3B#%1';
const until = '2026-01-01T00:00:00Z';
const mutantsMs = 300_000;

let sites: SmallSites;
let orders: Server;
let site: HostedSite;

beforeAll(async () => {
	sites = createSmallSites();
	// A web server gives up the rights of root.
	chmodSync(sites.work, 0o755);
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
	// Pictures and icons, which this site has no sources for, and texts long enough to be worth compressing.
	const long = 'Ring '.repeat(400);
	for (const name of ['picture.avif', 'picture.jpg', 'picture.png', 'picture.ico']) writeFileSync(join(root, 'assets', name), name);
	writeFileSync(join(root, 'assets/mark.svg'), `<svg xmlns="http://www.w3.org/2000/svg"><title>${long}</title></svg>`);
	writeFileSync(join(root, 'assets/licences.txt'), long);
	writeFileSync(join(root, 'assets/short.txt'), 'Ring');
	writeFileSync(join(root, 'manifest.webmanifest'), JSON.stringify({ name: long }));
	const { files } = listSite(root);
	site = { root, files, portalUrl };
	await precompress({ targetDir: root, files, twinsDir: null, same: new Set(), progress: silentProgress });
	orders = createServer((request, response) => response.end(`${request.method} ${request.url}`)).listen(0, '127.0.0.1');
	await new Promise((listening) => orders.once('listening', listening));
});
afterAll(() => {
	orders.close();
	sites.remove();
});

/** `rereads`: the file is read for each request, and not when the server starts. */
const hosts = [
	{ name: 'nginx', find: findNginx, start: startNginx, file: hostFiles.nginx, rereads: false },
	{ name: 'Apache', find: findApache, start: startApache, file: hostFiles.apache, rereads: true },
];

function asker(server: WebServer): Ask {
	return (path, headers = {}) => fetch(`${server.url}${path}`, { redirect: 'manual', headers });
}

describe.each(hosts)('$name with the configuration of a build', ({ name, find, start, file, rereads }) => {
	let program: string | null = null;
	let server: WebServer | null = null;
	const work = (which: string) => join(sites.work, name, which);
	const orderOrigin = () => `http://127.0.0.1:${(orders.address() as AddressInfo).port}`;

	beforeAll(async () => {
		program = await find();
		if (program !== null) server = await start(program, { root: site.root, work: work('whole'), orders: orderOrigin() });
	});
	afterAll(() => server?.close());
	beforeEach(({ skip }) => {
		if (server === null) skip(`There is no ${name}, and without root it is not installed.`);
	});

	it.each(hostExpectations)('$title', async ({ check }) => {
		if (server !== null) await check(asker(server), site);
	});

	it.for([...compressionExpectations('br'), ...compressionExpectations('gzip')])('$title', async ({ title, check }, { skip }) => {
		if (server === null) return;
		if (!server.encodings.some((encoding) => title.endsWith(encoding))) skip(`This ${name} has no module for it.`);
		await check(asker(server), site);
	});

	it('would be missed by these tests without any of its rules', { timeout: mutantsMs }, async () => {
		if (program === null || server === null) return;
		const all = [...hostExpectations, ...server.encodings.flatMap(compressionExpectations)];
		expect(await allPass(all, asker(server))).toBe(true);
		const root = join(sites.work, name, 'site');
		cpSync(site.root, root, { recursive: true });
		const startMutant = () => start(program ?? '', { root, work: work('mutant'), orders: orderOrigin() });
		const kept = rereads ? await startMutant() : null;
		const rules = withoutRules(readFileSync(join(root, file), 'utf8'));
		const unseen: string[] = [];
		for (const { rule, text } of someOf(rules, count({ usual: 15, long: rules.length }))) {
			writeFileSync(join(root, file), text);
			const mutant = kept ?? (await startOrNull(startMutant));
			if (mutant !== null && (await allPass(all, asker(mutant)))) unseen.push(rule);
			if (kept === null) await mutant?.close();
		}
		await kept?.close();
		expect(unseen).toEqual([]);
	});
});

/** null: the server does not even start, which nobody can overlook. */
async function startOrNull(start: () => Promise<WebServer>): Promise<WebServer | null> {
	try {
		return await start();
	} catch (error) {
		if (error instanceof Error && error.message.includes('did not start')) return null;
		throw error;
	}
}

async function allPass(expectations: readonly HostExpectation[], ask: Ask): Promise<boolean> {
	for (const { check } of expectations) {
		try {
			await check(ask, site);
		} catch {
			return false;
		}
	}
	return true;
}
