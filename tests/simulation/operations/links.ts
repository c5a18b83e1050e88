/** What happens to the links by which buyers confirm their addresses: programs look at them, and buyers press the button behind them, or do not. */
import { confirmPath } from '../../../orders/actions/ask-for-address.ts';
import type { Random } from '../../../sandbox/random.ts';
import type { KnownOrder, World } from '../world.ts';
import { type ConfirmedOrder, isConfirmed, type OperationKind, pickOrder } from './operation.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A day is the longest hold before the click, a week the time of the link. */
const delaysMs = [
	minuteMs,
	20 * minuteMs,
	20 * minuteMs,
	90 * minuteMs,
	5 * hourMs,
	27 * hourMs,
	5 * 24 * hourMs,
	8 * 24 * hourMs,
] as const;
/** The mail may come late. */
const looks = 4;

/** Its path; null: no mail with it has come. A changed payment sends one later than the receipt. */
function linkOf(world: World, { email, confirmed: { id } }: ConfirmedOrder): string | null {
	const isOfOrder = new RegExp(`\\b${id}\\b`);
	const texts = world.mail.taken.filter(({ to, subject }) => to === email && isOfOrder.test(subject)).map(({ text }) => text);
	const links = texts.flatMap((text) => new RegExp(`${confirmPath}\\?[^\\s>]+`).exec(text)?.[0] ?? []);
	return links.at(-1) ?? null;
}

async function scan(world: World, random: Random, url: string): Promise<void> {
	const methods = random.pick([['GET'], ['HEAD'], ['HEAD', 'GET'], ['GET', 'GET']] as const);
	for (const method of methods) await world.send({ method, url });
}

async function press(world: World, order: ConfirmedOrder, url: string): Promise<void> {
	world.pressed.add(order.confirmed.id);
	const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': order.ip };
	await world.send({ method: 'POST', url, payload: 'pressed=yes', headers });
}

/** A buyer who orders looks into the mails after a time, and presses the button if there is one. */
export function followLinks(world: World, random: Random, order: KnownOrder): void {
	const delayMs = random.pick(delaysMs);
	const look = async (left: number): Promise<void> => {
		const url = isConfirmed(order) ? linkOf(world, order) : null;
		if (url !== null && isConfirmed(order)) await press(world, order, url);
		else if (left > 1) world.time.after(3 * hourMs, () => void look(left - 1));
	};
	world.time.after(delayMs, () => void look(looks));
}

async function follow(world: World, random: Random): Promise<string> {
	const order = pickOrder(world, random, (each) => linkOf(world, each) !== null);
	const url = order === null ? null : linkOf(world, order);
	if (order === null || url === null) return '';
	const { id } = order.confirmed;
	const kind = random.pick(['scanned', 'scanned', 'pressed', 'pressed twice'] as const);
	if (kind !== 'pressed twice') await scan(world, random, url);
	// Two clicks come at once.
	if (kind === 'pressed twice') await Promise.all([press(world, order, url), press(world, order, url)]);
	if (kind === 'pressed') await press(world, order, url);
	return `the link of ${id} is ${kind}`;
}

export const linksOperations: Readonly<Record<string, OperationKind>> = { 'follow link': { weight: 8, apply: follow } };
