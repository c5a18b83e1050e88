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

	it.each(tables.filter(({ parent }) => !parent).map((table) => ({ name: table.name, table })))('of $name are documented', ({ table }) => {
		const documented = new Set(readDocumentedCollections().flatMap(({ collection, words }) => (collection === table.name ? words : [])));
		const described = [...Object.keys(table.fields), ...table.lists.map(({ name }) => name), ...childFields(table)];
		expect(described.filter((field) => !documented.has(field))).toEqual([]);
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

/** Fields of the child rows of a table, but for the ones that only tie a row to its parent. */
function childFields(table: Table): string[] {
	const below = tables.filter(({ parent }) => parent?.table === table);
	return below.flatMap((child) => [...Object.keys(child.fields).filter((name) => name !== child.parent?.field), ...childFields(child)]);
}

/** Rows that describe Directus' own files, and a child as live content reads it. */
const notDescribedHere = ['directus_files', 'ecommerce_product_variant'];

function rootOf(table: Table): Table {
	return table.parent ? rootOf(table.parent.table) : table;
}

/** The rows of the tables of docs/content-model.md by collection: `fields` stand outside of brackets, `words` anywhere. */
function readDocumentedCollections(): { collection: string; fields: string[]; words: string[] }[] {
	const text = readFileSync(join(projectDir, 'docs/content-model.md'), 'utf8');
	const rows = text.split('\n').flatMap((line) => {
		const [, collection, description] = /^\| `(\w+)`[^|]*\|(.*)\|$/.exec(line) ?? [];
		if (!collection || !description || notDescribedHere.includes(collection)) return [];
		return [{ collection, fields: namesIn(withoutBrackets(description)), words: namesIn(description) }];
	});
	const collections = Map.groupBy(rows, ({ collection }) => collection);
	return [...collections].map(([collection, some]) => ({
		collection,
		fields: some.flatMap(({ fields }) => fields),
		words: some.flatMap(({ words }) => words),
	}));
}

function namesIn(text: string): string[] {
	return [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '');
}

/** Brackets may stand in brackets. */
function withoutBrackets(text: string): string {
	const without = text.replaceAll(/\([^()]*\)/g, '');
	return without === text ? text : withoutBrackets(without);
}
