import { describe, expect, it } from 'vitest';
import { cutTo, element, feedPart, feedSpan } from '../../../shop/feed/feed-parts.ts';

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

it('says on one line what XML can say, and nothing else', () => {
	expect(element('title', 'Ring & <b>Band</b>\n\t"neu"')).toBe('<title>Ring &amp; &lt;b&gt;Band&lt;/b&gt; &quot;neu&quot;</title>');
	expect(element('title', 'a\u0000b\u0008c\u{1F48D}\uD83D\uFFFFd')).toBe('<title>abc\u{1F48D}d</title>');
});

it('cuts by characters, and says that something is missing', () => {
	expect(cutTo('Perlenkette', 11)).toBe('Perlenkette');
	expect(cutTo('Perlen kette', 8)).toBe('Perlen…');
	expect(Array.from(cutTo('\u{1F48D}'.repeat(20), 10))).toHaveLength(10);
});
