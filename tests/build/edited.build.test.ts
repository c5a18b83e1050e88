/** Whatever editors do, in whatever order: a site that followed every edit is, byte for byte, the site that a clean build makes. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { count, longestMs } from '../../commands/testing/counts.ts';
import { createRandom } from '../../sandbox/random.ts';
import { mustBuildHere } from '../support/build-here.ts';
import { buildingPlace } from '../support/demo-backend.ts';
import { editByHand, writeEditableSnapshot } from '../support/editable-snapshot.ts';
import { copyMadeCaches } from '../support/made-caches.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { runBuildHere } from '../support/run-here.ts';
import { editAtRandom } from '../support/snapshot-edits.ts';
import { readTrimmedSnapshot } from '../support/trimmed-snapshot.ts';

const edits = count({ usual: 3, long: 100 });
/** A build follows each of so many edits together. */
const together = count({ usual: 2, long: 1 });
/** This one's first edits change products, and hide behind no edit that makes all pages again. */
const seed = Number(process.env.EDITS_SEED ?? 7);

it(`stays what a clean build makes, over ${edits} edits (EDITS_SEED=${seed})`, { timeout: longestMs }, async () => {
	const place = await buildingPlace();
	copyMadeCaches(`${place.cache}-clean`, kept);
	const random = createRandom(seed);
	const snapshot = await readTrimmedSnapshot(6);
	await writeEditableSnapshot(place.content, snapshot);
	await mustBuildHere(place);
	const told: string[] = [];
	for (let edit = 0; edit < edits; edit += together) {
		const changed = Array.from({ length: together }, () => editAtRandom(snapshot, random));
		// Pictures cannot be edited by hand; everything else now and then is, and the snapshot's checksums do not know.
		const byHand = random.whole(3) === 0 && changed.every(({ collection }) => collection !== 'directus_files');
		if (byHand) for (const { collection } of changed) await editByHand(place.content, snapshot, collection);
		else await writeEditableSnapshot(place.content, snapshot);
		told.push(...changed.map(({ what }) => `${what}${byHand ? ' (by hand)' : ''}`));

		const { exitCode, output } = await runBuildHere(place);
		expect(exitCode, `${told.join('\n')}\n${output}`).toBe(0);
		const clean = { ...place, out: `${place.out}-clean`, cache: `${place.cache}-clean` };
		forgetAllButKept(clean.cache);
		rmSync(clean.out, { recursive: true, force: true });
		await mustBuildHere(clean);
		expect(differences(readTree(place.out, 'content'), readTree(clean.out, 'content')), told.join('\n')).toEqual([]);
	}
});

/** Pictures and bundles take long, and no edit of a record has to do with how they are made. */
const kept = ['images', 'bundles'] as const;

function forgetAllButKept(cache: string): void {
	if (!existsSync(cache)) return;
	for (const name of readdirSync(cache)) if (!kept.some((each) => each === name)) rmSync(join(cache, name), { recursive: true });
}
