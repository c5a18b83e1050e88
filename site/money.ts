/** Money is a decimal string with two places in euro everywhere: snapshot, page data, storage, orders. */

declare const money: unique symbol;

/** A gross amount in euro such as `"1234.50"`; never a float. */
export type Money = string & { readonly [money]: true };

const pattern = /^-?\d{1,12}\.\d{2}$/;

/** True if a value is an amount in the one notation used. */
export function isMoney(value: unknown): value is Money {
	return typeof value === 'string' && pattern.test(value);
}
