/** A machine whose clock jumps, and to which orders, payments and commands come before it has looked at the time again. */
import type { Random } from '../../../sandbox/random.ts';
import type { World } from '../world.ts';
import { buyersOperations } from './buyers.ts';
import { deskOperations } from './desk.ts';
import { jumpSizes } from './machines.ts';
import { moneyOperations } from './money.ts';
import type { OperationKind } from './operation.ts';

const acts: Readonly<Record<string, OperationKind>> = { ...buyersOperations, ...deskOperations, ...moneyOperations };
const deck = Object.entries(acts).flatMap(([kind, { weight }]) => Array.from({ length: weight }, () => kind));

async function jumpAndAct(world: World, random: Random): Promise<string> {
	if (world.time.aheadMs() !== 0) return '';
	world.time.jump(random.pick(jumpSizes(world)) * (random.next() < 0.7 ? 1 : -1));
	const hours = Math.round(world.time.aheadMs() / 3_600_000);
	const done: string[] = [];
	for (let count = 1 + random.whole(4); count > 0; count--) {
		done.push((await acts[random.pick(deck)]?.apply(world, random)) ?? '');
		// The next check comes within a minute.
		await world.pass(random.pick([0, 0, 50, 2_000, 15_000]));
	}
	// Sooner, and no check would ever see it.
	const ms = random.pick([70_000, 5 * 60_000, 3 * 3_600_000]);
	world.time.after(ms, () => world.time.jump(-world.time.aheadMs()));
	return `the machine's clock is ${hours} hours ahead, and at once: ${done.filter((each) => each !== '').join('; ')}`;
}

export const clockOperations: Readonly<Record<string, OperationKind>> = { 'jump and act': { weight: 1, apply: jumpAndAct } };
