/** Clocks that jump, and answers in another order, give the same bytes; reproducible.build.test.ts builds in other zones and locales. */
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runProgram } from '../../commands/programs/run-program.ts';
import { longestMs } from '../../commands/testing/counts.ts';
import { isWireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { createRandom, type Random } from '../../sandbox/random.ts';
import { mustBuildHere } from '../support/build-here.ts';
import { buildingPlace, fetchingPlace, mustBuild, startDemoBackend } from '../support/demo-backend.ts';
import { elsewhere } from '../support/elsewhere.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { firstOf, writeTrimmedSnapshot } from '../support/trimmed-snapshot.ts';

it('the tests change what a program sees of place and time', async () => {
	const seen =
		'[new Date().getFullYear() - new Date(performance.timeOrigin).getFullYear(), Date().slice(11, 15), Intl.DateTimeFormat().resolvedOptions().timeZone, (1.5).toLocaleString()].join()';
	const { output } = await runProgram(process.execPath, ['-p', seen], {
		env: elsewhere({ zone: 'Pacific/Kiritimati', locale: 'tr_TR.UTF-8', years: 100 }),
	});
	expect(output.trim()).toBe(`0,${new Date(Date.now() + 100 * 365 * 86_400_000).getFullYear()},Pacific/Kiritimati,1,5`);
});

it('a site that is built by clocks that jump follows its content all the same', async () => {
	const place = await buildingPlace({ config: { languages: ['de'] } });
	const write = (name: string) =>
		writeTrimmedSnapshot(place.content, 4, (records) => {
			Object.assign(firstOf(records, 'ecommerce_product')[1] ?? {}, { display_name: name });
		});
	await write('Welle');
	await mustBuild({ ...place, env: elsewhere({ zone: 'UTC', locale: 'C', years: 1 }) });
	const before = readTree(place.out, 'content');
	// Of the same length: only the content tells.
	await write('Linde');
	await mustBuild({ ...place, env: elsewhere({ zone: 'UTC', locale: 'C', years: -1 }) });
	const clean = { ...place, out: `${place.out}-clean` };
	await mustBuildHere(clean);
	expect(differences(readTree(place.out, 'content'), readTree(clean.out, 'content'))).toEqual([]);
	expect(differences(readTree(place.out, 'content'), before)).not.toEqual([]);
});

it('answers that come in another order, and when they like, give the same snapshot and site', { timeout: longestMs }, async () => {
	const backend = await startDemoBackend(4);
	// The history tells when something was first seen: the one thing that follows the clock, unless somebody says what time it is.
	const asOf = '2024-11-20T12:00:00Z';
	const config = { languages: ['de'] as const };
	const here = await fetchingPlace(backend, { config });
	await mustBuildHere({ ...here, asOf });
	const random = createRandom(4);
	for (const [collection, records] of Object.entries(backend.records))
		backend.records[collection] = records.map((each) => shuffled(each, random)).filter(isWireRecord);
	for (const [collection, records] of Object.entries(backend.records)) backend.records[collection] = random.shuffle(records);
	backend.server.failWith(async () => {
		await setTimeout(random.whole(100));
		return false;
	});
	const there = { ...(await fetchingPlace(backend, { config })), flags: ['--as-of', asOf] };
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
