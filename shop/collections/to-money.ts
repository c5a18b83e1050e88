/** Reads an amount of money as the backend gives it. */

import { toDecimal } from '../../pipeline/snapshot/to-decimal.ts';
import type { Money } from '../../site/money.ts';

export type MoneyResult = { readonly money: Money } | { readonly fault: string };

/** The amount, or what is wrong with the value. */
export function toMoney(value: unknown): MoneyResult {
	const result = toDecimal(value);
	return 'decimal' in result ? { money: result.decimal as Money } : result;
}
