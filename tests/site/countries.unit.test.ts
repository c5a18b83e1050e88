/** What can be the beginning of a postcode: of one that a country has, each beginning, and nothing longer or of another kind. */
import { describe, expect, it } from 'vitest';
import { canBeginPostcode, isPostcode } from '../../site/countries.ts';

/** By country, a postcode that people there write, with and without its blanks and hyphens. */
const written: readonly (readonly [country: string, postcode: string])[] = [
	...([
		['AT', '1010'],
		['BE', '1000'],
		['BG', '1000'],
		['CH', '8001'],
		['CY', '1010'],
		['CZ', '110 00'],
		['DE', '80331'],
	] as const),
	...([
		['DK', '1050'],
		['EE', '10111'],
		['ES', '28001'],
		['FI', '00100'],
		['FR', '75001'],
		['GR', '104 31'],
		['HR', '10000'],
	] as const),
	...([
		['HU', '1051'],
		['IE', 'D02 X285'],
		['IE', 'D6W XY00'],
		['IT', '00118'],
		['LI', '9490'],
		['LT', 'LT-01100'],
	] as const),
	...([
		['LT', '01100'],
		['LU', 'L-1234'],
		['LU', '1234'],
		['LV', 'LV-1050'],
		['LV', '1050'],
		['MT', 'VLT 1117'],
	] as const),
	...([
		['NL', '1012 AB'],
		['PL', '00-950'],
		['PT', '1000-001'],
		['RO', '010011'],
		['SE', '111 22'],
		['SI', '1000'],
		['SK', '811 01'],
	] as const),
];

describe.each(written)('in %s, %s', (country, postcode) => {
	const plain = postcode.replaceAll(/[ -]/g, '');

	it('is a postcode', () => {
		expect(isPostcode(postcode, country)).toBe(true);
	});

	it('begins with each of its beginnings', () => {
		const beginnings = Array.from({ length: plain.length }, (_, index) => plain.slice(0, index + 1));
		expect(beginnings.filter((beginning) => !canBeginPostcode(beginning, country))).toEqual([]);
	});

	it('is not longer', () => {
		expect(canBeginPostcode(`${plain}0`, country)).toBe(false);
	});
});

it.each([
	['DE', 'EC'],
	['AT', 'L12'],
	['NL', 'AB'],
	['NL', '10A'],
	['LU', 'LT'],
	['MT', 'V1'],
])('in %s no postcode begins with %s', (country, beginning) => {
	expect(canBeginPostcode(beginning, country)).toBe(false);
});

it('takes anything where the postcodes of a country are not known', () => {
	expect([canBeginPostcode('EC1A', 'GB'), isPostcode('EC1A 1BB', 'GB'), canBeginPostcode('1', 'constructor')]).toEqual([true, true, true]);
});
