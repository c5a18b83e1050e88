/** How long unpaid orders hold their products, and how many. */
import type { ReservationConfig } from '../../site/config.ts';
import type { PaymentKind } from '../../site/payment-kinds.ts';

export interface ReservationRules {
	/** Until an order that is neither paid nor accepted is cancelled. */
	readonly minutes: Readonly<Record<PaymentKind, number>>;
	/** Whether who orders products that cannot be reordered, and pays through no provider, has to confirm the e-mail address first. */
	readonly confirmAddress: boolean;
	/** What unpaid orders hold of a product that cannot be reordered, and of all of them together, rounded up; 1 to 100. */
	readonly unpaidPercent: number;
	readonly unpaidPercentOfAll: number;
	/** Products that cannot be reordered: in one order, and held by the unpaid orders of a mailbox, and of a network. */
	readonly perOrder: number;
	readonly perBuyer: number;
	readonly perNetwork: number;
}

const minutesOfDay = 24 * 60;

const defaults = {
	// A transfer gets the due date's seven days, a reminder's seven, and three for the bank.
	minutes: { paypal: 30, klarna: 60, transfer: 17 * minutesOfDay, house: 17 * minutesOfDay },
	confirmAddress: true,
	unpaidPercent: 50,
	unpaidPercentOfAll: 50,
	perOrder: 5,
	perBuyer: 2,
	perNetwork: 3,
} as const satisfies ReservationRules;

export function toReservationRules({ minutes, ...others }: ReservationConfig = {}): ReservationRules {
	return { ...defaults, ...others, minutes: { ...defaults.minutes, ...minutes } };
}
