/** Takes a seeded Directus back to the prices before the demo's reductions, and forward again. */
import { readItem, updateItem } from '@directus/sdk';
import { earlierPrices } from '../demo/earlier-prices.ts';
import { connectAsAdmin, type Row } from './admin-client.ts';

/** Runs `during` while the earlier prices are in the Directus at `url`, and puts the present ones back whatever happens. */
export async function withEarlierPrices(url: string, during: () => Promise<void>): Promise<void> {
	const client = connectAsAdmin(url);
	const write = (collection: string, id: number, price: unknown) =>
		client.request(updateItem(collection, id, { price_brutto: price }, { fields: ['id'] }));
	const present: { readonly collection: string; readonly id: number; readonly price: unknown }[] = [];
	for (const { collection, id } of earlierPrices) {
		const row: Row = await client.request(readItem(collection, id, { fields: ['price_brutto'] }));
		present.push({ collection, id, price: row.price_brutto });
	}
	try {
		for (const { collection, id, price } of earlierPrices) await write(collection, id, price);
		await during();
	} finally {
		for (const { collection, id, price } of present) await write(collection, id, price);
	}
}
