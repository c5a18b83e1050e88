/** Whatever editors do, a build that looks only at what changed ends with the site of one that knows nothing, and says the same. */
import { expect, it } from 'vitest';
import { count, isLong } from '../../commands/testing/counts.ts';
import { createRandom } from '../../sandbox/random.ts';
import { compareBuilds, demoShop } from '../support/compare-builds.ts';
import { fieldEdits } from './field-edits.ts';
import { editAtRandom } from './random-edits.ts';

const editCount = count({ usual: 2, long: 100 });
/** Another number tries other edits. */
const seed = Number(process.env.EDIT_SEED ?? 7);
const productCount = count({ usual: 4, long: 22 });
const label = `seed ${seed}`;
const timeout = { timeout: 60 * 60_000 };

it(`equals a clean build after each of ${editCount} edits`, timeout, async () => {
	const shop = await demoShop((index) => (isLong ? index % 2 === 0 && index < 2 * productCount : index < productCount));
	const builds = await compareBuilds(shop, label);
	const random = createRandom(seed);
	for (let edit = 0; edit < editCount; edit += 1) {
		await builds.compare((edited) => editAtRandom(edited, random));
	}
	// Else nothing was tried that a clean build does not do.
	expect(builds.rendered.incremental).toBeLessThan(builds.rendered.clean);
});

it('equals a clean build after a change of any field of any collection', timeout, async () => {
	const shop = await demoShop((index) => index % 10 === 0);
	const builds = await compareBuilds(shop, label);
	const random = createRandom(seed);
	const edits = random.shuffle(fieldEdits(shop));
	const alone = isLong ? edits : [];
	for (const edit of alone) {
		await builds.compare((edited) => edit(edited, random));
	}
	// In sets an edit that brings an error takes the others back with it, so that they are small.
	const sets = Array.from({ length: Math.ceil(edits.length / 4) }, (_, set) => edits.slice(set * 4, set * 4 + 4));
	const enough = isLong ? sets.length : 3;
	let built = 0;
	for (const set of sets) {
		if (built === enough) break;
		if (await builds.compare((edited) => set.map((edit) => edit(edited, random)).join(' and '))) built += 1;
	}
	expect(built).toBeGreaterThanOrEqual(3);
	// A few sets may change every page.
	if (isLong) expect(builds.rendered.incremental).toBeLessThan(builds.rendered.clean);
});
