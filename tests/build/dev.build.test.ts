/** `npm run dev` in a process of its own: what is saved reaches the pages that are open, and what is broken leaves the site alone. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startDev } from '../../commands/programs/run-build.ts';
import { count } from '../../commands/testing/counts.ts';
import { buildingPlace, fetchingPlace, startDemoBackend } from '../support/demo-backend.ts';
import { readEvents } from '../support/dev-events.ts';
import { editByHand, writeEditableSnapshot } from '../support/editable-snapshot.ts';
import { pricedProduct } from '../support/priced-product.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { readTrimmedSnapshot } from '../support/trimmed-snapshot.ts';

const products = 'ecommerce_product';
/** What is saved reaches a page in each language alike. */
const config = { languages: ['de'] as const };

it('brings what is saved to the open pages, and what is wrong in its place', async () => {
	const place = await buildingPlace({ config });
	const snapshot = await readTrimmedSnapshot(3);
	const product = pricedProduct(snapshot);
	product.setPrice('1111.00');
	await writeEditableSnapshot(place.content, snapshot);
	const dev = startDev(place);
	onTestFinished(async () => {
		await dev.stop();
	});
	const [, url = ''] = await dev.says(/The site is on (\S+),/);
	const path = product.path(place.out);
	/** Follows the page as it is now, as a browser does that has just loaded it. */
	const open = async () => {
		const html = await (await fetch(url + path)).text();
		return { html, events: await readEvents(url, path, /\?stamp=(\w+)/.exec(html)?.[1] ?? '') };
	};

	const first = await open();
	expect(first.html).toContain('1.111,00');
	expect(await first.events.next()).toMatchObject({ isOutdated: false, failure: null });

	product.setPrice('2222.00');
	await editByHand(place.content, snapshot, products);
	expect(await first.events.next()).toMatchObject({ isOutdated: true, failure: null });
	const second = await open();
	expect(second.html).toContain('2.222,00');
	expect(await second.events.next()).toMatchObject({ isOutdated: false });
	expect(dev.output()).toMatch(/records\/ecommerce_product\/0-65535\.json: \d+ pages rendered, \d+ files written \(/);

	// As a fetch writes it: the whole folder is replaced.
	const before = readTree(place.out, 'untouched');
	product.setPrice('viel');
	await writeEditableSnapshot(place.content, snapshot);
	const refused = await second.events.next();
	expect(refused.isOutdated).toBe(false);
	expect(refused.failure).toEqual({ of: 'build', report: expect.stringContaining('The price "viel" is not an amount.') });
	expect(differences(readTree(place.out, 'untouched'), before)).toEqual([]);
	await dev.says(/The price "viel" is not an amount\.[\s\S]*: the build failed, and the site is as it was \(/);

	product.setPrice('3333.00');
	await writeEditableSnapshot(place.content, snapshot);
	expect(await second.events.next()).toMatchObject({ isOutdated: true, failure: null });
	expect((await open()).html).toContain('3.333,00');
	expect(readFileSync(join(place.out, path, 'index.html'), 'utf8')).not.toContain('__dev');

	// One line for each of the four builds, although each of the last two saw a whole folder change.
	// A busy machine may hear of one change in two parts: then a further build finds nothing to do.
	const builds = () => {
		const printed = dev.output().match(/^.*\(\d+\.\d\d s\)$/gm) ?? [];
		return printed.filter((line) => !/nothing to write|for the same reason as before/.test(line));
	};
	await vi.waitFor(() => expect(builds()).toHaveLength(4));
	expect(await dev.stop()).toBe(0);
	expect(builds()).toHaveLength(4);
});

it.each(['is missing', 'is empty'].slice(0, count({ usual: 1, long: 2 })))(
	'follows Directus with --live where the folder of the snapshot %s: builds what is new, and nothing where nothing is',
	async (state) => {
		const backend = await startDemoBackend(3);
		const product = pricedProduct(backend);
		product.setPrice('1111.00');
		const place = await fetchingPlace(backend, { config });
		const fetches = () => backend.server.requests.filter(({ path }) => path === '/server/info').length;
		if (state === 'is empty') mkdirSync(place.content, { recursive: true });
		const dev = startDev({ ...place, flags: ['--live', '1'] });
		onTestFinished(async () => {
			await dev.stop();
		});
		await dev.says(/There is no snapshot in .* yet: it is fetched from Directus now/);
		await dev.says(/Directus \(.*ecommerce_product .*\): \d+ pages rendered/);
		const rebuilds = () => dev.output().match(/\(\d+\.\d\d s\)$/gm)?.length ?? 0;
		const [rebuildsBefore, fetchesBefore] = [rebuilds(), fetches()];
		// The second one begins when the first one is over.
		await vi.waitFor(() => expect(fetches()).toBeGreaterThan(fetchesBefore + 1), { timeout: 200_000, interval: 50 });
		expect(rebuilds()).toBe(rebuildsBefore);
		product.setPrice('2222.00');
		await dev.says(/Directus \(ecommerce_product \d+\): [1-9]\d* pages? rendered/);
		expect(readFileSync(join(place.out, product.path(place.out), 'index.html'), 'utf8')).toContain('2.222,00');
	},
);

it('takes the build that runs with it when it is stopped', async () => {
	const place = await buildingPlace({ config });
	await writeEditableSnapshot(place.content, await readTrimmedSnapshot(3));
	const dev = startDev(place);
	// The first build has its first stage behind it, and has not bundled yet.
	await dev.says(/^Content: /m);
	const children = readFileSync(`/proc/${dev.pid}/task/${dev.pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
	expect(children).toHaveLength(1);
	expect(await dev.stop()).toBe(0);
	expect(children.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
	expect(existsSync(join(place.out, 'index.html'))).toBe(false);
	expect(dev.output()).not.toContain('The site is on');
});
