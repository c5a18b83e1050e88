import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMoney, toBasePrice } from '../../site/money.ts';
import { money } from '../builders/content.ts';

describe('isMoney', () => {
	it.each(['0.00', '1234.50', '-3.10', '999999999999.99'])('takes %s', (value) => expect(isMoney(value)).toBe(true));
	it.each(['', 'abc', '12', '12.5', '12.345', '1,50', '1e3', ' 1.00', '1.00\n', '٣.٠٠', '1000000000000.00', 12.5, null, undefined])(
		'refuses %j',
		(value) => expect(isMoney(value)).toBe(false),
	);
});

it.each([
	['100.00', 100, 150, '66.67'],
	['0.01', 1, 2, '0.01'],
	['9.99', 10_000, 4, '24975.00'],
])('of %s times %d by %d is %s', (price, times, by, shown) => {
	expect(toBasePrice(money(price), { times, by, unit: '100 ml' })).toBe(shown);
});

it('is what decimals make of it, to the cent', () => {
	const [cents, part] = [fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 1, max: 100_000 })];
	fc.assert(
		fc.property(cents, part, part, (amount, times, by) => {
			const price = money((amount / 100).toFixed(2));
			expect(toBasePrice(price, { times, by, unit: 'g' })).toBe(new Decimal(price).times(times).div(by).toFixed(2));
		}),
	);
});
