import { expect, it } from 'vitest';
import { mergeFeed, readFeedLines } from '../../../shop/feed/merge-feed.ts';

const frame = { start: '<rss>', end: '</rss>' };
const line = (id: string, text: string) => `<item><g:id>${id}</g:id>${text}</item>`;
const before = mergeFeed(
	frame,
	[1, 2, 30],
	new Map([
		[1, line('1', 'a')],
		[2, `${line('2-5', 'b')}${line('2-6', 'b')}`],
		[30, line('30', 'c')],
	]),
	new Map(),
);

it('is one line a piece, in the order of the pieces', () => {
	expect(before.split('\n')).toEqual(['<rss>', line('1', 'a'), `${line('2-5', 'b')}${line('2-6', 'b')}`, line('30', 'c'), '</rss>', '']);
});

it('makes lines again that are told, and keeps all others as they are', () => {
	const merged = mergeFeed(frame, [1, 2, 30], new Map([[2, line('2', 'new')]]), readFeedLines(before));
	expect(merged).toBe(
		mergeFeed(
			frame,
			[1, 2, 30],
			new Map([
				[1, line('1', 'a')],
				[2, line('2', 'new')],
				[30, line('30', 'c')],
			]),
			new Map(),
		),
	);
});

it('loses pieces that are gone, and those of which nothing may be said any more', () => {
	expect(mergeFeed(frame, [1, 30], new Map([[30, '']]), readFeedLines(before)).split('\n')).toEqual([
		'<rss>',
		line('1', 'a'),
		'</rss>',
		'',
	]);
});
