/** Amounts of money, and what a price is for: a base price, a pair, with or without tax. */

/** Money is a decimal string with two places in euro everywhere: snapshot, page data, storage, orders. */
declare const money: unique symbol;

/** A gross amount in euro such as `"1234.50"`; never a float. */
export type Money = string & { readonly [money]: true };

const pattern = /^-?\d{1,12}\.\d{2}$/;

/** True if a value is an amount in the one notation used. */
export function isMoney(value: unknown): value is Money {
	return typeof value === 'string' && pattern.test(value);
}

/**
 * Turns a price into the base price of what is sold by weight, volume or length (§§ 4, 5 PAngV): times `times`, divided by `by`, both whole and
 * above 0, it is the price of one `unit`. The base price is computed wherever a price is, because both have to fit.
 */
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

/** The basis of a product's price, where its picture or name could mean something else. */
export const priceBases = ['piece', 'pair', 'ring', 'set'] as const;

export type PriceBasis = (typeof priceBases)[number];

/** How turnover tax is shown at a price: with the tax, by the margin of second-hand goods (§ 25a UStG), or none for a small business (§ 19 UStG). */
export const taxSchemes = ['standard', 'margin', 'small_business'] as const;

export type TaxScheme = (typeof taxSchemes)[number];
