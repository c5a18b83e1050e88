/** What may happen in a week. An operation is data: its details follow from its own seed and from the world, so that others can be left out before it. */
import type { Random } from '../../../sandbox/random.ts';
import type { KnownOrder, World } from '../world.ts';

export interface Operation {
	readonly kind: string;
	readonly seed: number;
	/** How much time passes after it. */
	readonly thenMs: number;
}

export interface OperationKind {
	/** How often it comes, beside the others. */
	readonly weight: number;
	/** Returns what was done, for people; `''`: there was nothing to do. */
	apply(world: World, random: Random): Promise<string>;
}

export type ConfirmedOrder = KnownOrder & { readonly confirmed: NonNullable<KnownOrder['confirmed']> };

export function isConfirmed(order: KnownOrder): order is ConfirmedOrder {
	return order.confirmed !== null;
}

/** Of the orders that buyers know the number of, one; the newest ones come more often. null: there is none. */
export function pickOrder(world: World, random: Random, isWanted: (order: ConfirmedOrder) => boolean = () => true): ConfirmedOrder | null {
	const wanted = world.orders.filter(isConfirmed).filter(isWanted);
	if (wanted.length === 0) return null;
	return random.next() < 0.6 ? random.pick(wanted.slice(-3)) : random.pick(wanted);
}

export function json(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
	return { method: 'POST', url, payload: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } } as const;
}

/** The day of a moment, in UTC. */
export function dayOf(ms: number): string {
	return new Date(ms).toISOString().slice(0, 10);
}
