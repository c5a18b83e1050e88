import { describe, expect, it } from 'vitest';
import type { NestedRecords } from '../../../sandbox/directus/admin.ts';
import { toRows } from '../../../sandbox/directus/seed.ts';

describe('toRows', () => {
	it('takes nested children apart and gives them their parent', () => {
		const rows = rowsByName({
			ecommerce_product: [
				{
					id: 7,
					project: 'a.example',
					display_name: 'Ring',
					variants: [{ id: 71, display_name: '54', translations: [{ id: 711, language: 'en', display_name: 'L' }] }],
				},
			],
		});
		expect(rows).toEqual({
			ecommerce_product: [{ id: 7, project: 'a.example', display_name: 'Ring' }],
			ecommerce_product_variant: [{ id: 71, product: 7, display_name: '54' }],
			ecommerce_product_variant_translations: [{ id: 711, ecommerce_product_variant_id: 71, language: 'en', display_name: 'L' }],
		});
	});

	it('puts menu entries behind those they stand under', () => {
		const rows = rowsByName({ menu_entry: [{ id: 1, parent: 2 }, { id: 2, parent: 3 }, { id: 3 }] });
		expect(rows.menu_entry?.map(({ id }) => id)).toEqual([3, 2, 1]);
	});

	it('merges the records of several projects', () => {
		const rows = toRows([{ widget: [{ id: 1 }] }, { widget: [{ id: 2 }] }]);
		expect([...rows].flatMap(([table, list]) => list.map((row) => `${table.name} ${row.id}`))).toEqual(['widget 1', 'widget 2']);
	});

	it.each([
		['a field', { widget: [{ id: 1, colour: 'red' }] }, 'The schema has no field widget.colour (record 1)'],
		['a collection', { gadget: [{ id: 1 }] }, 'The schema has no collection gadget'],
		['a key', { widget: [{ widget_name: 'address' }] }, 'A record of widget has no id'],
		['the key of a child', { widget: [{ id: 1, translations: [{ language: 'en' }] }] }, 'A record of widget_translations has no id'],
	])('refuses %s that is not there', (_what, records, message) => {
		expect(() => toRows([records])).toThrow(message);
	});
});

function rowsByName(records: NestedRecords) {
	return Object.fromEntries([...toRows([records])].flatMap(([table, list]) => (list.length > 0 ? [[table.name, list]] : [])));
}
