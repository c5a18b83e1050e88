/** A built site behind the gateway: it answers what nginx and Apache answer with the files that the build wrote for them. */
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { listSite } from '../../../renderer/output/list-site.ts';
import { precompress } from '../../../renderer/release/precompress.ts';
import { silentProgress } from '../../../site/progress.ts';
import { aContent, aPage, aSiteConfig, aText } from '../../builders/content.ts';
import { type Ask, compressionExpectations, type HostedSite, hostExpectations } from '../../support/host-expectations.ts';
import { createMemoryBucket } from '../../support/memory-bucket.ts';
import { createSmallSites, type SmallSites } from '../../support/small-site.ts';
import { publishFolder, type RunningGateway, startGateway } from '../published-site.ts';

/** What would end a string, a line or a block, or stand for a variable. */
const portal = 'https://cms.example/a"b;$host}\nreturn 200;#%1';
const portalUrl = 'https://cms.example/a%22b%3B%24host%7D%0Areturn%20200%3B#%1';
const until = '2026-01-01T00:00:00Z';
/** `fetch` takes no host of a test's own choice. */
const shop = '127.0.0.1';

let sites: SmallSites;
let site: HostedSite;
let gateway: RunningGateway;

beforeAll(async () => {
	sites = createSmallSites();
	await sites.build('site', {
		config: aSiteConfig({ contentPortalUrl: portal }),
		content: aContent({ pages: [aPage(), aPage({ id: 2, type: 'info', slug: 'neu', title: aText('Neu') })] }),
		history: { legalTexts: [], formerPaths: ['aelter', 'alt'].map((path) => ({ collection: 'page', id: 2, path, until })) },
	});
	const root = join(sites.work, 'site');
	// Pictures and icons, which this site has no sources for, and texts long enough to be worth compressing.
	const long = 'Ring '.repeat(400);
	for (const name of ['picture.avif', 'picture.jpg', 'picture.png', 'picture.ico']) writeFileSync(join(root, 'assets', name), name);
	writeFileSync(join(root, 'assets/mark.svg'), `<svg xmlns="http://www.w3.org/2000/svg"><title>${long}</title></svg>`);
	writeFileSync(join(root, 'assets/licences.txt'), long);
	writeFileSync(join(root, 'assets/short.txt'), 'Ring');
	writeFileSync(join(root, 'manifest.webmanifest'), JSON.stringify({ name: long }));
	// Compressing these would take nearly all of the time, and these tests open no page.
	for (const path of listSite(root).files)
		if (/\.(?:js|css)$/.test(path) && statSync(join(root, path)).size > 20_000) rmSync(join(root, path));
	const { files } = listSite(root);
	site = { root, files, portalUrl };
	const bucket = createMemoryBucket();
	await publishFolder(bucket, shop, root);
	// The gateway compresses by itself: these twins are what its answers are compared with.
	await precompress({ targetDir: root, files, twinsDir: null, same: new Set(), progress: silentProgress });
	gateway = await startGateway(bucket);
});
afterAll(async () => {
	await gateway.close();
	sites.remove();
});

const ask: Ask = (path, headers = {}) => fetch(`${gateway.url}${path}`, { redirect: 'manual', headers });

/** nginx passes orders on in front of it (tests/fleet/nginx.unit.test.ts). */
const expectations = hostExpectations.filter(({ title }) => title !== 'passes orders on to their service');

it.each([...expectations, ...compressionExpectations('br')])('$title', async ({ check }) => {
	await check(ask, site);
});
