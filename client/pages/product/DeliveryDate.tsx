/** The days on which a piece can be expected in Germany. Only a browser knows what day it is: until it says so, the line keeps its place. */
import { type ReactNode, useEffect, useState } from 'react';
import { usePage } from '../page-context.tsx';
import { dayIn, workingDaysAfter } from './delivery-days.ts';
import type { DeliveryDays } from './product-data.ts';

export function DeliveryDate({ dispatchDays, delivery }: { dispatchDays: number; delivery: DeliveryDays }): ReactNode {
	const { texts, language } = usePage();
	const [nowMs, setNowMs] = useState<number | null>(null);
	useEffect(() => setNowMs(Date.now()), []);
	const toRange = (today: string): string =>
		new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(
			workingDaysAfter(today, dispatchDays + delivery.least),
			workingDaysAfter(today, dispatchDays + delivery.most),
		);
	const describe = (days: string): string => {
		const [first = days, last] = days.split(/\s*–\s*/);
		return texts.product.delivery(days, first, last);
	};
	return <p className="purchase-delivery small soft">{nowMs !== null && describe(toRange(dayIn('Europe/Berlin', nowMs)))}</p>;
}
