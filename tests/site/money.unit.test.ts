import { describe, expect, it } from 'vitest';
import { isMoney } from '../../site/money.ts';

describe('isMoney', () => {
	it.each(['0.00', '1234.50', '-3.10', '999999999999.99'])('takes %s', (value) => expect(isMoney(value)).toBe(true));
	it.each(['', 'abc', '12', '12.5', '12.345', '1,50', '1e3', ' 1.00', '1.00\n', '٣.٠٠', '1000000000000.00', 12.5, null, undefined])(
		'refuses %j',
		(value) => expect(isMoney(value)).toBe(false),
	);
});
