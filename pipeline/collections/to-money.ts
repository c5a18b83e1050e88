/** Reads an amount of money as the backend gives it. */
import type { Money } from '../../site/money.ts';
import { toDecimal } from '../snapshot/to-decimal.ts';

export type MoneyResult = { readonly money: Money } | { readonly fault: string };

/** The amount, or what is wrong with the value. */
export function toMoney(value: unknown): MoneyResult {
	const result = toDecimal(value);
	return 'decimal' in result ? { money: result.decimal as Money } : result;
}
