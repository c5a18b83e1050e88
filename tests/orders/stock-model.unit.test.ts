/**
 * Buyers, an owner, fetches, lost answers, captures, expiry and restarts in any order: never more is sold than there was, no edit of the owner is lost, and
 * every reservation ends.
 */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { count, longestMs } from '../../commands/testing/counts.ts';
import { createModelDatabase, createWorld, removeModelDatabase, type World } from './stock-model/world.ts';

const runs = count({ usual: 250, long: 100_000 });
const stepsPerRun = 24;
/** So many runs share a database: a growing one would slow the last ones down. */
const runsPerDatabase = 400;

/** Deterministic: the run's number is its seed. */
function createRandom(seed: number): (below: number) => number {
	let state = (seed * 2_654_435_761) >>> 0 || 1;
	return (below) => {
		state ^= state << 13;
		state >>>= 0;
		state ^= state >>> 17;
		state ^= state << 5;
		state >>>= 0;
		return state % below;
	};
}

type Random = ReturnType<typeof createRandom>;

const ways = ['through', 'through', 'answer lost', 'down'] as const;
const kinds = ['paypal', 'klarna', 'house'] as const;
const waits = [300, 1_000, 9_000, 30_000, 61_000, 20 * 60_000, 61 * 60_000, 18 * 24 * 3_600_000] as const;

/** Eight buyers. Fetches, deliveries and time come more often than the rest, because most goes wrong between them. */
const steps: readonly (readonly [weight: number, name: string, take: (world: World, random: Random) => unknown])[] = [
	[10, 'place', (world, random) => world.place(1 + random(2), kinds[random(3)] ?? 'paypal')],
	[4, 'begin capture', (world, random) => world.beginCapture(random(8))],
	[3, 'end capture', (world, random) => world.endCapture(random(8), random(2) === 0)],
	[3, 'expire', (world) => world.expire()],
	[3, 'cancel', (world, random) => world.cancel(random(8))],
	[2, 'give back', (world, random) => world.giveBackOne(random(8))],
	[4, 'edit', (world, random) => world.edit(random(5) - 2)],
	[4, 'begin fetch', (world) => world.beginFetch()],
	[4, 'read stock', (world) => world.readStock()],
	[4, 'install', (world) => world.installSnapshot()],
	[8, 'deliver', (world, random) => world.deliver(ways[random(4)] ?? 'down')],
	[1, 'read booked', (world) => world.readBooked()],
	[6, 'wait', (world, random) => world.wait(waits[random(waits.length)] ?? 0)],
	[1, 'restart', (world) => world.restart()],
];
const deck = steps.flatMap(([weight, name, take]) => Array.from({ length: weight }, () => ({ name, take })));

it(
	`sells nothing twice, loses no edit, and ends every reservation, in ${runs} runs`,
	async () => {
		const root = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
		for (let first = 0; first < runs; first += runsPerDatabase) {
			const files = createModelDatabase(mkdtempSync(join(root, 'schaufenster-stock-')));
			const state = { database: files.open() };
			try {
				for (let run = first; run < Math.min(runs, first + runsPerDatabase); run++) {
					const random = createRandom(run + 1);
					const world = createWorld(files, state, random(4), random(5) > 0);
					const taken: string[] = [];
					for (let step = 0; step < stepsPerRun; step++) {
						const chosen = deck[random(deck.length)];
						taken.push(chosen?.name ?? '');
						await chosen?.take(world, random);
					}
					await world.settle();
					const fault = world.fault();
					if (fault !== null) expect.fail(`Run ${run}: ${fault}. ${taken.join(', ')}`);
				}
			} finally {
				state.database.close();
				removeModelDatabase(files);
			}
		}
	},
	longestMs,
);
