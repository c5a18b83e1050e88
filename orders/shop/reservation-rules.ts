/** How long unpaid orders hold their products, and how many. */
import type { ReservationConfig } from '../../site/config.ts';
import type { PaymentKind } from '../../site/payment-kinds.ts';

export interface ReservationRules {
	/** Until an order that is neither paid nor accepted is cancelled. */
	readonly minutes: Readonly<Record<PaymentKind, number>>;
	/** What unpaid orders may hold of a product that cannot be reordered, rounded up; 0 to 100. */
	readonly unpaidPercent: number;
	/** Products that cannot be reordered: in one order, and in the unpaid orders of an e-mail address, and of a network. */
	readonly perOrder: number;
	readonly perBuyer: number;
	readonly perNetwork: number;
}

const minutesOfDay = 24 * 60;

const defaults = {
	// A transfer gets the due date's seven days, a reminder's seven, and three for the bank.
	minutes: { paypal: 30, klarna: 60, transfer: 17 * minutesOfDay, house: 17 * minutesOfDay },
	unpaidPercent: 75,
	perOrder: 5,
	perBuyer: 10,
	perNetwork: 20,
} as const satisfies ReservationRules;

export function toReservationRules({ minutes, ...others }: ReservationConfig = {}): ReservationRules {
	return { ...defaults, ...others, minutes: { ...defaults.minutes, ...minutes } };
}
