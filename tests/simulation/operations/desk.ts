/** What the shop's people do on the order desk, where they see what is to be done, and sometimes an older state of it. */
import { deskTexts } from '../../../orders/desk/desk-texts.ts';
import type { Random } from '../../../sandbox/random.ts';
import { toEuro } from '../bank.ts';
import { directusUrl, wakeSecret } from '../process.ts';
import type { World } from '../world.ts';
import { type ConfirmedOrder, dayOf, json, type OperationKind, pickOrder } from './operation.ts';

type Command = Readonly<Record<string, unknown>> & { readonly kind: string };

/** The order as the desk shows it; undefined: it does not yet. */
export function shownOrder(world: World, uuid: string): Readonly<Record<string, unknown>> | undefined {
	return world.directus.desk.items('order').find(({ id }) => id === uuid);
}

/** `kind`: `refund`, or that of a command. False: the desk does not show the order. */
export async function command(world: World, uuid: string, { kind, ...details }: Command, isAlert = true): Promise<boolean> {
	const shown = shownOrder(world, uuid);
	if (shown === undefined) return false;
	const isRefund = kind === 'refund';
	const item = { id: world.uuid(), order: uuid, revision: shown.revision, ...(isRefund ? {} : { kind }), ...details };
	world.directus.desk.create(isRefund ? 'order_refund' : 'order_command', item);
	if (isAlert) await world.send(json('/ecom/desk/wake', {}, { authorization: `Bearer ${wakeSecret}` }));
	return true;
}

/** As the database has them: what a person sees in the shop. */
export function openRefundTasks(
	world: World,
	order: number,
): readonly { readonly uuid: string; readonly cents: number; readonly provider: string }[] {
	return world
		.rows("SELECT uuid, cents, provider FROM refund WHERE order_id = :order AND state = 'task' ORDER BY uuid", { order })
		.map(({ uuid, cents, provider }) => ({ uuid: String(uuid), cents: Number(cents), provider: String(provider) }));
}

/** A person pays a task back, by the bank, and says so. */
export async function doRefundTask(world: World, { id, uuid, iban, party }: RefundedOrder): Promise<string> {
	const [task] = openRefundTasks(world, id);
	if (task === undefined) return '';
	if (!(await command(world, uuid, { kind: 'refund_done', target: task.uuid }))) return '';
	if (task.provider === 'transfer' || task.provider === 'house') {
		const day = dayOf(world.time.trueMs());
		world.bank.add({
			...{ direction: 'out', cents: task.cents, text: `Erstattung B-${id}`, party, iban, day, since: day, isReversal: false },
			parts: [{ order: id, cents: task.cents }],
		});
	}
	return `the refund of ${toEuro(task.cents)} of ${id} is transferred`;
}

interface RefundedOrder {
	readonly id: number;
	readonly uuid: string;
	readonly iban: string;
	readonly party: string;
}

/** What the desk's list says is to be done with an order. */
export async function followDesk(world: World, { id, uuid, iban, party }: RefundedOrder): Promise<string> {
	const shown = shownOrder(world, uuid);
	if (shown === undefined) return '';
	const [order] = world.rows('SELECT payment_kind AS kind, state FROM shop_order WHERE uuid = :uuid', { uuid });
	const todo = String(shown.to_do);
	switch (todo) {
		case 'accept':
			if (isSoldOut(world, { id, uuid })) await command(world, uuid, { kind: 'cancel', text: 'ausverkauft' });
			else await command(world, uuid, { kind: 'accept' });
			break;
		case 'confirm':
			// Another buyer stands in the shop, and wants the same.
			if (world.random.next() > 0.4) return '';
			await command(world, uuid, { kind: 'free', text: 'für den Laden' });
			break;
		case 'payment':
			if (order?.kind !== 'house') return '';
			await command(world, uuid, { kind: 'paid' });
			break;
		case 'pack':
		case 'lapses':
			await command(world, uuid, { kind: 'ship', carrier: 'DHL', tracking: `JD${id}` });
			break;
		case 'withdrawal':
			await command(world, uuid, { kind: 'withdrawn', text: 'Widerruf' });
			await world.pass(20_000);
			await command(world, uuid, { kind: 'note', text: 'angesehen' });
			break;
		case 'money':
			await command(world, uuid, { kind: 'note', text: 'Kontoauszug angesehen' });
			break;
		case 'cancel':
			await command(world, uuid, { kind: 'cancel', text: 'Geld ist zurück' });
			break;
		case 'drop':
			await command(world, uuid, { kind: 'drop', text: 'Geld ist zurück' });
			break;
		case 'refund':
			if (openRefundTasks(world, id).length > 0) return await doRefundTask(world, { id, uuid, iban, party });
			await command(world, uuid, { kind: 'refund', text: 'zu viel' });
			break;
		default:
			return '';
	}
	return `the desk says ${todo} of ${id}, and it is done`;
}

/** Whether the desk refused to accept it, because its products are sold to others. Those that it holds are not. */
function isSoldOut(world: World, { id, uuid }: { readonly id: number; readonly uuid: string }): boolean {
	const answers = world.directus.desk.items('order_command').filter(({ order, kind }) => order === uuid && kind === 'accept');
	const last = answers.at(-1);
	if (last?.answer !== deskTexts.de.answers.refusals.soldOut) return false;
	const taken = world.rows('SELECT 1 FROM stock_movement WHERE order_id = :id GROUP BY position HAVING sum(delta) < 0', { id });
	if (taken.length > 0) world.contradictions.push(`Order ${id} holds its products, and is refused as sold out`);
	return true;
}

