import { expect, test } from 'vitest';
import { chooseLineTaxes, chooseTotalTax } from '../../../client/cart/tax-notes.tsx';
import type { TaxScheme } from '../../../site/money.ts';

const words = { taxScheme: 'standard', taxes: { standard: 'S', margin: 'M', small_business: 'B' } } as const;
const linesOf = (schemes: readonly (TaxScheme | null)[]) => schemes.map((taxScheme) => ({ taxScheme }));

test.each<[string, (TaxScheme | null)[], boolean, readonly string[] | null, string | null]>([
	['lines as the shop', [null, 'standard'], true, null, 'S'],
	['lines of one other scheme', ['margin', 'margin'], false, ['M', 'M'], 'M'],
	['the same, wrapped as the shop is taxed', ['margin'], true, ['M'], null],
	['mixed lines', [null, 'margin'], false, ['S', 'M'], null],
	['no lines', [], false, null, 'S'],
])('%s', (_, schemes, isWrapped, ofLines, ofTotal) => {
	expect(chooseLineTaxes(linesOf(schemes), words)).toEqual(ofLines);
	expect(chooseTotalTax(linesOf(schemes), isWrapped, words)).toBe(ofTotal);
});

test('a shop that taxes by the margin says so once', () => {
	const shop = { ...words, taxScheme: 'margin' } as const;
	expect(chooseLineTaxes(linesOf([null, 'margin']), shop)).toBeNull();
	expect(chooseTotalTax(linesOf([null, 'margin']), true, shop)).toBe('M');
});
