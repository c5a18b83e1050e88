import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMoney } from '../../../shop/collections/shop-fields.ts';
import { isMoney } from '../../../site/money.ts';

describe('toMoney', () => {
	it.each([
		[0, '0.00'],
		[12, '12.00'],
		[12.5, '12.50'],
		['12.5', '12.50'],
		['0012.34', '12.34'],
		['1234567890.10000', '1234567890.10'],
		[' 7 ', '7.00'],
	])('reads %j as %s', (value, money) => {
		expect(toMoney(value)).toEqual({ money });
	});

	it.each([
		['abc', 'is not an amount'],
		['12,50', 'is not an amount'],
		['1e3', 'is not an amount'],
		[1e21, 'is not an amount'],
		[Number.NaN, 'is not an amount'],
		[true, 'is not an amount'],
		['', 'is not an amount'],
		['.5', 'is not an amount'],
		[-1, 'is below zero'],
		['12.345', 'has more than two decimals'],
		[0.1 + 0.2, 'has more than two decimals'],
	])('refuses %j: it %s', (value, fault) => {
		expect(toMoney(value)).toEqual({ fault });
	});

	it('gives the same amount for a number and for its text, to the cent', () => {
		fc.assert(
			fc.property(fc.nat(99_999_999), fc.nat(99), (euros, cents) => {
				const text = `${euros}.${String(cents).padStart(2, '0')}`;
				const result = toMoney(text);
				expect(result).toEqual({ money: text });
				expect('money' in result && isMoney(result.money)).toBe(true);
				expect(toMoney(Number(text))).toEqual({ money: text });
			}),
		);
	});
});
