/** The base price of goods sold by weight, volume or length (§§ 4, 5 PAngV): worked out wherever a price is, because both have to fit. */
import type { Money } from './money.ts';

/** What makes a price a base price: times `times` and divided by `by`, both whole and above 0, it is for one `unit`. */
export interface PriceBase {
	readonly times: number;
	readonly by: number;
	/** `100 ml`, the same in all languages. */
	readonly unit: string;
}

/** Rounded to whole cents, halves up. */
export function toBasePrice(price: Money, { times, by }: PriceBase): Money {
	const cents = Number(price.replace('.', ''));
	return (Math.round((cents * times) / by) / 100).toFixed(2) as Money;
}
