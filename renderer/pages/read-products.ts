/** Reads products in the groups in which they lie in the snapshot, so that no more than two of its files have to be in memory. */
import type { Catalogue } from '../../pipeline/catalogue/catalogue.ts';
import { productMarkdownSources } from '../../pipeline/content/markdown-sources.ts';
import type { Product } from '../../pipeline/content/product.ts';
import { readyTexts } from '../../pipeline/rich-text/judge-texts.ts';
import type { RichTexts } from '../../pipeline/rich-text/rich-text-store.ts';
import { productTexts } from '../data/needs.ts';
import type { ProductShelf } from './product-shelf.ts';

/**
 * The products that are wanted, group by group, each with its texts ready; those of the next group are rendered while pages of this one are
 * made. `texts` null: they are not needed. The products of a group are on the shelf until the next one but one.
 */
export async function* readProducts(
	{ shards }: Pick<Catalogue, 'shards'>,
	shelf: ProductShelf,
	isWanted: (id: number) => boolean,
	texts: Pick<RichTexts, 'request' | 'ready'> | null,
): AsyncGenerator<readonly Product[]> {
	const groups = shards.map(({ ids }) => ids.filter(isWanted)).filter((ids) => ids.length > 0);
	const read = (index: number): readonly Product[] => {
		const products = shelf.read(groups[index] ?? []);
		texts?.request(products.flatMap(productTexts));
		return products;
	};
	let next = read(0);
	for (const index of groups.keys()) {
		const products = next;
		next = read(index + 1);
		if (texts !== null) await readyTexts(texts, products.flatMap(productTexts), () => products.flatMap(productMarkdownSources));
		yield products;
	}
}
