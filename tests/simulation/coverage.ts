/** Which events of orders came about: a week in which nothing happens finds nothing. */
import type { EventName } from '../../orders/transitions/order-states.ts';

/** All that there are, for the compiler to compare. */
const eventNames: Readonly<Record<EventName, true>> = {
	...{ place: true, accept: true, complete: true, cancel: true, ship: true, return: true, await_time: true, pay_by_transfer: true },
	...{ ship_unpaid: true, note: true, paid: true, received: true, remind: true, overdue: true, statement: true, return_part: true },
	...{ withdrawal: true, refund_requested: true, refunded: true, refund_refused: true, authorization_ends: true, documents_sent: true },
	...{
		documents_copied: true,
		mail_sent: true,
		forget: true,
		forget_words: true,
		payment_authorised: true,
		payment_released: true,
		payment_received: true,
	},
	...{ payment_refunded: true, payment_disputed: true, payment_dispute_ended: true, payment_failed: true, payment_returned: true },
	...{ payment_refund_returned: true, link_sent: true, confirm_address: true, hold_ended: true, free: true, drop: true, drop_part: true },
};

export interface Coverage {
	add(transitions: readonly string[]): void;
	/** Names of events that never came about. */
	missing(): readonly string[];
	/** How many weeks had each. */
	describe(): string;
}

export function createCoverage(): Coverage {
	const weeks = new Map(Object.keys(eventNames).map((name) => [name, 0]));
	return {
		add(transitions) {
			for (const name of transitions) weeks.set(name, (weeks.get(name) ?? 0) + 1);
		},
		missing: () => [...weeks].flatMap(([name, count]) => (count === 0 ? [name] : [])),
		describe: () => [...weeks].map(([name, count]) => `${name} ${count}`).join(', '),
	};
}
