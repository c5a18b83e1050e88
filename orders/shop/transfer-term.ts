/** Until when an order that is paid by transfer has to be paid. */
import { transferDaysOf } from '../../site/payment-kinds.ts';
import { timeZoneOf } from '../../site/time-zone.ts';
import type { Company } from './company.ts';
import { endOfDayAfter } from './local-days.ts';

interface TransferTerms {
	readonly payments: Parameters<typeof transferDaysOf>[0];
	readonly company: Pick<Company, 'country'>;
}

/** The first moment at which the money is late, where it is asked for at `now`. */
export function endOfTransferTerm({ payments, company }: TransferTerms, now: number): number {
	return endOfDayAfter(now, transferDaysOf(payments).due, timeZoneOf(company.country));
}
