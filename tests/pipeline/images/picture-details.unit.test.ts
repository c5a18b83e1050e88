import { describe, expect, it } from 'vitest';
import { chooseCrop, createPictureDetails } from '../../../pipeline/images/picture-details.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';

function aReader(...files: WireRecord[]) {
	return createPictureDetails({ records: (collection) => (collection === 'directus_files' ? files : []) });
}

const described = { id: 'a', description: 'Ein Ring', alt_translations: [{ language: 'en', alt: 'A ring' }] };

describe('the words for a picture', () => {
	it('are its description, and its translations in the other languages', () => {
		expect(aReader(described).of('a')).toEqual({
			alt: {
				de: { text: 'Ein Ring', language: 'de' },
				en: { text: 'A ring', language: 'en' },
				fr: { text: 'Ein Ring', language: 'de' },
			},
			crop: null,
			problems: [],
		});
	});

	it.each([
		['nothing is written', { id: 'a', description: null, alt_translations: null }],
		['only spaces are', { id: 'a', description: '  ', alt_translations: [] }],
		['the fields are not there', { id: 'a' }],
		['the file is not there', { id: 'b', description: 'Ein Ring' }],
	])('are none where %s', (_what, file) => {
		expect(aReader(file).of('a')).toEqual({ alt: null, crop: null, problems: [] });
	});

	it.each([
		['description', { description: 7 }],
		['alt_translations', { alt_translations: 'A ring' }],
		['alt_translations[0].alt', { alt_translations: [{ language: 'en', alt: {} }] }],
		['focal_point_x', { focal_point_x: 'left', focal_point_y: 1 }],
		['width', { width: {} }],
	])('and what else the record says are left out where %s is of another kind, and that is told', (field, wrong) => {
		const { problems } = aReader({ ...described, ...wrong }).of('a');
		expect(problems).toMatchObject([{ collection: 'directus_files', id: 'a', field, severity: expect.stringMatching(/warning|error/) }]);
	});
});

describe('the hash of what is said', () => {
	it('changes with each part of it, and with nothing else', () => {
		const [first, ...others] = [
			{},
			{ description: 'Eine Kette' },
			{ alt_translations: [] },
			{ focal_point_x: 1 },
			{ focal_point_y: 1 },
			{ width: 1 },
			{ height: 1 },
		].map((changed) => aReader({ ...described, ...changed }).hashOf('a'));
		expect(new Set([first, ...others]).size).toBe(7);
		expect(aReader({ ...described, title: 'Ring', filesize: 9 }).hashOf('a')).toBe(first);
	});
});

describe('what is seen in a square', () => {
	it.each([
		['the left of a wide picture', { width: 3000, height: 2000, x: 200, y: 1000 }, 'start'],
		['the middle of a wide picture', { width: 3000, height: 2000, x: 1400, y: 0 }, null],
		['the right of a wide picture', { width: 3000, height: 2000, x: 2900, y: 2000 }, 'end'],
		['the top of a high picture', { width: 1000, height: 2000, x: 999, y: 100 }, 'start'],
		['the bottom of a high picture', { width: 1000, height: 2000, x: 0, y: 1800 }, 'end'],
		['all of a square one', { width: 1000, height: 1000, x: 0, y: 0 }, null],
		['the end, for a point beyond it', { width: 2000, height: 1000, x: 9000, y: 0 }, 'end'],
	] as const)('is %s', (_what, point, expected) => {
		expect(chooseCrop(point)).toBe(expected);
	});

	it('holds the focal point, up to a picture three times as long as wide', () => {
		for (const long of [1100, 1500, 2000, 3000]) {
			for (let x = 0; x <= long; x += 10) {
				const position = { start: 0, middle: 0.5, end: 1 }[chooseCrop({ width: long, height: 1000, x, y: 5 }) ?? 'middle'];
				const from = position * (long - 1000);
				expect(x, `${x} of ${long}`).toBeGreaterThanOrEqual(from);
				expect(x, `${x} of ${long}`).toBeLessThanOrEqual(from + 1000);
			}
		}
	});

	it('reads numbers as the databases give them', () => {
		const point = { focal_point_x: '2900', focal_point_y: '1', width: '3000', height: 2000 };
		expect(aReader({ id: 'a', ...point }).of('a').crop).toBe('end');
		expect(aReader({ id: 'a', ...point, width: null }).of('a').crop).toBeNull();
		expect(aReader({ id: 'a', ...point, focal_point_x: 0 }).of('a').crop).toBe('start');
	});
});
