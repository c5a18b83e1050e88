/** What search engines and shopping services read of the demo's products: JSON-LD by a validator, the product feed by a schema of its specification. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PageData } from '../../client/pages/page-data.ts';
import { defaultLanguage } from '../../site/languages.ts';
import demoConfig from '../../site.config.ts';
import { expect, test } from '../support/browser-test.ts';
import { type FeedElement, findFeedFaults } from '../support/product-feed-schema.ts';
import { findStructuredFaults, readStructuredData, type StructuredRecord } from '../support/structured-data.ts';
import { readTestSite } from '../support/test-pages.ts';

const dist = () => process.env.TEST_SITE_DIST ?? '';
type ProductPageData = PageData<'product'>;
const productPages = (): readonly ProductPageData[] =>
	readTestSite().filter((page): page is ProductPageData => page.template === 'product');

// one worker, which reads each page once
test.describe.configure({ mode: 'default' });
const known = new Map<string, readonly StructuredRecord[]>();

/** The product or group of a page, and its breadcrumbs; the whole of what it says. */
function recordsOf(path: string) {
	const records = known.get(path) ?? readStructuredData(dist(), path);
	known.set(path, records);
	return { records, product: records.find((record) => record['@type'].startsWith('Product')) };
}

function offersOf(product: StructuredRecord | undefined): readonly Record<string, unknown>[] {
	const products =
		product?.['@type'] === 'ProductGroup' ? (product.hasVariant as StructuredRecord[]) : product === undefined ? [] : [product];
	return products.flatMap((each) => (each.offers === undefined ? [] : [each.offers as Record<string, unknown>]));
}

test('the structured data of every piece in every language is valid, and says what its page says', async () => {
	const pages = productPages();
	expect(pages.length).toBeGreaterThanOrEqual(3 * 60);
	const types = new Set<string>();
	for (const { path, result } of pages) {
		const { records, product } = recordsOf(path);
		expect([path, await findStructuredFaults(records)]).toEqual([path, []]);
		expect([path, records.some((record) => record['@type'] === 'BreadcrumbList')]).toEqual([path, true]);
		const prices = (result.offer === null ? result.variants : [result.offer]).flatMap(({ price }) => price ?? []);
		const isTold = prices.length > 0 && result.pictures.length > 0;
		expect([path, offersOf(product).map(({ price }) => price)]).toEqual([path, isTold ? prices : []]);
		const rated = result.ratings !== null && result.ratings.count > 0;
		expect([path, product?.aggregateRating !== undefined]).toEqual([path, rated && product !== undefined]);
		if (product !== undefined) types.add(product['@type']);
		for (const { availability } of offersOf(product)) types.add(String(availability).replace('https://schema.org/', ''));
	}
	// Else the demo does not show what is to be judged.
	expect([...types].sort()).toEqual(['BackOrder', 'InStock', 'OutOfStock', 'Product', 'ProductGroup']);
});

test('faults in structured data are seen', async () => {
	const path = productPages().find(({ result }) => result.offer !== null && result.offer.price !== null)?.path ?? '';
	const { product } = recordsOf(path);
	if (product === undefined) throw new Error(`${path} has no product`);
	const { offers, name: _name, ...rest } = product;
	const { price: _price, ...unpriced } = offers as Record<string, unknown>;
	const spoilt: readonly StructuredRecord[] = [
		{ ...rest, offers } as StructuredRecord,
		{ ...product, offers: unpriced },
		{ ...product, image: undefined },
		{ ...product, offers: undefined, aggregateRating: undefined },
		{ ...product, colour: 'gold' },
		{ ...product, offers: { ...unpriced, price: '1.00', availability: 'https://schema.org/Plenty' } },
	];
	for (const record of spoilt) expect(await findStructuredFaults([record])).not.toEqual([]);
});

/** By a browser's own reader of XML, which forgives nothing. */
async function readFeed(page: Page, file: string): Promise<FeedElement> {
	const xml = readFileSync(join(dist(), file), 'utf8');
	return await page.evaluate((source) => {
		const read = (element: Element): FeedElement => ({
			name: element.namespaceURI === 'http://base.google.com/ns/1.0' ? `g:${element.localName}` : element.localName,
			text: element.childElementCount === 0 ? (element.textContent ?? '') : '',
			children: [...element.children].map(read),
		});
		return read(new DOMParser().parseFromString(source, 'application/xml').documentElement);
	}, xml);
}

