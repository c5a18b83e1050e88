import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, writeAmount } from '../../../client/texts/format-money.ts';
import type { Language } from '../../../site/languages.ts';
import type { Money } from '../../../site/money.ts';

test.each([
	['de', '1234.50', '1.234,50\u00a0€'],
	['en', '1234.50', '€1,234.50'],
	['fr', '1234.50', '1\u202f234,50\u00a0€'],
	['de', '0.00', '0,00\u00a0€'],
	['de', '999.99', '999,99\u00a0€'],
	['de', '1234567.00', '1.234.567,00\u00a0€'],
	['fr', '100000.05', '100\u202f000,05\u00a0€'],
	['en', '-12.30', '\u2212€12.30'],
	['de', '-1200.00', '\u22121.200,00\u00a0€'],
] satisfies [Language, string, string][])('%s: %s is %s', (language, money, formatted) => {
	expect(formatMoney(money as Money, language)).toBe(formatted);
});

test.each([
	['de', '1257.50', '1257,50'],
	['en', '1257.50', '1257.50'],
	['fr', '1257.50', '1257,50'],
] satisfies [Language, string, string][])('%s: a bank takes %s as %s', (language, money, written) => {
	expect(writeAmount(money as Money, language)).toBe(written);
});

test('agrees with Intl in German, where both are used side by side', () => {
	const intl = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
	fc.assert(
		fc.property(fc.nat(99_999_999_99), (cents) => {
			expect(formatMoney((cents / 100).toFixed(2) as Money, 'de')).toBe(intl.format(cents / 100));
		}),
	);
});
