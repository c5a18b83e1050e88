/** Builds from a backend that fails in every way, behind a proxy on real sockets: a whole site, or everything as it was. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { count, longestMs, someOf } from '../../commands/testing/counts.ts';
import demoConfig from '../../site.config.ts';
import { faultyBuilds } from '../support/build-under-faults.ts';
import { startDemoBackend } from '../support/demo-backend.ts';
import { rowsOf } from '../support/edits/edit-records.ts';
import { faultCases } from '../support/fault-cases.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { copyMadeCaches } from '../support/made-caches.ts';
import { startOtherHost } from '../support/other-host.ts';
import { readTree } from '../support/read-tree.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { firstOf } from '../support/trimmed-snapshot.ts';

async function startFaultyBuilds() {
	const backend = await startDemoBackend(4);
	const proxy = await startFaultProxy(backend.server.url);
	onTestFinished(() => proxy.close());
	const images = { ...demoConfig.images, formats: ['jpeg' as const], widths: [320] };
	// In one language: what a backend does wrong is the same in three.
	const config = { ...demoConfig, images, languages: ['de'] as const };
	const work = await temporaryFolder();
	copyMadeCaches(join(work, 'cache'));
	copyMadeCaches(join(work, 'reference-cache'));
	const builds = faultyBuilds({ work, proxy, upstream: backend.server.url, token: 'token', config, idleTimeoutMs: 1000 });
	return { builds, backend, other: await startOtherHost() };
}

it(
	'a fetching build ends whole or changes nothing',
	async () => {
		const { builds, backend, other } = await startFaultyBuilds();
		await builds.prepare();
		const [product] = firstOf(backend.records, 'ecommerce_product');
		const [picture] = rowsOf(product ?? {}, 'images');
		const file = firstOf(backend.records, 'directus_files').find(({ id }) => id === picture?.directus_files_id);
		const asset = new RegExp(`^/assets/${file?.id}$`);
		const all = faultCases({ otherHost: other.url, asset, cuts: count({ usual: 2, long: 12 }) });
		let edits = 0;
		const edit = async () => {
			edits += 1;
			Object.assign(product ?? {}, { price_brutto: 100 + edits, display_name: `Uhr ${edits}` });
			Object.assign(file ?? {}, { modified_on: new Date(edits * 1000).toISOString() });
		};
		for (const each of someOf(all, count({ usual: 3, long: all.length }))) await builds.run(each, edit);
		await builds.refuses('http://backend.invalid', /Network error\nhttp:\/\/backend\.invalid\/server\/info.+(?:ENOTFOUND|EAI_AGAIN)/);
		expect(other.asked).toEqual([]);
	},
	longestMs,
);

it('pictures are taken from the backend only, whatever address a text gives them', async () => {
	const { builds, backend, other } = await startFaultyBuilds();
	const [product] = firstOf(backend.records, 'ecommerce_product');
	const id = firstOf(backend.records, 'directus_files')[0]?.id;
	const addresses = [
		`${other.url}/assets/${id}`,
		`${other.url}/assets/${id}?x`,
		`//${new URL(other.url).host}/assets/${id}`,
		`${other.url}/x.png`,
	];
	Object.assign(product ?? {}, { description: addresses.map((address) => `![Bild](${address})`).join('\n\n') });
	const site = await builds.build();
	expect(other.asked).toEqual([]);
	const pages = Object.keys(readTree(site, 'content')).filter((file) => /\.(?:html|json|css|js|xml|txt)$/.test(file));
	expect(pages.length).toBeGreaterThan(10);
	for (const page of pages) expect(readFileSync(join(site, page), 'utf8'), page).not.toContain(new URL(other.url).host);
});
