/** The order of collections in reports: what customers look for first stands first, and files last. */

const first = [
	'ecommerce_product',
	'ecommerce_product_variant',
	'brand',
	'page',
	'ecommerce_category',
	'ecommerce_subcategory',
	'menu_entry',
];
const last = ['widget', 'consent', 'rich-text', 'directus_files'];

/** For sorting: by rank, and those of the same rank as they came. */
export function compareCollections(a: string, b: string): number {
	return rank(a) - rank(b);
}

function rank(collection: string): number {
	const isFirst = first.indexOf(collection);
	return isFirst === -1 ? first.length + 1 + last.indexOf(collection) : isFirst;
}
