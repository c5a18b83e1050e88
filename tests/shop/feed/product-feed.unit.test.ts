/** What the product feed says of the price's basis. */
import { expect, it } from 'vitest';
import { createRecorder } from '../../../renderer/changes/recorder.ts';
import { createWatch } from '../../../renderer/changes/watch.ts';
import type { Product } from '../../../shop/content/product.ts';
import { createDataContext } from '../../../shop/data/data-context.ts';
import { mergeFeed, putPage, readFeedLines } from '../../../shop/feed/product-feed.ts';
import { shownProducts } from '../../../shop/pages/definitions.ts';
import { toPageData } from '../../../shop/pages/page-data.ts';
import { planSite } from '../../../shop/site/plan-site.ts';
import { type Language, languages } from '../../../site/languages.ts';
import { aCatalogue, aContent, aProduct, aSiteConfig, plainRichText, someImages } from '../../builders/content.ts';

/** The lines of one product, by language. */
function linesOf(fields: Partial<Product>): ReadonlyMap<Language, string> {
	const content = aContent();
	const config = aSiteConfig();
	const catalogue = aCatalogue([aProduct({ images: ['p1'], ...fields })]);
	const plan = planSite(content, catalogue.entries, config);
	const watch = createWatch(createRecorder({}, null));
	const inputs = { content, catalogue, product: catalogue.product, config, plan, images: someImages, texts: plainRichText, watch };
	const context = createDataContext(inputs);
	const lines = new Map<Language, string>();
	const feed = { put: (language: Language, _: number, line: string) => void lines.set(language, line), end() {} };
	for (const route of plan.routes()) {
		if (route.subject.template !== 'product') continue;
		watch.begin(route.path, route.subject, shownProducts(route.subject));
		putPage(feed, toPageData(route, context, 'b'), route, { context, watch });
	}
	return lines;
}

const detail = (name: string, value: string): string =>
	`<g:product_detail><g:attribute_name>${name}</g:attribute_name><g:attribute_value>${value}</g:attribute_value></g:product_detail>`;

it('names what a price is for, in the language of the feed', () => {
	const lines = linesOf({ priceBasis: 'ring' });
	expect([...lines.keys()].toSorted()).toEqual([...languages].toSorted());
	expect(lines.get('de')).toContain(detail('Preis', 'pro Ring'));
	expect(lines.get('en')).toContain(detail('Price', 'per ring'));
	expect(lines.get('fr')).toContain(detail('Prix', 'l’anneau'));
});

it('names none where the content has none', () => {
	const lines = linesOf({ priceBasis: null });
	expect(lines.get('de')).toContain('<g:price>');
	expect([...lines.values()].filter((line) => line.includes('product_detail'))).toEqual([]);
});

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
