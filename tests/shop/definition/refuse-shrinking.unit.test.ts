import { describe, expect, it } from 'vitest';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { CatalogueShrunk, refuseShrinking } from '../../../shop/definition/refuse-shrinking.ts';

const list = (length: number, fields: WireRecord = {}): WireRecord[] => Array.from({ length }, (_, id) => ({ id, ...fields }));
const product = (fields: WireRecord) => [{ id: 1, status: 'published', ...fields }];

function shrink(before: Record<string, WireRecord[]>, now: Record<string, WireRecord[]>): void {
	refuseShrinking(
		(collection) => before[collection] ?? [],
		(collection) => now[collection] ?? [],
	);
}

describe('a catalogue that loses more than 30 %', () => {
	it.each<[string, Record<string, WireRecord[]>, Record<string, WireRecord[]>]>([
		['published products', { ecommerce_product: list(3, { status: 'published' }) }, { ecommerce_product: list(3, { status: 'draft' }) }],
		['categories', { ecommerce_category: list(10) }, { ecommerce_category: list(6) }],
		['manufacturers', { ecommerce_manufacturer: list(20) }, { ecommerce_manufacturer: list(13) }],
		['attributes', { ecommerce_attribute: list(10) }, {}],
		['brands', { brand: list(10) }, { brand: list(1) }],
		[
			'variants of products',
			{ ecommerce_product: product({ variants: list(10, { active: true }) }) },
			{ ecommerce_product: product({ variants: list(10, { active: false }) }) },
		],
		['pictures of products', { ecommerce_product: product({ images: list(10) }) }, { ecommerce_product: product({ images: null }) }],
		['attributes of products', { ecommerce_product: product({ attributes: list(10) }) }, { ecommerce_product: product({}) }],
		[
			'attributes of products',
			{ ecommerce_product: product({ variants: list(5, { active: true, attributes: list(2) }) }) },
			{ ecommerce_product: product({ variants: list(5, { active: true }) }) },
		],
	])('is refused: %s', (name, before, now) => {
		expect(() => shrink(before, now)).toThrow(CatalogueShrunk);
		expect(() => shrink(before, now)).toThrow(new RegExp(`\\d+ ${name} are \\d+ now.*--accept-shrink`));
	});

	it.each<[string, Record<string, WireRecord[]>, Record<string, WireRecord[]>]>([
		['loses 30 %', { ecommerce_category: list(10) }, { ecommerce_category: list(7) }],
		[
			'loses a product with its variants',
			{
				ecommerce_product: [
					...product({}),
					{ id: 2, status: 'published' },
					{ id: 3, status: 'published' },
					{ id: 4, status: 'published', variants: list(20) },
				],
			},
			{ ecommerce_product: [...product({}), { id: 2, status: 'published' }, { id: 3, status: 'published' }] },
		],
		['has few of them', { brand: list(9) }, { brand: [] }],
		['grows', {}, { ecommerce_product: list(9, { status: 'published' }) }],
	])('is taken where it %s', (_, before, now) => {
		expect(() => shrink(before, now)).not.toThrow();
	});
});
