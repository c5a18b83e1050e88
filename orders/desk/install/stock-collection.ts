/** Creates the collection of stock movements (`orders/desk/stock-hook`), which the service writes beside the desk's. What is there already stays as it is. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DirectusApi } from '../../outbox/directus-api.ts';
import { DeskConflict, rowsOf } from './desk-schema.ts';

interface StockCollection {
	readonly collection: string;
	readonly fields: readonly { readonly field: string }[];
}

export async function installStockCollection(api: DirectusApi): Promise<void> {
	const file = path.join(import.meta.dirname, '../stock-hook/collection.json');
	const described = JSON.parse(readFileSync(file, 'utf8')) as StockCollection;
	const name = described.collection;
	const present = rowsOf(await api.request('GET', '/collections')).some(({ collection }) => collection === name);
	if (!present) {
		await api.request('POST', '/collections', described);
		return;
	}
	const fields = rowsOf(await api.request('GET', `/fields/${name}`));
	if (fields.find(({ field }) => field === 'id')?.type !== 'string') {
		throw new DeskConflict(
			`Directus has a collection ${name} whose key is no text, so it is not the shop's. Fix: rename it in Directus, or use another Directus.`,
		);
	}
	const names = new Set(fields.map(({ field }) => field));
	for (const field of described.fields) if (!names.has(field.field)) await api.request('POST', `/fields/${name}`, field);
}
