/** Which spellings of an amount the price filter reads. */
import { expect, test } from 'vitest';
import { readPrice } from '../../../client/lists/FilterPanel.tsx';
import { formatMoney } from '../../../client/texts/format-money.ts';
import { languages } from '../../../site/languages.ts';
import { isMoney } from '../../../site/money.ts';

test.each([
	['1000', 1000],
	['1.000', 1000],
	['10.000', 10_000],
	['1,000', 1000],
	['1 000', 1000],
	['1\u00a0000', 1000],
	['1\u202f000', 1000],
	['1\u2009000', 1000],
	["1'000", 1000],
	['1\u2019000', 1000],
	['1,000.50', 1000.5],
	['1.000,50', 1000.5],
	['1 000,50 €', 1000.5],
	['1.234.567,8', 1_234_567.8],
	['€1,234.50', 1234.5],
	['250,5', 250.5],
	['0,50', 0.5],
	['250 EUR', 250],
	['1.000,–', 1000],
	['1.000,-', 1000],
	["1'000.–", 1000],
	['1\u2019000.-', 1000],
	["CHF 1'000", 1000],
	["1'000 chf", 1000],
	['CHF 89.50', 89.5],
	['Fr. 250', 250],
	['1 250 fr.', 1250],
	['€ 1.000', 1000],
	['EUR1.000', 1000],
	['1 000 €', 1000],
	['1.000,- €', 1000],
	['1.000,– EUR', 1000],
	["1'000.– Fr.", 1000],
	["1'000.--", 1000],
	['CHF 250.\u2212', 250],
	['99999999', 99_999_999],
])('%s is %d euros', (typed, euros) => {
	expect(readPrice(typed)).toBe(euros);
});

test.each(['', '  ', '\u00a0'])('%j asks for nothing', (typed) => {
	expect(readPrice(typed)).toBeNull();
});

test.each(['tausend', '1.00.000', '1 00', '1 5', '-5', '5-0 €', '-', '1,000,50', '1.000.50', '0,500', '100-200', '€', '999999999'])(
	'%s is not read',
	(typed) => {
		expect(readPrice(typed)).toBe('unreadable');
	},
);

test('every price that the site prints is read as what it is', () => {
	for (const language of languages) {
		for (const amount of ['5.00', '999.99', '1000.00', '12345.60', '1234567.05'].filter(isMoney)) {
			expect(readPrice(formatMoney(amount, language))).toBe(Number(amount));
		}
	}
});
