/** Benchmarks compare runs of different days and machines: the same size must be the same shop, and one without faults. */
import { beforeAll, expect, it } from 'vitest';
import { generateShop, markdownTexts } from '../../bench/shop/generate-shop.ts';
import { shellData } from '../../bench/shop/shell-data.ts';
import { siteConfig } from '../../bench/shop/write-shop.ts';
import type { RecordsByCollection } from '../../pipeline/index.ts';
import { sha256 } from '../../pipeline/snapshot/hash.ts';
import { parseContent } from '../../shop/content/parse-content.ts';
import { normalised } from '../builders/normalised.ts';

const products = 60;
let shop: RecordsByCollection;

beforeAll(() => {
	shop = generateShop(products);
});

it('gives the same records again, on every machine', () => {
	expect(generateShop(products)).toEqual(shop);
	// Another number means: results of earlier runs are no longer comparable.
	expect(sha256(JSON.stringify(shop)).slice(0, 16)).toBe('c000068e0c830d66');
});

it('has the asked number of products, and the same site around them', () => {
	const counts = Object.fromEntries(Object.entries(shop).map(([collection, records]) => [collection, records.length]));
	expect(counts).toMatchObject({ ecommerce_product: products, ecommerce_category: 30, brand: 40, ecommerce_manufacturer: 40 });
	expect({ ...generateShop(products + 1), ecommerce_product: [] }).toEqual({ ...shop, ecommerce_product: [] });
});

it('has 40 links in its menu', () => {
	const links = shellData('fr').menu.flatMap(({ link, groups }) => [
		...(link === null ? [] : [link]),
		...groups.flatMap((group) => group.links),
	]);
	expect(links).toHaveLength(40);
});

it('is content without a single problem', () => {
	const snapshot = { records: (collection: string) => normalised(collection, shop[collection] ?? []), notices: [] };
	const { content, problems } = parseContent(snapshot, siteConfig);
	// The generated shop has neither what the law asks of a real one nor the fields that no page of it is made from.
	expect(problems.filter(({ code }) => !code.startsWith('law-') && code !== 'field-missing')).toEqual([]);
	expect(content?.menu).toHaveLength(6);
});

it('describes each product in 137 words of each language, with heading, list, emphasis, and now and then a link', () => {
	const descriptions = (shop.ecommerce_product ?? []).flatMap(({ description, translations }) => [
		String(description),
		...(translations as { description: string }[]).map((row) => row.description),
	]);
	expect(descriptions).toHaveLength(products * 3);
	expect(new Set(descriptions.map(countWords))).toEqual(new Set([137]));
	for (const text of descriptions) expect(text).toMatch(/^## .*\*\*.*\n- /s);
	const linked = descriptions.filter((text) => text.includes(']('));
	expect(linked).toHaveLength(descriptions.length / 5);
	expect(markdownTexts(shop)).toEqual(expect.arrayContaining(descriptions));
});

function countWords(markdown: string): number {
	const plain = markdown.replace(/\]\([^)]*\)/g, '').replace(/^(?:##|-) /gm, '');
	return plain.split(/\s+/).filter((word) => word !== '').length;
}
