import { describe, expect, it } from 'vitest';
import { defaultFolders } from '../../../commands/options/project-folder.ts';
import { keepModelled } from '../../../pipeline/declarations/modelled-fields.ts';
import { type ChildLists, toQuery } from '../../../pipeline/directus/queries.ts';
import { filesCollection, knownFileSchema } from '../../../pipeline/records/file-record.ts';
import { openSnapshot } from '../../../pipeline/snapshot/open-snapshot.ts';
import { isWireRecord, type WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { collectionNames, collections, declarations } from '../../../shop/collections/collections.ts';
import { type Table, tables } from '../../../shop/collections/tables.ts';
import { completeRecords } from '../../builders/complete-records.ts';

const secret = 'not for the site';
const complete = completeRecords();

describe('keepModelled', () => {
	it('leaves secrets with the backend, in records and in their rows', () => {
		const settings = {
			id: 1,
			project: 'a.example',
			enable_cart: true,
			date_updated: '2026-01-01T00:00:00Z',
			paypal_client_secret: 's',
			klarna_password: 's',
			smtp: { password: 's' },
			legal_pages: [
				{ id: 2, type: 'agb', title: 'AGB', content: 'x', api_token: 's', translations: [{ language: 'en', title: 'T', token: 's' }] },
			],
			payment_methods: [{ id: 3, payment_id: 4, secret: 's' }],
		};
		const kept = keepAny(settings, 'ecommerce_settings');
		expect(JSON.stringify(kept)).not.toContain('"s"');
		expect(kept).toMatchObject({
			id: 1,
			enable_cart: true,
			date_updated: '2026-01-01T00:00:00Z',
			legal_pages: [{ id: 2, type: 'agb', title: 'AGB', content: 'x', translations: [{ language: 'en', title: 'T' }] }],
			payment_methods: [{ id: 3, payment_id: 4 }],
		});
	});

	it('keeps translations that nest their fields, and the code of a language that answers expanded', () => {
		const project = { domain: 'a.example', translations: [{ language: { code: 'fr-FR', secret: 's' }, seo: { title: 'T', secret: 's' } }] };
		expect(keepAny(project, 'project')).toEqual({
			domain: 'a.example',
			translations: [{ language: { code: 'fr-FR' }, seo: { title: 'T' } }],
		});
	});

	const free = ['project settings', 'ecommerce_shipping_method_config payment_methods config'];

	it.each(Object.entries(complete))('drops a secret at every level of %s, and nothing else', (collection, records) => {
		for (const record of records) {
			const [planted, count] = withSecrets(record, collection);
			expect(count, collection).toBeGreaterThan(0);
			expect(keepAny(planted, collection)).toEqual(keepAny(record, collection));
			expect(JSON.stringify(keepAny(planted, collection))).not.toContain(secret);
		}
	});

	it.each(Object.entries(complete))('empties an object or a list in the place of any value of %s', (collection, records) => {
		for (const record of records) {
			for (const [path, planted] of withSecretValues(record, collection)) {
				expect(JSON.stringify(keepAny(planted, collection)), path).not.toContain(secret);
			}
		}
	});

	it('keeps the id of a record that answers expanded, wherever it stands', () => {
		const row = (field: string) => [{ id: 1, sort: 1, [field]: { id: 5, display_name: 'x', secret } }];
		const product = {
			id: 1,
			project: 'a.example',
			category: { id: 3, secret, parent: { secret } },
			manufacturer: { id: 4, api: { secret } },
			images: row('directus_files_id'),
			attributes: row('ecommerce_attribute_id'),
			variants: [{ id: 2, images: row('directus_files_id'), attributes: row('ecommerce_attribute_id'), supplier: { secret } }],
		};
		const kept = (field: string) => [{ id: 1, sort: 1, [field]: { id: 5 } }];
		expect(keepAny(product, 'ecommerce_product')).toEqual({
			id: 1,
			project: 'a.example',
			category: { id: 3 },
			manufacturer: { id: 4 },
			images: kept('directus_files_id'),
			attributes: kept('ecommerce_attribute_id'),
			variants: [{ id: 2, images: kept('directus_files_id'), attributes: kept('ecommerce_attribute_id') }],
		});
	});

	it('keeps what goes to a payment provider, which is free', () => {
		const config = { max_amount: '1500.00', funding: ['paypal'], nested: { any: [{ thing: 1 }] } };
		const record = { id: 1, payment_methods: [{ id: 2, method: 3, config }], postcodes: ['803', { secret }] };
		expect(keepAny(record, 'ecommerce_shipping_method_config')).toEqual({
			id: 1,
			payment_methods: [{ id: 2, method: 3, config }],
			postcodes: ['803', {}],
		});
	});

	it('describes what is kept at every level', () => {
		const described = Object.fromEntries(JSON.parse(collections.models));
		expect(Object.keys(described).sort()).toEqual([...collectionNames].sort());
		expect(described.ecommerce_shipping_method_config[0]).toMatchObject({
			id: [],
			name: [],
			shipping_method: [{ id: [] }],
			postcodes: [[[]]],
			payment_methods: [[[{ method: [{ id: [] }], config: ['anything'] }]]],
		});
		expect(described.project[0].config[0].components[0].header[0]).toEqual({ height: [], layout: [] });
	});

	it('keeps every record of the demo as it is', async () => {
		const { manifest, records } = await openSnapshot(defaultFolders.content);
		for (const collection of Object.keys(manifest.collections)) {
			for (const record of records(collection)) expect(keepAny(record, collection)).toEqual(record);
		}
	});

	function keepAny(record: WireRecord, collection: string): WireRecord {
		if (collection === filesCollection) return keepModelled(record, knownFileSchema);
		const known = declarations.find((each) => each.collection === collection);
		if (known === undefined) throw new Error(`There is no collection ${collection}`);
		return toQuery(known).keep(record);
	}

	/** A secret in every object, but for those that are free. */
	function withSecrets(value: WireRecord, path: string): [planted: WireRecord, count: number] {
		let count = 1;
		const plant = (inner: unknown, at: string): unknown => {
			if (free.includes(at)) return inner;
			if (Array.isArray(inner)) return inner.map((item: unknown) => plant(item, at));
			if (!isWireRecord(inner)) return inner;
			count++;
			return { ...Object.fromEntries(Object.entries(inner).map(([name, each]) => [name, plant(each, `${at} ${name}`)])), secret };
		};
		return [{ ...Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plant(each, `${path} ${name}`)])), secret }, count];
	}

	/** The record, each time with a secret in the place of another value. */
	function* withSecretValues(record: WireRecord, path: string): Generator<[path: string, planted: WireRecord]> {
		for (const [name, value] of Object.entries(record)) {
			const at = `${path} ${name}`;
			if (free.includes(at)) continue;
			for (const planted of [{ secret }, { deep: { secret } }, [{ secret }], [[{ secret }]]]) yield [at, { ...record, [name]: planted }];
			if (isWireRecord(value)) for (const [inner, planted] of withSecretValues(value, at)) yield [inner, { ...record, [name]: planted }];
			if (!Array.isArray(value)) continue;
			for (const row of value.filter(isWireRecord)) {
				for (const [inner, planted] of withSecretValues(row, at)) yield [inner, { ...record, [name]: [planted] }];
			}
		}
	}

	it.each(declarations.map(toQuery))('knows every field of $collection', ({ collection, lists, keep }) => {
		const table = tables.find(({ name }) => name === collection);
		if (table === undefined) throw new Error(`The sandbox has no ${collection}`);
		const record = toRow(table, lists);
		expect(lostFields(record, keep(record))).toEqual([]);
	});
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
