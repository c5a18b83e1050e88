import { describe, expect, it } from 'vitest';
import { deliversTo, parsePostcodeRange, parsePostcodeRanges } from '../../site/postcode-range.ts';

describe('an entry of a list of postcodes', () => {
	const read = (entry: unknown) => {
		const range = parsePostcodeRange(entry);
		return range === null ? null : `${range.from}..${range.to}`;
	};

	it.each([
		['803', '803..803'],
		[80331, '80331..80331'],
		[' 803 31 ', '80331..80331'],
		['ec1a', 'EC1A..EC1A'],
		['SW1A 1AA', 'SW1A1AA..SW1A1AA'],
		['L-1234', 'L1234..L1234'],
		['L-1', 'L1..L1'],
		['LT-01', 'LT01..LT01'],
		['00-950', '00950..00950'],
		['00-9', '009..009'],
		['1000-20', '100020..100020'],
	])('%j is the beginning of a postcode', (entry, expected) => {
		expect(read(entry)).toBe(expected);
	});

	it.each([
		['80331-80339', '80331..80339'],
		['803-801', '801..803'],
		['80 331 – 80339', '80331..80339'],
		['80331 -80339', '80331..80339'],
		['80331..80339', '80331..80339'],
		['00-95', '00..95'],
		['00 - 95', '00..95'],
		['00-950 – 00-999', '00950..00999'],
		['LT-01100 - LT-01999', 'LT01100..LT01999'],
	])('%j is a range', (entry, expected) => {
		expect(read(entry)).toBe(expected);
	});

	it.each([
		...['', ' ', '-', '803*', 'München', 'Berlin', '80331 bis 80339', '80331, 80339', '80331-80339-80341'],
		...['803-80339', '803 - 80339', '80331-', '- 80339', '80331 80339 80341', '12345678901', '00-950-00-999'],
		...[null, {}, [], true, -803, 803.5, Number.NaN],
	])('%j is neither', (entry) => {
		expect(read(entry)).toBeNull();
	});
});

describe('a list of postcodes', () => {
	it.each([[null], [undefined], [''], [[]]])('%j limits nothing', (list) => {
		expect(parsePostcodeRanges(list)).toBeNull();
	});

	it('limits whether its entries can be read or not', () => {
		expect(parsePostcodeRanges(['803*', '803'])).toEqual([{ from: '803', to: '803' }]);
		expect(parsePostcodeRanges(['803*'])).toEqual([]);
		expect(parsePostcodeRanges('803')).toEqual([]);
	});
});

describe('a postcode', () => {
	const reaches = (postcode: string, entries: readonly string[], countryCode = 'DE') =>
		deliversTo({ postcode, countryCode }, parsePostcodeRanges(entries));

	it('is compared by its beginning, however it is written', () => {
		expect(['80331', '80 339', ' 8-0-3-3-5 ', '80.331', '80335\u00A0'].map((each) => reaches(each, ['80331-80339']))).toEqual(
			Array.from({ length: 5 }, () => true),
		);
		expect(['80340', '8033', '', 'ÄÖÜ'].some((each) => reaches(each, ['80331-80339']))).toBe(false);
		expect(reaches('00–950', ['00-950'], 'PL')).toBe(true);
		expect(reaches('sw1a 1aa', ['SW1'], 'GB')).toBe(true);
	});

	it('is the same with and without the letters of its country', () => {
		expect(reaches('1234', ['L-12'], 'LU')).toBe(true);
		expect(reaches('L-1234', ['12'], 'LU')).toBe(true);
		expect(reaches('lt-01100', ['01'], 'LT')).toBe(true);
		expect(reaches('12345', ['L-12'], 'DE')).toBe(false);
		expect(reaches('12345', ['12'], 'constructor')).toBe(true);
	});

	it('is in no list without readable entries, and in every place without a list', () => {
		expect(reaches('80331', ['803*'])).toBe(false);
		expect(deliversTo({ postcode: '', countryCode: 'DE' }, null)).toBe(true);
	});
});
