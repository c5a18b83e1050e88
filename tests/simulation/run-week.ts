/** Runs one week: its operations, a look at the database after each, and its end. The same seed and operations give the same week. */
import { createHash } from 'node:crypto';
import { createRandom, type Random } from '../../sandbox/random.ts';
import { climateOf, climates, moreOften } from './climates.ts';
import { findLeftOver, finishWeek } from './endings.ts';
import { createWatch, type Watch } from './invariants.ts';
import { buyersOperations } from './operations/buyers.ts';
import { clockOperations } from './operations/clock.ts';
import { counterOperations } from './operations/counter.ts';
import { deskOperations } from './operations/desk.ts';
import { dropOperations } from './operations/drop.ts';
import { machineOperations, restore } from './operations/machines.ts';
import { mailOperations } from './operations/mails.ts';
import { moneyOperations } from './operations/money.ts';
import { newsletterOperations } from './operations/newsletter.ts';
import type { Operation, OperationKind } from './operations/operation.ts';
import { createWorld, type World } from './world.ts';

export const operationKinds: Readonly<Record<string, OperationKind>> = {
	...buyersOperations,
	...deskOperations,
	...dropOperations,
	...moneyOperations,
	...newsletterOperations,
	...machineOperations,
	...mailOperations,
	...clockOperations,
	...counterOperations,
};

const decks = new Map(
	climates.map((climate) => [
		climate,
		Object.entries(operationKinds).flatMap(([kind, { weight }]) =>
			Array.from({ length: weight + (moreOften[climate][kind] ?? 0) }, () => kind),
		),
	]),
);
const gapsMs = [0, 100, 3_000, 20_000, 90_000, 600_000, 2_400_000, 7_200_000, 6 * 3_600_000, 16 * 3_600_000];

/** What happens in the week of a seed: about seven days. */
export function drawWeek(seed: number): readonly Operation[] {
	const random = createRandom(seed * 7_919 + 13);
	const deck = decks.get(climateOf(seed)) ?? [];
	return Array.from({ length: 50 + random.whole(50) }, (_, index) => ({
		// Without orders, nothing happens.
		kind: index < 5 ? 'order' : random.pick(deck),
		seed: random.whole(2 ** 31),
		thenMs: random.pick(gapsMs),
	}));
}

/** `number` weeks, every second seed from `first` on. */
export function* drawWeeks(first: number, number: number): Iterable<{ readonly seed: number; readonly operations: readonly Operation[] }> {
	for (let seed = first; seed < first + 2 * number; seed += 2) yield { seed, operations: drawWeek(seed) };
}

export interface Week {
	/** null: nothing is wrong. */
	readonly fault: string | null;
	/** What happened, a line each. */
	readonly story: readonly string[];
	readonly figures: World['figures'];
	/** Names of the events of orders that came about. */
	readonly transitions: readonly string[];
	/** Of what the database held at the end of the week; `''`: it did not come to that. */
	readonly digest: string;
}

/** Messages of the service about faults of its own. */
const ownFaults: ReadonlySet<string> = new Set([
	'The order service failed',
	'Deadlines could not be watched',
	'Documents could not be kept up',
	'The time could not be checked',
	'The outbox cannot be read',
	'What was kept for long enough could not be deleted',
	'Payments could not be reconciled',
	'The database is damaged: nothing is taken and nothing is sent. Restore a backup',
	'A session of a provider is not of its order',
	'The ledger has this of another order or amount',
	'The service could not start',
]);

export async function runWeek(seed: number, operations: readonly Operation[], dir: string): Promise<Week> {
	const story: string[] = [];
	const own: string[] = [];
	let isBad = false;
	const world = await createWorld(seed, dir, {
		...{ info() {}, warn() {} },
		error(details, message) {
			const said = `${message}: ${JSON.stringify(details)}`;
			// A full disk is no fault of the service, nor where there is room again when it says so; and a dead one says nothing.
			const isOfDisk = world.isDiskFull || /database or disk is full|disk I\/O error/.test(said);
			if (ownFaults.has(message) && !isOfDisk && !isBad && world.process() !== null) own.push(said);
		},
	});
	const watch = createWatch(world);
	const transitions = new Set<string>();
	const noteTransitions = (): void => {
		for (const { transition } of world.rows('SELECT DISTINCT transition FROM order_event')) transitions.add(String(transition));
	};
	let digest = '';
	const result = (fault: string | null): Week => ({
		...{ fault, story, figures: world.figures, transitions: [...transitions] },
		digest,
	});
	const look = (): string | null => own[0] ?? watch.look();
	try {
		await world.start();
		for (const operation of operations) {
			const fault = (await happen(world, operation, { story, watch })) ?? look();
			if (fault !== null) return result(fault);
		}
		noteTransitions();
		const ending = await finishWeek(world, createRandom(seed), story, look);
		noteTransitions();
		digest = digestOf(world);
		return result(ending ?? (await findLeftOver(world, look)) ?? look());
	} catch (error) {
		return result(error instanceof Error ? String(error.stack) : String(error));
	} finally {
		isBad = true;
		await world.end();
	}
}

function digestOf(world: World): string {
	const hash = createHash('sha256');
	for (const table of ['shop_order', 'order_line', 'order_event', 'ledger', 'refund', 'document', 'stock_movement', 'withdrawal'])
		hash.update(JSON.stringify(world.rows(`SELECT * FROM ${table} ORDER BY rowid`)));
	return hash.digest('hex');
}

async function happen(
	world: World,
	{ kind, seed, thenMs }: Operation,
	{ story, watch }: { readonly story: string[]; readonly watch: Watch },
): Promise<string | null> {
	const random = createRandom(seed);
	world.random = random;
	const time = new Date(world.time.trueMs()).toISOString().slice(5, 19);
	const done = await operationKinds[kind]?.apply(world, random);
	if (done === undefined) throw new Error(`There is no operation ${kind}`);
	story.push(`${time} ${kind}: ${done}${world.process() === null ? ' (the service is down)' : ''}`);
	const fault = watch.look();
	if (fault !== null) return fault;
	await world.pass(thenMs);
	await comeBack(world, random, watch);
	return null;
}

/** What died is started again, after some time; what was lost is restored. */
async function comeBack(world: World, random: Random, watch: Watch): Promise<void> {
	if (world.restoration !== null && !world.isDiskFull) {
		await restore(world);
		watch.forget();
	}
	if (world.process() !== null) return;
	await world.pass(random.pick([1_000, 1_000, 30_000, 3_600_000]));
	await world.start();
}
