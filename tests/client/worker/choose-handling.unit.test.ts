/** What the service worker may touch, as a table. */
import { expect, test } from 'vitest';
import { cacheKey, chooseHandling } from '../../../client/worker/choose-handling.ts';

const origin = 'https://shop.example';

test.each([
	['/', 'page'],
	['/uhren', 'page'],
	['/schaufenster/kasse?schritt=adresse', 'page'],
	['/page-data/uhren/page-data.json', 'page-data'],
	['/page-data/app-data.json', 'page-data'],
	['/assets/app-1.js', 'asset'],
	['/assets/images/a-320.avif', 'image'],
	['/ecom', 'none'],
	['/ecom/status', 'none'],
	['/Login', 'none'],
	['/sw.js', 'none'],
	['/schaufenster/kasse/zahlen', 'none'],
	['/en/schaufenster/kasse/zahlen/?id=1', 'none'],
	['/page-data/schaufenster/kasse/zahlen/page-data.json', 'none'],
	['/schaufenster/kasse/zahlenspiel', 'page'],
	['//elsewhere.example/assets/app-1.js', 'none'],
	['https://order.example/ecom/order', 'none'],
])('a visit to %s is handled as %s', (path, handling) => {
	expect(chooseHandling({ method: 'GET', url: new URL(path, origin).href, navigates: true }, origin)).toBe(handling);
});

test.each(['POST', 'HEAD', 'PUT'])('nothing sent by %s is touched', (method) => {
	for (const path of ['/', '/page-data/index/page-data.json', '/assets/app-1.js', '/ecom/order']) {
		expect(chooseHandling({ method, url: origin + path, navigates: false }, origin)).toBe('none');
	}
});

test('what a page asks of a page is none of its business', () => {
	expect(chooseHandling({ method: 'GET', url: `${origin}/uhren`, navigates: false }, origin)).toBe('none');
});

test('a page has one place, whatever query, slash or file name its address has', () => {
	for (const address of ['/uhren', '/uhren/', '/uhren/index.html', '/uhren?a=1', '/uhren#b']) {
		expect(cacheKey(origin + address)).toBe(`${origin}/uhren`);
	}
	expect(cacheKey(`${origin}/`)).toBe(cacheKey(`${origin}/index.html?a`));
});
