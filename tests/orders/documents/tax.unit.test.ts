/** The tax of documents: whatever the amounts and rates, sums agree to the cent with what was agreed. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOut, splitTax, type Tax, type TaxedAmount } from '../../../orders/documents/tax.ts';

const standard: Tax = { scheme: 'standard', percent: 19 };
const margin: Tax = { scheme: 'margin', percent: null };

const someTax = fc.oneof(
	fc.constant(margin),
	fc.constant<Tax>({ scheme: 'small_business', percent: null }),
	fc.constantFrom(19, 7, 20, 8.1, 2.6, 0.0001, 100, 5.5).map((percent): Tax => ({ scheme: 'standard', percent })),
);
const someAmounts = fc.array(fc.record({ cents: fc.integer({ min: 0, max: 99_999_999 }), tax: someTax }), { maxLength: 40 });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

it('takes the tax out of the sum of each rate, once', () => {
	const amounts: TaxedAmount[] = [
		{ cents: 10_000, tax: standard },
		{ cents: 590, tax: standard },
		{ cents: 149_000, tax: margin },
	];
	expect(splitTax(amounts)).toEqual({
		groups: [
			{ tax: standard, grossCents: 10_590, netCents: 8_899, taxCents: 1_691 },
			{ tax: margin, grossCents: 149_000, netCents: 149_000, taxCents: 0 },
		],
		netCents: [8_403, 496, 149_000],
	});
});

it('gives sums that agree with the lines and with the total, whatever they are', () => {
	fc.assert(
		fc.property(someAmounts, (amounts) => {
			const { groups, netCents } = splitTax(amounts);
			expect(sum(groups.map(({ grossCents }) => grossCents))).toBe(sum(amounts.map(({ cents }) => cents)));
			for (const { tax, grossCents, netCents: net, taxCents } of groups) {
				expect(net + taxCents).toBe(grossCents);
				const own = amounts
					.map((amount, index) => ({ ...amount, net: netCents[index] ?? -1 }))
					.filter((each) => each.tax === tax || JSON.stringify(each.tax) === JSON.stringify(tax));
				expect(sum(own.map((each) => each.net))).toBe(net);
				// No line is more than a cent away from its own exact net amount, and the cent of the whole.
				for (const each of own) expect(Math.abs(each.net - each.cents / (1 + (tax.percent ?? 0) / 100))).toBeLessThan(2);
				expect(Math.abs(taxCents - (grossCents * (tax.percent ?? 0)) / (100 + (tax.percent ?? 0)))).toBeLessThanOrEqual(0.5000001);
			}
		}),
	);
});

it('shares out every cent by weight', () => {
	expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
	expect(shareOut(0, [5, 0])).toEqual([0, 0]);
	expect(shareOut(7, [0, 0])).toEqual([0, 0]);
	fc.assert(
		fc.property(
			fc.array(fc.integer({ min: 0, max: 1e8 }), { minLength: 1, maxLength: 30 }),
			fc.integer({ min: 0, max: 1e8 }),
			(weights, cents) => {
				fc.pre(sum(weights) > 0);
				const shares = shareOut(cents, weights);
				expect(sum(shares)).toBe(cents);
				for (const [index, weight] of weights.entries())
					expect(Math.abs((shares[index] ?? -9) - (cents * weight) / sum(weights))).toBeLessThan(1.0001);
			},
		),
	);
});