export function refundedOrder(order: ConfirmedOrder): RefundedOrder {
	const address = order.body.shipping_address as { readonly first_name: string; readonly last_name: string };
	return { ...order.confirmed, iban: 'DE89370400440532013000', party: `${address.first_name} ${address.last_name}` };
}

async function obey(world: World, random: Random): Promise<string> {
	const order = pickOrder(
		world,
		random,
		({ confirmed }) => !['none', undefined].includes(shownOrder(world, confirmed.uuid)?.to_do as string),
	);
	return order === null ? '' : await followDesk(world, refundedOrder(order));
}

/** Whatever it is that a person may want of an order, whether it fits or not. */
async function order(world: World, random: Random): Promise<string> {
	const chosen = pickOrder(world, random);
	if (chosen === null) return '';
	const { id, uuid } = chosen.confirmed;
	const given = random.pick(commands)(random, chosen);
	const isShown = await command(world, uuid, given, random.next() < 0.7);
	// A double click; or two people at one order.
	if (isShown && random.next() < 0.2) await command(world, uuid, random.next() < 0.6 ? given : random.pick(commands)(random, chosen));
	return isShown ? `on the desk: ${JSON.stringify(given)} for ${id}` : '';
}

const some = (random: Random) => random.pick([null, null, null, '1', '1:1', '2']);
const commands: readonly ((random: Random, order: ConfirmedOrder) => Command)[] = [
	() => ({ kind: 'accept' }),
	(random) => ({ kind: 'ship', positions: some(random), carrier: 'DHL' }),
	(random) => ({ kind: 'ship', positions: some(random), even_unpaid: true }),
	(random) => ({ kind: 'ship', positions: some(random) }),
	() => ({ kind: 'cancel', text: 'nicht lieferbar' }),
	() => ({ kind: 'withdrawn', text: 'am Telefon' }),
	(random) => ({ kind: 'take_back', positions: some(random), text: 'kam zurück' }),
	(random) => ({ kind: 'take_back', positions: some(random) }),
	() => ({ kind: 'paid' }),
	(random) => ({ kind: 'paid', amount: random.pick(['10', '105,90', '50.00']) }),
	() => ({ kind: 'refund', text: 'Rückgabe' }),
	(random) => ({ kind: 'refund', text: 'Kratzer', amount: random.pick(['10', '5,90', '100']) }),
	(random) => ({ kind: 'refund', text: 'Kratzer', amount: random.pick(['10', '5,90', '100']) }),
	() => ({ kind: 'note', text: 'Kundin rief an' }),
	() => ({ kind: 'resend' }),
	() => ({ kind: 'copy' }),
	(random) => ({ kind: 'mail_again', target: random.pick([null, 'bestellung', 'gibt es nicht']) }),
	(random) => ({ kind: 'month', target: random.pick([null, '2026-11', '2026-12', 'November']) }),
	() => ({ kind: 'free', text: 'für den Laden' }),
	() => ({ kind: 'free', text: 'für den Laden' }),
];

/** One of several alike comes back; the others stay with the buyer. */
async function takeBackPart(world: World, random: Random): Promise<string> {
	const lines = world.rows(
		`SELECT uuid, order_id AS id, position FROM order_line JOIN shop_order ON shop_order.id = order_id
			WHERE order_line.state = 'shipped' AND count - returned > 1 ORDER BY order_id, position`,
	);
	if (lines.length === 0) return '';
	const { uuid, id, position } = random.pick(lines);
	const isShown = await command(world, String(uuid), { kind: 'take_back', positions: `${Number(position) + 1}:1`, text: 'eines zurück' });
	return isShown ? `one of line ${Number(position) + 1} of ${id} comes back` : '';
}

async function payBack(world: World, random: Random): Promise<string> {
	const chosen = pickOrder(world, random, ({ confirmed }) => openRefundTasks(world, confirmed.id).length > 0);
	return chosen === null ? '' : await doRefundTask(world, refundedOrder(chosen));
}

/** Somebody changes on the desk what the service has written. */
async function scribble(world: World, random: Random): Promise<string> {
	const chosen = pickOrder(world, random, ({ confirmed }) => shownOrder(world, confirmed.uuid) !== undefined);
	if (chosen === null) return '';
	world.directus.desk.edit('order', chosen.confirmed.uuid, { total: '0,00 €' });
	return `somebody changes ${chosen.confirmed.id} in ${directusUrl}`;
}

async function loseAnswers(world: World, random: Random): Promise<string> {
	world.directus.desk.forgetAnswers(1 + random.whole(2));
	return 'the desk loses answers to commands';
}

export const deskOperations: Readonly<Record<string, OperationKind>> = {
	'obey the desk': { weight: 22, apply: obey },
	command: { weight: 14, apply: order },
	'pay back': { weight: 3, apply: payBack },
	'take back part': { weight: 3, apply: takeBackPart },
	scribble: { weight: 1, apply: scribble },
	'lose answers': { weight: 2, apply: loseAnswers },
};
