/** Reads an amount as the backend gives it (a number on SQLite, a string on Postgres) into our one notation, digit by digit and never through arithmetic. */

export type DecimalResult = { readonly decimal: string } | { readonly fault: string };

const pattern = /^(\d{1,12})(?:\.(\d+))?$/;

/** The amount with two decimals, or what is wrong with the value. Trailing zeros beyond the second decimal are no fault. */
export function toDecimal(value: unknown): DecimalResult {
	if (typeof value !== 'number' && typeof value !== 'string') return { fault: 'is not an amount' };
	const text = String(value).trim();
	if (/^-\d/.test(text)) return { fault: 'is below zero' };
	const match = pattern.exec(text);
	if (match === null) return { fault: 'is not an amount' };
	const whole = (match[1] ?? '').replace(/^0+(?=\d)/, '');
	const places = (match[2] ?? '').replace(/0+$/, '');
	if (places.length > 2) return { fault: 'has more than two decimals' };
	return { decimal: `${whole}.${places.padEnd(2, '0')}` };
}
