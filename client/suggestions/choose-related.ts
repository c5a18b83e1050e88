/** Chooses products that belong to another one: by what both have in common, the same for all visitors while the catalogue is. */
import { hasBit } from '../catalogue/bitset.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Kinship } from '../products/product-data.ts';

/** Weights of kinship: a ring goes with rings, then with products of its maker, then with those of its theme. */
const weights = { category: 3, manufacturer: 2, tag: 2 } as const;

/** Ids of at most `limit` products, the nearest first; what can be had before what cannot, and new before old. Without the product itself. */
export function chooseRelated(catalogue: Catalogue, id: number, { category, manufacturer, tags }: Kinship, limit: number): number[] {
	const soldOut = catalogue.available('sold-out');
	const kinds = [
		{ bits: catalogue.having('category', [category]), weight: weights.category },
		...(manufacturer === null ? [] : [{ bits: catalogue.having('manufacturer', [manufacturer]), weight: weights.manufacturer }]),
		...tags.map((tag) => ({ bits: catalogue.having('tag', [tag]), weight: weights.tag })),
	];
	const scored = catalogue.ids.map((each, piece) => {
		const score = kinds.reduce((sum, { bits, weight }) => (hasBit(bits, piece) ? sum + weight : sum), 0);
		return { id: each, score, isSoldOut: hasBit(soldOut, piece) };
	});
	return scored
		.filter((each) => each.score > 0 && each.id !== id)
		.sort((left, right) => Number(left.isSoldOut) - Number(right.isSoldOut) || right.score - left.score || right.id - left.id)
		.slice(0, limit)
		.map((each) => each.id);
}
