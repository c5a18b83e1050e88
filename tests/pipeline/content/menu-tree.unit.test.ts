import { describe, expect, it } from 'vitest';
import { outline, parsed } from '../../builders/parsed.ts';
import { aMenuEntryRecord } from '../../builders/records.ts';

function menu(...entries: Record<string, unknown>[]) {
	const { content, problems } = parsed({ menu_entry: entries.map(aMenuEntryRecord) });
	return { menu: content?.menu ?? [], problems: outline(problems) };
}

const folder = { path: null };

describe('the tree', () => {
	it('groups links below their parent, all in order', () => {
		const { menu: result, problems } = menu(
			{ id: 1, sort: 2, ...folder },
			{ id: 2, sort: 1 },
			{ id: 3, parent: 1, sort: 3, group_name: 'B' },
			{ id: 4, parent: 1, sort: 1, group_name: 'A' },
			{ id: 5, parent: 1, sort: 2, group_name: 'B' },
			{ id: 6, parent: 1, sort: 4 },
		);
		expect(problems).toEqual([]);
		expect(result.map(({ id }) => id)).toEqual([2, 1]);
		const groups = result[1]?.groups.map(({ name, entries }) => [name?.de.text ?? null, entries.map(({ id }) => id)]);
		expect(groups).toEqual([
			['A', [4]],
			['B', [5, 3]],
			[null, [6]],
		]);
	});

	it('leaves out what leads nowhere', () => {
		const { menu: result, problems } = menu({ id: 1, ...folder }, { id: 2 }, { id: 3, parent: 2, ...folder });
		expect(problems).toEqual(['warning menu-entry-empty menu_entry 1 path', 'warning menu-entry-empty menu_entry 3 path']);
		expect(result.map(({ id, groups }) => [id, groups.length])).toEqual([[2, 0]]);
	});

	it('tells a parent that is missing, too deep or the entry itself', () => {
		const { menu: result, problems } = menu(
			{ id: 1 },
			{ id: 2, parent: 1 },
			{ id: 3, parent: 2 },
			{ id: 4, parent: 99 },
			{ id: 5, parent: 5 },
		);
		expect(problems).toEqual([
			'warning menu-entry-lost menu_entry 3 parent',
			'error reference-missing menu_entry 4 parent',
			'warning menu-entry-lost menu_entry 5 parent',
		]);
		expect(result.map(({ id }) => id)).toEqual([1]);
	});
});

describe('targets', () => {
	it.each([
		[{ path: '/uhren' }, { kind: 'path', path: '/uhren', anchor: null }],
		[
			{ path: 'brand/', path_prefix: '/uhren/', anchor: '#service' },
			{ kind: 'path', path: '/uhren/brand', anchor: 'service' },
		],
		[
			{ path: null, anchor: 'contact' },
			{ kind: 'path', path: '/', anchor: 'contact' },
		],
		[{ path: 'https://x.example/a?b=1' }, { kind: 'external', url: 'https://x.example/a?b=1' }],
		[{ path: '//x.example' }, { kind: 'external', url: '//x.example' }],
		[
			{ path: null, external_path: 'mailto:a@x.example' },
			{ kind: 'external', url: 'mailto:a@x.example' },
		],
		[
			{ path: null, external_path: 'tel:+49761' },
			{ kind: 'external', url: 'tel:+49761' },
		],
	])('%j', (fields, target) => {
		const { menu: result, problems } = menu(fields);
		expect(problems).toEqual([]);
		expect(result[0]?.target).toEqual(target);
	});

	it.each([
		{ external_path: 'javascript:alert(1)' },
		{ path: 'JavaScript:alert(1)' },
		{ path: 'data:text/html,x' },
		{ external_path: 'www.x.example' },
		{ external_path: 'https://' },
		{ path: '/a/../b' },
		{ path: '/a b' },
		{ path: '/%2e%2e' },
	])('%j is refused', (fields) => {
		const { menu: result, problems } = menu(fields);
		expect(problems).toEqual([`error url-invalid menu_entry 1 ${Object.keys(fields)[0]}`]);
		expect(result).toEqual([]);
	});
});
