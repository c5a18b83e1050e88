/** Reads an amount as the backend gives it (a number on SQLite, a string on Postgres) into our one notation, digit by digit and never through arithmetic. */
import type { Money } from '../../site/money.ts';

export type MoneyResult = { readonly money: Money } | { readonly fault: string };

const decimal = /^(\d{1,12})(?:\.(\d+))?$/;

/** The amount with two decimals, or what is wrong with the value. Trailing zeros beyond the second decimal are no fault. */
export function toMoney(value: unknown): MoneyResult {
	if (typeof value !== 'number' && typeof value !== 'string') return { fault: 'is not an amount' };
	const text = String(value).trim();
	if (/^-\d/.test(text)) return { fault: 'is below zero' };
	const match = decimal.exec(text);
	if (match === null) return { fault: 'is not an amount' };
	const euros = (match[1] ?? '').replace(/^0+(?=\d)/, '');
	const cents = (match[2] ?? '').replace(/0+$/, '');
	if (cents.length > 2) return { fault: 'has more than two decimals' };
	return { money: `${euros}.${cents.padEnd(2, '0')}` as Money };
}
