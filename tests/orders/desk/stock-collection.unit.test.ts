/** The collection of stock movements is created once, keeps what people changed of it, and takes no collection of another. */
import { expect, it } from 'vitest';
import { DeskConflict } from '../../../orders/desk/install/desk-schema.ts';
import { installStockCollection } from '../../../orders/desk/install/stock-collection.ts';

type Field = { readonly field: string; readonly type: string };

/** A Directus that keeps collections with their fields. */
function aDirectus(fields: readonly Field[] | null) {
	const writes: string[] = [];
	let kept = fields;
	const request = async (method: string, path: string, body?: unknown): Promise<unknown> => {
		if (method === 'GET') return path === '/collections' ? (kept === null ? [] : [{ collection: 'stock_movement' }]) : kept;
		writes.push(path);
		kept = path === '/collections' ? (body as { fields: readonly Field[] }).fields : [...(kept ?? []), body as Field];
		return null;
	};
	return { api: { request }, writes, fields: () => (kept ?? []).map(({ field }) => field) };
}

it('is created with its fields, and by a second installation not again', async () => {
	const { api, writes, fields } = aDirectus(null);
	await installStockCollection(api);
	await installStockCollection(api);
	expect(writes).toEqual(['/collections']);
	expect(fields()).toEqual(expect.arrayContaining(['id', 'project', 'product', 'variant', 'delta', 'reason', 'booked']));
});

it('gets the fields that it lacks', async () => {
	const { api, writes, fields } = aDirectus([{ field: 'id', type: 'string' }]);
	await installStockCollection(api);
	expect(new Set(writes)).toEqual(new Set(['/fields/stock_movement']));
	expect(fields()).toContain('booked');
});

it('is refused where a collection of the name is another', async () => {
	const { api, writes } = aDirectus([{ field: 'id', type: 'integer' }]);
	await expect(installStockCollection(api)).rejects.toThrow(DeskConflict);
	expect(writes).toEqual([]);
});
