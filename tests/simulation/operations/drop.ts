/** Pieces of an order turn out to be sold, broken or not wanted, at any time: before the acceptance, between two parcels, or after all has left. */
import type { Random } from '../../../sandbox/random.ts';
import type { World } from '../world.ts';
import { command } from './desk.ts';
import type { OperationKind } from './operation.ts';

/** Mostly of an accepted order, where it can be done; a count that is too high is refused. */
async function dropPieces(world: World, random: Random): Promise<string> {
	const lines = world.rows(
		`SELECT uuid, order_id AS id, position, count, shop_order.state = 'accepted' AND order_line.state = 'to_pack'
				AND (SELECT sum(count - dropped) FROM order_line AS each WHERE each.order_id = shop_order.id) > 1 AS is_open
			FROM order_line JOIN shop_order ON shop_order.id = order_id ORDER BY order_id, position`,
	);
	const open = lines.filter(({ is_open }) => is_open === 1);
	const wanted = open.length > 0 && random.next() < 0.8 ? open : lines;
	if (wanted.length === 0) return '';
	const { uuid, id, position, count } = random.pick(wanted);
	const number = Number(position) + 1;
	const positions = random.pick([null, `${number}`, `${number}`, `${number}:${1 + random.whole(Number(count) + 1)}`, `${number}:1`]);
	const kind = random.next() < 0.7 ? 'drop' : 'drop_withdrawn';
	// The money for it is commanded back as well, by habit, before or after it.
	const isPaidBack = random.next() < 0.15;
	const refund = { kind: 'refund', text: 'ausverkauft', amount: '100' };
	if (isPaidBack && random.next() < 0.5) await command(world, String(uuid), refund);
	if (!(await command(world, String(uuid), { kind, positions, text: 'zerbrochen' }))) return '';
	if (isPaidBack) await command(world, String(uuid), refund);
	return `${positions ?? 'all that is left'} of ${id} is dropped (${kind})`;
}

/** A part leaves, and the rest never will. */
async function shipAndDrop(world: World, random: Random): Promise<string> {
	const orders = world.rows(
		`SELECT uuid, id FROM shop_order WHERE state = 'accepted'
			AND (SELECT count(*) FROM order_line WHERE order_id = id AND order_line.state = 'to_pack') > 1 ORDER BY id`,
	);
	if (orders.length === 0) return '';
	const { uuid, id } = random.pick(orders);
	if (!(await command(world, String(uuid), { kind: 'ship', positions: '1', even_unpaid: random.next() < 0.5 }))) return '';
	await world.pass(random.pick([0, 20_000, 600_000]));
	await command(world, String(uuid), { kind: 'drop', text: 'ausverkauft' });
	return `a part of ${id} leaves, and the rest is dropped`;
}

export const dropOperations: Readonly<Record<string, OperationKind>> = {
	'drop pieces': { weight: 5, apply: dropPieces },
	'ship and drop': { weight: 3, apply: shipAndDrop },
};
