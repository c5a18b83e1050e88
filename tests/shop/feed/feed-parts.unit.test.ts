import { describe, expect, it } from 'vitest';
import { feedPart, feedSpan } from '../../../shop/feed/feed-parts.ts';

const range = (count: number, from = 1, step = 1) => Array.from({ length: count }, (_, index) => ({ id: from + index * step }));
function partsOf(pieces: readonly { readonly id: number }[]): number {
	const span = feedSpan(pieces);
	return new Set(pieces.map(({ id }) => feedPart(id, span))).size;
}

describe('the parts of the product feed', () => {
	it.each([
		['no piece', range(0), 0],
		['a small shop', range(64, 1001), 1],
		['a small shop with ids far apart', range(64, 1, 5000), 1],
		['500 pieces whose ids begin anywhere', range(500, 700), 1],
		['10,000 pieces', range(10_000), 10],
		['10,000 pieces of many more ids', range(10_000, 1, 37), 12],
	])('are few: %s', (_, pieces, count) => {
		expect(partsOf(pieces)).toBe(count);
	});

	it('stay the same for all other pieces when one comes', () => {
		const pieces = range(5000);
		expect(feedSpan([...pieces, { id: 5001 }, { id: 6200 }])).toBe(feedSpan(pieces));
	});
});
