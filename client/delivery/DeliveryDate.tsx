/** The days on which a product can be expected. Only a browser knows what day it is, and where the buyer lives: until then the line keeps its place. */
import { type ReactNode, useEffect, useState } from 'react';
import { defaultTimeZone } from '../../site/constants.ts';
import type { CountryDelivery } from '../products/product-data.ts';
import { usePage } from '../ui/page-context.tsx';
import { readChosenCountry } from './chosen-country.ts';
import { countryName } from './country-name.ts';
import { dayIn, workingDaysAfter } from './delivery-days.ts';

interface DeliveryDateProps {
	/** null: not known, and the line is empty. */
	readonly dispatchDays: number | null;
	/** By country; the first is that of buyers who have not chosen one. */
	readonly deliveries: readonly [CountryDelivery, ...CountryDelivery[]];
}

export function DeliveryDate({ dispatchDays, deliveries }: DeliveryDateProps): ReactNode {
	const { texts, language, timeZone = defaultTimeZone } = usePage();
	const [seen, setSeen] = useState<{ readonly nowMs: number; readonly chosen: string | null } | null>(null);
	useEffect(() => setSeen({ nowMs: Date.now(), chosen: readChosenCountry() }), []);
	const describe = ({ nowMs, chosen }: NonNullable<typeof seen>, untilDispatch: number): string => {
		const { country, least, most, weekdaysOnly } = deliveries.find((each) => each.country === chosen) ?? deliveries[0];
		const today = dayIn(timeZone, nowMs);
		const days = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
		const range = days.formatRange(
			workingDaysAfter(today, untilDispatch + least, weekdaysOnly),
			workingDaysAfter(today, untilDispatch + most, weekdaysOnly),
		);
		return texts.product.delivery(countryName(country, language), range);
	};
	return <p className="purchase-delivery small soft">{seen !== null && dispatchDays !== null && describe(seen, dispatchDays)}</p>;
}
