/**
 * Takes the tax out of gross amounts, in whole cents. Prices are gross, so the gross amounts are what was agreed and never change: tax is computed once
 * for each rate, from the sum of its amounts, and net amounts are what remains. They are shared out among the lines so that their sum is exact.
 */
import type { TaxScheme } from '../../site/money.ts';
import { shareOf } from '../judge/totals.ts';

export interface Tax {
	readonly scheme: TaxScheme;
	/** Of the tax that is included; null: none is shown (§§ 19, 25a UStG). */
	readonly percent: number | null;
}

export interface TaxedAmount {
	/** Gross; 0 or more. */
	readonly cents: number;
	readonly tax: Tax;
}

/** All amounts with the same tax. Gross is net and tax. */
export interface TaxGroup {
	readonly tax: Tax;
	readonly grossCents: number;
	readonly netCents: number;
	readonly taxCents: number;
}

export interface TaxSplit {
	/** In the order in which they first come. */
	readonly groups: readonly TaxGroup[];
	/** Of each amount, in their order; of one group they add up to its net amount. */
	readonly netCents: readonly number[];
}

export function splitTax(amounts: readonly TaxedAmount[]): TaxSplit {
	const indexes = [...Map.groupBy(amounts.keys(), (index) => keyOf(amounts[index]?.tax)).values()];
	const netCents: number[] = amounts.map(() => 0);
	const groups = indexes.flatMap((group): TaxGroup[] => {
		const first = amounts[group[0] ?? 0];
		if (first === undefined) return [];
		const gross = group.map((index) => amounts[index]?.cents ?? 0);
		const grossCents = sum(gross);
		const { tax } = first;
		const taxCents = tax.percent === null ? 0 : shareOf(grossCents, tax.percent);
		const shares = shareOut(grossCents - taxCents, gross);
		for (const [place, index] of group.entries()) netCents[index] = shares[place] ?? 0;
		return [{ tax, grossCents, netCents: grossCents - taxCents, taxCents }];
	});
	return { groups, netCents };
}

export function keyOf(tax: Tax | undefined): string {
	return `${tax?.scheme} ${tax?.percent}`;
}

/** Shares out `cents` by `weights`: each gets its part rounded down, and the largest remainders get the cents that are left. */
export function shareOut(cents: number, weights: readonly number[]): readonly number[] {
	const all = BigInt(sum(weights));
	if (all === 0n) return weights.map(() => 0);
	const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
	const shares = exact.map((part) => Number(part / all));
	const left = cents - sum(shares);
	const byRemainder = [...weights.keys()].sort((one, other) => {
		const difference = ((exact[other] ?? 0n) % all) - ((exact[one] ?? 0n) % all);
		return difference === 0n ? one - other : difference > 0n ? 1 : -1;
	});
	for (const index of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
	return shares;
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, each) => total + each, 0);
}
