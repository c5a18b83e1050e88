import { describe, expect, it } from 'vitest';
import { describeCut } from '../../../pipeline/snapshot/describe-cut.ts';

const whole = `${JSON.stringify([{ id: 1, name: 'Ring "Aurora"', list: [1, 2], none: null }], null, '\t')}\n`;

function faultOf(text: string): string | null {
	try {
		JSON.parse(text);
		return null;
	} catch (error) {
		return describeCut(text, error);
	}
}

describe('a file that is no JSON', () => {
	it('is said to be half written wherever it is cut', () => {
		expect(faultOf('')).toBe('is empty: it was only half written');
		expect(faultOf(' \n')).toBe('is empty: it was only half written');
		for (let length = 1; length < whole.trimEnd().length; length += 1) {
			expect(faultOf(whole.slice(0, length)), `cut after ${length}`).toMatch(
				/^ends in the middle of line \d+: it was cut off, or only half written$/,
			);
		}
		expect(faultOf(whole.slice(0, whole.indexOf('"list"')))).toContain('line 4');
	});

	it.each<[string, string, string]>([
		['a comma too many', whole.replace('null', 'null,'), 'is not JSON in line 10, column 2'],
		['a mark of a merge', whole.replace('\t\t"id"', '<<<<<<< HEAD\n\t\t"id"'), 'is not JSON in line 3, column 1'],
		['a quote too few', whole.replace('"id"', 'id"'), 'is not JSON in line 3, column 3'],
		['something behind it', `${whole}x`, 'is not JSON in line 12, column 1'],
	])('is named by line and column where somebody broke it: %s', (_, text, fault) => {
		expect(faultOf(text)).toBe(fault);
	});
});
