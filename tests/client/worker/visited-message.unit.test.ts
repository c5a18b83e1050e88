/** What the worker understands of what pages tell it. */
import { expect, test } from 'vitest';
import { parseVisited } from '../../../client/worker/visited-message.ts';

test('takes addresses, and leaves out what is none', () => {
	const urls = ['https://shop.example/a', 'nowhere', 7, null];
	expect(parseVisited({ kind: 'visited', urls })).toEqual({ kind: 'visited', urls: ['https://shop.example/a'] });
});

test.each([null, 'visited', {}, { kind: 'other', urls: [] }, { kind: 'visited' }, { kind: 'visited', urls: 'a' }])(
	'is deaf to %j',
	(data) => {
		expect(parseVisited(data)).toBeNull();
	},
);
