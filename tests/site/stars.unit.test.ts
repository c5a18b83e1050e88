import { describe, expect, it } from 'vitest';
import { toRating } from '../../client/rating-box/show-rating-box.tsx';
import { starThirds } from '../../site/stars.ts';

describe('stars', () => {
	it.each<[number, string]>([
		[5, '33333'],
		[4.9, '33333'],
		[4.8, '33332'],
		[4.6, '33332'],
		[4.5, '33332'],
		[4.4, '33331'],
		[4, '33330'],
		[1, '30000'],
		[3.2, '33310'],
	])('%d is drawn as %s thirds', (rating, thirds) => {
		expect(starThirds(rating).join('')).toBe(thirds);
	});
});

describe('what the maps service says', () => {
	it.each<[unknown, unknown, boolean]>([
		[4.6, 128, true],
		[1, 1, true],
		[undefined, undefined, false],
		[4.6, 0, false],
		[0, 5, false],
		[6, 5, false],
		['4.6', 128, false],
		[Number.NaN, 128, false],
		[4.6, 1.5, false],
	])('%s from %s is a rating: %s', (rating, total, isOne) => {
		expect(toRating(rating, total) !== null).toBe(isOne);
	});
});
