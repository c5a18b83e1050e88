/** The payment providers of a running service, and one queue for each order. */
import type { PaymentProvider } from './provider.ts';

export interface Providers {
	readonly all: readonly PaymentProvider[];
	/** undefined: the service has none of this kind. */
	find(kind: string): PaymentProvider | undefined;
	/** Runs `work` once all earlier work on the order has ended: two requests never take the same step at once. */
	inTurn<Result>(order: number, work: () => Promise<Result>): Promise<Result>;
}

export function createProviders(all: readonly PaymentProvider[]): Providers {
	const lastOf = new Map<number, Promise<unknown>>();
	return {
		all,
		find: (kind) => all.find((each) => each.kind === kind),
		async inTurn(order, work) {
			const before = lastOf.get(order) ?? Promise.resolve();
			// How earlier work ended is the matter of its caller.
			const mine = before.then(work, work);
			lastOf.set(order, mine);
			try {
				return await mine;
			} finally {
				if (lastOf.get(order) === mine) lastOf.delete(order);
			}
		},
	};
}
