/**
 * Visitors who wander through list and cart at random, each from one seed: after every step the page shows, and the storage holds, what a plain model
 * says. A walk that fails names its seed and its steps; `WALK_SEED=7` walks that one alone.
 */

import { count } from '../../commands/testing/counts.ts';
import { createRandom } from '../../sandbox/random.ts';
import { expect, test } from '../support/browser-test.ts';
import { readPieces } from '../support/shop-walk/demo-pieces.ts';
import { WalkModel } from '../support/shop-walk/walk-model.ts';
import { readSeen, settle } from '../support/shop-walk/walk-page.ts';
import { chooseStep } from '../support/shop-walk/walk-steps.ts';
import { readTestSite } from '../support/test-pages.ts';

const stepsAWalk = count({ usual: 9, long: 14 });
const walks = count({ usual: 1, long: 100 });
const one = process.env.WALK_SEED;
const seeds = one === undefined ? Array.from({ length: walks }, (_, index) => index + 1) : [Number(one)];

for (const seed of seeds) {
	test(`walk ${seed} through list and cart`, async ({ page }) => {
		test.setTimeout(180_000);
		const model = new WalkModel(readPieces(readTestSite()));
		const random = createRandom(seed);
		const taken: string[] = [];
		await page.goto('/schaufenster');
		await settle(page);
		for (let number = 0; number < stepsAWalk; number += 1) {
			const step = chooseStep(model, page, random);
			taken.push(step.name);
			const trail = `seed ${seed}, after: ${taken.join(' → ')}`;
			await test.step(step.name, async () => {
				try {
					await step.take();
				} catch (error) {
					throw new Error(trail, { cause: error });
				}
				// a page that another one replaces just then is looked at again
				await expect(async () => expect(await readSeen(page, model.place), trail).toEqual(model.expected())).toPass({ timeout: 15_000 });
			});
		}
	});
}