/** What is written in German alone has no other versions to name. */
const isWrittenIn = (language: string, { alternates }: ProductPageData['head']) =>
	alternates.some(({ hreflang }) => hreflang === language) || (language === defaultLanguage && alternates.length === 0);
const textOf = (element: FeedElement | undefined, name: string) => element?.children.find((child) => child.name === name)?.text;
const itemsOf = (root: FeedElement) => root.children[0]?.children.filter(({ name }) => name === 'item') ?? [];

test('the product feed is valid in every language, and offers what the pages offer', async ({ page }) => {
	const pages = productPages();
	for (const language of demoConfig.languages) {
		const files = readdirSync(dist()).filter((file) => file.startsWith(`products-${language}-`));
		expect(files).toHaveLength(1);
		const root = await readFeed(page, files[0] ?? '');
		expect([language, findFeedFaults(root)]).toEqual([language, []]);
		const items = new Map(itemsOf(root).map((item) => [textOf(item, 'link') ?? '', item]));
		expect(items.size).toBeGreaterThan(60);
		const expected = pages.filter(({ result, head }) => result.language === language && isWrittenIn(language, head));
		const links: string[] = [];
		for (const { path } of expected) {
			for (const offer of offersOf(recordsOf(path).product)) {
				const item = items.get(String(offer.url));
				links.push(String(offer.url));
				const inStock = offer.availability === 'https://schema.org/InStock';
				expect([offer.url, textOf(item, 'g:sale_price') ?? textOf(item, 'g:price')]).toEqual([offer.url, `${offer.price} EUR`]);
				expect([offer.url, textOf(item, 'g:availability')]).toEqual([offer.url, inStock ? 'in_stock' : 'out_of_stock']);
			}
		}
		expect([...items.keys()].sort()).toEqual(links.sort());
	}
});

test('faults in a feed are seen', async ({ page }) => {
	const root = await readFeed(page, readdirSync(dist()).find((file) => file.startsWith('products-de-')) ?? '');
	const [channel] = root.children;
	const [item] = itemsOf(root);
	if (channel === undefined || item === undefined) throw new Error('The feed is empty');
	const feedOf = (...children: FeedElement[]): FeedElement => ({
		...root,
		children: [{ ...channel, children: [...channel.children.filter(({ name }) => name !== 'item'), ...children] }],
	});
	const put = (name: string, text: string): FeedElement => ({
		...item,
		children: [...item.children.filter((child) => child.name !== name), { name, text, children: [] }],
	});
	const without = (name: string): FeedElement => ({ ...item, children: item.children.filter((child) => child.name !== name) });
	expect(findFeedFaults(feedOf(item))).toEqual([]);
	const faulty: Readonly<Record<string, readonly FeedElement[]>> = {
		'no id': [without('g:id')],
		'no picture': [without('g:image_link')],
		'no description': [without('description')],
		'an empty title': [put('title', '')],
		'a title beyond 150 characters': [put('title', 'x'.repeat(151))],
		'a link without a host': [put('link', '/schaufenster')],
		'a link without TLS': [put('link', 'http://example.org/')],
		'a German price': [put('g:price', '1.234,50 EUR')],
		'a price without currency': [put('g:price', '1234.50')],
		'nothing to pay': [put('g:price', '0.00 EUR')],
		'a reduction upwards': [put('g:sale_price', '999999.00 EUR')],
		'a made-up availability': [put('g:availability', 'in stock, more or less')],
		'a back order without its day': [put('g:availability', 'backorder')],
		'a made-up condition': [put('g:condition', 'shiny')],
		'no identifier, and nothing said of it': [without('g:identifier_exists')],
		'a maker’s number that is said not to exist': [put('g:mpn', 'AM-1')],
		'a measure without its base': [put('g:unit_pricing_measure', '24 ml')],
		'an element that nobody knows': [put('g:colour', 'gold')],
		'two prices': [{ ...item, children: [...item.children, { name: 'g:price', text: '1.00 EUR', children: [] }] }],
		'shipping to nowhere': [
			{
				...item,
				children: [...item.children, { name: 'g:shipping', text: '', children: [{ name: 'g:price', text: '1.00 EUR', children: [] }] }],
			},
		],
		'one item twice': [item, item],
	};
	for (const [what, items] of Object.entries(faulty)) expect([what, findFeedFaults(feedOf(...items))]).not.toEqual([what, []]);
	expect(findFeedFaults({ ...root, name: 'parsererror' })).not.toEqual([]);
});
