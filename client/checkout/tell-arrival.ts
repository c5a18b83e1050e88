/** Says when a delivery can be expected (Art. 246a § 1 (1) no. 7 EGBGB): on which days, or how long after money in advance has come. */
import type { PaymentKind } from '../../site/payment-kinds.ts';
import { formatArrival } from '../delivery/use-dispatch-days.ts';
import type { Texts } from '../texts/texts.ts';
import type { PageContext } from '../ui/page-context.tsx';
import type { Transport } from './placed-order.ts';

export interface ArrivalFacts {
	readonly transport: Transport;
	/** Working days until all of it leaves the shop. */
	readonly dispatchDays: number;
	/** undefined: not chosen yet. */
	readonly payment: PaymentKind | undefined;
	/** When it is ordered. */
	readonly fromMs: number;
}

export function tellArrival(
	{ transport: { least, most, isCarried, weekdaysOnly }, dispatchDays, payment, fromMs }: ArrivalFacts,
	page: { readonly texts: Pick<Texts, 'checkout'> } & Pick<PageContext, 'language' | 'timeZone'>,
): string {
	const { checkout: words } = page.texts;
	const days = { least: dispatchDays + least, most: dispatchDays + most, weekdaysOnly };
	// the day on which a transfer comes is unknown
	if (payment === 'transfer') return words.arrivalAfterPayment(days);
	return words[isCarried ? 'arrival' : 'ready'](formatArrival(fromMs, days, page));
}
