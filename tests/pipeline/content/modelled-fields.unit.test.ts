import { describe, expect, it } from 'vitest';
import { keepModelled } from '../../../pipeline/content/modelled-fields.ts';
import type { ChildLists } from '../../../pipeline/directus/queries.ts';
import { collectionQueries } from '../../../pipeline/directus/queries.ts';
import { isWireRecord, type WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { type Table, tables } from '../../../sandbox/directus/schema/tables.ts';

describe('keepModelled', () => {
	it('leaves secrets with the backend, in records and in their rows', () => {
		const settings = {
			...{ id: 1, project: 'a.example', enable_cart: true, date_updated: '2026-01-01T00:00:00Z' },
			...{ paypal_client_secret: 's', klarna_password: 's', smtp: { password: 's' } },
			legal_pages: [
				{ id: 2, type: 'agb', title: 'AGB', content: 'x', api_token: 's', translations: [{ language: 'en', title: 'T', token: 's' }] },
			],
			payment_methods: [{ id: 3, payment_id: 4, secret: 's' }],
		};
		const kept = keepModelled(settings, 'ecommerce_settings');
		expect(JSON.stringify(kept)).not.toContain('"s"');
		expect(kept).toMatchObject({
			...{ id: 1, enable_cart: true, date_updated: '2026-01-01T00:00:00Z' },
			legal_pages: [{ id: 2, type: 'agb', title: 'AGB', content: 'x', translations: [{ language: 'en', title: 'T' }] }],
			payment_methods: [{ id: 3, payment_id: 4 }],
		});
	});

	it('keeps translations that nest their fields, and the code of a language that answers expanded', () => {
		const project = { domain: 'a.example', translations: [{ language: { code: 'fr-FR', secret: 's' }, seo: { title: 'T', secret: 's' } }] };
		expect(keepModelled(project, 'project')).toEqual({
			domain: 'a.example',
			translations: [{ language: { code: 'fr-FR' }, seo: { title: 'T' } }],
		});
	});

	it.each(collectionQueries.map(({ collection, lists }) => ({ collection, lists })))(
		'knows every field of $collection',
		({ collection, lists }) => {
			const table = tables.find(({ name }) => name === collection);
			if (table === undefined) throw new Error(`The sandbox has no ${collection}`);
			const record = toRow(table, lists);
			expect(lostFields(record, keepModelled(record, collection))).toEqual([]);
		},
	);
});

/** A row with every field of its table, and a row in each of its lists. */
function toRow(table: Table, lists: ChildLists): WireRecord {
	const fields = Object.keys(table.fields).filter((name) => name !== table.parent?.field);
	const children = Object.entries(lists).map(([list, below]) => {
		const child = tables.find(({ parent }) => parent?.table.name === table.name && parent.list === list);
		return [list, child === undefined ? [] : [toRow(child, below)]];
	});
	return { ...Object.fromEntries(fields.map((name) => [name, 'x'])), ...Object.fromEntries(children) };
}

function lostFields(record: WireRecord, kept: WireRecord, path = ''): string[] {
	return Object.entries(record).flatMap(([name, value]) => {
		if (!(name in kept)) return [`${path}${name}`];
		const [row, keptRow] = [Array.isArray(value) ? value[0] : null, [kept[name]].flat()[0]];
		return isWireRecord(row) && isWireRecord(keptRow) ? lostFields(row, keptRow, `${path}${name}.`) : [];
	});
}
