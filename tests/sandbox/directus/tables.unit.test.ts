import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { projectFilter, type Table, tables } from '../../../sandbox/directus/schema/tables.ts';

describe('tables', () => {
	it.each(readDocumentedCollections())('have the documented fields of $collection', ({ collection, fields }) => {
		const family = tables.filter((table) => rootOf(table).name === collection);
		const known = new Set(family.flatMap((table) => [table.key, ...Object.keys(table.fields), ...table.lists.map(({ name }) => name)]));
		expect(fields.length).toBeGreaterThan(1);
		expect(fields.filter((field) => !known.has(field))).toEqual([]);
	});

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

function rootOf(table: Table): Table {
	return table.parent ? rootOf(table.parent.table) : table;
}

/** The rows of the first table of docs/content-model.md; what stands in brackets are values and remarks. */
function readDocumentedCollections(): { collection: string; fields: string[] }[] {
	const text = readFileSync(join(projectDir, 'docs/content-model.md'), 'utf8');
	const firstCut = text.split('\n## ').find((section) => section.startsWith('First cut')) ?? '';
	return firstCut.split('\n').flatMap((line) => {
		const [, collection, description] = /^\| `(\w+)`[^|]*\|(.*)\|$/.exec(line) ?? [];
		if (!collection || !description || collection === 'directus_files') return [];
		const fields = [...description.replaceAll(/\([^)]*\)/g, '').matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '');
		return [{ collection, fields }];
	});
}
