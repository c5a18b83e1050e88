/** A receipt writes amounts as the pages did on which they were agreed, by other code. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from '../../client/texts/format-money.ts';
import { formatAmount, toAmount } from '../../orders/shop/amounts.ts';
import { languages } from '../../site/languages.ts';
import type { Money } from '../../site/money.ts';

test.each(languages)('from a cent to the largest amount, in "%s"', (language) => {
	fc.assert(
		fc.property(fc.oneof(fc.nat({ max: 1_000_000 }), fc.nat({ max: 99_999_999_999 })), (cents) => {
			expect(formatAmount(cents, language)).toBe(formatMoney(toAmount(cents) as Money, language));
		}),
	);
});
