/** Wrong clocks, far zones, other locales and answers in another order give the same bytes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runProgram } from '../../commands/programs/run-program.ts';
import { isLong, longestMs } from '../../commands/testing/counts.ts';
import { isWireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { createRandom, type Random } from '../../sandbox/random.ts';
import { mustBuildHere } from '../support/build-here.ts';
import { buildingPlace, fetchingPlace, mustBuild, startDemoBackend } from '../support/demo-backend.ts';
import { type Elsewhere, elsewhere } from '../support/elsewhere.ts';
import { copyMadeCaches } from '../support/made-caches.ts';
import { differences, readTree, type Tree } from '../support/read-tree.ts';
import { firstOf, writeTrimmedSnapshot } from '../support/trimmed-snapshot.ts';

const zones = ['Pacific/Kiritimati', 'America/St_Johns', 'UTC'];
const locales = ['tr_TR.UTF-8', 'ar_EG.UTF-8', 'C'];
const shifts = [1, -1, 0];

/** The farthest of each; in the long run each with each. reproducible.build.test.ts has another one. */
const places: readonly Elsewhere[] = isLong
	? zones.flatMap((zone) => locales.flatMap((locale) => shifts.map((years) => ({ zone, locale, years }))))
	: [{ zone: 'Pacific/Kiritimati', locale: 'tr_TR.UTF-8', years: 1 }];

const work = mkdtempSync(join(tmpdir(), 'elsewhere-'));
let place: Awaited<ReturnType<typeof buildingPlace>>;
let expected: Tree;
beforeAll(async () => {
	place = await buildingPlace({ work });
	await writeTrimmedSnapshot(place.content, 4, (records) => {
		// Turkish puts these in another order than German.
		for (const [index, name] of ['iğne', 'ılık', 'Öse', 'Zange'].entries()) {
			Object.assign(firstOf(records, 'ecommerce_product')[index] ?? {}, { display_name: name });
		}
		Object.assign(firstOf(records, 'ecommerce_settings')[0] ?? {}, { default_sort: 'display_name' });
	});
	await mustBuildHere(place);
	expected = readTree(place.out, 'content');
});
afterAll(() => rmSync(work, { recursive: true }));

it('the tests change what a program sees of place and time', async () => {
	const seen =
		'[new Date().getFullYear() - new Date(performance.timeOrigin).getFullYear(), Date().slice(11, 15), Intl.DateTimeFormat().resolvedOptions().timeZone, (1.5).toLocaleString()].join()';
	const { output } = await runProgram(process.execPath, ['-p', seen], {
		env: elsewhere({ zone: 'Pacific/Kiritimati', locale: 'tr_TR.UTF-8', years: 100 }),
	});
	expect(output.trim()).toBe(`0,${new Date(Date.now() + 100 * 365 * 86_400_000).getFullYear()},Pacific/Kiritimati,1,5`);
});

it.each(places)('a build in $zone, $locale, $years years off, is the same', { timeout: longestMs }, async (where) => {
	const there = { ...place, out: join(work, 'there'), cache: join(work, 'there-cache') };
	for (const dir of [there.out, there.cache]) rmSync(dir, { recursive: true, force: true });
	copyMadeCaches(there.cache, ['images']);
	await mustBuild({ ...there, env: elsewhere(where) });
	expect(differences(readTree(there.out, 'content'), expected)).toEqual([]);
});

it('a site that is built by clocks that jump follows its content all the same', async () => {
	const moved = { ...place, content: join(work, 'moved'), out: join(work, 'moved-dist') };
	const write = (name: string) =>
		writeTrimmedSnapshot(moved.content, 4, (records) => {
			Object.assign(firstOf(records, 'ecommerce_product')[1] ?? {}, { display_name: name });
		});
	await write('Welle');
	await mustBuild({ ...moved, env: elsewhere({ zone: 'UTC', locale: 'C', years: 1 }) });
	// Of the same length: only the content tells.
	await write('Linde');
	await mustBuild({ ...moved, env: elsewhere({ zone: 'UTC', locale: 'C', years: -1 }) });
	await mustBuildHere({ ...moved, out: join(work, 'moved-clean') });
	const clean = readTree(join(work, 'moved-clean'), 'content');
	expect(differences(readTree(moved.out, 'content'), clean)).toEqual([]);
	expect(differences(clean, expected)).not.toEqual([]);
});

it('answers that come in another order, and when they like, give the same snapshot and site', { timeout: longestMs }, async () => {
	const backend = await startDemoBackend(4);
	// The history tells when something was first seen: the one thing that follows the clock, unless somebody says what time it is.
	const asOf = '2024-11-20T12:00:00Z';
	const here = await fetchingPlace(backend);
	await mustBuildHere({ ...here, asOf });
	const random = createRandom(4);
	for (const [collection, records] of Object.entries(backend.records))
		backend.records[collection] = records.map((each) => shuffled(each, random)).filter(isWireRecord);
	for (const [collection, records] of Object.entries(backend.records)) backend.records[collection] = random.shuffle(records);
	backend.server.failWith(async () => {
		await setTimeout(random.whole(100));
		return false;
	});
	const there = { ...(await fetchingPlace(backend)), flags: ['--as-of', asOf] };
	await mustBuild({ ...there, env: { ...there.env, ...elsewhere({ zone: 'Pacific/Kiritimati', locale: 'tr_TR.UTF-8', years: -1 }) } });
	expect(differences(readTree(there.content, 'content'), readTree(here.content, 'content'))).toEqual([]);
	expect(differences(readTree(there.out, 'content'), readTree(here.out, 'content'))).toEqual([]);
});

/** Fields in another order, and rows of child collections, too; a list of plain values means something by its order. */
function shuffled(value: unknown, random: Random): unknown {
	if (Array.isArray(value))
		return value.every((row) => isWireRecord(row) && 'id' in row) ? random.shuffle(value.map((row) => shuffled(row, random))) : value;
	if (!isWireRecord(value)) return value;
	return Object.fromEntries(random.shuffle(Object.entries(value)).map(([name, field]) => [name, shuffled(field, random)]));
}
