/** Writes the days on which a parcel can be expected, as the page of a product writes them, of which no byte is to spare for sharing this (0038). */
import { defaultTimeZone } from '../../site/constants.ts';
import type { DeliveryDays } from '../products/product-data.ts';
import type { PageContext } from '../ui/page-context.tsx';
import { dayIn, workingDaysAfter } from './delivery-days.ts';

/** Such as "27. Nov. – 1. Dez.", or one day where all are the same. `days`: working days from that moment until the parcel is there. */
export function formatArrival(
	fromMs: number,
	{ least, most, weekdaysOnly }: DeliveryDays,
	{ language, timeZone = defaultTimeZone }: Pick<PageContext, 'language' | 'timeZone'>,
): string {
	const today = dayIn(timeZone, fromMs);
	return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
		.formatRange(workingDaysAfter(today, least, weekdaysOnly), workingDaysAfter(today, most, weekdaysOnly))
		.replace(/ (?=\p{L}+\.?(?: |$))/gu, '\u00a0');
}
