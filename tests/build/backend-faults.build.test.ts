/** Builds from a backend that fails in every way, behind a proxy on real sockets: a whole site, or everything as it was (resilience 1 to 4 and 9). */
import { expect, it, onTestFinished } from 'vitest';
import demoConfig from '../../site.config.ts';
import { faultyBuilds } from '../support/build-under-faults.ts';
import { count, longestMs, someOf } from '../support/counts.ts';
import { startDemoBackend } from '../support/demo-backend.ts';
import { rowsOf } from '../support/edits/edit-records.ts';
import { faultCases } from '../support/fault-cases.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { startOtherHost } from '../support/other-host.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { firstOf } from '../support/trimmed-snapshot.ts';

it(
	'a fetching build ends whole or changes nothing',
	async () => {
		const backend = await startDemoBackend(4);
		const proxy = await startFaultProxy(backend.server.url);
		onTestFinished(() => proxy.close());
		const other = await startOtherHost();
		const work = await temporaryFolder();
		const config = { ...demoConfig, images: { ...demoConfig.images, formats: ['jpeg' as const], widths: [320] } };
		const builds = faultyBuilds({ work, proxy, upstream: backend.server.url, token: 'token', config, idleTimeoutMs: 1000 });
		await builds.prepare();

		const [product] = firstOf(backend.records, 'ecommerce_product');
		const [picture] = rowsOf(product ?? {}, 'images');
		const file = firstOf(backend.records, 'directus_files').find(({ id }) => id === picture?.directus_files_id);
		const asset = new RegExp(`^/assets/${file?.id}$`);
		const all = faultCases({ otherHost: other.url, asset, cuts: count({ usual: 4, long: 12 }) });
		let edits = 0;
		const edit = async () => {
			edits += 1;
			Object.assign(product ?? {}, { price_brutto: 100 + edits, display_name: `Uhr ${edits}` });
			Object.assign(file ?? {}, { modified_on: new Date(edits * 1000).toISOString() });
		};
		for (const each of someOf(all, count({ usual: 24, long: all.length }))) await builds.run(each, edit);
		expect(other.asked).toEqual([]);
	},
	longestMs,
);
