import { describe, expect, it } from 'vitest';
import { drawInitial } from '../../../../pipeline/images/icons/draw-initial.ts';
import { initialFaces, initialOutlines } from '../../../../pipeline/images/icons/initial-outlines.ts';

const colours = { ground: '#12383b', ink: '#ffffff' };

function pathOf(name: string, face: 'serif' | 'sans' = 'serif'): string {
	return [...drawInitial({ name, face, ...colours }).matchAll(/ d="([^"]+)"/g)].at(-1)?.[1] ?? '';
}

describe('the initial of a house', () => {
	it.each([
		['juwelier', 'J'],
		['Österreicher', 'Ö'],
		['O\u0308sterreicher', 'Ö'],
		['Éclat', 'E'],
		['"4 Ringe"', '4'],
		['宝石 Gold', 'G'],
	])('of %s is %s', (name, letter) => {
		expect(pathOf(name)).toBe(initialOutlines.serif[letter]?.[4]);
	});

	it('is a ring where the name has no letter that could stand for it', () => {
		expect(['宝石', '', '<>"&'].map((name) => pathOf(name))).toEqual(Array(3).fill(pathOf('')));
		expect(pathOf('')).toMatch(/^M350 0A350/);
	});

	it('has the face of the headings', () => {
		expect(pathOf('Haus', 'sans')).not.toBe(pathOf('Haus'));
	});

	it('takes nothing of the name into the drawing', () => {
		expect(drawInitial({ name: '<script>', face: 'serif', ...colours })).not.toContain('script');
	});
});

it.each(initialFaces)('every outline of %s lies in its box', (face) => {
	for (const [letter, [, , width, height, path]] of Object.entries(initialOutlines[face])) {
		expect([letter, width > 50 && width < 1200 && height > 500 && height < 1000]).toEqual([letter, true]);
		expect(path).toMatch(/^M[-\d. MLQCZ]+Z$/);
	}
	expect(Object.keys(initialOutlines[face])).toHaveLength(39);
});
