/** The site is a pure function of its snapshot: other places and times give the same bytes, and the same bytes are not written again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong, longestMs } from '../../commands/testing/counts.ts';
import demoConfig from '../../site.config.ts';
import { mustBuildHere } from '../support/build-here.ts';
import { buildingPlace, mustBuild } from '../support/demo-backend.ts';
import { type Elsewhere, elsewhere } from '../support/elsewhere.ts';
import { copyMadeCaches } from '../support/made-caches.ts';
import { differences, readTree, type Tree } from '../support/read-tree.ts';
import { firstOf, writeTrimmedSnapshot } from '../support/trimmed-snapshot.ts';

const zones = ['Pacific/Kiritimati', 'America/St_Johns', 'UTC'];
const locales = ['tr_TR.UTF-8', 'ar_EG.UTF-8', 'C'];
const shifts = [1, -1, 0];
const farthest: Elsewhere = { zone: 'Pacific/Kiritimati', locale: 'tr_TR.UTF-8', years: 1 };
/** In the long run each with each. */
const places: readonly Elsewhere[] = isLong
	? zones.flatMap((zone) => locales.flatMap((locale) => shifts.map((years) => ({ zone, locale, years }))))
	: [farthest];

/** Of the committed snapshot, with all its company site; the long run also builds it whole. */
const someProducts = 4;

let work: string;
let place: Awaited<ReturnType<typeof buildingPlace>>;
let site: Tree;
beforeAll(async () => {
	work = mkdtempSync(join(tmpdir(), 'build-'));
	// As many pictures as in the demo, in each format, and small: in full they take a machine minutes.
	place = await buildingPlace({ work, config: { images: { ...demoConfig.images, widths: [64] } }, isEmpty: true });
	await writeTrimmedSnapshot(place.content, someProducts, (records) => {
		// Turkish puts these in another order than German.
		for (const [index, name] of ['iğne', 'ılık', 'Öse', 'Zange'].entries()) {
			Object.assign(firstOf(records, 'ecommerce_product')[index] ?? {}, { display_name: name });
		}
		Object.assign(firstOf(records, 'ecommerce_settings')[0] ?? {}, { default_sort: 'display_name' });
	});
	// Another process made them, so that they are compared as well.
	copyMadeCaches(place.cache, ['bundles', 'rich-text']);
	await mustBuildHere(place);
	site = readTree(place.out, 'content');
	expect(Object.keys(site).length).toBeGreaterThan(400);
});
afterAll(() => {
	rmSync(work, { recursive: true });
});

const there = () => ({ ...place, out: join(work, 'there'), cache: join(work, 'there-cache') });

describe('two builds of one snapshot', () => {
	it.each(places)(
		'are identical, one in $zone, $locale, $years years off, and from empty caches',
		{ timeout: longestMs },
		async (where) => {
			for (const dir of [there().out, there().cache]) rmSync(dir, { recursive: true, force: true });
			await mustBuild({ ...there(), env: elsewhere(where) });
			expect(differences(readTree(there().out, 'content'), site)).toEqual([]);
		},
	);

	it.runIf(isLong)('are identical for the whole committed snapshot with all its pictures', { timeout: longestMs }, async () => {
		const { config } = await buildingPlace({ isEmpty: true, config: { images: demoConfig.images } });
		const build = async (name: string, env: Readonly<Record<string, string>>) => {
			await mustBuild({ out: join(work, name), cache: join(work, `${name}-cache`), config, env });
			return readTree(join(work, name), 'content');
		};
		expect(differences(await build('whole-there', elsewhere(farthest)), await build('whole', {}))).toEqual([]);
	});
});

describe('an unchanged rebuild', () => {
	it('touches no file', { timeout: longestMs }, async () => {
		const before = readTree(place.out, 'untouched');
		await mustBuild(place);
		expect(differences(readTree(place.out, 'untouched'), before)).toEqual([]);
		// Nor when what it knew is gone: this cache is another site's.
		await mustBuildHere({ ...place, cache: there().cache });
		expect(differences(readTree(place.out, 'untouched'), before)).toEqual([]);
	});
});
