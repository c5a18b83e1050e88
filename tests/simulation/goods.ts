/** What the shop of the simulation sells, and how much of it there is: Directus knows the stock, and the service reads it by snapshots. */
import type { Shop, ShopSource } from '../../orders/shop/shop.ts';
import { someShop } from '../orders/some-shop.ts';

export interface Piece {
	readonly product: number;
	readonly variant: number | null;
	readonly cents: number;
	/** Has to be chosen with it. */
	readonly personalization: Readonly<Record<string, string>> | null;
	/** null: it is made again for each order. */
	readonly stock: number | null;
}

/** As `someShop` has them. Few of each, so that buyers get in each other's way. */
export const pieces: readonly Piece[] = [
	{ product: 1, variant: null, cents: 10_000, personalization: null, stock: 3 },
	{ product: 3, variant: null, cents: 1_990, personalization: null, stock: null },
	{ product: 8, variant: null, cents: 10_000, personalization: { text: 'ABC', schrift: 'Antiqua' }, stock: 9 },
	{ product: 7, variant: 71, cents: 25_050, personalization: null, stock: 2 },
	{ product: 11, variant: 101, cents: 25_050, personalization: null, stock: 2 },
	{ product: 11, variant: 102, cents: 25_050, personalization: null, stock: 2 },
];

export function nameOf({ product, variant }: Pick<Piece, 'product' | 'variant'>): string {
	return `${product}/${variant ?? ''}`;
}

export interface SnapshotSource extends ShopSource {
	/** A snapshot that was read from Directus at a time is released. */
	install(stock: ReadonlyMap<string, number>, readFromMs: number): void;
}

export async function createSnapshots(): Promise<SnapshotSource> {
	const goods = await someShop({ default_tax_percent: '19.00' }).read();
	let count = 0;
	let shop: Shop = goods;
	return {
		install(stock, readFromMs) {
			const name = `snapshot-${++count}`;
			shop = {
				...goods,
				snapshot: name,
				readFromMs,
				offer(product, variant) {
					const offer = goods.offer(product, variant);
					const known = stock.get(nameOf({ product, variant }));
					return offer === null || known === undefined ? offer : { ...offer, stock: known };
				},
			};
		},
		read: async () => shop,
	};
}
