/** Choosing a variant by two choices: what each offers beside the other one. */
import { describe, expect, it } from 'vitest';
import { findVariant, toOptions, toPicked } from '../../../../client/pages/product/use-product-detail.ts';
import { aVariant } from '../../../builders/page-data.ts';

const variants = [
	aVariant({ id: 11, name: '0,25 ct', name2: '52' }),
	aVariant({ id: 12, name: '0,25 ct', name2: '54' }),
	aVariant({ id: 13, name: '0,50 ct', name2: '54' }),
];

describe('by two choices', () => {
	it('each value is offered once, and named by the first variant that has it', () => {
		expect(toOptions(variants, 0, []).map(({ value, name }) => [value, name])).toEqual([
			['11', '0,25 ct'],
			['13', '0,50 ct'],
		]);
		expect(toOptions(variants, 1, []).map(({ value, name }) => [value, name])).toEqual([
			['11', '52'],
			['12', '54'],
		]);
	});

	it('what fits nothing stays among the options, without variants', () => {
		const offered = toOptions(variants, 1, ['13', '']);
		expect(offered.map(({ name, variants: fitting }) => [name, fitting.map(({ id }) => id)])).toEqual([
			['52', []],
			['54', [13]],
		]);
	});

	it('both make one variant, or none', () => {
		for (const variant of variants) expect(findVariant(variants, toPicked(variants, variant))).toBe(variant);
		expect(findVariant(variants, ['13', '11'])).toBeNull();
		expect(findVariant(variants, ['13', ''])).toBeNull();
		expect(findVariant(variants, [])).toBeNull();
	});
});

it('by one choice, variants of one name stay two', () => {
	const same = [aVariant({ id: 1, name: 'M' }), aVariant({ id: 2, name: 'M' })];
	expect(toOptions(same, 0, []).map(({ value }) => value)).toEqual(['1', '2']);
	expect(findVariant(same, ['2'])).toBe(same[1]);
});
