/** What befalls mails: a server that is away for a night, a day and a half, or a week, and one that puts off the mails of an address. */
import type { Random } from '../../../sandbox/random.ts';
import type { World } from '../world.ts';
import { type OperationKind, pickOrder } from './operation.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

async function outage(world: World, random: Random): Promise<string> {
	const { mail, time } = world;
	if (mail.awayUntilMs > time.trueMs()) return '';
	const ms = random.pick([3 * hourMs, 10 * hourMs, 14 * hourMs, 36 * hourMs, 36 * hourMs, 4 * dayMs, 7 * dayMs]);
	mail.awayUntilMs = time.trueMs() + ms;
	return `the mail server is away for ${ms / hourMs} hours`;
}

async function putOff(world: World, random: Random): Promise<string> {
	const order = pickOrder(world, random);
	if (order === null) return '';
	const ms = random.pick([20 * 60_000, 14 * hourMs, 36 * hourMs, 4 * dayMs, 8 * dayMs]);
	world.mail.puttingOff.set(order.email, world.time.trueMs() + ms);
	return `mails to ${order.email} are put off for ${ms / hourMs} hours`;
}

export const mailOperations: Readonly<Record<string, OperationKind>> = {
	'mail outage': { weight: 1, apply: outage },
	'put off mails': { weight: 1, apply: putOff },
};
