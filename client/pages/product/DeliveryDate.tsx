/** The days on which a piece can be expected in Germany. Only a browser knows what day it is: until it says so, the line keeps its place. */
import { type ReactNode, useEffect, useState } from 'react';
import { usePage } from '../page-context.tsx';
import { dayIn, workingDaysAfter } from './delivery-days.ts';
import type { DeliveryDays } from './product-data.ts';

/** `dispatchDays` null: not known, and the line is empty. */
export function DeliveryDate({ dispatchDays, delivery }: { dispatchDays: number | null; delivery: DeliveryDays }): ReactNode {
	const { texts, language } = usePage();
	const [nowMs, setNowMs] = useState<number | null>(null);
	useEffect(() => setNowMs(Date.now()), []);
	const toRange = (today: string, untilDispatch: number): string =>
		new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(
			workingDaysAfter(today, untilDispatch + delivery.least),
			workingDaysAfter(today, untilDispatch + delivery.most),
		);
	return (
		<p className="purchase-delivery small soft">
			{nowMs !== null && dispatchDays !== null && texts.product.delivery(toRange(dayIn('Europe/Berlin', nowMs), dispatchDays))}
		</p>
	);
}
