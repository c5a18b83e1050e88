import { describe, expect, it } from 'vitest';
import { projectFilter, siteFilter, tables } from '../../../shop/collections/tables.ts';

describe('tables', () => {
	it('link only to tables that come before them, to themselves or to files', () => {
		const before = new Set(['directus_files']);
		for (const table of tables) {
			before.add(table.name);
			const targets = Object.values(table.fields).flatMap((field) => field.linksTo ?? []);
			expect(targets.filter((target) => !before.has(target))).toEqual([]);
		}
	});
});

describe('projectFilter', () => {
	it.each([
		['project', { domain: { _eq: 'a.example' } }],
		['brand', { project: { _eq: 'a.example' } }],
		['brand_translations', { brand_id: { project: { _eq: 'a.example' } } }],
		['project_translations', { project_id: { domain: { _eq: 'a.example' } } }],
		['ecommerce_product_variant_translations', { ecommerce_product_variant_id: { product: { project: { _eq: 'a.example' } } } }],
	])('leads from %s to its project', (name, filter) => {
		const table = tables.find((candidate) => candidate.name === name);
		expect(table && projectFilter(table, 'a.example')).toEqual(filter);
	});
});

describe('siteFilter', () => {
	const ownOrShared = { _or: [{ project: { _eq: 'a.example' } }, { project: { _null: true } }] };

	it.each([
		['project', { domain: { _eq: 'a.example' } }],
		['brand', { project: { _eq: 'a.example' } }],
		['ecommerce_offer', { project: { _eq: 'a.example' } }],
		['ecommerce_product_rating', { project: { _eq: 'a.example' } }],
		['ecommerce_product', ownOrShared],
		['ecommerce_tag', ownOrShared],
		['ecommerce_product_variant_translations', { ecommerce_product_variant_id: { product: ownOrShared } }],
	])('lets through of %s what a site is made of', (name, filter) => {
		const table = tables.find((candidate) => candidate.name === name);
		expect(table && siteFilter(table, 'a.example')).toEqual(filter);
	});
});
