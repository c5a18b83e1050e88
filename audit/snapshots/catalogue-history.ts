/**
 * The number of products over time: at each fetch that was committed, read from git's versions of the manifest, and at each fetch that recorded
 * prices.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { parseJson } from '../../pipeline/disk/read-json.ts';
import { manifestFile } from '../../pipeline/snapshot/manifest.ts';
import { product } from '../../shop/collections/product.ts';
import { type PriceHistory, parseItemKey } from '../../shop/history/price-history.ts';
import { git } from './git-snapshot.ts';

export interface CatalogueMoment {
	/** When it was fetched, ISO 8601. */
	readonly at: string;
	readonly products: number;
}

/** Commits that are looked at; a year of daily fetches. */
const longest = 366;

const manifest = z.object({ fetchedAt: z.string(), collections: z.record(z.string(), z.object({ count: z.number() })) });

/** The oldest first; empty without git. */
export async function readCatalogueHistory(contentDir: string): Promise<readonly CatalogueMoment[]> {
	if (!existsSync(join(contentDir, manifestFile))) return [];
	const cwd = contentDir;
	const log = await git(['log', `--max-count=${longest}`, '--format=%H', '--', manifestFile], { cwd });
	const commits = (log ?? '').split('\n').filter(Boolean).reverse();
	const moments = new Map<string, number>();
	for (const commit of commits) {
		const moment = toMoment((await git(['show', `${commit}:./${manifestFile}`], { cwd })) ?? '');
		if (moment !== null) moments.set(moment.at, moment.products);
	}
	return [...moments].map(([at, products]) => ({ at, products })).sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** The moment of a manifest; null where it cannot be read, as an older format may not be. */
function toMoment(text: string): CatalogueMoment | null {
	const { data } = manifest.safeParse(parseJson(text));
	return data === undefined ? null : { at: data.fetchedAt, products: data.collections[product.collection]?.count ?? 0 };
}

/**
 * The number of products that were offered at a price, from the prices that every fetch records: a moment for each fetch at which any price changed,
 * the oldest first. A product with variants counts while any of them has a price.
 */
export function toOfferHistory(prices: PriceHistory): readonly CatalogueMoment[] {
	const changes = [...prices].flatMap(([key, points]) => points.map(({ from, price }) => ({ key, from, isPriced: price !== null })));
	const byMoment = [...Map.groupBy(changes, ({ from }) => from)].sort(([a], [b]) => (a < b ? -1 : 1));
	const priced = new Map<number, Set<string>>();
	return byMoment.map(([at, members]) => {
		for (const { key, isPriced } of members) {
			const { productId } = parseItemKey(key);
			const items = priced.get(productId) ?? new Set();
			priced.set(productId, items);
			if (isPriced) {
				items.add(key);
			} else {
				items.delete(key);
			}
		}
		return { at, products: [...priced.values()].filter(({ size }) => size > 0).length };
	});
}
