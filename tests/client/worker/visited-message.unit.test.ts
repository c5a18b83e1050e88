/** What the worker understands of what pages tell it. */
import { expect, test } from 'vitest';
import { parseVisited } from '../../../client/worker/choose-handling.ts';

const page = 'https://shop.example/a';

test('takes addresses, and leaves out what is none', () => {
	const assets = ['https://shop.example/assets/a.js', 'nowhere', 7, null];
	expect(parseVisited({ kind: 'visited', page, assets })).toEqual({ kind: 'visited', page, assets: [assets[0]] });
});

test.each([
	null,
	'visited',
	{},
	{ kind: 'other', page, assets: [] },
	{ kind: 'visited', assets: [] },
	{ kind: 'visited', page: 'nowhere', assets: [] },
	{ kind: 'visited', page, assets: 'a' },
])('is deaf to %j', (data) => {
	expect(parseVisited(data)).toBeNull();
});
