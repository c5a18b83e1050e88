/** Builds from a real Directus behind a proxy that spoils its answers: a whole site, or everything as it was. */
import { expect, it, onTestFinished } from 'vitest';
import { count, longestMs, someOf } from '../../commands/testing/counts.ts';
import { projectAccounts } from '../../sandbox/directus/fixture/accounts.ts';
import { createRandom } from '../../sandbox/random.ts';
import demoConfig from '../../site.config.ts';
import { faultyBuilds } from '../support/build-under-faults.ts';
import { faultCases } from '../support/fault-cases.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { startOtherHost } from '../support/other-host.ts';
import { createEditor, directusEdits, type Edit } from './directus-edits.ts';
import { startDirectusCopy } from './start-copy.ts';

const account = projectAccounts[0];
if (account === undefined) throw new Error('The demo has a project');

it(
	'a build that fetches from a real Directus ends whole or changes nothing',
	async () => {
		const { url, work } = await startDirectusCopy();
		const proxy = await startFaultProxy(url);
		onTestFinished(() => proxy.close());
		const other = await startOtherHost();
		const images = { ...demoConfig.images, formats: ['jpeg' as const], widths: [320] };
		const config = { ...demoConfig, projectDomain: account.domain, images };
		const builds = faultyBuilds({ work, proxy, upstream: url, token: account.readToken, config, idleTimeoutMs: 5000 });
		await builds.prepare();

		const editor = createEditor(url, account, createRandom(9));
		const [picture] = await editor.rows('ecommerce_product_images', 'directus_files_id');
		const asset = new RegExp(`^/assets/${picture?.directus_files_id}$`);
		const edits: readonly (Edit | undefined)[] = [directusEdits['price and stock'], directusEdits['file replaced']];
		const firstOnly = createEditor(url, account, { ...editor.random, pick: (list) => list[0] as (typeof list)[number] });
		const all = faultCases({ otherHost: other.url, asset, cuts: count({ usual: 2, long: 12 }) });
		for (const each of someOf(all, count({ usual: 4, long: all.length }))) {
			await builds.run(each, async () => {
				for (const edit of edits) await edit?.(firstOnly);
			});
		}
		expect(other.asked).toEqual([]);
	},
	longestMs,
);
